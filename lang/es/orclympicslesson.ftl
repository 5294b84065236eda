### Fetched
### Español

## Group: say

say-aim = Eres Ana. Siete pruebas dan una copa de oro y otra de plata a las cartas con más velocidad, astucia o fuerza. Gana quien tenga más puntos.
say-draft = El draft: quédate con una carta y cede el resto. Ya tienes cinco. La prueba reina, que vale 7, pide velocidad, el ala: quédate con la carta más rápida.
say-draft-orc = Un orco es fuerte, pero solo tiene 2 de velocidad. El mediano tiene 4.
say-draft-human = Un humano tiene 1 en todo. El mediano tiene 4 de velocidad.
say-limit = Luego formarás un equipo de tres razas: aquí, goblins, elfos y medianos. El humano y el genio se quedarían en casa. Quédate con el goblin.
say-limit-djinn = 4 de astucia tienta, pero entonces una raza entera de las tuyas se quedaría en casa. Quédate con el goblin.
say-team = Tres razas como mucho. Toca todos los goblins, los dos elfos y el mediano, y luego «{ orclympics.build }»: seis cartas para siete pruebas.
say-team-other = Una carta que se deja fuera no juega nunca, y el mediano es el que más corre. Toma tres goblins, dos elfos y el mediano.
say-enter = El Zampatartas pide velocidad: el total más alto se lleva el oro, que vale 3. Es barato, así que gasta poco: presenta un goblin, con un total de 3.
say-enter-halfling = 4 aguanta mejor, pero tu carta más rápida es para la copa que vale 7. Presenta un goblin.
say-enter-elf = Un elfo también corre, pero solo con 2. Presenta un goblin.
say-enter-pass = Quien pasa ya no presenta nada aquí, y aún no tienes copa. Presenta un goblin.
say-enter-several = ¿Varias cartas por 3 puntos? Tienes seis para siete pruebas. Presenta un goblin.
say-silver = Chen igualó tu 3, y empatar da el oro. Te quedó la plata de Bo, que vale 2. Pasa: no presentes más y consérvala mientras no te la quiten.
say-silver-card = Así recuperarías el oro: un punto más que la plata, a cambio de otra carta. Pasa.
say-weak = El Vuelco de mesas pide fuerza. Tienes poca, y Bo, que no ganó copa, recuperó un orco, con 4. Pasa y ahorra velocistas.
say-weak-one = 2 es plata solo hasta que Bo presente el orco. Pasa.
say-weak-two = 4 iría en cabeza, pero el orco de Bo puede igualarlo y llevarse la copa: dos velocistas por una copa de 3. Pasa.
say-back = Las cartas presentadas descansan boca abajo. No has ganado copa, así que puede volver una: recupera el goblin. Seis cartas de nuevo, y ya 2 puntos.
say-back-none = Se puede, pero una carta que descansa no gana nada. Recupera el goblin.
say-tie = La Apertura de cerrojos pide astucia. Bo tiene 6, con el genio que cediste. Basta empatar: toca los dos elfos y luego «Presentar 2 elfos».
say-tie-less = Menos de 6 es solo segundo: plata, que vale 2. Con 6 es oro, que vale 4. Presenta los dos elfos.
say-tie-more = 8 va en cabeza, pero 6 basta. Ahorra el mediano y presenta los dos elfos.
say-tie-pass = No tienes nada descansando que recuperar, así que pasar no aporta nada. Presenta los dos elfos.
say-again = Ganaste el oro, así que empiezas la siguiente. El Empuje de burros vuelve a pedir fuerza y vale 4. ¿Presentar o pasar?
say-again-goblin = Un goblin solo tiene 2 de fuerza. Chen ha mostrado un enano con 3 y Bo un orco con 4: esta copa podría costarte muchos velocistas. Pasa.
say-return = Bo y Chen han gastado tres cartas en esta. Tú, ninguna, y puede volver una de las tuyas: recupera un elfo.
say-return-none = Se puede, pero el elfo podría ganar una copa. Recupéralo.
say-later = Dos pruebas después: presentaste una carta en cada una y ganaste dos platas. Has ahorrado tres velocistas.
say-count = Bo va en cabeza con 15 puntos, pero solo tiene una carta. Chen tiene 12 y tres cartas. Tú, 10 puntos y tres velocistas.
say-main = Prueba reina: oro 7, plata 4. El total de Chen es 7. Después no viene nada, así que ahorrar no sirve: toca las tres cartas y preséntalas.
say-main-tie = Es un empate, y se lleva el oro. Pero ya no hay para qué ahorrar: presenta las tres.
say-main-less = Solo segundo: con 4 puntos tendrías 14, y Bo tiene 15. Presenta las tres.
say-main-pass = Entonces el oro se queda con Chen, y has ahorrado velocistas para nada. Presenta las tres cartas.
say-result = Tienes 17 puntos, Chen 16 y Bo 15. Las cartas que ahorraste han ganado la copa que más vale.

