### Fetched
### Español

## Group: say

say-aim = Eres Ana. Nueve deportes, cada uno con su regla. En cada uno, aguanta por mejores medallas o retírate pronto por cartas. Gana quien tenga más puntos.
say-jump = Salto de altura: cada carta debe ser más alta que tu anterior. La primera es libre, así que empieza bajo: juega el 2 amarillo.
say-jump-four = Se puede, pero tras un 4 ya no podrás jugar aquí tu 2. Empieza con el 2.
say-jump-high = Se puede, pero por encima queda poco. Empieza con el 2.
say-jump-nine = Se puede, pero nada supera el 9: sería tu único salto. Empieza con el 2.
say-jump-withdraw = Eso da tres cartas, pero tu mano puede ganar este deporte. Juega el 2.
say-own = Bo saltó 7 y Chen 8, pero solo tienes que superar tu 2. Los pasos cortos duran más: juega el 4 azul.
say-own-withdraw = Serías la primera retirada, con tres cartas. Pero Bo y Chen tienen poco margen sobre 7 y 8, y tú mucho sobre 2. Juega el 4.
say-own-high = Se puede, pero un paso corto guarda más saltos en tu mano. Juega el 4.
say-alone = Bo y Chen se han retirado. Quien aguanta hasta el final se lleva el oro, 4 puntos: ya es tuyo. Llévatelo ahora y guarda tus cartas.
say-alone-card = Se puede, pero el oro ya es tuyo: perderías esa carta para nada. Llévate el oro.
say-marathon = Maratón: cada carta, de distinto color que tu anterior. A Bo le quedan seis cartas; a ti, cuatro. No corras contra Bo: retírate antes.
say-marathon-card = Se puede, pero cuesta una carta, y puede que alguien se retire antes. Solo la primera retirada roba tres cartas.
say-drew = Te has retirado primero: bronce, 1 punto, y tres cartas enseguida, además de la carta de salida. Solo retirarse trae cartas nuevas.
say-start = La carta de salida te deja jugar o aplazar un deporte. El tiro con arco descubre dianas de 1 a 9, pero tus cartas son altas. Aplázalo.
say-start-play = Tus cartas van de 6 a 9, y hay que estar a 1 de cada diana: cualquiera de 4 o menos te dejaría fuera. Aplázalo.
say-lift = La halterofilia hay que jugarla. Levanta de una a tres cartas, con más total que el último levantamiento. Empiezas tú, así que levanta poco: el 6.
say-lift-one = Se puede, pero el 6 sirve igual, y es tu carta más baja.
say-lift-withdraw = Eso vuelve a dar tres cartas, pero tus cartas altas le van a este deporte. Levanta el 6.
say-lift-several = Se puede, pero nadie ha levantado todavía. Deja que el resto gaste antes sus cartas y levanta solo el 6.
say-nines = Bo levantó 11 y le quedan dos cartas: 18 como mucho. Toca los dos nueves y luego «Jugar 9 + 9 = 18»: Bo no puede superarlo.
say-nines-withdraw = La plata son 2 puntos y una carta. El oro son 4 puntos, y dos nueves lo aseguran.
say-nines-other = Es más que 11, pero dos nueves son mejores: con dos cartas, Bo no puede responder a 18, y guardas el resto. Toca los dos nueves.
say-again = Bo no pudo responder, y el resto está fuera. Ya sabes qué hacer.
say-again-lift = El oro ya es tuyo. Guarda esas cartas y llévatelo.
say-hurdles = Vallas: en cada ronda se descubre otra carta. Juega ese valor o más. La valla es 7, y tu 7 basta.
say-hurdles-eight = Un 8 también la salta, pero otra valla puede ser un 8. Juega la carta más barata que sirva: el 7.
say-hurdles-withdraw = Eso da otra vez tres cartas y el bronce. Pero el 7 te sobra, y aún hay medallas mejores. Juégalo.
say-nothing-fits = La nueva valla es 9, y ninguna de tus cartas la salta: tienes que retirarte. Bo se retiró antes, así que te llevas la plata, 2 puntos.
say-kinds = Nueve reglas, pero tres tipos: juegas contra tu carta anterior, contra la última carta jugada o contra una carta descubierta.
say-points = Dos oros, una plata y un bronce: 11 puntos. Chen tiene 9 y Bo 8. Vendrían cinco deportes más, con el tiro con arco al final.

## Group: win

