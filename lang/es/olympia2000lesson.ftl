### Fetched
### Español

## Group: say

say-aim = Eres Ana, en la Grecia antigua. Cada ronda es una prueba por un premio: una ficha con laureles, es decir, puntos. Gana quien tenga más puntos.
say-send = Maratón, por 2 laureles. Cada cual envía a alguien; gana el número más bajo, el mejor puesto. De 55 atletas, solo seis superan un 7: envía a Dromeas.
say-send-best = El 1 también ganaría, pero Hidrotas es quien mejor corre: demasiado para 2 laureles. Envía a Dromeas.
say-send-slow = 26 atletas superan el 27, y es probable que corra alguno. Envía a Dromeas.
say-send-last = De las 55 cartas, solo una tiene un puesto peor que el 50. Envía a Dromeas.
say-won = 7 supera a 21 y 43: 2 laureles para ti. Las tres cartas salen de la partida, así que una buena solo gana una vez.
say-chooses = Bo queda en último lugar y por eso elige el premio de después: salto de longitud, tras el disco. Probablemente tiene a alguien que salta bien.
say-lose-well = Disco, y no tienes ninguna carta buena. Pierde con provecho: Bradypous, con muletas, da una ficha de consolación, 1 punto, y casi seguro queda en último lugar.
say-lose-middle = Puede ganar, pero a otra persona le basta con que uno de sus cuatro sea mejor. Bradypous da un punto, envíen lo que envíen. Envía a Bradypous.
say-lose-foul = Con «{ olympia2000.place-overstepped }» no hay puesto: ni se gana ni se queda en último lugar, y perderías a Hidrotas. Envía a Bradypous.
say-choose = El público te da una ficha y, con el último puesto, eliges premio. Nadie supera a Hidrotas en el maratón, que ahora vale 3 laureles: elígelo.
say-choose-other = Lo mejor que tienes en las demás es un 10, en tiro con arco. En el maratón tienes un 1, y un 1 no puede perder. Elige el maratón.
say-give = Repartes, y solo tú ves esta carta: Sykon, con un 15 como mejor puesto, es floja. Dásela a Chen, que va por delante de Bo.
say-give-keep = La mayoría tiene algo mejor que el 15 de Sykon. Da la carta y podrás mirar la siguiente.
say-give-bo = Bo aún no tiene laureles, y Chen sí. Da la carta a Chen.
say-keep = Skopelos, el 1 en tiro con arco: ¡quédatela! Cuando te quedas una, quien aún no tiene carta nueva roba sin ver.
say-keep-give = Entonces tendrías que quedarte la siguiente, sea la que sea. Quédate con Skopelos.
say-ahead = Salto de longitud, que eligió Bo: cuenta con alguien que salte bien. Después viene el maratón: guarda a Hidrotas y envía a Deipnon, que te sobra.
say-ahead-second = Un 18 difícilmente ganará a quien salta bien, y perderías a Ischnos. Envía a Deipnon.
say-ahead-wasted = Aquí difícilmente ganará, pero tiene un primer puesto en otra disciplina. Envía a Deipnon.
say-foul = Gana el 4 de Bo. El «{ olympia2000.place-overstepped }» de Deipnon, como «{ olympia2000.place-disqualified }», deja sin puesto, así que no puede quedar en último lugar. El último puesto es de Sykon, que diste a Chen.
say-collect = Aquí está el maratón que elegiste, por 3 laureles. Envía a Hidrotas.
say-collect-other = Cualquier otra carta puede perder. Hidrotas esperaba este momento, con un 1.
say-whole = 1 supera a 4 y 9. Elige un premio, guarda la carta que le va y cobra: así es el juego.
say-later = Once rondas después: ya no se roba y quedan tres rondas. Entre laureles y consolación, Bo tiene 26 puntos, tú 23 y Chen 9.
say-which = Maratón por 6, luego tiro con arco por 4. Dos atletas superan el 3 de Anemokles: Hidrotas ya compitió, y Makrodromos es para el arco. Envía a Anemokles.
say-which-better = Makrodromos, 2, también ganaría estos 6, pero luego en tiro con arco solo te queda un 31 y renuncias a 4 laureles seguros. Envía a Anemokles.
say-which-crutches = Así renuncias a 6 laureles seguros por una ficha que vale 1. Envía a Anemokles.
say-certain = Bastó un 3. En tiro con arco, los tres que superan a Makrodromos ya han competido: 4 laureles seguros. Envía a Makrodromos.
say-certain-crutches = Así renuncias a 4 laureles seguros por una ficha que vale 1. Envía a Makrodromos.
say-result = 29 laureles para ti y 31 para Bo. Pero con tus cinco fichas de consolación contra una, es 34 a 32: ¡has ganado!

