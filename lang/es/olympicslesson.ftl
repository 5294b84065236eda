### Fetched
### Español

## Group: say

say-aim = Eres Ana. Al final, quien tiene más estrellas en una prueba se lleva el oro, 3 puntos. La plata vale 2 y el bronce 1. Gana quien tenga más puntos.
say-bid = Todo el mundo puja una carta. El número más alto elige primero entre las parejas nuevas: quieres la Figura de ciclismo, cinco estrellas. Puja tu 75.
say-bid-low = Con un 12, seguramente elegirían antes que tú y alguien se llevaría la figura. Puja el 75.
say-bid-strong = Las pujas se descartan: perderías una carta fuerte, y con un número tan bajo casi nunca se elige primero. Puja el 75.
say-pick = 75 supera a 68 y 47: eliges primero. Tu puja, de una estrella, se descarta. Toma la Figura de ciclismo y la carta de debajo.
say-pick-other = Solo una estrella, y Bo, que elige después, podría llevarse las cinco. Toma la Figura de ciclismo.
say-invest = Debajo había una carta Coach de gimnasia: solo tú lo sabes. Ahora se invierte una carta, que va a su propia prueba. Invierte tu Figura de ciclismo.
say-invest-five = También cinco estrellas, igual de buena. Pero aquí empiezas con el ciclismo.
say-invest-four = Cuatro estrellas están bien, pero tienes una de cinco. Invierte tu Figura de ciclismo.
say-invest-two = Dos estrellas, cuando tienes cinco. Invierte tu Figura de ciclismo.
say-secret = Tu carta está boca abajo bajo tu ficha: el resto ve que estás en ciclismo, pero no con qué carta. Las suyas también son secretas.
say-alike = Ronda 2. Todas las parejas muestran una estrella: no hay por qué pelear. Puja tu 12, la carta que menos echarás de menos.
say-alike-five = Darías cinco estrellas por elegir entre cartas de una. Puja el 12.
say-alike-four = Darías cuatro estrellas por elegir entre cartas de una. Puja el 12.
say-last = Bo pujó 72 para elegir entre cartas de una estrella. Tú elegiste al final, ¡y debajo de tu carta había una Figura de ciclismo con cuatro!
say-type = Pero en una prueba solo cabe una carta de cada tipo, así que una figura: solo otra más fuerte la sustituye. Invierte tu Coach de ciclismo.
say-type-waste = Ya tienes una Figura de ciclismo de cinco estrellas: esta se descartaría para nada. Invierte tu Coach de ciclismo.
say-type-later = Es buena y llegará su hora. Antes mira lo que hace un segundo tipo: invierte tu Coach de ciclismo.
say-type-other = Es posible, pero cuatro estrellas más en ciclismo te enseñan algo nuevo. Invierte tu Coach de ciclismo.
say-add = Los tipos distintos, figura y coach, se suman: cinco y cuatro son nueve. La figura ya está boca arriba; solo tu última carta queda oculta.
say-later = Siete rondas después: esta es la última. Tienes doce estrellas en gimnasia, doce en ciclismo y nada en baloncesto.
say-free-bid = Lo que quede en la mano no cuenta. Tu carta Coach de natación solo se puede descartar: puja con ella. Sin el 75, el 74 elige primero.
say-free-middle = Una puja más alta puede elegir antes y llevarse lo que necesitas; el 74 elige primero seguro. Puja el 74.
say-free-low = El 19 seguramente elegiría al final: te quedarían las sobras. Puja el 74.
say-one-card = Atletismo muestra cuatro estrellas; baloncesto, una. Pero cualquier carta en una prueba puede ganar medalla. Toma la Afición de baloncesto.
say-one-athletics = Sus cuatro estrellas sustituirían a tus tres: una más, y nada aún en baloncesto. Toma la Afición de baloncesto.
say-one-gymnastics = Tres estrellas más donde ya vas en cabeza con doce, y nada aún en baloncesto. Toma la Afición de baloncesto.
say-medal = Aquí están Bo y Chen, y hay tres medallas: una estrella asegura el bronce. Sacar más ventaja no da nada. Invierte la Afición de baloncesto.
say-medal-athletics = En atletismo el bronce ya es tuyo; la plata, con seis, depende de cartas ocultas. En baloncesto hay una medalla nueva segura. Invierte la Afición de baloncesto.
say-medal-cycling = En ciclismo tus doce estrellas ya van claramente en cabeza. En baloncesto, una estrella da una medalla nueva segura. Invierte la Afición de baloncesto.
say-medal-waste = Tu Coach de ciclismo tiene cuatro estrellas: esta carta se descartaría. Invierte la Afición de baloncesto.
say-basketball = Baloncesto: Bo diez, Chen seis, tú una. Tu única estrella gana el bronce: 1 punto.
say-tie = Natación: siete estrellas para ti y siete para Bo. Decide el número más alto de las cartas de allí: 36 supera a 23. El oro es tuyo.
say-result = Tienes 11 puntos, Bo 10 y Chen 9. Esa única estrella en baloncesto ha ganado la partida.