win-1 = Ve a pasos cortos. Quien puede jugar durante más tiempo gana el oro, y quien aguanta hasta el final ya no necesita más cartas.
win-2 = Mira las otras manos: todo el mundo ve su tamaño, y con una mano corta no se aguanta mucho.
win-3 = Retírate pronto cuando un deporte no te vaya. Las cartas para el próximo valen más que una carrera perdida.

## Group: more

more-tennis = Tenis de mesa: tras un 1 a 4, juega un 6 a 9 de otro color, y al revés. Chen jugó el 2 rojo: juega tu 7 azul.
more-tennis-five = Se puede: un 5 va con cualquier carta. Guárdalo para cuando nada más sirva. Juega el 7 azul.
more-withdraw = Con eso acabarías en este deporte, pero tus cartas le van bien. Aguanta.
more-tennis-other = Se puede, y es igual de bueno. Pero esta vez, juega el 7 azul.
more-five = Volvió un 9 verde, y no tienes nada de 1 a 4. Pero un 5 va con cualquier carta, y cualquiera con un 5.
more-wind = Has ganado el oro. Vela: en cada ronda, otro viento. Con él, una carta de su color; contra él, dos de otro color. Juega tu 6 verde.
more-wind-two = Se puede, pero contra el viento hacen falta dos cartas. Con el viento basta una: juega tu 6 verde.
more-across = El viento es azul, y no tienes. Bo está fuera, así que la plata es segura; a Chen le quedan dos cartas. Prueba con las dos negras.
more-across-withdraw = La plata es tuya en cualquier caso, y puede que Chen no tenga nada para el próximo viento. Juega las dos negras.
more-star = Te llevas la plata. 100 m libres: cada vez más bajo. Tiene estrella, y aquí cuentan los récords mundiales. Empieza alto: el 8.
more-star-low = Se puede, pero tras el 3 ya no podrías jugar el 8. Empieza con el 8.
more-empty = El oro ya es tuyo. Pero con estrella, ganarlo sin cartas es récord mundial: juega tu última carta.
more-empty-withdraw = Eso gana el oro, pero con una carta en la mano no es récord mundial. Juega antes el 3.
more-record = Sin cartas solo puedes retirarte: oro, 4 puntos, y la carta de deporte, 2 más. Tienes 12 puntos, Chen 8 y Bo 3.
more-tie = Una mano vacía es un riesgo: con los mismos puntos, va delante quien tenga más cartas; si también son iguales, se comparte el puesto.
more-two = Ahora, una partida entre dos. Vallas: juega el valor descubierto o más. Es un 8, y tu 9 la salta.
more-two-keep = Entre dos, retirarse dura un turno. La primera retirada da una carta y, a Bo, el bronce, 1 punto. Guarda tu 9 para después: retírate.
more-two-keep-card = Se puede, pero es tu única carta por encima de 7, y la primera retirada es la que menos cuesta. Retírate.
more-two-still = Sigues en juego y has robado un 7. Bo saltó el 8. La nueva valla es un 5: tu 5 basta justo.
more-two-still-withdraw = La segunda retirada da dos cartas, pero también la plata a Bo, 2 puntos. Juega el 5.
more-two-still-other = También la salta, pero otra valla puede ser más alta. Juega la carta más barata que sirva: el 5.
more-two-silver = Ahora Bo ha tenido que retirarse: dos cartas para Bo y la plata para ti. Solo queda la tercera retirada, que acaba el deporte.
more-two-nine = La tercera da el oro a la otra persona. La valla es un 9: ahora tu 9 vale lo que cuesta. Juégalo.
more-two-nine-withdraw = Eso da tres cartas y la carta de salida, pero también el oro a Bo, 4 puntos. Juega el 9.
more-two-gold = Bo no tiene un 9. La tercera retirada te da el oro y, a Bo, tres cartas y la carta de salida: tienes 6 puntos; Bo, 1.
more-two-count = Así que cuenta las retiradas: la primera cuesta 1 punto; la tercera, 4. Entre dos nunca hay empate: los puntos suman un número impar.

## Group: about

