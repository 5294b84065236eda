### Fetched
### Español

# Rulings: K1
rules-facts = 3–6 personas, o 2 en equipo · a partir de 8 años · 20 minutos
    .words = cuantos jugadores cuanta gente edad niños duracion cuanto dura
rules-theme = Los Juegos han empezado. Si eres Coach, hablas en imágenes; si eres Atleta, tienes que ver lo que significan antes que nadie.
    .words = historia tema ambientacion de que va

## The pictures of positions

# Head
rules-pictures = En imágenes
# Picture
rules-picture-table = Cinco deportes bajo sus anillos, y tres de ellos son secretos. Coach da una pista para cada uno, y el resto, Atletas, adivina.
# Picture
rules-picture-clue = Si eres Coach, tienes seis pistas y un deporte secreto por medalla. Aquí es el tiro con arco, y la diana lo dice.
# Picture
rules-picture-ways = En vertical es una pista muy buena; en horizontal, regular. Todo el mundo lo ve, y los puntos son los mismos.
# Picture
rules-picture-cards = Cada Atleta pone una carta en cada medalla, con la bandera hacia arriba, en el orden que quiera. Una carta puesta se queda donde está.
# Picture
rules-picture-right = Las cartas que fallan se saltan, por pronto que llegaran. La primera correcta da los puntos de la medalla; cada una de las siguientes, 1.
# Picture
rules-picture-coach = Coach gana los puntos de una medalla si todo el mundo acierta. Si solo acierta una parte, es 1 punto, y si no acierta nadie, nada.
# Picture
rules-picture-test = Desde la segunda ronda, cada Atleta que va en cabeza descarta además un deporte. Si era secreto, pierde hasta 3 puntos.
# Picture
rules-picture-end = Cada cual es Coach una vez; después, gana quien tenga más puntos. Aquí, 7 van por delante de 6 y 5.

## The game in three lines

# Head
rules-aim = El juego en pocas palabras
# Line
rules-aim-1 = Hay cinco deportes en la mesa. Tres de ellos son los deportes secretos de Coach, que da una imagen como pista para cada uno.
    .words = objetivo meta resumen otros averiguar cuales deportes tarea explicar
# Line
rules-aim-2 = El resto, Atletas, adivina a la vez. En cada medalla, la primera carta correcta da más puntos, y Coach gana puntos cuando alguien acierta.
# Line
rules-aim-3 = Cada cual es Coach una vez, y gana quien tenga más puntos. Dos personas forman equipo contra cuatro países rivales.

## Components

# Head
rules-box = Componentes
# Rulings: K23
rules-box-rings = Cinco anillos en fila: azul, amarillo, negro, verde y rojo. Bajo cada uno hay un deporte, de los 80 de los Juegos de verano, de invierno y paralímpicos. Toca un deporte para saber algo de él.
    .words = colores aros circulos aro circulo deporte
# Rulings: K1, K25
rules-box-delegation = Seis delegaciones: Francia, Argentina, Estados Unidos, Kenia, Australia y China. Una delegación tiene cinco cartas, una por cada anillo. Todas llevan la misma bandera en el dorso, así que nadie distingue los anillos.
    .words = pais paises naciones bandera banderas equipo
rules-box-medals = Tres medallas: el bronce vale 2 puntos, la plata 3 y el oro 4.
    .words = bronce plata oro valor puntos cuantos
rules-box-clues = 238 pistas, o las 160 básicas. Cada una muestra un objeto, que puede sugerir muchos deportes o, a primera vista, ninguno. Su nombre puede verse debajo de la imagen o quedar oculto.
    .words = cuantas pistas imagenes numero dibujos
rules-box-control = Un lugar para el control antidopaje, junto a los deportes. No se usa en la primera ronda ni entre dos personas.
    .words = doping dopaje droga lugar

## Set-up

# Head
rules-setup = Preparación
rules-setup-text = Cada cual toma las cinco cartas de una delegación y empieza con 0 puntos. Se colocan cinco deportes, uno bajo cada anillo.
    .words = preparar empezar comienzo montar colocar inicio
# Rulings: K33
rules-setup-sports = En las reglas originales, todo el mundo ve los deportes desde el comienzo de la ronda. La aplicación los muestra a quienes adivinan solo cuando empieza la carrera, para que nadie los mire durante más tiempo.
    .words = ver saber antes ocultos pronto ventaja
