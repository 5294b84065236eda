### Fetched
### Español

## Group: say

say-carrot = Eres Ana. Primero, práctica: la pista de Bo señala uno de cinco deportes; en vertical es muy buena. Toca ese deporte y luego la medalla de bronce.
say-carrot-other = Piensa en quién come zanahorias. En una carrera de verdad tu carta se quedaría ahí; aquí, prueba otra vez.
say-flag = Tu carta está puesta: se ve que has elegido, pero no qué. Chen va después. Ahora se da la vuelta a las pistas de plata y oro.
say-bell = Responde en el orden que quieras, primero lo claro. La pista del oro está en vertical: una campana. ¿Qué deporte la hace sonar en cada asalto?
say-bell-silver = Los guantes están en horizontal, así que son más difíciles. Empieza por la pista clara: el oro.
say-bell-other = En uno de estos cinco, una campana abre y cierra cada asalto. Prueba otra vez.
say-gloves = Chen llega antes aquí, pero solo cuentan las cartas correctas. En horizontal es una pista regular. El boxeo ya lo has jugado: ¿dónde más se usan guantes?
say-gloves-other = ¿Guantes de abrigo? Uno de los cinco se juega sobre hielo. Prueba otra vez.
say-practice-bronze = El bronce era el salto de obstáculos. La primera carta correcta gana 2 puntos: la tuya. Las siguientes, 1: la de Chen.
say-practice-silver = La plata era el curling. Chen llegó antes, pero falló: la tuya es la primera carta correcta, 3 puntos.
say-practice-gold = El oro vale 4, y solo has acertado tú. Nueve puntos: nadie puede ganar más en una ronda. Pero esto era práctica.
say-idea = De cinco deportes, tres son secretos, uno por medalla. Coach da pistas, y cada Atleta adivina.
say-clue = Entras en la ronda dos, como Ana, y eres Coach. Tu primer deporte secreto es el tiro con arco. Toca la pista que lo dice; en vertical significa muy buena.
say-clue-mountain = Una montaña dice ciclismo de montaña. Tu secreto es el tiro con arco.
say-clue-ten = El diez es el mejor tiro con arco, pero otra pista lo dice todo: muestra a qué se apunta. Toca esa.
say-clue-flat = En horizontal sería decir que es regular. No puede estar más clara: en vertical.
say-clue-other = Eso apenas sugiere el tiro con arco. Una pista muestra a qué se apunta.
say-honest = El secreto de la plata es el baloncesto. Manos en alto es lo que más se acerca, pero también sugiere voleibol. Di la verdad: elige «{ olympikos.average }» y quedará en horizontal.
say-honest-upright = En vertical promete una pista muy buena, y cada Atleta se fiaría. En voleibol también se levantan las manos: elige «{ olympikos.average }».
say-honest-other = Eso sugiere aún menos el baloncesto. Manos en alto es lo que más se acerca: ponla en horizontal.
say-one-sport = El secreto del oro es el patinaje artístico, y quedan cuatro pistas. Una buena dice que sí a un deporte y que no al resto.
say-one-ten = El diez es el sueño de quien patina, pero también el mejor tiro con arco. Una pista solo encaja con el patinaje.
say-one-flat = Se puede, y no cuesta puntos. Pero un cisne encaja bien, y conviene que se sepa: en vertical.
say-one-other = Eso no dice nada del patinaje. Piensa en un ballet sobre un lago.
say-race = ¡Tres, dos, uno! Bo y Chen corren y tú miras. Una carta puesta se queda donde está.
say-bronze = Bronce: ha acertado todo el mundo, así que Coach gana lo que vale la medalla: 2 puntos para ti.
say-silver = Plata: Bo acertó y Chen pensó en el voleibol. Si solo acierta una parte, es 1 punto para ti. Si no acertara nadie, nada.
say-gold = Oro: otra vez acierta todo el mundo. 4 puntos para ti, 4 para Chen, que llegó antes, y 1 para Bo.
say-tested = Desde la ronda dos, cada Atleta que va en cabeza al empezar pasa un control antidopaje. Chen tuvo que elegir un deporte que no fuera secreto.
say-positive = El baloncesto era secreto, así que el control da positivo: Chen pierde 3 puntos. Tienes 7, Bo 6 y Chen 5. ¡Vas en cabeza!
say-next = En la próxima ronda Chen es Coach, y Bo y tú, Atletas. Vas en cabeza, así que el control antidopaje será para ti.

## Group: win

win-1 = Si eres Atleta, empieza por las pistas claras. Cada deporte solo se puede elegir una vez, así que lo que queda es más fácil.
win-2 = Si eres Coach, busca la pista que diga que sí a un deporte y que no a los otros cuatro.
win-3 = Si vas en cabeza, ten pensado un deporte que no sea secreto: lo necesitarás para el control antidopaje.

## Group: more

