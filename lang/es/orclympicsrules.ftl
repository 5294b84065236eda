### Fetched
### Español

# Rulings: O1
rules-facts = 2–5 personas · a partir de 8 años · 10–20 minutos
    .words = cuantos jugadores cuanta gente edad niños duracion cuanto dura minutos
rules-theme = La aldea celebra sus Juegos: los orcos empujan burros, los elfos abren cerrojos y los goblins persiguen cerdos untados, todo por una copa reluciente.
    .words = historia tema ambientacion de que va

## The pictures of positions

# Head
rules-pictures = En imágenes
# Picture
rules-picture-row = Hay siete pruebas en fila, cada una de una habilidad: velocidad, astucia o fuerza. La última, la prueba reina, es la que más vale.
# Picture
rules-picture-draft = Quédate con una carta y cede el resto a la izquierda, hasta tener ocho. Elige lo que pide la fila.
# Picture
rules-picture-team = Con tus ocho cartas, forma un equipo de tres razas como mucho. El resto queda fuera, y no llegan cartas nuevas.
# Picture
rules-picture-enter = Presenta cartas con la habilidad y súmalas. El total más alto tiene la copa de oro; el segundo, la de plata.
# Picture
rules-picture-tie = Basta empatar para llevarse una copa: Chen se lleva el oro con 3. Ana, que lo pierde, recibe la plata, y Bo se queda sin nada.
# Picture
rules-picture-rest = Después de una prueba, las cartas presentadas descansan. Si no ganas copa, puedes recuperar una de las tuyas.
# Picture
rules-picture-end = Gana quien tenga más puntos, y la prueba reina decide muchas partidas: guarda cartas para ella. Ana llega con 10 puntos y gana 7 más.

## The game in brief

# Head
rules-aim = El juego en pocas palabras
rules-brief-reveal = Descubrir: siete pruebas de velocidad, astucia o fuerza están en fila desde el principio.
    .words = resumen objetivo pruebas cuantas numero competiciones
rules-brief-build = Formar: eliges ocho cartas en un draft y, con ellas, formas en secreto un equipo de tres razas como mucho.
rules-brief-compete = Competir: el total más alto tiene la copa de oro; el segundo, la de plata. Quien tiene una copa al acabar la prueba gana sus puntos; al final gana quien tenga más.

## Components

# Head
rules-box = Componentes
# Rulings: O23
rules-box-folk = 42 cartas de siete razas: 9 humanos; 7 goblins, 7 elfos y 7 enanos; 4 medianos, 4 genios y 4 orcos. Todas las cartas de una raza son iguales. Cada una muestra su valor en las tres habilidades. Cuanto más rara es una raza, más hábil: uno, dos o tres puntos de color. Una raya significa 0: la carta no se puede presentar en pruebas de esa habilidad.
    .words = tipos especies criaturas orcos elfos enanos humanos goblins genios medianos duende hobbit cuantas cero guion raya fuertes buenos mejor cual mas fuerte debil
rules-box-emblems = El ala es la velocidad; el ojo, la astucia; el puño, la fuerza.
    .words = simbolo simbolos icono iconos dibujo significa
# Rulings: O19
rules-box-competitions = 15 pruebas: de cada habilidad, cuatro normales, con un oro de 3, 4, 5 y 6 puntos, y una prueba reina, con un oro de 7. La plata vale 2 puntos en todas las pruebas normales y 4 en la prueba reina.
    .words = valor vale puntos plata oro cuantas competiciones ultima principal reina
rules-box-cups = Una copa de oro y una de plata. Cambian de manos durante una prueba; solo puntúa quien las tiene al final. Nadie puede tener las dos.
    .words = trofeo trofeos ambas dos

## Set-up

# Head
rules-set-up = Preparación
# Rulings: O20
rules-set-up-row = Se sacan seis pruebas normales y se colocan en fila boca arriba, de menor a mayor valor; las de igual valor, en orden aleatorio. Al final va una de las tres pruebas reina. Todo el mundo puede ver la fila antes de que empiece el draft.
    .words = preparar orden colocar montar competiciones cuantas pruebas siete cuales secuencia
rules-set-up-deal = Cada persona recibe ocho cartas. El resto sale de la partida sin que nadie lo vea: 26 cartas entre dos, 18 entre tres, 10 entre cuatro, 2 entre cinco.
    .words = cuantas repartir recibir empezar comienzo mano tamaño sobran sin usar

## Building a team

