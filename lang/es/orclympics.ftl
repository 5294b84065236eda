### Español

## The header of the table

progress-draft = Elección { $pick } de { $of }
progress-rosters = Equipos
progress-competition = Prueba { $number } de { $of }
progress-main = Prueba reina
progress-over = Los Juegos han terminado
progress-season-first = Temporada a { $target } · { $game }
progress-season = Temporada: { LIST($points, type: "unit") } · { $game }

## The aim

aim = Mayor total, oro; el siguiente, plata. Empata y birla la copa.
aim-two = El mayor total gana el oro. Empata y birla la copa.

## Used in several places

sentences = { $first } { $second }
team-part = { $count ->
    [one] { $count } { NAME($race, form: "one") }
   *[other] { $count } { NAME($race, form: "many") }
}
team-part-object = { $count ->
    [one] { $count } { NAME($race, form: "one") }
   *[other] { $count } { NAME($race, form: "many") }
}
team-label = { LIST($team) }
main-event = Prueba reina

## The row of seven competitions

row-title = Las siete pruebas
look-at-row = Ver las siete pruebas
tile-label = { NAME($competition) }: { NAME($skill, form: "sentence") }, oro { $gold }, plata { $silver }.
tile-label-gold = { NAME($competition) }: { NAME($skill, form: "sentence") }, oro { $gold }.
tile-main = Prueba reina.
tile-now = Se juega ahora.
tile-gold = { $name } ganó el oro.
tile-silver = { $name } ganó la plata.
tile-nobody = Nadie presentó cartas.
tile-gold-free = La copa de oro está libre.
tile-silver-free = La copa de plata está libre.
row-worth = { NAME($skill) } · oro { $gold } · plata { $silver }
row-worth-gold = { NAME($skill) } · oro { $gold }
row-worth-main = Prueba reina · { NAME($skill) } · oro { $gold } · plata { $silver }
row-worth-main-gold = Prueba reina · { NAME($skill) } · oro { $gold }
row-entered = { $name }: { LIST($team) } ({ $total })

## The lanes of the players

points-unit = { $count ->
    [one] punto
   *[other] puntos
}
in-hand = { $count } en mano
resting = { $count ->
    [one] { $count } descansa
   *[other] { $count } descansan
}
kept-so-far = { $count ->
    [one] { $count } elegida
   *[other] { $count } elegidas
}
passes-to = el resto, a { $name }
lane-label = { $name }: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}, { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
} en la mano, { $resting ->
    [one] { $resting } descansa
   *[other] { $resting } descansan
}.
lane-doing = { $doing ->
    [choosing] { $name } elige con qué carta se queda.
    [chosen] { $name } ya ha elegido carta.
    [building] { $name } forma su equipo.
    [built] { $name } ya tiene equipo.
    [turn] Le toca a { $name }.
    [passed] { $name } ha pasado.
    [deciding] { $name } puede recuperar una carta.
   *[decided] { $name } ha decidido si recupera una carta.
}
lane-entered = { $name } ha presentado { LIST($team) }: { $total } de { NAME($skill, form: "sentence") }.
lane-nothing = { $name } no ha presentado cartas.
lane-gold = { $name } tiene la copa de oro.
lane-silver = { $name } tiene la copa de plata.
gold-cup = Copa de oro, vale { $value }
silver-cup = Copa de plata, vale { $value }

## A player, looked at closely

