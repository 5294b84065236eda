### Fetched
### Español

## At the top

rules-facts = 2–5 personas · 30 minutos
    .words = cuantas cuantos personas jugadores edad duracion minutos dura
rules-theme = Diriges un equipo en los Juegos: ficha a las figuras y a su coach, paga entrenos y material, y llena las gradas de afición.
    .words = historia tema ambientacion de que trata

## The pictures of positions

# Head
rules-pictures = En imágenes
# Picture
rules-picture-events = Cada persona tiene una fila, con cartas en cinco pruebas. Al final, en cada prueba, quienes tienen más estrellas ganan el oro, la plata y el bronce.
# Picture
rules-picture-card = Las estrellas ganan medallas; el número del dorsal decide quién elige antes las cartas nuevas. El 75 solo tiene una estrella: buena carta para pujar.
# Picture
rules-picture-bids = Todas las pujas se revelan a la vez: el 75 elige pareja primero, luego el 68 y luego el 47. Cada pareja tiene otra carta boca abajo, debajo de la primera.
# Picture
rules-picture-investment = Una carta invertida queda boca abajo en su propia prueba, bajo tu ficha. Cuando llega allí la siguiente, se pone boca arriba.
# Picture
rules-picture-upgrade = Una carta del mismo tipo con más estrellas sustituye a la anterior. Aquí, una figura de 5 estrellas sustituye a una de 3.
# Picture
rules-picture-discard = Cada tipo cuenta una vez: una segunda figura que no tenga más estrellas solo se descarta. El coach es otro tipo, y sus estrellas se suman.
# Picture
rules-picture-tie = En la ceremonia todas las cartas están boca arriba y se suman las estrellas. Ana y Bo empatan a 7: decide el número más alto de allí, 36 contra 23.

## The game in brief

# Head
rules-aim = El juego en pocas palabras
rules-aim-text = Lleva a tu equipo a cinco pruebas: baloncesto, natación, gimnasia, ciclismo y atletismo. Al final, cada prueba da el oro, la plata y el bronce a quienes tengan allí más estrellas. El oro vale 3 puntos, la plata 2 y el bronce 1. Gana quien tenga más puntos.
    .words = objetivo meta ganar gana ganador victoria finalidad resumen deportes

## Components

# Head
rules-box = Componentes
rules-box-events = 5 cartas de prueba, una por cada prueba.
    .words = deportes disciplinas competiciones
rules-box-cards = 75 cartas de Olympics. Cada una es de una prueba y de un tipo: figura, coach, entreno, material o afición. Cada prueba tiene 15 cartas, tres de cada tipo.
    .words = clases categorias mazo baraja cuantas color palo
# The stars of a card
rules-box-stars = Las estrellas de una carta son su rendimiento: ganan medallas. Las figuras tienen de 3 a 5 estrellas; las cartas de coach, de 2 a 4; y el resto, de 1 a 3.
    .words = fuerza fuerte potencia mejor peor valor buena sirven
# Rulings: M1
rules-box-number = El número del dorsal es el valor de puja de la carta: decide quién elige antes las cartas nuevas y deshace los empates. Va de 1 a 75, y cada número aparece una vez. Las cartas fuertes suelen tener números bajos.
    .words = dorsal cifra numeros prioridad iniciativa alto bajo camiseta sirve
rules-box-medals = 15 medallas: oro, plata y bronce para cada prueba.
    .words = cuantas premios
rules-box-tokens = 25 fichas: cinco en cada uno de cinco colores.
    .words = piezas marcadores discos peones color cuantas propias

## Set-up

# Head
rules-set-up = Preparación
rules-set-up-events = Coloca en el centro las cinco cartas de prueba, con una medalla de oro, una de plata y una de bronce en cada una.
    .words = preparar montar colocar mesa antes
rules-set-up-cards = Baraja las cartas de Olympics y reparte cuatro a cada persona. Mantén las tuyas en secreto. El resto forma el mazo.
    .words = cartas iniciales empezar reparto mano cuantas tamaño recibir
