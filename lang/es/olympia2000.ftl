### Español

## Header of the table

round = Ronda { $round } de { $rounds }
round-last = Ronda { $round } de { $rounds } · últimas cartas

## Badges of the players

points = { $count ->
    [one] punto
   *[other] puntos
}
consolation = Consolación
points-added = +{ $count }
choosing = elige
chosen = ha elegido
picks-prize = elige premio
deals = reparte
served = tiene carta

## The deck and the aim

aim = El número más bajo gana los laureles; el más alto elige un premio. Gana quien más sume.
aim-last = El número más bajo gana los laureles. Gana quien tenga más puntos.
deck = { $cards ->
    [one] Queda { $cards } carta
   *[other] Quedan { $cards } cartas
} en el mazo · Reparte { $name }
deck-over = Ya no se roban cartas: las últimas rondas se juegan con la mano.
dealer = Reparte { $name }

## The prizes

this-round = Esta ronda
then = Siguiente: { NAME($discipline, form: "sentence") }
then-last = Última ronda
then-nothing = No quedan premios
then-open = Se está eligiendo el siguiente premio
prize-label = Esta ronda: { NAME($discipline, form: "sentence") } por { $value ->
    [one] { $value } laurel
   *[other] { $value } laureles
}
left = { $count ->
    [one] queda { $count }
   *[other] quedan { $count }
}
column-label = { $count ->
    [one] { NAME($discipline) }: queda { $count } ficha, que vale { $value }
   *[other] { NAME($discipline) }: quedan { $count } fichas; la de arriba vale { $value }
}
column-label-empty = { NAME($discipline) }: no quedan fichas

## The result of a round

the-round = Esta ronda · { NAME($discipline) }
last-round = Ronda anterior · { NAME($discipline) }
gone = { $count } usadas
look-at-gone = Ver qué atletas han salido de la partida
gone-title = Atletas que han salido de la partida
gone-why = Primero, lo mejor en { NAME($discipline, form: "the") }.
first-round = Todavía no se ha jugado ninguna ronda. El número más bajo en la disciplina gana la ronda.
takes-laurels = +{ $value } puntos
chooses-next = elige premio
takes-and-chooses = +{ $value } puntos, elige premio
no-place = sin puesto
takes-consolation = +1 por muletas
chooses-next-consoled = elige premio, +1 por muletas
no-place-consoled = sin puesto, +1 por muletas
void-round = Nadie tiene puesto. El premio se queda para la próxima ronda.
void-round-last = Nadie tiene puesto: nadie gana el último premio.
look-at = Ver a { NAME($athlete) }

## What a player has won

won-so-far = Puntos hasta ahora: { $name }
won-nothing = Aún sin laureles.
consolation-chips = { $count ->
    [0] Ninguna ficha de consolación.
    [one] { $count } ficha de consolación, que vale 1 punto.
   *[other] { $count } fichas de consolación, que valen 1 punto cada una.
}

you-gave = Cartas que diste a { $name }: { LIST($athletes, type: "unit") }.

## What is asked

ask-athlete = { $name }, ¿a quién envías?
ask-athlete-why = El número más bajo en { NAME($discipline, form: "the") } gana { $value ->
    [one] { $value } laurel
   *[other] { $value } laureles
}. Cada atleta compite una sola vez.
send = Enviar a { NAME($athlete) }
send-why = { $better ->
    [0] Ninguna carta fuera de tu mano puede superar a esta en { NAME($discipline, form: "the") }
    [one] { $better } atleta fuera de tu mano aún puede superar esta carta en { NAME($discipline, form: "the") }
   *[other] { $better } atletas fuera de tu mano aún pueden superar esta carta en { NAME($discipline, form: "the") }
}. Tras competir, sale de la partida.
send-why-crutches = Con muletas: +1 punto.
send-why-none = { NAME($discipline) }: { NAME($place) }, así que sin puesto. Tras competir, sale de la partida.
sent-wait = { $name } ha enviado a { NAME($athlete) }
sent-wait-why = El resto aún está eligiendo.
ask-chip = { $name }, elige el premio de la ronda { $round }
ask-chip-why = Último puesto: eliges tú. Antes viene { NAME($discipline, form: "the") }, que vale { $value }; luego, lo que elijas: toca lo que se le dé bien a tu mano.
ask-chip-idle = { $name }, elige un premio más
ask-chip-idle-why = Último puesto: eliges tú. La partida acaba antes de que se dispute este premio, así que da igual cuál.
choose-chip = Elegir { NAME($discipline, form: "sentence") } { $value }, ronda { $round }
choose-chip-idle = Elegir { NAME($discipline, form: "sentence") } { $value }
choose-chip-why = Antes viene { NAME($discipline, form: "the") }, que vale { $value } laureles.
ask-deal = { $name }, ¿te quedas la carta o la das?
ask-deal-why = Si la das a alguien sin carta nueva, miras la siguiente. Si te la quedas, el resto roba la suya sin verla.
ask-deal-last-why = Si la das a { $name }, la siguiente carta es para ti. Si te la quedas, { $name } roba una sin verla.
from-deck = Del mazo
give-it = Dársela a { $name }
keep-short = Quedármela

