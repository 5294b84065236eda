### Fetched
### Español

# Rulings: C1
rules-facts = 2–7 personas · a partir de 6 años · 20 minutos
    .words = cuantas cuantos personas jugadores edad años anos duracion minutos dura
rules-theme = Nueve deportes y una sola mano de cartas: esa es tu fuerza para todos los Juegos. Gástala donde puedas ganar, y aprende cuándo retirarte.
    .words = historia tema ambientacion de que va

## The pictures of positions

# Head
rules-pictures = En imágenes
# Picture
rules-picture-sport = Vienen nueve deportes, uno tras otro, cada uno con su propia regla. En el salto de altura, juega una carta más alta que tu anterior.
# Picture
rules-picture-play = Cuando te toca, juega una carta según esa regla o retírate. Aquí basta un 4: guarda las cartas altas para después.
# Picture
rules-picture-lanes = Quien se retira queda fuera de este deporte. Quien aguanta hasta el final gana el oro, y no tiene que jugar más cartas.
# Picture
rules-picture-ladder = Cuanto antes te retiras, más cartas nuevas robas. Cuanto más aguantas, mejor es la medalla.
# Picture
rules-picture-postponed = Con la carta de salida puedes aplazar un deporte nuevo: espera hasta que acaben los demás. El siguiente hay que jugarlo.
# Picture
rules-picture-turned = En vallas, arco y vela, cada ronda se descubre una carta que cuenta para todo el mundo. En el resto, mira si cuenta tu carta anterior o la última de todas.
# Picture
rules-picture-points = El oro vale 4 puntos, la plata 2 y el bronce 1; tras nueve deportes gana quien tenga más. Quien se retiró primero tiene ahora la carta de salida.

## The game in brief
# Head
rules-aim = El juego en pocas palabras
rules-aim-text = Se disputan nueve deportes, uno tras otro. Juega cartas de la mano mientras puedas, o retírate a tiempo: quien aguanta hasta el final gana el oro, la medalla más valiosa, y quien se retiró pronto tiene cartas para el próximo deporte.
    .words = objetivo meta ganar ganador resumen quien recibe oro medalla

## Components
# Head
rules-box = Componentes
# Rulings: C18, C22
rules-box-cards = 90 cartas de rendimiento: los valores de 1 a 9 en cinco colores, dos iguales de cada una. Cada color tiene además un símbolo: gota, rayo, luna, hoja o llama.
    .words = mazo baraja tipos colores valores cuantas numero color palo palos
# Rulings: C5, C12
rules-box-sports = Nueve cartas de deporte. Cada una dice cuántas cartas puedes jugar a la vez, y cuáles. En tres deportes se descubre una carta cada ronda. En los cinco deportes con estrella se pueden batir récords mundiales.
    .words = regla tipos cuantos estrella
rules-box-medals = 27 medallas, nueve de cada: el oro vale 4 puntos, la plata 2 y el bronce 1. Deja las medallas que ganes boca arriba delante de ti.
    .words = cuantas numero valor cuanto
rules-box-start = La carta de salida, una bandera: quien la tiene decide sobre el próximo deporte y empieza sus rondas. Después de cada deporte es para quien se retiró primero, así que se puede conservar; entre dos hay una regla propia.
    .words = bandera empezar primero siguiente conservar

## Set-up
# Head
rules-setup = Preparación
# Rulings: C2, C10
rules-setup-text = Reparte seis cartas de rendimiento a cada persona; el resto forma el mazo, boca abajo. Baraja las cartas de deporte y déjalas boca abajo al lado, y junto a ellas las medallas. La carta de salida se sortea, o se acuerda para quién es: por ejemplo, la persona más joven. Tus cartas son secretas, pero cualquiera puede saber cuántas tienes.
    .words = preparar empezar comienzo repartir recibir mano tamaño primero bandera cuantas quien empieza

## Playing a sport
# Head
rules-sports = Cómo se juega un deporte
# Part
rules-turn-head = 1. La carta de deporte
# Rulings: C3, C17
rules-turn-text = Descubre la carta de deporte de arriba. Quien tiene la carta de salida juega ese deporte o lo aplaza. Un deporte aplazado va boca arriba debajo de todos los demás, y se descubre el siguiente, que hay que jugar. Cuando un deporte aplazado vuelve a estar arriba, hay que jugarlo. El último deporte no se puede aplazar.
    .words = saltar retrasar aplazar posponer rechazar elegir otro despues evitar