## Group: win

win-1 = Tres razas que encajen con la fila. Mira las habilidades de las siete pruebas antes del draft.
win-2 = Pocas cartas para copas baratas. La plata suele costar una carta, y quien no gana copa puede recuperar una, hasta la prueba reina.
win-3 = Muchas para la prueba reina. Es la que más vale, y después no viene nada.

## Group: more

more-swap = La misma partida, jugada de otro modo. Chen tiene el oro con 3; tú, la plata. Presenta un elfo: 5 se lleva el oro, y hay intercambio.
more-swap-pass = En la lección, aquí pasaste. Esta vez, mira lo que hace un elfo: preséntalo.
more-swap-dear = Eso también va en cabeza, pero tus velocistas son para la prueba reina. Basta un elfo: presenta uno.
more-third = Los dos orcos de Bo suman 4, más que el 3 de Chen: ahora Bo tiene la plata y Chen, nada. Puedes añadir cartas para guardar el oro; aquí, pasa.
more-third-more = Se puede, y un total más alto es más difícil de igualar. Pero tus cartas ganan más en otra prueba: pasa.
more-dash = El Vuelco de mesas pide fuerza. Elfos y medianos tienen ahí una raya: 0, no se pueden presentar. Pasa y ahorra tus goblins.
more-dash-goblin = Aquí, 2 de fuerza difícilmente gana una copa. Pasa.
more-nobody = Nadie ha presentado cartas: nadie puntúa, y quien tenga alguna descansando puede recuperar una. Recupera el goblin. Además, vuelves a empezar tú.
more-nobody-other = De lo que descansa, el goblin es lo más rápido: recupéralo.
more-alone = Presentaste un elfo y el resto pasó: el oro es tuyo y nadie gana la plata. Más cartas no darían nada: toca «{ orclympics.take-gold }».
more-alone-more = Se puede, pero el oro ya es tuyo. Ahorra tus cartas y llévatelo.
more-equal = Si al final hay empate a puntos, decide la copa de oro más valiosa; luego, la siguiente. Lo que siga igual se comparte.
more-two = Entre dos se juega sin plata: quien no gana el oro puede recuperar una carta.

## Group: about

