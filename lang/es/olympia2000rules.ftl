### Fetched
### Español

rules-facts = 2–5 personas · a partir de 9 años · 30 minutos
    .words = cuantos jugadores cuanta gente edad niños duracion cuanto dura minutos
rules-theme = Olimpia, año 2000 a. C. En tu equipo hay quien corre, quien lanza, quien salta y quien tira con arco, y también quien preferiría estar en el banquete. El arte está en enviar a cada cual en el momento justo.
    .words = historia tema ambientacion de que va

## The pictures of positions

# Head
rules-pictures = En imágenes
# Picture
rules-picture-prize = Una ficha de laurel es el premio de esta ronda; el siguiente también se conoce. Las demás están en cinco columnas, una por disciplina.
# Picture
rules-picture-send = Todo el mundo elige en secreto a quién envía, y el número más bajo gana. Un 7 basta para un maratón de 2: guarda el 1 para un premio mejor.
# Picture
rules-picture-result = El 7 supera al 21 y al 43 y se lleva la ficha. Las tres cartas salen de la partida, así que una buena solo gana una vez.
# Picture
rules-picture-choose = Quien queda en último puesto elige la ficha de arriba de una columna: vendrá tras el siguiente premio. Elige una que le vaya bien a tu mano.
# Picture
rules-picture-crutches = Competir con muletas da una ficha de consolación, que vale 1, se gane o se pierda. Aquí además es el último puesto, así que también se elige premio.
# Picture
rules-picture-words = Una palabra no es un puesto: un nulo no es ni el primero ni el último. Aquí el último es el 48, que elige premio.
# Picture
rules-picture-deal = Quien reparte mira una carta nueva y se la queda o la da. En cuanto se queda una, el resto roba la suya sin verla.
# Picture
rules-picture-end = Cuando se agota el mazo, se juegan las últimas cartas de la mano. Luego se suman laureles y fichas de consolación, y gana quien tenga más puntos.

## The game in brief

# Head
rules-aim = El juego en pocas palabras
rules-aim-round = En cada ronda está en juego una ficha de laurel de una de cinco disciplinas. Todo el mundo elige en secreto a quién envía; el número más bajo se lleva la ficha.
    .words = objetivo meta resumen como funciona ronda jugar turno gana ganador recibe
rules-aim-last = El último puesto tiene recompensa: eliges el premio de dentro de dos rondas. Después, todo el mundo recibe una carta nueva.
rules-aim-end = Cada atleta compite una sola vez. Gana quien tenga más puntos entre laureles y fichas de consolación.
    .words = cinco disciplinas pruebas deportes competiciones cuales volver usar vez

## Components

# Head
rules-box = Componentes
# Rulings: Z2
rules-box-athletes = 55 atletas. Cada carta muestra un puesto en cada disciplina; cuanto más bajo el número, mejor. No hay dos cartas con el mismo puesto, así que en una prueba nunca hay empate. Una palabra en vez de un número, «{ olympia2000.place-overstepped }» o «{ olympia2000.place-disqualified }», significa sin puesto en esa disciplina; da igual cuál de las dos.
    .words = palabra texto numero mismo igual empate valor puesto nulo fuera cartas tipos descalificado descalificacion
# Rulings: Z13
rules-box-groups = La imagen muestra hasta dónde llega cada atleta. Con sangre divina hay al menos una disciplina con un puesto entre los tres primeros; las leyendas tienen uno entre los siete primeros; las promesas, entre los doce; y quienes tienen buen diente, entre los veinte. Hay doce cartas de cada grupo. Las siete con muletas no tienen ninguno mejor que el 21, pero al público le encantan.
    .words = imagen dibujo clases tipos fuerte bueno mejor sangre divina leyenda promesa buen diente muletas heroe semidios cada cuantas grupo gordo comilon
rules-box-combination = La combinada es la prueba de quien hace bien de todo. El puesto sale allí de las otras cuatro juntas: cuanto mejor es la suma, mejor es el puesto. Una palabra cuenta como un puesto por detrás de cualquier otro; con dos palabras no hay puesto allí.
    .words = completo todo mezcla total suma general