## Group: win

win-1 = Ten cartas en todas las pruebas. Entre dos o tres personas, una carta en una prueba siempre gana allí una medalla.
win-2 = Puja números altos cuando las parejas sean desiguales, bajos cuando se parezcan, y nunca tus mejores cartas.
win-3 = Invierte donde una medalla cambie de manos. Una gran ventaja no da nada más, y un empate es para el número más alto.

## Group: more

more-last = La última inversión de otra partida. Si al final hay empate a puntos, decide el número más alto en cualquier prueba: el tuyo es el 69 de la carta Coach.
more-number = Atletismo está reñido. Otra carta Coach sustituiría a la tuya y perderías su 69. La afición suma tres estrellas: invierte la Afición de atletismo.
more-number-coach = Nueve estrellas en vez de diez, y tu 69 se descartaría. Invierte la Afición de atletismo.
more-number-other = Atletismo está más reñido: Bo muestra allí cinco estrellas y una carta boca abajo, y tú tienes siete. Invierte la Afición de atletismo.
more-tie = 11 puntos para ti y 11 para Bo, y decide el número más alto: tu 69 supera a su 67. ¡Has ganado!

## Group: about

about-chosen-card = La carta elegida para pujar o invertir. Sigue boca abajo hasta que todo el mundo haya elegido; entonces, una puja muestra su número.
about-second-card = La carta boca abajo de la pareja. Quien toma la pareja se lleva las dos cartas, y solo esa persona ve esta.
about-what-it-does = Qué pasa si esta carta se invierte ahora: va boca abajo a su prueba y revela tu carta anterior, sustituye a una más débil de su tipo o solo se puede descartar.
about-number = El número de la carta, de 1 a 75; cada uno aparece una vez. Al pujar, el número más alto elige pareja primero. Si hay empate a estrellas en una prueba, decide el número más alto.
about-stars = El rendimiento de la carta: de una a cinco estrellas. Cuentan en la prueba de la carta, en la ceremonia final.
about-own-face-down = Una carta boca abajo que solo conoce quien la jugó, con su tipo y sus estrellas. El resto solo ve la ficha que tiene encima.
about-token = La ficha de esta persona. Está sobre la última carta que ha jugado en esta prueba.
about-face-down = Una carta boca abajo, la última que esta persona ha jugado aquí. Solo la conoce quien la jugó; se muestra cuando pone otra carta aquí, o en la ceremonia.
about-chip = Una carta boca arriba en esta prueba: su tipo y sus estrellas. Aquí se tiene como mucho una carta de cada tipo.
about-type = El tipo de la carta: figura, coach, entreno, material o afición. Puedes tener una carta de cada tipo en una prueba; otra más fuerte la sustituye.
about-card-event = La prueba de la carta. Al invertirla va siempre a esa prueba, y a ninguna otra.
about-held-card = Una carta de la mano. Pújala por su número o inviértela por sus estrellas. En cada ronda pujas una carta e inviertes otra.
about-taken-pair = Esta pareja ya no está: quien juega con esta ficha se ha llevado la carta que se ve y la de debajo.
about-pair = Una pareja: una carta boca arriba y otra boca abajo debajo. La puja más alta toma la que quiera; luego, la siguiente, y así sucesivamente.
about-pairs = Las parejas de esta ronda: una por persona y, entre dos, una más para el equipo neutral.
about-deck = Las cartas que quedan en el mazo. Cuando se roba la última, acaban las rondas y empieza la ceremonia final.
about-discards = Los descartes: pujas, cartas sustituidas y cartas que no se podían jugar. Toca para verlos. Lo que está aquí no vuelve nunca.
about-medal = Una medalla, con sus puntos: oro 3, plata 2, bronce 1. Las medallas se entregan en la ceremonia, a quienes tengan más estrellas en cada prueba.
about-event = Una de las cinco pruebas, con sus tres medallas. Se entregan al final, a quienes tengan aquí más estrellas. Toca para ver las cartas de todo el mundo.
about-sum = Las estrellas de esta persona en esta prueba que se ven ahora. Una carta boca abajo y desconocida no se cuenta.
about-cell = Las cartas de una persona en una prueba. Toca para verlas en grande, con las del resto.
about-points = Los puntos por medallas de esta persona. Siguen a 0 hasta la ceremonia. Gana quien tenga más puntos.
about-status = Lo que hace esta persona: elegir una carta o tomar una pareja. Con «{ olympics.status-chosen }», espera al resto.
about-neutral = El equipo neutral. Toma la última pareja de cada ronda y juega las dos cartas boca arriba. Gana medallas y así te las quita, pero no puede ganar la partida.
about-player = Una persona, con lo que está haciendo y sus puntos. Toca para ver todas sus cartas en las pruebas y las que tomó boca arriba.
about-podium-medal = La medalla ganada en esta prueba, con sus puntos: oro 3, plata 2, bronce 1.
about-tie = Aquí hubo empate a estrellas. Va delante quien tenga el número más alto entre sus cartas de esta prueba.
about-counted = Las cartas de esta persona en la prueba, contadas estrella a estrella. Ahora se da la vuelta a las que estaban boca abajo.
about-podium = Alguien que compite en esta prueba: sus cartas, la suma de sus estrellas y la medalla que ganan.
about-ceremony = La ceremonia final. Las pruebas se deciden una por una: quien tiene más estrellas gana el oro; después vienen la plata y el bronce. Para una medalla hace falta al menos una carta.
about-bid = Una puja. El número más alto elige pareja primero; luego, el siguiente. Todas las pujas se descartan.
about-bids = Las pujas de esta ronda. Una vez reveladas, van del número más alto al más bajo; en ese orden se toman las parejas.
about-table-card = Una carta, con su número, su prueba, su tipo y sus estrellas.
about-confirm = El botón que lleva a cabo lo elegido. Hasta que lo toques, puedes elegir otra cosa.
about-prompt = A quién se pregunta y qué. Debajo está el porqué, o lo que haría la carta elegida.
about-aim = El juego en pocas palabras. Con los números se puja por cartas; al final, las estrellas ganan medallas en las pruebas, y las medallas son puntos.