about-free-cup = Una copa que aún no se ha llevado nadie, con los puntos que vale en esta prueba. Quien presente cartas primero se lleva el oro.
about-gold-worth = Lo que vale la copa de oro en esta prueba para quien la tenga al final. Una marca al lado muestra quién la ganó.
about-silver-worth = Lo que vale la copa de plata en esta prueba para quien la tenga al final. Una marca al lado muestra quién la ganó.
about-skill = La habilidad que cuenta en esta prueba, y la única: un ala es velocidad; un ojo, astucia; un puño, fuerza.
about-main-event = La prueba reina: la última prueba y la más valiosa. Después de ella no se recuperan cartas.
about-competition-now = La prueba que se juega ahora, con la habilidad que cuenta y lo que valen sus copas.
about-competition = Una prueba, con la habilidad que cuenta y lo que valen sus copas. Toca la fila para ver quién presentó qué.
about-row = Las siete pruebas de esta partida, que se juegan de la primera a la última. Se conocen antes del draft; la última es la prueba reina. Toca para ver más.
about-gold-cup = La copa de oro, con sus puntos. Se la lleva el total más alto; basta empatar con quien la tiene. Solo gana sus puntos quien la tenga al acabar la prueba.
about-silver-cup = La copa de plata, con sus puntos. Es para el segundo total más alto y para quien acaba de perder el oro. Entre dos no la hay.
about-resting-cards = Las cartas de esta persona que descansan: ya presentadas y ahora boca abajo. Si no gana copa en una prueba, puede recuperar una, salvo tras la prueba reina.
about-card-counts = Cuántas cartas tiene esta persona en la mano y cuántas descansan. Los números están a la vista; qué cartas tiene en la mano es secreto.
about-points = Los puntos de esta persona: el valor de todas sus copas. Después de siete pruebas, gana quien tenga más puntos.
about-player = Una persona, con sus cartas y sus puntos. Toca para ver las copas que ha ganado y las cartas que ha presentado.
about-status = Lo que hace esta persona. Quien ha pasado no presenta más cartas en esta prueba, pero conserva una copa hasta que alguien se la quite.
about-passes-to = En el draft, cada cual se queda con una carta y cede el resto a quien tiene a su izquierda; aquí está su nombre.
about-entered = Una carta presentada en esta prueba, con su valor en la habilidad que cuenta. Después de la prueba descansa.
about-total = Los valores de las cartas presentadas por esta persona, sumados. El total más alto tiene la copa de oro; para llevarse una copa basta empatar con quien la tiene.
about-lane = La calle de una persona: las cartas que ha presentado en esta prueba, su total y las copas que tiene. Cuanto más larga la barra, más alto el total.
about-fair-begins = La próxima prueba: la habilidad que cuenta, lo que valen sus copas y quién empieza.
about-fair-awards = La prueba ha terminado. Quien tiene ahora una copa gana sus puntos.
about-dots = Los puntos de color muestran lo hábil que es la raza en conjunto, de uno a tres. Cuantos más puntos, menos cartas así hay.
about-no-ability = La raya significa 0: esta carta no se puede presentar en una prueba de esta habilidad.
about-ability-now = La habilidad que cuenta ahora. Es lo que suma la carta al total de quien la presenta.
about-ability = Lo que suma esta carta a un total en una prueba de esta habilidad: velocidad, astucia o fuerza.
about-dimmed-card = Una carta que ahora no se puede elegir. Tócala para ver por qué.
about-race-card = Una carta de una de las siete razas, con su valor en cada habilidad. Una vez presentada en una prueba, descansa. Todas las cartas de una raza son iguales.
about-aside = Cartas que ahora no se pueden elegir: las que ya son tuyas en el draft, o la mano mientras se puede recuperar una carta. Nadie más las ve.
about-race-slot = Un lugar para una raza. Un equipo tiene como mucho tres razas, con tantas cartas de cada una como quieras.
about-offer = Un equipo con todas las cartas de estas razas. Toca para elegirlas; aún puedes añadir cartas o dejar alguna fuera.
about-pass = No presentar más cartas en esta prueba. Si tienes una copa, la conservas hasta que alguien te la quite.
about-take-none = No recuperar ninguna carta: todas las presentadas siguen descansando.
about-confirm = El botón que lleva a cabo lo elegido. Hasta que lo toques, puedes elegir otra cosa.
about-prompt = A quién se pregunta y qué. Debajo está el porqué, o lo que harían con las copas las cartas elegidas.
about-head = Una carta de una de las siete razas, en pequeño.
about-aim = El juego en pocas palabras. Las copas son puntos, y las cartas que no gastas pueden ganar pruebas posteriores.

## Group: together

