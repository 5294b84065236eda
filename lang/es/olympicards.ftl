### Español

## Set-up of a table
start = ¿Quién tiene primero la carta de salida?
option-records = Récords mundiales
records-no = No se usan
records-yes = 2 puntos cada uno
records-why = Por ganar el oro en un deporte con estrella sin que queden cartas en la mano
option-two = Entre dos, ¿para quién es después la carta de salida?
two-why = Esa persona empieza el próximo deporte y decide si se aplaza.
two-third = Quien haga la tercera retirada
two-first = Quien haga la primera retirada

## Header of the table
progress-sport = Deporte { $number } de { $of }
progress-over = Deportes terminados

## Cards
card-label = { $value } { NAME($colour, form: "sentence") }
card-inside = { $value } { NAME($colour, form: "sentence") }
card-played = un { $value } { NAME($colour, form: "sentence") }
card-ready = { $value } { NAME($colour, form: "sentence") }. Se puede jugar.
card-idle = { $value } { NAME($colour, form: "sentence") }.

## The nine sports in a sentence each
rule-marathon = Juega una carta de un color distinto al de tu carta anterior. La primera es libre.
rule-high-jump = Juega una carta más alta que tu carta anterior. La primera es libre.
rule-swimming = Juega una carta más baja que tu carta anterior. La primera es libre.
rule-hurdles = En cada ronda se descubre una valla. Juega una carta de al menos su valor.
rule-weightlifting = Juega de una a tres cartas con un total mayor que el último levantamiento, sea de quien sea. El primero de todos es libre.
rule-archery = En cada ronda se descubre una diana. Juega una carta de su valor, 1 más o 1 menos.
rule-relay = Juega una carta del mismo color o valor que la última carta jugada, sea de quien sea. La primera de todas es libre.
rule-table-tennis = Tras una baja (1 a 4), una alta (6 a 9), o al revés, de otro color. Un 5 va con todo, y todo con un 5. La primera de todas es libre.
rule-sailing = En cada ronda se descubre un viento. Juega una carta de su color, o dos cartas de otro mismo color.

## Sport card
up-to-cards = { $most ->
    [1] 1 carta
   *[other] 1–{ $most } cartas
}
star-why = Oro sin cartas en la mano: +{ $points }
must-play = No se puede aplazar.
last-sport = El último deporte.
play-or-defer = ¿Jugarlo o aplazarlo?

mark-own = anterior
mark-last = a superar
mark-hurdle = valla
mark-target = diana
mark-wind = viento
mark-baton = testigo
mark-ball = pelota
turned-label = Descubierta para esta ronda: { $value } { NAME($colour, form: "sentence") }.
mark-label = Lo que cuenta: { LIST($cards) }.

## What is needed, as a label
needs-now = { $name } necesita:
need-any-one = una carta cualquiera
need-any-some = de 1 a { $count } cartas cualesquiera
need-other-colour = un color que no sea { NAME($colour, form: "sentence") }
need-higher = más de { $value }
need-nothing-higher = ninguna carta es más alta
need-lower = menos de { $value }
need-nothing-lower = ninguna carta es más baja
need-total = más de { $total }
need-no-lower = { $value ->
    [1] una carta cualquiera
    [9] un 9
   *[other] { $value } o más
}
need-between = { $target ->
    [1] { $least } o { $most }
    [9] { $least } o { $most }
   *[other] de { $least } a { $most }
}
need-colour-or-value = { NAME($colour, form: "sentence") }, o cualquier { $value }
need-high-side = de 6 a 9, no { NAME($colour, form: "sentence") }; o un 5
need-low-side = de 1 a 4, no { NAME($colour, form: "sentence") }; o un 5
need-wind = 1 { NAME($colour, form: "card") }, o 2 de otro color
need-cards = no quedan cartas en la mano