# Part
rules-play-head = 2. Jugar y retirarse
# Rulings: C4, C5, C6, C10
rules-play-text = Se juega por rondas, en el sentido de las agujas del reloj. Cada ronda la empieza quien tiene la carta de salida, o la siguiente persona que siga en juego. Cuando te toca, juegas al menos una carta según la regla del deporte, o te retiras. Puedes retirarte siempre que te toque, y tienes que hacerlo si no puedes jugar. Una vez que te retiras, quedas fuera de este deporte. Las cartas jugadas siguen boca arriba hasta que acaba el deporte. No se recuperan.
    .words = turno obligatorio puedo no puedo jugar encaja valer posible recuperar conservar fuera ronda final acaba sentido izquierda horario
# Line
rules-own-text = En maratón, salto de altura y 100 m libres, tu carta se compara con tu carta anterior: la última que has jugado tú en este deporte. Tu primera carta es libre.
    .words = propia mia anterior ultima
# Line
rules-latest-text = En halterofilia, relevos y tenis de mesa se compara con la última jugada de todas, sea de quien sea, aunque fuera tuya. Solo es libre la primera carta o el primer levantamiento del deporte.
    .words = otros rivales cualquiera ultima anterior
# Line
# Rulings: C9, C21
rules-turned-text = En vallas, tiro con arco y vela se descubre una carta de rendimiento al comienzo de cada ronda, aunque ya nadie pueda jugar. Sustituye a la anterior y cuenta para todo el mundo, pero no es de nadie.
    .words = descubrir voltear robada diana valla viento ronda
# Rulings: C7
rules-play-alone = Quien aguanta hasta el final puede seguir jugando a solas, ronda tras ronda, o retirarse cuando le toque, y gana el oro de todos modos, incluso sin haber jugado una carta.
    .words = solo sola ultimo continuar quien recibe oro gana

## Rewards
# Part
rules-ladder-head = 3. Recompensas por retirarse
# Rulings: C4, C16
rules-ladder-text = Cuanto antes te retiras, más cartas recibes; cuanto más tarde, mejor es la medalla. Cartas y medallas se reciben enseguida; solo la carta de salida cambia de manos al acabar el deporte, cuando todo el mundo se ha retirado. No hay otra forma de conseguir cartas nuevas, ni límite de cartas en la mano.
    .words = premio recibir robar cartas ganar conseguir nuevas mas limite mano primero segundo tercero cuarto retirarse puesto puestos bronce plata oro personas jugadores mesa tabla turno cada dan
# Rulings: C8, C19
rules-stack-text = Cuando el mazo se agota, baraja las cartas de todos los deportes acabados para formar uno nuevo. Si no las hay, robas lo que quede, y las que falten no se compensan después. Si no se puede descubrir ninguna carta, sigue contando la última descubierta; si no hay ninguna, se puede jugar una sola carta, la que sea.
    .words = vacio agotado acaba baraja sin cartas barajar de nuevo terminados

## The nine sports

# Head
rules-nine-head = Los nueve deportes
rules-nine-text = No hemos encontrado en ninguna parte las cartas de deporte impresas, así que estos nueve deportes y sus reglas son nuestros.
    .words = originales impresas distintos diferentes disciplinas pruebas lista cuales
rules-tennis-text = El tenis de mesa, al detalle: tras un 1, 2, 3 o 4 se juega un 6, 7, 8 o 9 de otro color, y al revés. Un 5 de cualquier color se puede jugar sobre cualquier carta, y cualquier carta sobre un 5.
    .words = ping pong pimpon cinco comodin colores mesa regla reglas
rules-sailing-text = La vela, al detalle: con el viento, juega exactamente una carta, de su color. Contra el viento, juega exactamente dos cartas que compartan otro color; sus valores no importan.
    .words = viento contra barco colores

## Scoring and the end
# Head
rules-scoring = Puntuación
rules-scoring-text = Cada medalla de oro vale 4 puntos; cada una de plata, 2; y cada una de bronce, 1. Las cartas de la mano no valen nada, pero deciden los empates.
    .words = puntos cuanto vale valor sobran sobrantes quedan contar
# Head
rules-end = Fin de la partida
# Rulings: C11, C23
rules-end-text = La partida acaba después del noveno deporte. Gana quien tenga más puntos. Si hay empate, va delante quien tenga más cartas en la mano; si también son iguales, se comparte el puesto y se salta el siguiente.
    .words = acaba final empate empatan desempate igual igualdad ganador gana ultimo rondas