## Group: win

win-1 = Envía lo justo. Gana el número más bajo, por poco que sea, y cada atleta compite una sola vez.
win-2 = Pierde con provecho. Con muletas siempre hay un punto, y el último puesto elige premio.
win-3 = Mira un premio por delante y guarda la carta adecuada. Los premios crecen de 2 a 6, pero no esperes demasiado.

## Group: more

more-foul = Salto de longitud, por 2 laureles. No tienes a nadie que salte bien. El «{ olympia2000.place-overstepped }» de Deipnon deja sin puesto, ni primero ni último: envía a Deipnon.
more-foul-other = Tampoco es fácil que gane, y es mejor guardar esa carta para otra disciplina. Envía a Deipnon.
more-void = Nadie tiene puesto, así que nadie gana ni elige. Aun así, Bo gana un punto por las muletas, y las tres cartas salen de la partida.
more-stays = El premio se queda una ronda más, y la combinada sigue siendo la siguiente. Nadie reparte: cada cual roba una carta sin verla.
more-again = Has robado la carta de Halmon, que salta: un 5 tiene muchas opciones de ganar. Envía a Halmon.
more-again-other = Con 27 o más difícilmente se gana. Halmon tiene un 5 en el salto de longitud: envía a Halmon.
more-combination = La combinada es para quien hace bien de todo: su puesto sale de las otras cuatro. Karphos no tiene en ellas nada mejor que un 10, y aquí tiene un 9: envía a Karphos.
more-combination-other = Ese puesto es mucho peor. Envía a Karphos, que hace bien casi todo.
more-own = 9 supera a 14 y 25. Si al final hay empate a puntos, se comparte el puesto, salvo que se haya acordado que decidan los laureles.

## Group: about