about-star = En este deporte se puede batir un récord mundial, si se juega con récords: gana el oro sin cartas en la mano y te quedas la carta de deporte, que vale 2 puntos.
about-must-play = Este deporte ya se aplazó, o se acaba de aplazar el anterior, o es el último: ahora hay que jugarlo.
about-up-to-cards = Cuántas cartas puedes jugar a la vez en este deporte.
about-sport-number = El valor que cuenta ahora: el de la carta descubierta, el de la última jugada o el de la carta anterior de quien juega.
about-sport-card = El deporte que se juega, con su regla en una frase y cuántas cartas puedes jugar a la vez.
about-turned-over = Esta carta se descubrió para la ronda. Todo el mundo juega contra ella, y en la próxima ronda viene otra. No es de nadie.
about-card-that-counts = La carta con la que se compara la próxima jugada. El deporte dice cuál: la carta anterior de quien juega, la última de todas o una descubierta para la ronda.
about-needs = A quién le toca y qué necesita: la regla del deporte, aplicada a la carta que cuenta ahora. Entre medias dice lo que está pasando.
about-stack = El mazo de cartas de rendimiento, con las que quedan. Cuando se agota, se barajan las cartas de los deportes acabados para formar uno nuevo.
about-sport-over = Un deporte acabado, con la marca de quien ganó el oro.
about-sport-postponed = Un deporte aplazado. Espera boca arriba debajo de todos los demás, y hay que jugarlo cuando vuelva a salir.
about-sport-hidden = Un deporte que sigue boca abajo. Toca para ver cuáles quedan; su orden es secreto.
about-nine-sports = Los nueve deportes por orden: los acabados, el que se juega y los que están por venir. Toca para leer todas sus reglas.
about-world-record = Un récord mundial: esta persona ganó el oro en un deporte con estrella sin cartas en la mano. Vale 2 puntos.
about-medal = Una medalla con sus puntos: 4 el oro, 2 la plata, 1 el bronce. La recibes en cuanto te retiras; entre dos, la recibe la otra persona.
about-start-card = La carta de salida. Quien la tiene juega o aplaza el próximo deporte y empieza sus rondas. Después de cada deporte es para quien hizo la retirada que lleva la bandera en la escalera.
about-new-cards = Cuántas cartas del mazo roba esta retirada. No hay otra forma de conseguir cartas nuevas.
about-crowning = El deporte ha terminado, y estas son sus medallas. La corona de laurel es de quien ganó el oro.
about-cards-in-hand = Cuántas cartas tiene esta persona. El número nunca es secreto; las cartas, sí.
about-points = Los puntos de esta persona: medallas y récords mundiales, sumados. Después de nueve deportes, gana quien tenga más.
about-status = Quien «{ olympicards.choosing }» elige si se juega el deporte; con «{ olympicards.turn }» se marca quién juega. Quien está «{ olympicards.out }» se ha retirado de este deporte.
about-total = El total de las cartas jugadas a la vez. Cuenta en halterofilia.
about-played = Una carta jugada en este deporte. Sigue boca arriba hasta que acabe; las cartas juntas se jugaron a la vez.
about-lane = La calle de cada cual: quién es, cartas en la mano, puntos y cartas jugadas en este deporte. Toca para ver cómo va cada cual.
about-aim = El juego en pocas palabras. Las cartas vienen de retirarse, y cuanto más aguantas, mejor es la medalla; entre dos, retirarse se la da a la otra persona. Gana quien tenga más puntos.
about-who-withdrew = Quien se ha retirado aquí, o quien ha aguantado hasta el final y tiene el oro seguro.
about-next-reward = Lo que da la próxima retirada: cartas, una medalla, quizá la carta de salida.
about-ladder = La escalera: las recompensas por retirarse, por orden. La próxima está resaltada, y las ya tomadas muestran quién se retiró. Entre dos, cada medalla es para la otra persona.
about-colour = El color de la carta y su símbolo: gota azul, rayo amarillo, luna negra, hoja verde, llama roja. Los colores cuentan en maratón, relevos, tenis de mesa y vela.
about-dimmed-card = Una carta de rendimiento que ahora no se puede jugar. Tócala para ver por qué.
about-held-card = Una carta de rendimiento de la mano: un valor de 1 a 9 en uno de cinco colores. Hay dos de cada. Cuando te toca, se pueden jugar las que sobresalen.
about-play-it = Jugar ahora este deporte. Empieza quien tiene la carta de salida.
about-postpone-it = Aplazar este deporte: va boca arriba debajo de todos los demás y vuelve al final. El próximo deporte hay que jugarlo.
about-withdraw = Retirarse de este deporte por la recompensa del botón. Se puede siempre que te toque, y es obligatorio si no puedes jugar. Entre dos, retirarse dura un solo turno.
about-confirm = El botón que juega las cartas elegidas. Hasta que lo toques, puedes elegir otras.
about-prompt = A quién se pregunta y qué. Debajo está la regla que cuenta, o lo que harían las cartas elegidas.

## Group: together