more-lead = Ronda dos. Vas en cabeza con los nueve puntos de la práctica, así que esta vez pasas el control antidopaje.
more-cards = Ya has elegido: las espadas son esgrima; el brazo, halterofilia. La ola está en horizontal, una pista regular: surf, quizá.
more-rule-out = Te quedan dos cartas. Descarta un deporte que seguro que no es secreto: una ola puede ser vela, pero difícilmente golf.
more-rule-out-sailing = Si la ola es la vela, das positivo y pierdes 3 puntos. Aquí nada apunta al golf: descártalo.
more-sailing = El oro era la vela, no el surf. Si hubieras descartado la vela, ahora te costaría 3 puntos.
more-negative = El golf no era secreto: el control da negativo y conservas los 14 puntos. Chen tiene 10 y Bo 7.
more-together = Entre dos se juega en equipo: una persona da pistas y la otra adivina. Cada diez segundos un país rival pone una carta en cada medalla, así que date prisa.

## Group: about

about-test-card = La carta de esta persona para el control antidopaje: un deporte que descarta como secreto. Se le da la vuelta después del oro.
about-gain = Los puntos que esta medalla, o el control antidopaje, acaba de dar o de quitar.
about-together = La puntuación común y los puntos que faltan para el siguiente nivel. 36 puntos son récord mundial.
about-points = Los puntos de esta persona, por acertar y como Coach, menos los perdidos. Las marcas cuentan doce; cuando alguien tiene más, todas las filas crecen.
about-coach = Coach de esta ronda: saca tres deportes secretos, da una pista para cada uno y no adivina. El papel cambia en cada ronda.
about-tested = Quien juega aquí iba en cabeza al empezar la ronda, así que tras su tercera carta pasa el control antidopaje: descarta un deporte. Si era secreto, pierde hasta 3 puntos.
about-player = Una persona, con lo que está haciendo. Cada Atleta pone tres cartas por ronda, una en cada medalla; Coach da las pistas.
about-turns-so-far = Las rondas jugadas: qué deportes había que adivinar, quién acertó y qué tal encajaba cada pista.
about-opposite = Las pistas otra vez, giradas hacia quienes están enfrente.
about-target = El deporte secreto para el que Coach elige ahora una pista. Nadie más lo ve antes de la entrega de medallas.
about-answer = Este deporte era el secreto. Acertó quien puso la carta con su anillo en la medalla que se está entregando.
about-sport-down = Un deporte, boca abajo hasta que empiece la carrera, para que nadie lo mire durante más tiempo. Coach ya lo ve.
about-ring = Un anillo, con su color y su letra. Cada Atleta tiene una carta con este anillo: representa el deporte que hay debajo.
about-sport = Uno de los cinco deportes de esta ronda. Tres de ellos son secretos y, hasta la entrega, solo Coach sabe cuáles. En cada ronda hay cinco nuevos.
about-medal-points = La medalla y lo que vale para quien acierta primero; quien acierta después gana 1 punto. Entre dos, si un rival acertó antes, queda 1 punto.
about-how-good = Lo buena que Coach cree que es la pista: en vertical, muy buena; en horizontal, regular. No influye en los puntos.
about-clue-down = La pista de esta medalla, boca abajo. Cuando empieza la carrera, se da la vuelta a las pistas una a una: bronce, plata, oro.
about-clue = La pista de Coach para esta medalla. Sugiere uno de los cinco deportes: el secreto. Una vez puesta, no se puede cambiar.
about-coach-card = La carta de Coach, la de más abajo en esta medalla. Su anillo indica el deporte secreto. Coach la sacó al azar, y el resto la ve en la entrega.
about-rival-card = Una carta de un país rival. Los rivales juegan al azar y no ganan nada, pero si uno acierta antes que quien adivina, su acierto solo da 1 punto.
about-right-card = Una carta correcta. La primera de una medalla da todos sus puntos; cada una de las siguientes, 1 punto.
about-wrong-card = Una carta que falla. No da nada y no cuenta para decidir quién llegó primero.
about-card = Una carta de quien adivina, boca abajo: su deporte se ve en la entrega. Las cartas están en el orden en que llegaron y no se mueven.
about-medal = Una medalla, con la pista de Coach y las cartas que tiene encima. Cada Atleta pone aquí una carta: la del deporte que sugiere la pista.
about-clock = El reloj. Cuando llega a cero, se da la vuelta a las pistas, juega el siguiente rival o se ponen al azar las cartas que faltan.
about-press = En esta partida, el reloj espera a este botón: tócalo cuando pueda jugar el siguiente rival, o cuando se acabe el tiempo de quien no ha terminado.
about-test = El control antidopaje, desde la segunda ronda: quien descartó un deporte que era secreto pierde hasta 3 puntos. Si nadie acertó ni un deporte, se anulan todos los controles y Coach pierde hasta 3 puntos.
about-ready = De qué trata el juego. Los deportes y las pistas no se ven hasta que la carrera empieza o sigue, para que todo el mundo los vea a la vez.
about-pad-ring-gone = Esta carta ya se ha jugado. Vuelve al final de la ronda.
about-pad-ring = Una de las cinco cartas de esta delegación, con el deporte que representa. Tócala y luego la medalla a la que va; cada carta se juega una vez por ronda.
about-pad-test = El control antidopaje, tras la tercera carta: descarta el deporte que menos parezca secreto. Si lo es, se pierden hasta 3 puntos.
about-pad-medal-placed = En esta medalla ya hay una carta de esta persona. No se puede mover ni recuperar.
about-pad-medal = Toca un deporte y luego esta medalla para poner aquí la carta. Se abre cuando se da la vuelta a su pista, y admite exactamente una carta de cada Atleta.
about-tabs = De quién es el panel que se ve. Aquí, cada persona que adivina tiene el suyo.
about-pad = El panel de quien adivina: cinco cartas, una por deporte, y las medallas a las que pueden ir. Cuenta el orden en que se ponen las cartas: date prisa.
about-sideways = Poner la pista en horizontal: es regular, a menudo lo mejor de una mala mano. Todo el mundo ve cómo está; no influye en los puntos.
about-upright = Poner la pista en vertical: es muy buena. Todo el mundo ve cómo está; no influye en los puntos.
about-hand-clue = Una pista de la mano de Coach. Elige la que sugiera el deporte secreto y ninguno de los otros cuatro. Las que no se usan salen de la partida sin que nadie las vea.
about-asked-ring = El anillo del deporte para el que es la pista. Solo lo conoce Coach.
about-confirm = El botón que pone la pista elegida boca abajo bajo su medalla. Hasta que lo toques, puedes elegir otra.
about-prompt = A quién se pregunta y qué. Debajo está lo que cuenta ahora.