about-known-to = Quién conoce esta carta: la persona que aquí se nombra repartía, la miró y la dio, y sabe que está en esta mano hasta que se juegue.
about-place-now = El puesto de esta carta en la disciplina de esta ronda. El número más bajo gana el premio; una palabra significa sin puesto.
about-place = El puesto en esta disciplina, entre 55 atletas: cuanto más bajo, mejor. No hay dos iguales. Con «{ olympia2000.place-overstepped }» o «{ olympia2000.place-disqualified }» no hay puesto: no puede ni ganar ni quedar en último lugar.
about-group = Hasta dónde llega, como mejor puesto: sangre divina, hasta el 3; leyenda, el 7; promesa, el 12; buen diente, el 20. Con muletas, nada mejor que el 21, pero competir da siempre 1 punto.
about-card-from-deck = La carta de arriba del mazo. Quien reparte se la queda, o la da a alguien sin carta nueva y mira la siguiente.
about-keep-or-give = Quedarse la carta, y el resto roba la suya sin verla; o darla a quien aún no tenga carta nueva y mirar la siguiente. Sabrás qué has dado.
about-athlete = Una carta de atleta, con un puesto en cada una de las cinco disciplinas: cuanto más bajo, mejor. Cada atleta compite una sola vez y luego sale de la partida.
about-next-prize = El premio de la próxima ronda. Una vez elegido, ya no se puede cambiar.
about-prize = El premio que se disputa: una ficha de laurel con su disciplina y sus puntos. Lo gana el número más bajo en esa disciplina.
about-top-chip = La ficha de arriba de esta columna y lo que vale. Es la única de la columna que se puede elegir como premio.
about-chips-left = Las fichas de esta disciplina que aún están por venir, de 2 en adelante. Entre cuatro o cinco personas no hay seises.
about-combination = La combinada, la prueba de quien hace bien de todo: su puesto sale de las otras cuatro juntas. La columna tiene las fichas de laurel que aún están por venir; solo se puede elegir la de arriba.
about-column = Una disciplina y sus fichas de laurel que aún están por venir. Solo se puede elegir como premio la de arriba, que es la que menos vale.
about-aim = El juego en pocas palabras. En cada ronda, el número más bajo se lleva la ficha y el más alto elige el premio de dentro de dos rondas, mientras quede alguno. Gana quien tenga más puntos entre laureles y fichas de consolación.
about-deck = Cuántas cartas quedan por robar y quién reparte. Cuando hay menos cartas que personas en la mesa, ya no se roba más y se juegan las cartas de la mano.
about-dealer = Esta persona reparte: mira la carta de arriba del mazo y se la queda o la da. Después, el mazo pasa a la izquierda.
about-gain = Los puntos que esta persona acaba de ganar, con una ficha de laurel, con una de consolación o con ambas.
about-points = Los puntos de esta persona: laureles y fichas de consolación. Gana quien tenga más. Toca para ver qué fichas son.
about-status = Lo que hace esta persona: elegir atleta o premio, repartir o esperar al resto.
about-player = Una persona, con lo que está haciendo y sus puntos. Toca para ver las fichas que ha ganado.
about-no-winner = Nadie tenía puesto, así que nadie ha ganado. Mientras queden rondas, la ficha se queda y se disputa otra vez; el siguiente premio también se queda.
about-portrait = Quien ha competido. Toca para ver otra vez la carta.
about-rank = El orden en esta ronda: 1 es lo mejor. Sin puesto no hay número.
about-line-place = El puesto de esta carta en la disciplina de la ronda. Con «{ olympia2000.place-overstepped }» o «{ olympia2000.place-disqualified }» no hay puesto.
about-earned = Lo que ha dado: puntos a quien gana y a quien compite con muletas. El último puesto (las palabras no cuentan) elige el premio de dentro de dos rondas, mientras quede alguno.
about-result = La última ronda decidida: las cartas, del mejor puesto al peor, y lo que han dado.
about-consolation-chip = Una ficha de consolación, que vale 1 punto. La da cada atleta con muletas que compite, se gane o se pierda.
about-stage = Las cartas de esta ronda. Se descubren del peor puesto al mejor; el número más bajo gana el premio.
about-laurel = Una ficha de laurel, que vale tantos puntos como indica su número: de 2 a 6.
about-confirm = El botón que lleva a cabo lo elegido. Hasta que lo toques, puedes elegir otra cosa.
about-prompt = A quién se pregunta y qué. Debajo está el porqué, o lo que haría lo elegido.

## Group: together