## What somebody needs, in a sentence
needs-any-one = { $name } puede jugar cualquier carta.
needs-any-some = { $name } puede jugar de 1 a { $count } cartas cualesquiera.
needs-other-colour = { $name } necesita una carta que no sea { NAME($colour, form: "card") }.
needs-higher = { $name } necesita una carta más alta que { $value }.
needs-nothing-higher = Nada supera { $value }: { $name } tiene que retirarse.
needs-lower = { $name } necesita una carta más baja que { $value }.
needs-nothing-lower = No hay nada por debajo de { $value }: { $name } tiene que retirarse.
needs-total = { $name } necesita levantar más de { $total }.
needs-no-lower = { $value ->
    [1] { $name } puede jugar cualquier carta.
    [9] { $name } necesita un 9.
   *[other] { $name } necesita una carta de { $value } o más.
}
needs-between = { $target ->
    [1] { $name } necesita un { $least } o un { $most }.
    [9] { $name } necesita un { $least } o un { $most }.
   *[other] { $name } necesita una carta de { $least } a { $most }.
}
needs-colour-or-value = { $name } necesita una carta { NAME($colour, form: "card") } o cualquier { $value }.
needs-high-side = { $name } necesita una carta de 6 a 9 que no sea { NAME($colour, form: "card") }, o cualquier 5.
needs-low-side = { $name } necesita una carta de 1 a 4 que no sea { NAME($colour, form: "card") }, o cualquier 5.
needs-wind = { $name } necesita una carta { NAME($colour, form: "card") }, o dos de otro mismo color.
needs-cards = A { $name } no le quedan cartas y tiene que retirarse.

## Asked: play or withdraw
ask-turn = { $name }, juega o retírate
ask-alone = Solo queda { $name }: seguir jugando o llevarse el oro
ask-gold = Solo queda { $name }: a por el oro
ask-out = { $name }, tienes que retirarte
ask-none = Ahora no puedes jugar ninguna de tus cartas.
ask-empty = No te quedan cartas.
ask-empty-record = No te quedan cartas: el oro con la mano vacía es un récord mundial.
ask-alone-why = Seguir jugando aquí no da nada más. Las cartas que guardes son para el próximo deporte.
ask-alone-last = Seguir jugando aquí no da nada más. Las cartas que guardes deciden los empates.
ask-alone-record = { $points ->
    [one] El oro es tuyo de todos modos. Si juegas hasta tu última carta, es récord mundial: { $points } punto más.
   *[other] El oro es tuyo de todos modos. Si juegas hasta tu última carta, es récord mundial: { $points } puntos más.
}
ask-first-own = Empieza con cualquier carta.
ask-first = Nadie ha jugado todavía: juega cualquier carta.
ask-first-lift = Nadie ha levantado todavía: juega de 1 a { $count } cartas cualesquiera.
ask-unturned = No se ha descubierto ninguna carta: juega una cualquiera.
ask-other-colour = Tras tu { $value } { NAME($colour, form: "sentence") }, juega una carta de otro color.
ask-higher = Tras tu { $value } { NAME($colour, form: "sentence") }, juega una carta más alta.
ask-lower = Tras tu { $value } { NAME($colour, form: "sentence") }, juega una carta más baja.
ask-total = El último levantamiento fue { $total }: juega de 1 a { $count } cartas con un total mayor.
ask-no-lower = { $value ->
    [1] La valla es 1: cualquier carta la salta.
    [9] La valla es 9: solo un 9 la salta.
   *[other] La valla es { $value }: juega { $value } o más.
}
ask-between = { $target ->
    [1] La diana es { $target }: juega { $least } o { $most }.
    [9] La diana es { $target }: juega { $least } o { $most }.
   *[other] La diana es { $target }: juega de { $least } a { $most }.
}
ask-colour-or-value = Tras el { $value } { NAME($colour, form: "sentence") }, juega cualquier carta { NAME($colour, form: "card") } o cualquier { $value }.
ask-anything = Tras el { $value } { NAME($colour, form: "sentence") }, juega cualquier carta.
ask-high-side = Tras el { $value } { NAME($colour, form: "sentence") }, juega de 6 a 9 en otro color, o cualquier 5.
ask-low-side = Tras el { $value } { NAME($colour, form: "sentence") }, juega de 1 a 4 en otro color, o cualquier 5.
ask-wind = El viento es { NAME($colour, form: "sentence") }: juega una carta { NAME($colour, form: "card") }, o dos de otro mismo color.