rules-box-laurels = 25 fichas de laurel, que valen de 2 a 6 en cada disciplina.
    .words = ficha fichas valen valor puntos cuantas color disciplina tipos
rules-box-consolation = 7 fichas de consolación, que valen 1 cada una.
    .words = ficha fichas valen valor cuantas

## Set-up

# Head
rules-set-up = Preparación
# Rulings: Z10
rules-set-up-laurels = Las fichas de laurel se colocan en cinco columnas, una por disciplina, con el 2 arriba y el 6 abajo. Entre cuatro o cinco personas no hay seises.
    .words = preparar colocar montar cuatro cinco seis empezar pruebas competiciones
# Rulings: Z1
rules-box-two = Junto a las columnas hay dos fichas: el premio de esta ronda y el de la siguiente. Para empezar se sacan al azar dos fichas de valor 2, de dos disciplinas distintas.
    .words = comienzo empezar inicio primer premio
rules-box-hand = Cada persona recibe cuatro cartas de atleta. El resto forma el mazo.
    .words = cuantos repartir recibir mano tamaño empezar cartas
# Rulings: Z15
rules-set-up-dealer = Se sortea quién reparte primero, salvo que haya acuerdo.
    .words = primero empieza comienza inicial reparte quien va

## A round

# Head
rules-round = Una ronda tiene tres partes
# Part
rules-one = 1. La prueba
# Rulings: Z19
rules-one-text = Todo el mundo elige en secreto a quién envía; luego las cartas se revelan a la vez. Lo elegido no se puede cambiar. Quien tenga el número más bajo en la disciplina se lleva la ficha y la deja boca arriba.
    .words = elegir jugar cambiar recuperar enviar gana ganador menor bajo
# Rulings: Z11
rules-one-console = Por cada atleta con muletas, quien juega la carta recibe una ficha de consolación que vale 1, se gane o se pierda.
    .words = consolacion sirven efecto ventaja muletas lesionado herido
# Part
rules-two = 2. El premio de dentro de dos rondas
# Rulings: Z2, Z3, Z6
rules-two-text = La otra ficha avanza: es el premio de la próxima ronda. Quien ha enviado la carta con el peor puesto (las palabras no cuentan) elige ahora la ficha de arriba de cualquier columna para que venga después, aunque sea de la misma disciplina. Si solo una carta tiene puesto, quien la envió gana y también elige. Si las columnas están vacías, no elige nadie. Todas las cartas enviadas en esta ronda salen de la partida.
    .words = ultimo peor elegir elige siguiente decidir solo ambos perdedor pierde quien escoger
# Part
rules-three = 3. Cartas nuevas
# Rulings: Z7, Z15
rules-three-text = Quien reparte mira la carta de arriba del mazo y se la queda, o la da a alguien que aún no tenga carta nueva y mira la siguiente. Si el resto ya tiene carta nueva, quien reparte tiene que quedársela. Nadie puede rechazar una carta. En cuanto quien reparte se queda una, quienes aún no tienen carta nueva roban una sin verla, en el sentido de las agujas del reloj. Luego el mazo pasa a la izquierda.
    .words = nueva robar recibir reponer repartir dar quedarse rechazar negarse quien reparte pasar pasa todos decir
# Rulings: Z7, Z20
rules-three-know = Quien reparte conoce cada carta que ha dado hasta que se juega. Si te han dado una carta, una marca indica quién la conoce.
    .words = ver visto saber sabe secreto dada marca
# Head
rules-void = Rondas desiertas
# Rulings: Z4, Z11
rules-void-text = Si todas las cartas enviadas tienen «nulo» o «fuera», nadie gana: la ficha se queda y se disputa otra vez, y el siguiente premio también se queda. Las fichas de consolación se entregan igualmente, y las cartas salen de la partida.
    .words = nadie ninguno todos empate sin ganador desierta descalificado descalificada descalificacion puesto