person-title = { $name }, { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
person-counts = { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
} en la mano, { $resting ->
    [one] { $resting } descansa
   *[other] { $resting } descansan
}.
person-no-cups = Aún sin copas.
person-entered = Cartas presentadas
person-entered-in = { NAME($competition) }: { LIST($team) }
person-entered-none = { NAME($competition) }: ninguna carta
person-kept = Elegidas en el draft
person-roster = El equipo
person-rests = Descansan
person-draft = Manos vistas en el draft
person-pick = Elección { $pick }: se quedó con { NAME($race, form: "a") } y cedió { LIST($team) }.
person-pick-now = Elección { $pick }: se quedó con { NAME($race, form: "a") }.

## The draft: prompts

ask-keep = { $name }, quédate con una carta
ask-keep-why = { $rest ->
    [one] La otra carta es para { $to }.
   *[other] Las otras { $rest } son para { $to }.
} Tu equipo para las siete pruebas puede tener como mucho tres razas: el nombre de una carta es su raza.
ask-keep-last = { $name }, quédate con tu última carta
ask-keep-last-why = Es la única que queda. Después formas tu equipo con las ocho.
keep-why = { $rest ->
    [one] Te la quedas boca abajo, y la otra carta es para { $to }.
   *[other] Te la quedas boca abajo, y las otras { $rest } son para { $to }.
}
keep = Quedarse con { NAME($race, form: "the") }
kept-wait = { $name } se queda con { NAME($race, form: "a") }
others-choose = El resto aún está eligiendo.
kept = Elegidas: ninguna aún
tray-kept = Elegidas: { LIST($team) }
tray-sum = { $held ->
    [one] { NAME($skill) } { $sum }, para { $held } prueba.
   *[other] { NAME($skill) } { $sum }, para { $held } pruebas.
}
tray-held = en { $held } de { $all }
tray-cards = { $cards } de 8 cartas, para { $held } pruebas.
tray-cards-of = Tres razas: { $cards } de { $kept } cartas, para { $held } pruebas.
watch-draft = Todo el mundo elige una carta

## Building a team: prompts

ask-build = { $name }, forma tu equipo
ask-build-why = Toca las cartas de tu equipo. Un equipo puede tener como mucho tres razas.
build-team = { $count ->
    [one] { $count } carta para 7 pruebas: { LIST($team) }.
   *[other] { $count } cartas para 7 pruebas: { LIST($team) }.
}
build-team-out = { $count ->
    [one] { $count } carta para 7 pruebas: { LIST($team) }. Fuera: { LIST($out) }.
   *[other] { $count } cartas para 7 pruebas: { LIST($team) }. Fuera: { LIST($out) }.
}
build-none = Sin equipo: tendrías que pasar en todas las pruebas.
build = Confirmar el equipo
keep-all = { $count ->
    [one] Elegir todos los { LIST($races) }: { $count } carta
   *[other] Elegir todos los { LIST($races) }: { $count } cartas
}
offers = O todas las cartas de tres razas:
slot-race = Raza { $number }
built-wait = { $name } ya tiene equipo
built-wait-why = Tu equipo: { LIST($team) }. El resto aún está formando el suyo.
built-wait-none = No tienes equipo. El resto aún está formando el suyo.
others-build = El resto aún está formando su equipo.
watch-build = Todo el mundo forma su equipo

## A competition: prompts

ask-enter = { $name }, presenta cartas o pasa
ask-enter-why = Cuenta la { NAME($skill, form: "sentence") }. El oro vale { $gold } puntos; la plata, { $silver }.
ask-enter-why-gold = Cuenta la { NAME($skill, form: "sentence") }. El oro vale { $gold } puntos.
ask-enter-rest = Las cartas presentadas descansan. Si no ganas copa, puedes recuperar una cualquiera de las que descansan. Si pasas, no hay vuelta atrás.
ask-enter-last = Es la última prueba: no te guardes nada.
ask-enter-alone = El resto ha pasado. Ya nadie te puede quitar una copa.
cards-left = { $cards ->
    [one] { $cards } carta para { $left } pruebas: hay que dosificarla.
   *[other] { $cards } cartas para { $left } pruebas: hay que dosificarlas.
}
ask-gold = { $name }, el oro es tuyo
ask-gold-why = El resto ha pasado. Más cartas no darían nada y tendrían que descansar.
take-gold = Llevarse el oro
ask-pass = { $name }, tienes que pasar
ask-pass-nobody = { $cards ->
    [one] Tu carta no tiene { NAME($skill, form: "sentence") }.
   *[other] Ninguna de tus cartas tiene { NAME($skill, form: "sentence") }.
}
ask-pass-empty = No te quedan cartas en la mano.
enter = Presentar { LIST($team) }
pass = Pasar
pass-why = Ya no presentas más cartas en esta prueba.
pass-why-gold = No presentas más cartas y conservas la copa de oro hasta que alguien te la quite.
pass-why-silver = No presentas más cartas y conservas la copa de plata hasta que alguien te la quite.
pass-why-silver-won = La copa de plata es tuya, porque el resto ha pasado.
pass-it = Sí, pasar
watch-turn = Le toca a { $name }

## What entering the selected cards would do

if-gold-free = Con { $total } tienes el oro por ahora.
if-gold = Con { $total } superas a { $from } y tienes el oro por ahora.
if-gold-tie = Con { $total } igualas a { $from } y tienes el oro por ahora.
if-dethroned = La plata pasa a { $name }.
if-dethroned-from = La plata de { $from } pasa a { $name }.
if-swap = A cambio, tu plata pasa a { $name }.
if-keeps-gold = Con { $total } conservas el oro.
if-silver-free = Con { $total } tienes la plata por ahora.
if-silver = Con { $total } superas a { $from } y tienes la plata por ahora.
if-silver-tie = Con { $total } igualas a { $from } y tienes la plata por ahora.
if-keeps-silver = Con { $total } conservas la plata; { $gold } va por delante con { $most }.
if-nothing = Con { $total } no te llevas copa: { $gold } tiene el oro con { $most }; { $silver }, la plata con { $second }.
if-nothing-gold = Con { $total } no te llevas copa: { $gold } tiene el oro con { $most }.

## Taking cards back: prompts

ask-take-back = { $name }, ¿recuperas una carta?
ask-take-back-why = No has ganado copa, así que una de tus cartas que descansan puede volver. El resto no ve cuál.
take-back = Recuperar { NAME($race, form: "the") }
take-none = No recuperar
take-none-why = Todas tus cartas siguen descansando.
take-none-it = Que descansen
hand-now = En la mano
decided-wait = { $name } recupera { NAME($race, form: "a") }
decided-none = { $name } no recupera ninguna carta
watch-take-back = Quien no tiene copa puede recuperar una carta
watch-over = Los Juegos han terminado

## Cards in hand

card-label = { NAME($race) }: velocidad { $speed }, astucia { $cunning }, fuerza { $strength }.
card-ready = Se puede elegir.

## Why something is not possible

why-no-skill = Aquí no puedes presentar { NAME($race, form: "many") }: no tienen { NAME($skill, form: "sentence") }.
why-fourth = Un equipo puede tener como mucho tres razas, y ya tienes { LIST($races) }. Quita antes una raza.
why-not-turn = Le toca a { $name }.
why-in-hand = No tienes todas esas cartas.
why-drafted = No elegiste esas cartas en el draft.
why-races = Un equipo puede tener como mucho tres razas.
why-nothing = Presenta al menos una carta o pasa.
why-skill = Una carta necesita al menos 1 en lo que pide la prueba.
why-resting = No tienes ninguna carta de esa raza descansando.

## Headings while events are shown

show-passing = Las manos pasan a la izquierda
show-drafted = El draft ha terminado
show-final = Ya hay equipos
show-began = Empieza una prueba
show-cup = Una copa cambia de manos
show-award = La prueba ha terminado
show-returns = Se recuperan cartas
is-first = Empieza { $name }

## What happened

tell-kept = { $name } se queda con { NAME($race, form: "a") }.
tell-passed-on = Todo el mundo cede a la izquierda las cartas que le quedan.
tell-drafted = Todo el mundo forma su equipo con las ocho cartas elegidas.
tell-built = { $name } forma un equipo: { LIST($team) }.
tell-built-none = { $name } no forma equipo.
tell-rosters = Cartas en la mano: { LIST($sizes, type: "unit") }.
tell-size = { $name } { $count }
tell-began = Ahora, { NAME($competition, form: "sentence") }: cuenta la { NAME($skill, form: "sentence") } y el oro vale { $gold } puntos. Empieza { $name }.
tell-began-winner = Ahora, { NAME($competition, form: "sentence") }: cuenta la { NAME($skill, form: "sentence") } y el oro vale { $gold } puntos. Empieza { $name }, que ganó el último oro.
tell-entered = { $name } presenta { LIST($team) }: { $total } en total.
tell-gold-free = { $name } se lleva el oro con { $total }.
tell-gold = { $name } supera a { $from } con { $total } y se lleva el oro.
tell-gold-tie = { $name } iguala a { $from } con { $total } y se lleva el oro.
tell-dethroned = La plata pasa a { $name }.
tell-dethroned-from = La plata pasa de { $from } a { $name }.
tell-silver-free = { $name } se lleva la plata con { $total }.
tell-silver = { $name } supera a { $from } con { $total } y se lleva la plata.
tell-silver-tie = { $name } iguala a { $from } con { $total } y se lleva la plata.
tell-passed = { $name } pasa.
tell-passed-too = { $name } también pasa.
tell-passed-empty = A { $name } no le quedan cartas y pasa.
tell-nobody = Nadie ha presentado cartas: se descarta { NAME($competition, form: "sentence") }.
tell-won-gold = { $value ->
    [one] { $name } gana el oro en { NAME($competition, form: "sentence") }: { $value } punto.
   *[other] { $name } gana el oro en { NAME($competition, form: "sentence") }: { $value } puntos.
}
tell-won-silver = { $value ->
    [one] { $name } gana la plata en { NAME($competition, form: "sentence") }: { $value } punto.
   *[other] { $name } gana la plata en { NAME($competition, form: "sentence") }: { $value } puntos.
}
tell-rested = Todas las cartas presentadas pasan a descansar.
tell-rested-last = Era la última prueba.
tell-decided = { $name } recuperará { NAME($race, form: "a") }.
tell-decided-none = { $name } no recuperará ninguna carta.
tell-took-back = { $name } recupera una carta.
tell-took-back-own = { $name } recupera { NAME($race, form: "a") }.
tell-took-nothing = { $name } no recupera ninguna carta.
tell-ended = La prueba reina ha terminado.

## The names of actions that are not buttons, for hints

action-roster = Un equipo de { LIST($team) }
action-roster-none = Sin equipo

## The set-up

option-events = La fila de pruebas
events-why = El orden en que se disputan las pruebas; la prueba reina siempre va al final.
events-sorted = De menor a mayor valor
events-random = En orden aleatorio
start = ¿Quién empieza la primera prueba?
option-season = Duración
season-none = Una partida
season-3 = Temporada: a 3 victorias
season-5 = Temporada: a 5 victorias
season-7 = Temporada: a 7 victorias
season-why = En una temporada, quien gana una partida recibe un punto de temporada; si se comparte la victoria, lo recibe cada cual.

## The podium

silver-category = Plata
gold-speed = Oro: velocidad
gold-cunning = Oro: astucia
gold-strength = Oro: fuerza
gold-main = Oro: prueba reina
won-cups = { $name } gana con { $points } puntos, { $lead } más que { $second }: oro en { LIST($won) }.
won-in = { NAME($competition, form: "sentence") }
tie-broken = { LIST($names) } empatan a { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}. { $nth ->
    [one] La mejor copa de oro de { $name } vale { $value }; la de { $second }, { $less }.
   *[other] Sus mejores copas de oro son iguales. Después, { $name } tiene una que vale { $value }; { $second }, una que vale { $less }.
}
tie-cup-more = { LIST($names) } empatan a { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}. { $name } tiene una copa de oro más que { $second }, y eso decide.