together-aim = Siete pruebas, cada una con una copa de oro y otra de plata. Las primeras son baratas; las últimas, valiosas. Gana quien tenga más puntos.
together-draft = Primero, el draft: cada cual se queda con una carta y cede el resto a la izquierda, hasta tener ocho. Dos cartas con ayuda; después, a elegir por libre.
together-cunning = La prueba reina, que vale 7, pide astucia, y otras dos pruebas también. Ninguna carta tiene más que tu genio: quédate con él.
together-cunning-elf = Un elfo tiene 3 de astucia, y está bien. Pero un genio tiene 4: quédate con el genio.
together-no-cunning = Un goblin no tiene nada de astucia. Quédate con el genio.
together-cunning-less = Esa carta tiene menos astucia, y la prueba reina la pide. Quédate con el genio.
together-strength = Dos pruebas piden fuerza. Tu orco tiene 4, lo máximo, y solo hay cuatro orcos: quédate con él.
together-strength-djinn = 4 de astucia es igual de bueno, pero puede que más gente busque astucia. Quédate con el orco.
together-no-strength = Un elfo es astuto, pero no tiene nada de fuerza. Quédate con el orco.
together-strength-less = Esa carta no es tan fuerte. Quédate con el orco.
together-speed = Dos pruebas piden velocidad. Tu mediano tiene 4 de velocidad, lo máximo: quédate con él.
together-speed-four = También es un 4, en otra habilidad. Pero un equipo puede ser veloz: quédate con el mediano.
together-speed-less = Esa carta no es tan rápida. Quédate con el mediano.
together-passed = Las otras siete cartas se han ido a la izquierda. Ahora conoces algunas de las cartas con las que puede quedarse el resto.
together-add = Estas cartas llegan por tu derecha. Las cartas presentadas en una prueba se suman, así que reúne lo que ya tienes: quédate con otro genio.
together-add-elf = Un elfo tiene 3 de astucia y va bien con un genio. Pero dos genios suman 8: quédate con el genio.
together-add-other = Un equipo hace bien una cosa. El tuyo tiene astucia, y este genio tiene 4: quédate con él.
together-dash = Una raya significa 0: esa carta nunca entra ahí. Un elfo no tiene fuerza; un enano tiene 3: quédate con el enano.
together-dash-goblin = Un goblin tiene 2 de fuerza; un enano, 3. Quédate con el enano.
together-dash-none = En fuerza tiene una raya: no ayuda a tu orco. Quédate con el enano.
together-strength-one = Un humano tiene 1 en todo. El enano tiene 3 de fuerza: quédate con el enano.
together-gather = Un equipo tiene como mucho tres razas, así que reúne pocas. Tienes un mediano; los goblins tienen 3 de velocidad: quédate con uno.
together-gather-elf = Un elfo tiene 2 de velocidad; un goblin, 3. Quédate con el goblin.
together-gather-none = En velocidad tiene una raya: no corre. Quédate con el goblin.
together-speed-one = Un humano tiene 1 en todo. El goblin tiene 3 de velocidad: quédate con el goblin.
together-cups = En cada prueba, por turnos, se presentan cartas o se pasa hasta el final. El total más alto se lleva el oro; el siguiente, la plata; basta empatar.
together-rest = Después, las cartas presentadas descansan. Quien no gana copa puede recuperar una de las suyas, así que perder puede salir a cuenta.
together-end = Faltan seis cartas más de draft y, luego, un equipo de tres razas como mucho: por ejemplo, genios, elfos y humanos. Desde aquí, a jugar por libre.

## Group: tip

tip-row = Mira la fila antes de elegir: ¿qué habilidad piden más de las siete pruebas?
tip-fourth = Ya tienes tres razas, y un equipo tiene tres como mucho: con una carta de otra raza, alguna se queda en casa.
tip-build = Las cartas que dejas fuera no juegan nunca: llévate todas las de tus tres razas, salvo que tengas un motivo.
tip-enter = Presenta al menos una carta o pasa hasta el final de esta prueba; no se puede esperar.
tip-main = Tras la prueba reina no viene nada, así que ya no hay para qué ahorrar.
tip-tie = Una de tus cartas empataría justo con quien tiene esta copa, y basta empatar para llevársela.
tip-rest = Recupera lo que pidan las próximas pruebas; puede ser una carta de una anterior.