## Group: together

together-aim = Cinco pruebas dan medallas al final, a quien tenga más estrellas: oro, 3 puntos; plata, 2; bronce, 1. Dos rondas con ayuda y, después, a jugar.
together-bid = Puja una carta: el número más alto elige antes una pareja. La carta Coach de natación le va bien a tu figura: puja el 69, solo dos estrellas.
together-bid-low = Un 17 seguramente elegiría tarde, y esa carta podría haber volado. Puja el 69.
together-bid-strong = Darías más estrellas por un número más bajo. Puja el 69.
together-spare = Todo el mundo puja a la vez y el número más alto elige primero. Tu Material de ciclismo tiene una estrella, pero un buen 65: pújalo.
together-spare-other = Darías más estrellas por un número más bajo. Puja el 65.
together-highest = La puja más alta elige primero, y nada supera a tu 75. Guárdalo hasta que una pareja lo merezca y puja tu 42.
together-highest-now = Elegiría primero, pero estas parejas no merecen el número más alto de todos. Puja el 42.
together-highest-coach = Darías una estrella más por un número más bajo. Puja el 42.
together-highest-other = El 62 puede elegir primero en otra ronda: guárdalo. Puja el 42.
together-pick = 69 supera a 65 y 42: eliges primero. También te llevas la carta boca abajo de debajo. Toma la carta Coach de natación.
together-pick-other = Esa carta tiene cuatro estrellas; las otras, tres y dos. Toma la carta Coach de natación.
together-second = Ahora eliges tú. Tres estrellas son mejores que dos: toma la Afición de baloncesto y la carta de debajo.
together-second-other = Dos estrellas en vez de tres. Toma la Afición de baloncesto.
together-beneath = La puja más baja se lleva la última pareja. Lo que había debajo ya está en la mano, y solo lo ha visto quien lo tomó.
together-invest = Invierte una carta: va boca abajo a su propia prueba, así que solo tú conoces tu Figura de natación y sus cinco estrellas.
together-invest-coach = Su momento llega en la próxima ronda. Empieza con la Figura de natación, que tiene una estrella más.
together-invest-other = Se puede, pero empieza con tu carta más fuerte: la Figura de natación, con cinco estrellas.
together-wait = Invierte tu Figura de gimnasia, boca abajo en su prueba. La de ciclismo, con cinco, puede esperar: nadie puede quitártela de la mano.
together-wait-other = Esa carta puede esperar, a salvo en tu mano. Invierte la Figura de gimnasia.
together-treasure = Debajo de tu carta había una Figura de atletismo con cuatro estrellas. Inviértela boca abajo en su prueba: el resto solo ve que estás allí.
together-treasure-other = Menos estrellas. La Figura de atletismo tiene cuatro: inviértela.
together-tokens = Las fichas cubren tres cartas boca abajo. Todo el mundo ve dónde está cada cual, pero no con cuánta fuerza.
together-behind = Tu Afición de gimnasia tiene una estrella y un 17, muy bajo: pújala y deja que el resto elija antes.
together-behind-other = Darías más estrellas, y hasta la última pareja muestra tres. Puja la Afición de gimnasia.
together-better = Hay una Figura de gimnasia con cinco, mejor que la tuya. Tu 58 tiene buenas opciones: pújalo.
together-better-other = Darías más estrellas por un número más bajo. Puja el 58.
together-differ = Cinco estrellas, cinco y tres: ahora las parejas son desiguales y elegir primero vale la pena. Puja tu 75.
together-differ-other = Alguien puede pujar más, y estas parejas son desiguales. Tu 75 elige primero seguro: pújalo.
together-spread = El 75 elige primero. Entre tres, una carta en una prueba siempre gana medalla, y en baloncesto aún no hay nadie: toma su figura.
together-spread-gymnastics = También cinco estrellas, pero allí ya hay alguien. En baloncesto aún no hay nadie. Toma la Figura de baloncesto.
together-three = Tres estrellas en vez de cinco. Toma la pareja indicada.
together-left = La Figura de gimnasia con cinco sigue ahí, y te toca. Tómala.
together-add = Los tipos distintos se suman: una figura con cinco y un coach con cuatro son nueve. Invierte la carta Coach; tu figura se pone boca arriba.
together-add-other = Es posible, pero nueve estrellas en natación te enseñan algo nuevo. Invierte la carta Coach de natación.
together-upgrade = En una prueba cabe una carta de cada tipo: tu nueva Figura de gimnasia, con más estrellas, sustituye a la anterior. Inviértela.
together-upgrade-other = Es posible, pero antes mira cómo una carta más fuerte sustituye a otra más débil. Invierte la Figura de gimnasia.
together-open = Una segunda prueba puede darte una segunda medalla: invierte la Figura de baloncesto.
together-open-other = Es posible, pero cinco estrellas donde aún no hay nadie rinden más. Invierte la Figura de baloncesto.
together-end = Sumar tipos, sustituir una carta, ir a otra prueba: tres caminos a las medallas. Quedan ocho rondas. Desde aquí, a jugar por libre.

## Group: tip

tip-neutral = La pareja que nadie toma es para el equipo neutral, que puede ganar medallas y así quitártelas.
tip-differ = Las parejas son muy desiguales: elegir primero bien vale un número alto en una carta floja.
tip-alike = Las parejas se parecen mucho: puja la carta que menos echarás de menos.
tip-last = Es la última ronda: las cartas que queden en la mano no cuentan.
tip-token = Las cartas boca abajo bajo una ficha son secretas: cada una tiene de una a cinco estrellas.
tip-waste = Ya tienes este tipo en su prueba, con las mismas estrellas o más: esta carta ya solo sirve para pujar.
tip-few = Tienes una carta de esta prueba, en la que hay como mucho dos personas: tal como está, ganaría una medalla.
tip-row = Esta fila es la tuya: gana medallas en cinco pruebas.