## Asked: what playing the selected cards would be
play-free = El { $value } { NAME($colour, form: "sentence") } para empezar.
play-after-own = El { $value } { NAME($colour, form: "sentence") } tras tu { $mark } { NAME($mark-colour, form: "sentence") }.
play-after = El { $value } { NAME($colour, form: "sentence") } tras el { $mark } { NAME($mark-colour, form: "sentence") }.
play-hurdle = El { $value } { NAME($colour, form: "sentence") } salta la valla de { $hurdle }.
play-target = El { $value } { NAME($colour, form: "sentence") } da en la diana de { $target }.
play-wind = El { $value } { NAME($colour, form: "sentence") } navega con el viento.
play-tack = Dos cartas de color { NAME($colour, form: "sentence") } navegan contra el viento.
lift-ready = { $total } es más que el último levantamiento, { $value }.
sum-ready = { $sum } = { $total }, más que el último levantamiento, { $value }.
sum-free = { $sum } = { $total } para empezar.
sum-two = { $first } + { $second }
sum-three = { $first } + { $second } + { $third }
play-record = { $count ->
    [one] Es tu última carta: si ganas el oro con la mano vacía, es récord mundial.
   *[other] Son tus últimas cartas: si ganas el oro con la mano vacía, es récord mundial.
}
play-cards = Jugar { LIST($cards) }
play-total = Jugar { $sum } = { $total }

## Asked: what withdrawing would be
reward-cards = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
reward-medal = { NAME($medal, form: "the") }
reward-start = la carta de salida para el próximo deporte
reward-start-short = carta de salida
reward = { LIST($reward) }
withdraw = Retirarse
withdraw-for = { LIST($reward, type: "unit") }
withdraw-two-for = { $cards ->
    [one] { $cards } carta; { NAME($medal, form: "the") }, a { $other }
   *[other] { $cards } cartas; { NAME($medal, form: "the") }, a { $other }
}
withdraw-why = Recibes { LIST($reward) }, y quedas fuera de este deporte.
withdraw-last-why = Recibes { LIST($reward) }. Tras el último deporte, las cartas solo deciden empates.
take-gold = Llevarse el oro
take-gold-keeps = { $count ->
    [0] No te quedan cartas
    [one] Te queda { $count } carta
   *[other] Te quedan { $count } cartas
}
take-gold-record = Logras un récord mundial
withdraw-two-why = { $cards ->
    [one] Robas { $cards } carta, y { NAME($medal, form: "the") } es para { $other }. El deporte sigue.
   *[other] Robas { $cards } cartas, y { NAME($medal, form: "the") } es para { $other }. El deporte sigue.
}
withdraw-two-last = { $cards ->
    [one] Robas { $cards } carta, y { NAME($medal, form: "the") } es para { $other }. Con eso acaba el deporte.
   *[other] Robas { $cards } cartas, y { NAME($medal, form: "the") } es para { $other }. Con eso acaba el deporte.
}
withdraw-it = Sí, retirarse

## Asked: play or postpone a sport
ask-choose = { $name }, ¿se juega este deporte?
ask-choose-why = Tienes la carta de salida. Un deporte aplazado vuelve al final, y el siguiente hay que jugarlo.
ask-choose-lasts = Tu mano debería durar aquí { $own ->
    [one] { $own } ronda
   *[other] { $own } rondas
}, más o menos; la mayoría, { $usual }. Si se aplaza, el deporte vuelve al final.
play-sport = Jugarlo
play-sport-why = Empiezas tú.
play-sport-it = Jugar { NAME($sport, form: "sentence") }
defer = Aplazarlo
defer-why = Si se aplaza, vuelve al final, y el próximo deporte hay que jugarlo.
defer-it = Aplazar { NAME($sport, form: "sentence") }