together-aim = Cada ronda es una prueba por una ficha con laureles, que son puntos. Gana quien tenga más puntos. Dos rondas con ayuda y, después, a jugar por libre.
together-lowest = Salto de longitud, por 2 laureles. Cada cual envía a alguien, a la vez, y el número más bajo gana. Pedekles tiene un 7: envía a Pedekles.
together-lowest-kyklon = Puede que 16 no baste, y Kyklon es lo mejor que tienes para el disco. Envía a Pedekles.
together-lowest-late = Ese número es muy alto para ganar. Envía a Pedekles.
together-crutches = Gana el número más bajo; tu 13 rara vez lo será. Con muletas, Elpenor da una ficha de consolación, 1 punto, incluso al perder: envía a Elpenor.
together-crutches-other = Esa carta puede ganar, pero no da nada si pierde. Elpenor da una ficha en cualquier caso: envía a Elpenor.
together-ahead = Gana el número más bajo, y lo mejor que tienes es Opsonas, con 17. Después viene el tiro con arco: guarda tus dos cartas buenas de arco y envía a Opsonas.
together-ahead-archer = Esa es una de tus cartas de arco, y no salta bien. Envía a Opsonas.
together-ahead-late = 28 es peor que 17, y Achyros puede ir bien en el maratón. Envía a Opsonas.
together-round = 7 supera a 17 y 24, y las tres cartas salen de la partida. La ficha de consolación es un punto, y el último puesto también sirve para algo.
together-choose = Tienes el último puesto, así que eliges el premio que sigue al tiro con arco. Anemokles tiene un 3 en el maratón: elige el maratón.
together-choose-discus = Lo mejor que tienes ahí es un 5. En el maratón tienes un 3: elige el maratón.
together-choose-combination = Lo mejor que tienes ahí es un 7. En el maratón tienes un 3: elige el maratón.
together-choose-other = Lo mejor que tienes ahí es un 13. En el maratón tienes un 3: elige el maratón.
together-give = Repartes, y solo tú ves esta carta. Sykon tiene un 15 en el mejor caso: dásela a quien tenga más puntos.
together-give-keep = La mayoría tiene algo mejor que el 15 de Sykon. Da la carta y podrás mirar la siguiente.
together-give-other = Mejor dásela a quien tenga más puntos.
together-keep = Leptos tiene un 8 en disco y en maratón. Quédate la carta: quien aún no tiene carta nueva roba sin ver.
together-keep-give = Entonces tienes que quedarte la siguiente, sea la que sea. Quédate con Leptos.
together-spare = No tienes cartas de arco, así que guarda las buenas. Kotylos, con 26, te sobra: envía a Kotylos.
together-spare-kyklon = Kyklon tiene un 3 en disco, y aquí difícilmente ganará. Envía a Kotylos.
together-spare-late = También valdría: es poco probable que ganes aquí. Pero esta vez, envía a Kotylos.
together-out = Por un premio pequeño, ahorra tus cartas buenas. Elaion está «{ olympia2000.place-disqualified }» en tiro con arco: sin puesto, ni primero ni último. Envía a Elaion.
together-out-marathon = Anemokles es para el maratón que elegiste, y aquí difícilmente ganará. Envía a Elaion.
together-out-other = Esa carta bien puede perder aquí, y es mejor guardarla para el disco. Envía a Elaion.
together-enough = Toxikrates tiene un 2; Polydoros, un 6. Seguramente un 6 basta para un premio pequeño: envía a Polydoros.
together-enough-better = Un 2 ganaría casi seguro, pero vale más que 2 laureles. Envía a Polydoros.
together-enough-late = Ese número es demasiado alto para ganar, y tienes dos buenas cartas de arco. Envía a Polydoros.
together-last = Gana el 6. Quien está «{ olympia2000.place-disqualified }» no tiene puesto, así que el último es el 26; quien lo jugó elige el premio que sigue al maratón.
together-own = Tienes el último puesto, así que eliges: Kyklon tiene un 3 en disco. Elige el disco, que vendrá después del maratón.
together-own-other = Lo mejor que tienes ahí es un 15 o peor. En disco tienes un 3: elige el disco.
together-dealer = Ahora repartes, y solo tú ves esta carta: te la quedas o la das. Schoinos tiene un 8 en tres disciplinas: quédatela.
together-dealer-give = Un 8 en tres disciplinas es mejor que casi todo: quédate con Schoinos, y el resto roba sin ver.
together-end = Ahora viene el maratón. Quien elige un premio suele poder ganarlo: mira por delante. Desde aquí, a jugar por libre.

## Group: tip

tip-lowest = Gana el número más bajo en esta disciplina; basta con uno menos.
tip-enough = Puede que te baste más de una carta: envía la más floja y guarda la mejor para un premio mayor.
tip-crutches = ¿No tienes una carta buena? Con muletas se gana una ficha de consolación, 1 punto, incluso al perder, y quizá la elección de un premio.
tip-choose = Eliges un premio futuro: toca una columna en la que tengas cartas fuertes.
tip-keep = El mazo va pasando, y ahora es tuyo. Solo tú ves esta carta: quédatela, o dásela a alguien y mira la siguiente.
tip-given = Te han dado esta carta. Lleva la marca de quien te la dio, que sabe que la tienes.
tip-end = Quedan pocas cartas por robar: tus últimas cartas tienen que ir bien con los últimos premios.
tip-no-place = Con «{ olympia2000.place-overstepped }» o «{ olympia2000.place-disqualified }» no hay puesto en esta disciplina: así no se puede ganar, ni tampoco quedar en último lugar.