## Two players
# Head
rules-two = Dos personas
# Rulings: C13
rules-two-text = Entre dos, retirarse dura un solo turno, y la medalla es para la otra persona. Un deporte tiene tres retiradas en total, las haga quien las haga; la misma persona puede retirarse otra vez. Las cartas que robas puedes jugarlas desde tu próximo turno.
    .words = dos pareja abandonar salir parar veces cuantas medalla distinto diferente diferencia especial despues seguir jugando jugadores personas entre juega
# Line
# Rulings: C13
rules-two-first = Primera retirada: robas una carta, y la otra persona recibe el bronce. El deporte sigue.
    .words = dos
# Line
# Rulings: C13
rules-two-second = Segunda retirada: robas dos cartas, y la otra persona recibe la plata. El deporte sigue.
# Line
# Rulings: C13, C14
rules-two-third = Tercera retirada: robas tres cartas, y la otra persona recibe el oro. El deporte acaba al momento, y quien se ha retirado toma la carta de salida.
    .words = oro como final acaba
# Rulings: C20
rules-two-rounds = Se juega por turnos, y dos turnos son una ronda; retirarse también es un turno. Donde se descubre una carta cada ronda, viene una nueva cada dos turnos. Donde tu primera carta es libre, sigue libre hasta que la juegues, en la ronda que sea.
    .words = dos turno orden ronda
# Rulings: C15
rules-two-ties = Entre dos nunca hay empate: las medallas suman 63 puntos, un número impar, y cada récord mundial añade 2.
    .words = empate empatan desempate igual igualdad dos

## Variants
# Head
rules-variants = Variantes
# Rulings: C12
rules-variant-record = Récords mundiales: si ganas el oro en un deporte con estrella y no te quedan cartas, te quedas la carta de deporte. Vale 2 puntos, además de los 4 del oro. Entre dos, solo gana el oro y puede batir un récord quien no hace la tercera retirada.
    .words = record records estrella bonus extra vacia plusmarca
# Rulings: C14
rules-variant-start = La carta de salida entre dos: se puede acordar que sea para quien haga la primera retirada de un deporte en vez de la tercera.
    .words = bandera opcion dos

## Questions
# Head
rules-questions = Preguntas
# Part
rules-ask-withdraw = ¿Puedo retirarme aunque pueda jugar?
# Rulings: C6
rules-answer-withdraw = Sí, siempre que te toque. El resto no sabrá si podías jugar.
    .words = abandonar dejar salir parar voluntario podia aunque pronto antes permitido retirarme
# Part
rules-ask-alone = El resto está fuera. ¿Tengo que seguir?
# Rulings: C7
rules-answer-alone = No. Retírate cuando te toque, llévate el oro y guarda tus cartas para el próximo deporte.
    .words = solo sola ultimo continuar obligatorio quedo
# Part
rules-ask-fewer = ¿Puedo jugar menos cartas de las que permite el deporte?
# Rulings: C5
rules-answer-fewer = Sí, pero al menos una. Solo la vela es más estricta: una carta con el viento, dos contra él.
    .words = menos minimo solo una
# Part
rules-ask-lift = En halterofilia, ¿tengo que superar mi propio levantamiento?
rules-answer-lift = Tienes que superar el último levantamiento, sea de quien sea. Si fue el tuyo, supera el tuyo.
    .words = propio mio pesas superar
# Part
rules-ask-again = ¿Se puede volver a aplazar un deporte aplazado?
# Rulings: C3
rules-answer-again = No. Cuando vuelve a salir, boca arriba, hay que jugarlo.
    .words = dos veces otra vez segunda repetir posponer
# Part
rules-ask-order = Hay dos deportes aplazados. ¿Cuál va antes?
# Rulings: C17
rules-answer-order = El que se aplazó primero.
    .words = primero orden dos varios
# Part
rules-ask-count = ¿Puedo preguntar cuántas cartas tiene el resto?
# Rulings: C10
rules-answer-count = Sí. El número nunca es secreto; las cartas, sí.
    .words = cuantas preguntar ver numero mano
# Part
rules-ask-paid = ¿Cuándo recibo la recompensa por retirarme?
# Rulings: C4
rules-answer-paid = Cartas y medalla, enseguida: las cartas son tuyas antes de que se descubra el próximo deporte. La carta de salida llega cuando el deporte acaba.
    .words = cuando inmediatamente despues recibir medalla recibo

## Hints
# Head
rules-hints = Consejos
rules-hints-text = Nadie gana los nueve. Retírate antes que nadie cuando el deporte no le vaya a tu mano: con tres o más personas, vuelves con tres cartas más y la carta de salida, que te deja aplazar un deporte que le vaya al resto. Cuenta las otras manos: con pocas cartas no se aguanta mucho.
    .words = estrategia trucos tactica recomendaciones