## Watching
watch-turn = Le toca a { $name }
watch-alone = Solo queda { $name }
watch-alone-why = { $name } tiene el oro seguro y puede seguir jugando.
watch-choose = { $name } decide si se juega o no: { NAME($sport, form: "sentence") }
show-sport = El próximo deporte
show-round = Una ronda nueva
show-stack = Un mazo nuevo
show-medal = Una medalla
show-record = Un récord mundial
record-points = { $points ->
    [one] +{ $points } punto
   *[other] +{ $points } puntos
}
show-result = El deporte ha terminado
watch-over = Los nueve deportes han terminado

## Why a card cannot be played
why-not-turn = Le toca a { $name }.
why-choose = Antes decide si se juega o no: { NAME($sport, form: "sentence") }.
why-too-many = { $most ->
    [one] En este deporte solo se puede jugar una carta cada vez.
   *[other] En este deporte se pueden jugar como mucho { $most } cartas cada vez.
}
why-too-many-unturned = Mientras no se haya descubierto un viento, solo se puede jugar una carta.
why-same-colour-own = El { $value } { NAME($colour, form: "sentence") } es del mismo color que tu carta anterior; necesitas otro color.
why-same-colour = El { $value } { NAME($colour, form: "sentence") } es del mismo color que la última carta jugada; necesitas otro color.
why-not-higher = { $mark ->
    [9] El { $value } { NAME($colour, form: "sentence") } no es lo bastante alto. Ninguna carta es más alta que 9.
   *[other] El { $value } { NAME($colour, form: "sentence") } no es lo bastante alto. Necesitas más de { $mark }.
}
why-too-light = El { $value } { NAME($colour, form: "sentence") } pesa poco, aun con tus otras cartas. Necesitas más de { $mark }.
why-not-lower = { $mark ->
    [1] El { $value } { NAME($colour, form: "sentence") } no es lo bastante bajo. Ninguna carta es más baja que 1.
   *[other] El { $value } { NAME($colour, form: "sentence") } no es lo bastante bajo. Necesitas menos de { $mark }.
}
why-too-low = { $hurdle ->
    [9] El { $value } { NAME($colour, form: "sentence") } no salta la valla. Necesitas un 9.
   *[other] El { $value } { NAME($colour, form: "sentence") } no salta la valla. Necesitas { $hurdle } o más.
}
why-too-far = { $target ->
    [1] El { $value } { NAME($colour, form: "sentence") } no da en la diana. Necesitas { $least } o { $most }.
    [9] El { $value } { NAME($colour, form: "sentence") } no da en la diana. Necesitas { $least } o { $most }.
   *[other] El { $value } { NAME($colour, form: "sentence") } no da en la diana. Necesitas de { $least } a { $most }.
}
why-no-match = El { $value } { NAME($colour, form: "sentence") } no coincide ni en color ni en valor con la última carta jugada. Necesitas una { NAME($mark-colour, form: "card") } o cualquier { $mark }.
why-same-side-low = El { $value } { NAME($colour, form: "sentence") } está en el mismo lado de la red. Necesitas de 6 a 9 en un color que no sea { NAME($mark-colour, form: "sentence") }, o cualquier 5.
why-same-side-high = El { $value } { NAME($colour, form: "sentence") } está en el mismo lado de la red. Necesitas de 1 a 4 en un color que no sea { NAME($mark-colour, form: "sentence") }, o cualquier 5.
why-needs-second = El { $value } { NAME($colour, form: "sentence") } va contra el viento, y no tienes otra carta { NAME($colour, form: "card") }.
why-mixed = Dos cartas contra el viento tienen que ser del mismo color.
why-with = Del color del viento solo se puede jugar una carta cada vez.
why-in-hand = No tienes esas cartas.