## What the others wait for, and what is shown

watch-chip = { $name } elige un premio posterior
watch-deal = { $name } reparte
watch-deal-why = El mazo va a la izquierda después de cada reparto.
watch-choosing = Todo el mundo elige atleta
watch-over = Los Juegos han terminado
watch-reveal = Se revelan las cartas
watch-result = La ronda está decidida
watch-draw = Se roban cartas
watch-last-rounds = Ya no se roban cartas

## A card

crutches-worth = Con muletas · +1
card-label = { NAME($athlete) }, { NAME($group, form: "sentence") }: { LIST($places, type: "unit") }.
card-place = { NAME($discipline, form: "sentence") } { $place }
card-place-none = { NAME($discipline, form: "sentence") } { NAME($place) }
card-playable = Se puede enviar.
card-known-to = { $name } te dio esta carta y la conoce.
known-to = la conoce { $name }

## Why something cannot be done

why-first-chip = Antes elige un premio.
why-first-deal = Antes quédate la carta del mazo o dásela a alguien.
why-not-now = Le toca elegir a { $name }. Aún no te toca.
why-column-empty = En esa disciplina ya no quedan laureles.
why-column-not-now = Los premios se eligen después de una ronda; elige quien tiene el número más alto.
why-served = Esa persona ya ha recibido una carta en esta ronda.
why-oneself = Si la quieres para ti, quédatela.
why-not-in-hand = Esa carta no está en tu mano.

## The log, and what is told while it happens

tell-revealed = { NAME($discipline) } por { $value } laureles: { LIST($places, type: "unit") }.
tell-place = { NAME($athlete) } ({ $name }) { $place }
tell-place-none = { NAME($athlete) } ({ $name }) { NAME($place) }
tell-won = { $name } gana la ficha de { NAME($discipline, form: "sentence") }: { $value } laureles.
tell-consoled = { NAME($athlete) } ha competido con muletas: ficha de consolación para { $name }.
tell-advanced = Siguiente: { NAME($discipline, form: "sentence") } por { $value } laureles. El número más alto era de { $name }.
tell-chosen = { $name } elige { NAME($discipline, form: "sentence") } { $value } para después.
tell-chosen-idle = { $name } retira { NAME($discipline, form: "sentence") } { $value } del tablero: ya no queda ninguna ronda para ese premio.
tell-looked-own = { $name } mira la carta { NAME($athlete) }.
tell-looked = { $name } mira una carta.
tell-gave = { $from } da una carta a { $to }.
tell-gave-known = { $from } da la carta { NAME($athlete) } a { $to }.
tell-kept = { $name } se queda la carta.
tell-kept-known = { $name } se queda la carta { NAME($athlete) }.
tell-drew = { $name } roba una carta sin verla.
tell-drew-known = { $name } roba la carta { NAME($athlete) }.
tell-deck = El mazo va a la izquierda: ahora reparte { $name }.
tell-last-rounds = Ya no se roban cartas. Las últimas rondas se juegan con las cartas de la mano.
tell-ended = Los Juegos han terminado.

## Set-up

start = ¿Quién reparte primero?
option-tie = Empates al final
tie-why = Con empate se comparte el puesto, o decide un desempate.
tie-shared = Se comparte
tie-laurels = Más laureles

## The podium

won-laurels = { $points ->
    [one] { $name } gana con { $points } punto; { $most } en { NAME($discipline, form: "the") }.
   *[other] { $name } gana con { $points } puntos; { $most } de ellos en { NAME($discipline, form: "the") }.
}
won-consoled = { $chips ->
    [one] { $name } gana con { $points } puntos: { $laurels } laureles, { $most } de ellos en { NAME($discipline, form: "the") }, y { $chips } ficha de consolación.
   *[other] { $name } gana con { $points } puntos: { $laurels } laureles, { $most } de ellos en { NAME($discipline, form: "the") }, y { $chips } fichas de consolación.
}
won-by-chips = { $name } gana con { $points } puntos: { $own } laureles contra { $laurels }, los de { $second }, pero con más fichas de consolación.
tie-broken = { LIST($names) } empatan a { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}. { $name } tiene { $laurels } laureles; { $second }, { $fewer }: decide tener más laureles.