# Head
rules-draft = El draft
# Rulings: O16
rules-draft-text = Cada cual elige en secreto una carta, se la queda boca abajo y cede las demás a la izquierda. Se sigue así con cada mano nueva hasta tener ocho cartas; la octava es la que quede. Puedes mirar tus cartas elegidas cuando quieras. La aplicación recuerda también lo que has cedido: toca tu propio nombre.
    .words = izquierda derecha sentido pasar dar vecino elegir seleccionar mano quedarse mirar draft como funciona lado hacia
# Head
rules-team = El equipo
# Rulings: O15
rules-team-text = Con esas ocho cartas, cada cual forma en secreto un equipo: tres razas como mucho, con tantas cartas de cada una como quiera. También puedes dejar fuera cartas de esas razas, pero no llegarán cartas nuevas. Lo que no está en tu equipo sale de la partida sin que nadie lo vea. El resto solo ve cuántas cartas hay en tu equipo.
    .words = cuantas razas limite usar maximo obligatorio todas dejar fuera elegir quitar distintas cuatro mezclar especies
rules-team-example = Por ejemplo, te has quedado con 3 goblins, 2 elfos, 1 mediano, 1 enano y 1 humano. Formas un equipo con los goblins, los elfos y el mediano; el enano y el humano salen de la partida.

## The competitions

# Head
rules-compete = Las pruebas
# Rulings: O2, O22
rules-compete-first = La fila se juega de la primera a la última. Se sortea quién empieza la primera prueba, o se acuerda en la preparación: por ejemplo, la persona de más edad. Después empieza quien haya ganado el último oro. El turno pasa a la izquierda y se salta a quien haya pasado.
    .words = primero empieza comienza inicial sentido reloj orden turno quien va
# Rulings: O8
rules-compete-turn = Cuando te toca, tienes que presentar cartas o pasar. No se puede esperar.
    .words = esperar saltar nada retrasar obligatorio debo que opciones posible hacer jugar
# Part
rules-enter-head = Presentar
rules-enter-text = Juega una o más cartas, de una raza o de varias, boca arriba delante de ti, junto a las que ya hayas presentado en esta prueba. Cada una tiene que valer al menos 1 en la habilidad de la prueba. Suma todas tus cartas presentadas y compara tu total con el del resto.
    .words = jugar poner mas varias como sumar distintas mezclar antes ya cuentan siguen
# Rulings: O3, O4, O5
rules-enter-gold = Si nadie tiene un total más alto, llévate la copa de oro; basta empatar. Si se la quitas a alguien, esa persona se lleva a cambio la copa de plata, del centro o de quien la tenga. Si la plata la tenías tú, hay intercambio.
    .words = tomar birlar quitar robar adelantar empate igual cambiar primero
# Rulings: O3
rules-enter-silver = Si no, pero la copa de plata está libre o tu total iguala o supera el de quien la tiene, llévate la copa de plata.
    .words = segundo birlar quitar robar tomar cuando copa
# Rulings: O3, O7
rules-enter-nothing = Si no, las copas se quedan donde están. Si ya tienes una copa, puedes añadir cartas y conservarla.
    .words = nada menor menos mas
# Part
rules-pass-head = Pasar
# Rulings: O9, O10, O22
rules-pass-text = Si pasas, ya no puedes presentar más cartas en esta prueba. Conservas tu copa hasta que alguien te la quite, y sigues recibiendo la de plata si pierdes la de oro. Si ninguna de tus cartas tiene la habilidad, o no te quedan cartas en la mano, tienes que pasar. El resto sigue; la última persona puede seguir a solas. Cuando todo el mundo ha pasado, la prueba ha terminado.
    .words = parar retirarse salir volver regresar abandonar mano vacia ninguna despues quedan cartas final acaba prueba como
# Part
rules-example-head = Un ejemplo
rules-example-text = Ana ganó el último oro y empieza una prueba de fuerza. Ana presenta un orco, que vale 4, y se lleva el oro. Bo presenta un humano, que vale 1, y se lleva la plata. Chen presenta dos goblins, 4 en total: iguala a Ana, así que Chen se lleva el oro y Ana le quita la plata a Bo. Ana pasa. Bo añade un orco, llega a 5 y se lleva el oro; Chen le quita la plata a Ana. Chen y Bo pasan. Bo gana el oro y Chen la plata, y Ana puede recuperar una carta. Bo empieza la prueba siguiente.

## Scoring and resting

# Part
rules-after-head = Después de una prueba
# Rulings: O11, O12
rules-after-text = Quien tiene una copa gana su valor. Si solo una persona presentó cartas, nadie gana la plata. Si no presentó nadie, nadie puntúa: la prueba no se repite, y la misma persona empieza la siguiente.
    .words = puntuar puntos ganador nadie acabar final siguiente jugada presenta presentar juega nada