rules-set-up-tokens = Toma las cinco fichas de un color, una para cada prueba. Entre dos personas, deja junto al mazo cinco fichas de un tercer color para el equipo neutral.
    .words = color elegir coger

## A round

# Head
rules-round = Una ronda tiene dos partes
# Part
rules-one = 1. Adquisición
# Rulings: M16
rules-one-pairs = Forma una pareja por persona: una carta boca arriba y, debajo, otra boca abajo.
    .words = mercado oferta disponibles mostrar fila subasta cuantas descubierta
rules-one-bid = Todo el mundo elige en secreto una carta de la mano como puja, y todas las pujas se revelan a la vez. El número más alto toma la pareja que quiera, las dos cartas, y se las lleva a la mano; luego, el siguiente más alto, y así sucesivamente. Nadie puede renunciar a una pareja. Las cartas pujadas se descartan.
    .words = subasta apuesta apostar pagar precio coste perder devolver rechazar elegir coger gastar despues quien primero ronda parte fase paso
# Part
rules-two = 2. Inversión
rules-two-text = Todo el mundo elige en secreto una carta de la mano, aunque la acabe de tomar, y todas se juegan a la vez. Cada carta va a su propia prueba.
    .words = invertir jugar poner colocar enviar carta nueva asignar ronda parte fase paso simultaneo
rules-two-new = Si allí no tienes ninguna carta de ese tipo, juégala boca abajo con tu ficha encima. La carta que estaba bajo la ficha se pone boca arriba. Así, solo tú conoces la última carta que has jugado allí; todas las anteriores están boca arriba.
    .words = girar voltear dar la vuelta descubrir mostrar oculta tapada propia ficha marcador van otros
# Rulings: M7
rules-two-upgrade = Si allí tienes una carta de ese tipo con menos estrellas, la nueva la sustituye, boca arriba y con la ficha encima. La antigua se descarta boca arriba. Si allí tenías otra carta boca abajo, ponla boca arriba.
    .words = mejorar cambiar reemplazar subir mas fuerte mejor mismo tipo segunda coach figura entrenador
# Rulings: M4, M5
rules-two-discard = Si tu carta de ese tipo tiene allí las mismas estrellas o más, la nueva no se puede jugar: descártala boca arriba. Puedes elegir a propósito una carta así, pero una carta que se pueda jugar hay que jugarla.
    .words = floja debil peor inutil tirar desechar iguales nada imposible vale
# Rulings: M3
rules-two-after = Todo el mundo vuelve a tener cuatro cartas. Cada carta de tu mano muestra qué pasaría si la jugaras.
    .words = reponer robar siguiente mano cuantas

## What is known

# Head
rules-known = Qué se sabe
# Rulings: M9
rules-known-text = Las manos, las cartas boca abajo de las parejas y cualquier carta boca abajo bajo una ficha son secretas. Solo quien toma una pareja ve su carta boca abajo. Puedes mirar tus propias cartas boca abajo cuando quieras. Todo lo demás está a la vista, también los descartes.
    .words = espiar mirar ver abierto publico oculto descartadas cementerio debajo propias otros cuales mias
# Rulings: M18
rules-known-taken = Todo el mundo ve qué carta boca arriba tomas. Hasta que se vuelva a ver, está en tu mano o boca abajo en su prueba.
    .words = recordar memoria seguir fijarse

## The end

# Head
rules-end = Fin de la partida
# Rulings: M2, M16
rules-end-text = La partida acaba en cuanto se roba la última carta, lo que ocurre al formar las parejas. Esas cartas se apartan sin mirarlas, y las que queden en la mano no cuentan. Todas las rondas anteriores se juegan completas. Entre dos se juegan 11 rondas; entre tres, 10; entre cuatro, 7; y entre cinco, 5.
    .words = final termina duracion cuanto dura ultima numero de rondas mazo agotado sobran quedan cuando robar carta

## The medal ceremony