# Rulings: K2
rules-setup-start = ¿Quién es Coach en la primera ronda? Según las reglas originales, quien haya hecho deporte más recientemente. Elige a esa persona o sortea.
    .words = primero empieza comienza inicial joven quien va capitan guia entrenador coach

## A turn

# Head
rules-turn = Una ronda tiene tres partes
# Part
rules-coach = 1. Coach
# Rulings: K4
rules-coach-draw = Si eres Coach, robas en secreto seis pistas. Para el bronce, sacas luego al azar una de las cinco cartas de tu propia delegación, la miras y la pones en la medalla, con la bandera hacia arriba. Su anillo indica el deporte secreto; solo tú lo sabes.
    .words = repartir cuantas mano recibir cartas imagenes objetivo pistas robar elegir deportes decidir otros averiguar pista tocan
# Rulings: K22, K28
rules-coach-lay = Elige la pista que mejor encaje con ese deporte y ponla boca abajo bajo la medalla: en vertical si es muy buena, en horizontal si es regular. Todo el mundo ve cómo está. La elección es tuya y no influye en los puntos.
    .words = vertical horizontal girada tumbada derecha orientacion sentido posicion buena mala floja dar
# Rulings: K4, K26, K28
rules-coach-rest = Haz lo mismo para la plata, con otro anillo y las cinco pistas que quedan, y para el oro, con las últimas cuatro. Cada anillo se saca solo cuando la pista anterior ya está puesta, y una pista puesta no se cambia. Las tres que no se usan salen de la partida sin que nadie las vea.
    .words = sobran sobrantes resto quedan caja cambiar sin usar cuantas pistas oro plata misma dos veces mostrar reutilizar uso
# Part
rules-athletes = 2. Atletas
# Rulings: K5
rules-athletes-flip = ¡A la de tres! Se da la vuelta a las pistas una tras otra, muy seguidas: bronce, plata, oro. En cuanto una pista está boca arriba, cualquier Atleta puede poner una carta en su medalla: toca un deporte de tu panel y luego la medalla.
    .words = listos empezar carrera salida cuando tocar turno contar adivinar pistas descubrir vuelta
# Rulings: K6, K25
rules-athletes-place = Si eres Atleta, pones exactamente una carta en cada medalla, en el orden que quieras, siempre con la bandera hacia arriba y encima de las que ya haya. Todo el mundo ve quién llegó antes, pero no qué deporte eligió. Una carta puesta no se puede mover ni recuperar. Con una carta por anillo, siempre eliges tres deportes distintos.
    .words = mover recuperar quitar cambiar deshacer arrepentirse elegir orden poner propia dos cartas una medalla numero cuantas
rules-athletes-end = Cuando cada Atleta tiene una carta en cada medalla y, si pasa el control antidopaje, también la suya ahí, empieza la entrega.
    .words = acabar terminado listos todos fin
# Part
rules-presentation = 3. La entrega de medallas
rules-presentation-text = Medalla a medalla, empezando por el bronce, se da la vuelta a todas las cartas. La de abajo del todo es la de Coach y muestra la respuesta. Luego se dan los puntos, como se explica más abajo.
    .words = revelar solucion respuesta mostrar comprobar abrir resultado
# Rulings: K3, K26
rules-turn-end = Cada cual recupera sus cartas. Las seis pistas de la ronda salen de la partida, se colocan cinco deportes que no hayan salido antes, y la persona a la derecha de Coach pasa a ser Coach.
    .words = siguiente despues nueva ronda turno descartadas usadas derecha rol

## Scoring

# Head
rules-points = Puntuación
# Rulings: K10
rules-points-athletes = Quien llega primero con la carta correcta gana los 2, 3 o 4 puntos de la medalla. Quienes llegan después con la carta correcta ganan 1 punto. Las cartas que fallan no dan nada y no cuentan para decidir quién llegó primero.
    .words = primero rapido ganar puntuar segundo despues otros tarde acertar acierto cuanto vale correcta
# Rulings: K9
rules-points-coach = Por cada medalla, Coach gana sus 2, 3 o 4 puntos si todo el mundo acierta, 1 punto si solo acierta una parte, y nada si no acierta nadie.
    .words = ganar conseguir guia quien da pistas todos acertar adivinar solo entrenador coach cuantos puntos