together-aim = Nueve deportes, cada uno con su regla. Sigue jugando por medallas o retírate por cartas nuevas. Tras nueve deportes, gana quien tenga más puntos.
together-decide = Tienes la carta de salida, así que decides: jugar este deporte o aplazarlo. En los 100 m libres se va bajando, y tus cartas son altas. Juégalo.
together-decide-postpone = Se puede, pero una mano que puede empezar en 9 está hecha para este deporte. Juégalo.
together-lower = Cada carta debe ser más baja que tu anterior. La primera es libre: empieza alto, con el 9 amarillo.
together-same = El mismo valor, y es igual de bueno. Pero aquí, juega la carta indicada.
together-lower-withdraw = Eso da tres cartas, pero esta mano puede llegar lejos en este deporte. Juega el 9.
together-lower-other = Se puede, pero ya no se vuelve a subir. Empieza con el 9 amarillo.
together-bottom = Cada carta debe ser más baja que tu anterior. Todas las tuyas son de 4 o menos, así que hay poco margen: juega el 4 verde.
together-bottom-yellow = El mismo valor, y aquí es igual de bueno. Pero esta vez, juega el 4 verde.
together-bottom-withdraw = Buena idea, pero antes mira una ronda. Juega el 4 verde.
together-bottom-other = Se puede, pero una carta más baja deja aún menos por debajo. Juega el 4 verde.
together-own = Solo cuentan tus propias cartas: cada una, más baja que la anterior. Tienes 9, 8 y 7, así que empieza con el 9 azul.
together-own-other = Se puede, pero regala margen por debajo. Empieza tan alto como puedas: el 9 azul.
together-step = Los pasos cortos duran más: tras tu 9, juega el 8 rojo.
together-step-withdraw = Aún puedes jugar, y quien aguanta más se lleva mejores medallas. Juega la carta indicada.
together-step-other = Se puede, pero salta números que podrías haber usado. Ve a pasos cortos.
together-leave = El resto tiene mucho más margen por debajo. Retírate primero: da tres cartas nuevas, el bronce y la carta de salida.
together-leave-card = Es posible, pero el resto puede aguantar más que tú. Solo la primera retirada roba tres cartas.
together-on = Ya hay alguien fuera, pero aún te quedan pasos cortos. Juega el 8 verde.
together-down = Por debajo de tu 8 tienes dos 7. Juega el verde.
together-seven = De 8 a 7, otra vez el paso más corto: juega el 7 rojo.
together-must = Puedes retirarte siempre que te toque, y es obligatorio si no puedes jugar. La segunda retirada da la plata, 2 puntos, y una carta.
together-gold = Solo quedas tú, así que el oro es tuyo: 4 puntos. Ya no hacen falta más cartas. Llévatelo y guarda tus tres cartas.
together-gold-card = Se puede, pero el oro ya es tuyo: perderías esa carta para nada. Llévate el oro.
together-archery = La carta de salida te deja aplazar un deporte. El tiro con arco pide cartas a 1 de cada diana descubierta, y las tuyas son bajas. Aplázalo.
together-archery-play = Ninguna de tus ocho cartas pasa de 4: las dianas de 6 a 9 te dejarían fuera. Aplázalo.
together-relay = Los relevos hay que jugarlos. La carta debe coincidir en color o valor con la última jugada, sea de quien sea. Empiezas tú: el 4 amarillo.
together-relay-withdraw = Puedes siempre que te toque, pero cualquier carta empieza unos relevos. Juega el 4 amarillo.
together-relay-other = Puede empezar cualquier carta. Aquí, juega el 4 amarillo.
together-match = La última carta es un 4 amarillo: hay que coincidir en color o en valor. Tu única carta que sirve es el 2 amarillo.
together-fits = Puedes retirarte siempre que te toque, pero tienes una carta que sirve. Juégala.
together-value = El 2 verde que robaste sirve: un 2 tras un 2. Después hará falta verde o un 2.
together-end = El oro vale 4 puntos, la plata 2 y el bronce 1. Pero el bronce robó más cartas. Desde aquí, a jugar por libre.

## Group: tip

tip-two = Entre dos, retirarse dura un turno: robas cartas, y la medalla es para la otra persona.
tip-postpone = Aplaza un deporte que le vaya mejor al resto que a ti; el siguiente hay que jugarlo.
tip-own = Aquí solo cuenta tu carta anterior: ve a pasos cortos y podrás jugar más veces.
tip-latest = Lo que juegues será la tarea de quien siga, y quizá otra vez la tuya.
tip-short = Tus cartas son para los nueve deportes. Solo retirarse trae cartas nuevas, y cuanto antes, más.
tip-first = La primera retirada da más cartas que ninguna: con pocas cartas que sirvan, puede valer más que seguir.
tip-alone = Solo quedas tú: el oro es tuyo, juegues más cartas o no.