# Rulings: Z4, Z17, Z18
rules-void-draw = En ese caso, cada cual roba una carta directamente del mazo, sin verla: primero quien reparte y luego en el sentido de las agujas del reloj. No se da ninguna, y el mazo no cambia de manos. Si el mazo tiene menos cartas que personas hay en la mesa, no roba nadie. Si a nadie le quedan cartas, la partida acaba y la ficha se queda donde está.
    .words = nadie robar nuevas cartas sin ganador desierta

## Scoring

# Head
rules-scoring = Puntuación
# Rulings: Z12
rules-end-count = Suma tus laureles y tus fichas de consolación. Gana quien tenga más puntos. Con empate se comparte el puesto, salvo que se haya acordado que decidan solo los laureles.
    .words = puntos empate empatan desempate igual igualdad ganador gana victoria total compartir quien campeon

## End of the game

# Head
rules-end = Fin de la partida
# Rulings: Z9, Z17
rules-end-text = Cuando tocan cartas nuevas y el mazo tiene menos cartas que personas hay en la mesa, ya no se roba más, y todo el mundo juega las tres cartas que le quedan en la mano. Lo que sobra del mazo no se usa. La partida acaba también en cuanto se han ganado todas las fichas, lo que ocurre en partidas de dos. Después de la penúltima ronda aún se elige un premio, si queda alguno, aunque ya no haya ronda para él; después de la última, no. Entre tres, cuatro o cinco personas sobran fichas: no son para nadie.
    .words = acaba termina final mazo vacio agotado ultima sobran quedan
# Rulings: Z9
rules-length = Entre dos se juegan 25 rondas; entre tres, 18; entre cuatro, 13; y entre cinco, 11. Entre dos, cada ronda desierta añade una más, hasta 27; las fichas que queden entonces no son para nadie.
    .words = cuantas rondas duracion largo numero dos jugadores personas

## Variants

# Head
rules-variants = Variantes
# Rulings: Z15
rules-variants-start = Primer reparto: se acuerda quién reparte, en vez de sortearlo.
    .words = opcion elegir
# Rulings: Z12
rules-variants-tie = Empates: si hay empate a puntos, va delante quien tenga más laureles, sin contar las fichas de consolación. Si también son iguales, se comparte el puesto.
    .words = empate empatan desempate igual opcion

## Questions and answers

# Head
rules-questions = Preguntas
# Part
rules-question-last = ¿Quién queda en último lugar si hay un nulo?
# Rulings: Z2
rules-answer-last = El número más alto entre las cartas con puesto. Una palabra no puede ni ganar ni ser el último puesto.
    .words = ultimo peor palabra sin puesto
# Part
rules-question-before = ¿Elijo el premio antes de ver mi carta nueva?
# Rulings: Z5
rules-answer-before = Sí, los premios van primero. Pero ya sabes cuál es el siguiente.
    .words = ver antes nueva carta
# Part
rules-question-twice = ¿Se pueden dar dos cartas a la misma persona?
# Rulings: Z7
rules-answer-twice = No, una a cada cual. Tampoco quien reparte puede quedarse una segunda: al quedarse una, ya no elige más.
    .words = dos doble mas misma segunda quedar
# Part
rules-question-two = ¿Se reparte de otra forma entre dos?
# Rulings: Z8
rules-answer-two = No. Quien reparte se queda la primera carta y la otra persona roba sin ver, o bien da la primera y se queda la segunda.
    .words = dos pareja repartir jugadores personas igual
# Part
rules-question-win = Si gana una carta con muletas, ¿da también una ficha de consolación?
# Rulings: Z11
rules-answer-win = Sí, y también en una ronda desierta.
    .words = ambas tambien ademas primero muletas gana
# Part
rules-question-gone = ¿Se pueden mirar las cartas que ya han competido?
# Rulings: Z20
rules-answer-gone = En las reglas originales, no: se apartan. Todo el mundo las ha visto, así que la aplicación las muestra: toca el número que hay junto al resultado.
    .words = usadas jugadas viejas ver descartes cementerio pasadas gastadas

## Tips

# Head
rules-hints = Consejos
rules-hints-text = No guardes demasiado tus mejores cartas: donde nadie tiene un buen puesto, gana uno mediano. El último puesto también sirve: eliges qué se disputa.
    .words = estrategia trucos tactica recomendaciones