# Rulings: O13, O24
rules-after-rest = Todas las cartas presentadas se ponen boca abajo delante de quien las presentó: descansan. Puedes mirar tus cartas que descansan cuando quieras. Quien no ganó copa puede recuperar en la mano una carta que descansa, de esta prueba o de una anterior. Se decide a la vez; el resto ve que se recuperó una carta, pero no cuál. Después de la prueba reina no se recuperan cartas.
    .words = recuperar volver devolver cansadas agotadas usadas retomar otra vez coger donde van cartas nada ganado perdido
# Head
rules-two = Dos personas
# Rulings: O14
rules-two-text = Entre dos no hay copa de plata: quien pierde el oro no recibe nada a cambio. Quien no ganó el oro puede recuperar una carta; si no presentó nadie, pueden las dos personas. En el draft, cada mano vuelve a ti con dos cartas menos.
    .words = dos plata segundo pareja jugadores personas entre

## The end

# Head
rules-end = Fin de la partida
# Rulings: O18, O25
rules-end-text = La partida acaba después de la prueba reina, y gana quien tenga más puntos. Si hay empate a puntos, va delante quien tenga la copa de oro más valiosa; si son iguales, se compara la segunda más valiosa, y así sucesivamente; tener una más es mejor. Si todo es igual, se comparte el puesto.
    .words = empate empatan desempate igual igualdad ganador gana acaba final victoria puntos

## Variants

# Head
rules-variants = Variantes
# Rulings: O20
rules-variant-events = Orden al azar: deja las pruebas normales en el orden en que salgan. La prueba reina sigue siendo la última.
    .words = azar aleatorio mezcladas barajar orden
# Rulings: O21, O25
rules-variant-season = Temporada: se juegan varias partidas. Quien gana una partida recibe un punto de temporada; si se comparte la victoria, lo recibe cada cual. Gana la temporada quien llegue antes al número acordado; si varias personas llegan en la misma partida, la comparten. Quién empieza se decide de nuevo en cada partida.
    .words = varias serie liga campeonato cuantas victorias

## Hints

# Head
rules-hints = Consejos
rules-hints-text = Las copas baratas van primero, salvo con las pruebas al azar: quedarte sin ninguna cuesta poco, y entonces puedes recuperar una carta. Basta empatar para llevarse una copa, así que ponte en cabeza con un total que cueste al resto más cartas de las que merece la copa. Lleva la cuenta de lo que el resto tiene descansando y de lo que has cedido.
    .words = estrategia trucos tactica recomendaciones

## Questions: each with its answer

# Head
rules-questions = Preguntas
# Part
rules-ask-tie = Tengo el mismo total que quien tiene una copa. ¿De quién es?
# Rulings: O3
rules-ask-tie-text = Tuya, si acabas de presentar cartas: basta empatar para llevarse una copa.
    .words = empate igual mismo total igualar oro
# Part
rules-ask-third = Una tercera persona se lleva el oro. ¿Quién tiene ahora la plata?
# Rulings: O5
rules-ask-third-text = Quien acaba de perder el oro. Quien tenía la plata se queda sin nada.
    .words = birlar quitar robada perder pierde quien segundo
# Part
rules-ask-second = Dos personas tienen 5. ¿Es mi 4 el segundo total más alto?
# Rulings: O6
rules-ask-second-text = Lo comparas con quien tiene la copa de plata, que también tiene 5: no te llevas nada.
    .words = empate igual segundo tercero mismo
# Part
rules-ask-more = ¿Puedo añadir cartas si tengo el oro, o si el resto ha pasado?
# Rulings: O7, O10
rules-ask-more-text = Sí. Cuando te toca, siempre puedes presentar más cartas, y conservas la copa.
    .words = añadir mas otra vez seguir solo cabeza
# Part
rules-ask-alone = Solo una persona ha presentado cartas. ¿Para quién es la plata?
# Rulings: O12
rules-ask-alone-text = Para nadie: la plata de esa prueba se descarta.
    .words = solo sola unico nadie mas segundo
# Part
rules-ask-none = Nadie ha presentado cartas. ¿Se pueden recuperar?
# Rulings: O11
rules-ask-none-text = Sí, puede quien tenga alguna carta descansando.
    .words = nadie ninguno presento
# Part
rules-ask-public = ¿Qué puedo saber del resto?
# Rulings: O17, O24
rules-ask-public-text = Cuántas cartas tiene cada cual en la mano y descansando, qué cartas ha presentado, y sus copas y puntos. Qué cartas tiene en la mano o recupera es secreto.
    .words = ver mirar secreto oculto conocer preguntar contar