## Why a move is refused
violation-too-many = No puedes jugar tantas cartas a la vez.
violation-same-colour = La carta tiene que ser de otro color.
violation-not-higher = Esa no es más alta.
violation-not-lower = Esa no es más baja.
violation-too-low = Esa es más baja que la valla.
violation-too-far = Esa queda demasiado lejos de la diana.
violation-no-match = La carta tiene que coincidir en color o en valor con la última carta jugada.
violation-same-side = A una baja se responde con una alta, y a una alta con una baja.
violation-needs-second = Contra el viento hacen falta dos cartas del mismo color.

## The nine sports, and the stack
programme-title = Los nueve deportes
look-at-sports = Ver los nueve deportes
sport-done = { NAME($sport) }: oro para { $name }.
sport-now = { NAME($sport) }: se juega ahora.
sport-put-off = { NAME($sport) }: deporte aplazado, espera boca arriba.
sport-hidden = Un deporte sigue boca abajo.
hidden = Aún boca abajo
stack-label = { $count ->
    [0] El mazo está vacío.
    [one] Hay { $count } carta en el mazo.
   *[other] Hay { $count } cartas en el mazo.
}
stack-anew = { $count ->
    [1] Se ha vuelto a barajar una vez.
    [2] Se ha vuelto a barajar dos veces.
    [one] Se ha vuelto a barajar { $count } vez.
   *[other] Se ha vuelto a barajar { $count } veces.
}

## The players
look-at-seats = Ver cómo va cada cual
seats-title = Cómo va cada cual
in-hand = { $count } en la mano
points = { $points ->
    [one] punto
   *[other] puntos
}
turn = le toca
choosing = decide
out = fuera
gold = oro
lane-label = { $name }: { $cards ->
    [one] { $cards } carta en la mano
   *[other] { $cards } cartas en la mano
}, { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}.
lane-start = { $name } tiene la carta de salida.
lane-next-start = La carta de salida será para { $name }.
lane-keeps-start = { $name } tiene la carta de salida y la conserva.
lane-played = Cartas jugadas: { LIST($cards, type: "unit") }.
lane-together-two = { $first } con { $second }
lane-together-three = { $first } con { $second } y { $third }
lane-records = Récords mundiales: { LIST($sports, type: "unit") }.
lane-record = { NAME($sport) }
status-in = { $name } sigue en juego.
status-turn = Le toca a { $name }.
status-out = { $name } se ha retirado de este deporte.
status-gold = { $name } ha aguantado hasta el final y tiene el oro.
withdrew-for = { $name } se ha retirado por { LIST($reward) }.
withdrew-two-for = { $cards ->
    [one] { $name } se ha retirado por { $cards } carta; { NAME($medal, form: "the") } fue para la otra persona.
   *[other] { $name } se ha retirado por { $cards } cartas; { NAME($medal, form: "the") } fue para la otra persona.
}

## Rewards for withdrawing
ladder-title = Recompensas por retirarse
place = { NUMBER($place, type: "ordinal") ->
    [one] { $place }.ª
   *[other] { $place }.ª
}
aim = Retírate por cartas o aguanta por oro. Gana quien más sume.
aim-two = Retirarse da cartas, y la medalla es para la otra persona.
ladder-result = Resultado: { NAME($sport) }
next-gets = Próxima retirada:
next-short = ahora:
then-gets = luego:
last-gets = Quien aguanta:
last-short = final:
other-gets = otra persona:
rung-label = { NUMBER($place, type: "ordinal") ->
    [one] Retirada { $place }: { LIST($reward) }.
   *[other] Retirada { $place }: { LIST($reward) }.
}
rung-label-two = { NUMBER($place, type: "ordinal") ->
    [one] Retirada { $place }: { LIST($reward) }. Para la otra persona, { NAME($medal, form: "the") }.
   *[other] Retirada { $place }: { LIST($reward) }. Para la otra persona, { NAME($medal, form: "the") }.
}
rung-taken = { $name } se ha retirado.
rung-next = La próxima.