# Head
rules-ceremony = La ceremonia final
# Rulings: M13
rules-ceremony-text = Resuelve las pruebas una por una, poniendo boca arriba todas las cartas. Quien tiene más estrellas gana el oro; quien queda en segundo lugar, la plata; en tercero, el bronce. Para ganar una medalla en una prueba hace falta al menos una carta en ella. Las medallas que nadie gana se descartan.
    .words = entrega premios ganador nadie ausente sin cartas vacia desierta una sola
# Rulings: M12
rules-ceremony-tie = Si hay empate a estrellas, va delante quien tenga el número más alto entre sus cartas de esa prueba. Las cartas sustituidas no cuentan.
    .words = empatan desempate igualdad mismas estrellas medalla oro
rules-ceremony-points = El oro vale 3 puntos, la plata 2 y el bronce 1. Gana quien tenga más puntos.
    .words = puntuacion puntuar contar cuanto valor
# Rulings: M14, M17
rules-ceremony-end = Si al final hay empate a puntos, va delante quien tenga el número más alto entre sus cartas de cualquier prueba.
    .words = empatan desempate mismos puntos final quien gana ganador victoria

## Two players

# Head
rules-neutral = Dos personas
# Rulings: M16
rules-neutral-text = Se suma un tercer equipo, neutral. No tiene mano y no puja. Se forman tres parejas; cuando las dos personas hayan tomado la suya, la última es para el equipo neutral.
    .words = fantasma robot automatico tercero dos jugadores pareja cuantos mesa personas entre jugar juega
# Rulings: M10
rules-neutral-plays = Juega enseguida sus dos cartas, antes de que inviertas: primero la de boca arriba y luego la otra, con las mismas reglas pero boca arriba. Si no puede jugar una carta, la descarta.
    .words = automatico orden turno neutral
# Rulings: M11
rules-neutral-medals = El equipo neutral gana medallas como cualquiera, y así te las quita, pero no puede ganar la partida.
    .words = ganar ganador neutral

## Questions, each with its answer

# Head
rules-questions = Preguntas
# Part
rules-question-start = ¿Quién empieza?
# Rulings: M15
rules-answer-start = Nadie: todo ocurre a la vez, o en el orden de las pujas.
    .words = primero empezar comienza inicial mano quien jugador
# Part
rules-question-pass = ¿Puedo quedarme mis cartas y pasar?
# Rulings: M3
rules-answer-pass = No. En cada ronda pujas una carta e inviertes una carta.
    .words = pasar saltar no hacer nada parar renunciar obligatorio turno
# Part
rules-question-equal = ¿Y si dos pujas son iguales?
# Rulings: M1
rules-answer-equal = No puede pasar: cada número aparece una sola vez.
    .words = misma puja empate
# Part
rules-question-hidden = ¿Las cartas boca abajo cuentan para el límite de una por tipo?
# Rulings: M6
rules-answer-hidden = Sí. En una prueba tienes como mucho una carta de cada tipo, boca arriba o boca abajo. El resto solo ve que allí hay una carta.
    .words = repetida doble duplicada dos iguales mismo tipo limite
# Part
rules-question-upgrade = ¿Y si la carta más débil es la que está bajo mi ficha?
# Rulings: M7
rules-answer-upgrade = Se descarta boca arriba, y la nueva queda boca arriba con la ficha encima. En cualquier caso, tras una sustitución no tienes nada oculto en esa prueba. Tu siguiente carta de un tipo nuevo vuelve a quedar allí boca abajo.
    .words = cambiar reemplazar ficha mejorar
# Part
rules-question-order = ¿Importa en qué orden se juegan las cartas?
# Rulings: M8
rules-answer-order = No. Las cartas de cada cual en una prueba están separadas, así que el orden no cambia nada.
    .words = secuencia antes despues primero turno

## Hints

# Head
rules-hints = Consejos
rules-hints-text = Mira los números antes que las estrellas: uno alto rinde más en la ronda en que más se diferencian las parejas. Cuatro bronces valen más que un oro. Y los descartes muestran qué cartas ya no volverán.
    .words = estrategia trucos tactica recomendaciones buen jugar bien