# Rulings: K18
rules-points-board = Los puntos se cuentan junto a cada nombre en una escala de doce. Cuando alguien tiene más, todas las escalas crecen en doce, tantas veces como haga falta.
    .words = marcador tablero escala pasar de doce total contar

## The doping test

# Head
rules-control = El control antidopaje
# Rulings: K11, K12, K31
rules-control-who = Desde la segunda ronda, pasa el control quien, entre Atletas, tenga más puntos al comienzo de la ronda. Si hay varias personas en cabeza, lo pasan todas, aunque tengan 0 puntos. Coach nunca pasa control; si en cabeza solo está Coach, no lo pasa nadie.
    .words = doping dopaje droga lider primero cabeza quien antidopaje lideres empate coach toca
# Rulings: K13, K30
rules-control-how = Si pasas el control, pones una carta más después de la tercera: elige, de tus dos últimos anillos, el deporte que menos parezca uno de los tres secretos. Va con la bandera hacia arriba al control antidopaje. La rapidez no importa, pero la entrega espera.
    .words = doping dopaje droga elegir carta cuarta como
# Rulings: K13, K16, K30, K31
rules-control-positive = Después del oro se da la vuelta a esas cartas. Si tu deporte era uno de los tres secretos, das positivo y pierdes hasta 3 puntos; si no, no pasa nada. No importa si alguien había acertado ese deporte.
    .words = doping dopaje positivo fallar pillado resultado castigo penalizacion
# Rulings: K15
rules-control-nobody = Desde la segunda ronda, si nadie acierta ninguno de los tres deportes, Coach pierde hasta 3 puntos, haya control o no. En ese caso se anulan todos los controles y sus cartas vuelven sin que nadie las vea. En la primera ronda no se pierde nada.
    .words = fallan todos ninguno nadie cero mal
# Rulings: K14
rules-control-zero = Los puntos ganados en la ronda se suman antes de perder ninguno. Nadie baja de 0.
    .words = negativos bajo cero menos

## The end

# Head
rules-end = Fin de la partida
# Rulings: K3, K17, K32
rules-end-text = La partida acaba cuando cada cual ha sido Coach una vez. Gana quien tenga más puntos; si hay empate, se comparte la victoria. También más abajo se comparte puesto con los mismos puntos, y se salta el siguiente.
    .words = acabar final terminar ultima rondas duracion ganar ganador empate empatan igual varios total mas alto

## Two players

# Head
rules-together = Dos personas: en equipo
# Rulings: K3, K20
rules-together-text = Entre dos, la puntuación es común. Cada cual es Coach dos veces, por turnos. Coach ni gana ni pierde puntos, y no hay control antidopaje.
    .words = equipo cooperativo juntos pareja dos distinto diferente especial reglas jugadores personas entre jugar juega
# Rulings: K19, K29
rules-together-rivals = Los otros cuatro países son rivales. Diez segundos después de que se dé la vuelta a la pista del oro, el primero pone una carta al azar en cada medalla: tres anillos distintos, con la bandera hacia arriba, encima de las que haya. Diez segundos más tarde le sigue el próximo, hasta que hayan jugado los cuatro. En cuanto quien adivina pone su tercera carta, ya no juega ninguno más.
    .words = pais enemigos rivales bots ordenador diez segundos tiempo cartas
# Rulings: K20
rules-together-points = Quien adivina gana 2, 3 o 4 puntos por una carta correcta, como siempre; pero si debajo hay también una carta correcta de un rival, solo 1 punto. Los rivales no ganan nada.
    .words = adelantar mas rapido antes tarde
# Rulings: K27
rules-together-table = Después de cuatro rondas, a ver qué tal va el entendimiento:
    .words = resultado buena puntuacion nota total nivel
# Line
rules-grade-0 = De 0 a 8: A entrenar más. Todo el mundo empieza por algo.
# Line
rules-grade-9 = De 9 a 18: Promete. Ya hay una base.
    .words = 10 puntos resultado
# Line
rules-grade-19 = De 19 a 27: Muy bien. Unos buenos Juegos, y se puede más.
    .words = 20 buena resultado puntos
# Line
rules-grade-28 = De 28 a 35: Excelente. Casi todo ha salido bien.
    .words = 30 resultado puntos