## What happened
tell-turned = El próximo deporte: { NAME($sport, form: "sentence") }.
tell-turned-open = El próximo deporte: { NAME($sport, form: "sentence") }. Se aplazó antes y ahora hay que jugarlo.
tell-deferred = { $name } aplaza { NAME($sport, form: "sentence") }: vuelve al final, y el próximo deporte hay que jugarlo.
tell-began = { $name } tiene la carta de salida y empieza.
tell-turned-over = Se descubre un { $value } { NAME($colour, form: "sentence") } para esta ronda.
tell-not-turned = No queda ninguna carta que descubrir.
tell-played = { $name } juega un { $value } { NAME($colour, form: "sentence") }.
tell-played-together = { $name } juega { LIST($cards) }.
tell-played-total = { $name } juega { LIST($cards) }: { $total } en total.
tell-withdrew = { $name } se retira y recibe { LIST($reward) }.
tell-took-gold = { $name } aguanta hasta el final y se lleva el oro.
tell-withdrew-two = { $cards ->
    [one] { $name } se retira y roba { $cards } carta; { NAME($medal, form: "the") } es para { $other }.
   *[other] { $name } se retira y roba { $cards } cartas; { NAME($medal, form: "the") } es para { $other }.
}
tell-reshuffled = { $cards ->
    [one] El mazo está vacío: { $cards } carta pasa a ser el nuevo.
   *[other] El mazo está vacío: se barajan { $cards } cartas para formar uno nuevo.
}
tell-drew-own = { $name } roba un { $value } { NAME($colour, form: "sentence") }.
tell-short = { $count ->
    [one] El mazo se ha agotado: { $name } roba { $count } carta menos.
   *[other] El mazo se ha agotado: { $name } roba { $count } cartas menos.
}
tell-awarded = { $name } gana { NAME($medal, form: "the") }.
tell-record = { $points ->
    [one] { $name } gana el oro con la mano vacía: ¡récord mundial en { NAME($sport, form: "sentence") }, que vale { $points } punto!
   *[other] { $name } gana el oro con la mano vacía: ¡récord mundial en { NAME($sport, form: "sentence") }, que vale { $points } puntos!
}
tell-finished = Deporte terminado: { NAME($sport, form: "sentence") }. { $name } tiene la carta de salida.
tell-finished-last = Deporte terminado: { NAME($sport, form: "sentence") }. Era el último.
tell-ended = Los nueve deportes han terminado.

## The end
category-gold = Puntos por oro
category-silver = Puntos por plata
category-bronze = Puntos por bronce
category-records = Puntos por récords
won-medals = { $name } gana con { $points } puntos; medallas: { $gold } de oro, { $silver } de plata y { $bronze } de bronce.
won-medals-records = { $records ->
    [one] { $name } gana con { $points } puntos; medallas: { $gold } de oro, { $silver } de plata, { $bronze } de bronce y { $records } récord mundial.
   *[other] { $name } gana con { $points } puntos; medallas: { $gold } de oro, { $silver } de plata, { $bronze } de bronce y { $records } récords mundiales.
}
champion-medal = { NAME($medal) }: { NAME($sport) }
champion-record = Récord: { NAME($sport) }
won-record = { $name } gana con { $points } puntos, { $lead } más que { $second }: lo decide el récord mundial en { NAME($sport, form: "sentence") }.
tie-broken = { LIST($names) } empatan a { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}. { $name } tiene { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
} en la mano; { $second }, { $fewer }: decide tener más cartas.

## Components in the pictures of the rules

medal-worth = { $points ->
    [one] { NAME($medal) }: { $points } punto
   *[other] { NAME($medal) }: { $points } puntos
}
start-flag = La carta de salida
ladder-players = { $count ->
    [one] { $count } persona
   *[other] { $count } personas
}