## Group: together

together-jobs = En cada ronda, una persona es Coach y da pistas para tres deportes. El resto, Atletas, los adivina; hasta entonces, sin mirar.
together-clue = Tu primer secreto, el deporte que el resto debe adivinar, es la escalada deportiva. Un mono es una pista muy buena: ponla en vertical.
together-clue-flat = En horizontal sería decir que es regular. Encaja muy bien, y conviene que se sepa: en vertical.
together-clue-ladder = A una escalera también se sube. ¿Quién trepa mejor que nadie?
together-clue-other = Eso apenas sugiere la escalada. ¿Quién trepa mejor que nadie?
together-honest = El secreto de la plata es el hockey sobre hielo. Un pingüino solo dice que hace frío. Di la verdad: elige «{ olympikos.average }» y quedará en horizontal.
together-honest-upright = En vertical promete una pista muy buena, y cada Atleta se fiaría. Un pingüino no juega al hockey: elige «{ olympikos.average }».
together-honest-other = Eso sugiere aún menos el hockey sobre hielo. Un pingüino, al menos, vive entre hielos: ponlo en horizontal.
together-hurdles = El secreto del oro son los 110 m vallas. Una buena pista dice que sí a un solo deporte: busca algo que corte el paso y ponlo en vertical.
together-hurdles-flat = Se puede, y no cuesta puntos. Pero nada más encaja aquí tan bien, y conviene que se sepa: en vertical.
together-hurdles-fast = Rápido sí es, pero no dice qué se salta. Otra pista muestra algo que corta el paso.
together-hurdles-other = Eso sugiere otros deportes más que este. Otra pista muestra algo que corta el paso.
together-meaning = Tres pistas, cada una por uno de cinco deportes. En vertical es muy buena; en horizontal, regular. Ahora todo el mundo puede mirar.
together-race = Cada Atleta, en su panel: tocar el deporte que señala una pista y luego su medalla. Una carta puesta se queda ahí.
together-right = La primera carta correcta gana 2, 3 o 4 puntos; cada una de las siguientes, 1 punto; una que falla, nada. Cada deporte, una sola vez.
together-coach = En cada medalla, si todo el mundo acierta, Coach también gana sus puntos. Si solo acierta una parte, Coach gana 1 punto.
together-end = Desde la ronda dos, quien va en cabeza pasa un control antidopaje: descarta un deporte que no sea secreto. Dedos a punto: desde aquí, a jugar por libre.

## Group: tip

tip-sports = Mira primero los cinco deportes. La mejor pista encaja con tu secreto y con ninguno de los otros cuatro.
tip-sideways = Si una pista encaja con dos de estos deportes, ponerla en horizontal avisa de que solo es regular.
tip-easy = Si nadie acierta ninguno de tus tres deportes, pierdes hasta 3 puntos. Basta una pista fácil para evitarlo.
tip-past = «{ olympikos.look-back }» muestra qué tal encajaba cada pista de las rondas anteriores con su deporte.
tip-clear = Primero las pistas claras, en el orden que quieras. Una carta puesta no se puede mover.
tip-quicker = Alguien se ha adelantado. Pon tu carta de todos modos: las que fallan no cuentan, y una correcta después da 1 punto.
tip-tested = De tus dos últimas cartas, juega el deporte que menos parezca secreto: si lo es, cuesta hasta 3 puntos.