# Line
rules-grade-36 = 36: Récord mundial. La puntuación perfecta.

## Variants

# Head
rules-options = Variantes
# Rulings: K8
rules-option-guard = Las reglas originales no tienen límite de tiempo. Si se acuerda uno, la última persona que sigue jugando tiene 15, 30 o 60 segundos; después, las cartas que falten se ponen al azar y cuentan como siempre, también las del control antidopaje.
    .words = tiempo cronometro reloj limite lento prisa segundos
rules-option-clock = Sin el reloj, los rivales y el límite de tiempo esperan a que alguien pulse un botón. Las pistas se siguen descubriendo solas.
    .words = esperar parar pausa boton lento
rules-option-clues = Juega con todas las pistas o solo con las básicas.
    .words = expansion extra mas
# Rulings: K34
rules-option-hands = Reparte a Coach una mano tal como sale, como en las reglas originales, o una con una pista clara para cada deporte secreto. Una pista es clara si encaja bien con ese deporte, y mejor que con los otros cuatro.
    .words = facil dificil clara buena mala suerte encaja imposible ninguna
rules-option-words = Oculta los nombres de las pistas y habrá que reconocer las imágenes.
    .words = texto nombres leer

## Questions: each is followed by its answer

# Head
rules-questions = Preguntas
# Part
rules-ask-same = ¿Puedo elegir el mismo deporte para dos medallas?
# Rulings: K4, K6
rules-answer-same = No. Tienes una carta por anillo, y los tres deportes secretos también son siempre distintos.
    .words = dos veces repetir doble mismo
# Part
rules-ask-moment = ¿Y si dos personas tocan en el mismo momento?
# Rulings: K7
rules-answer-moment = No hay empates: el dispositivo recibe un toque antes que el otro, y cuenta ese orden.
    .words = empate a la vez simultaneo mismo tiempo pulsar dos personas misma medalla primero ambos
# Part
rules-ask-quick = ¿Sirve de algo correr y fallar?
rules-answer-quick = No. Una carta que falla no da nada, no quita nada a nadie y se queda donde está.
    .words = castigo penalizacion cuesta equivocarse error perder fallo quitan
# Part
rules-ask-swap = ¿Puede Coach cambiar una pista o girarla más tarde?
# Rulings: K28
rules-answer-swap = No. El anillo de la siguiente medalla se saca solo cuando ya hay una pista puesta, y desde entonces esta se queda como está.
    .words = cambiar intercambiar sustituir arrepentirse otra
# Part
rules-ask-pad = ¿Por qué mi panel sigue mostrando una carta que ya he jugado?
# Rulings: K25
rules-answer-pad = El resto puede ver tu panel, y si faltara una carta sabría qué has elegido. Aun así, cada carta solo se puede jugar una vez.
    .words = aparece todavia ver mostrar propia usada
# Part
rules-ask-speak = ¿Puede Coach decir o mostrar algo? ¿Y puede hablar el resto?
rules-answer-speak = Las reglas no lo prohíben, pero deben hablar las pistas: si se quiere una carrera limpia, se acuerda guardar silencio.
    .words = hablar decir comentar gestos señalar asentir ayudar
# Part
rules-ask-redraw = Ninguna de mis seis pistas encaja. ¿Puedo robar otras?
rules-answer-redraw = No. Elige la mejor y ponla en horizontal: el resto entenderá que no es una buena pista.
    .words = malas inutiles nuevas cambiar mulligan robar dar pista malisimas
# Part
rules-ask-think = ¿Cuánto puede pensar Coach?
rules-answer-think = Las reglas no ponen límite. Solo tiene prisa quien adivina, cuando se da la vuelta a las pistas.
    .words = tiempo limite mucho lento prisa

## Hints

# Head
rules-hints = Consejos
rules-hints-coach = Una buena pista dice que sí a un deporte y que no a los otros cuatro: antes de ponerla, míralos. Y di la verdad sobre lo buena que es.
    .words = estrategia trucos tactica recomendaciones
rules-hints-athlete = No desprecies una pista en horizontal: muchas veces es la mejor de una mala mano. Empieza por las pistas claras: cada anillo que juegas deja menos para la difícil. Una carta que falla no cuesta puntos, pero se queda, y su anillo ya está gastado.
    .words = estrategia trucos tactica recomendaciones
