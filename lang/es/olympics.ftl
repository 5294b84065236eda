### Español

## How far the game is

round = { $left ->
    [one] Ronda { $round } de { $rounds } · queda { $left }
   *[other] Ronda { $round } de { $rounds } · quedan { $left }
}
round-last = Ronda { $round } de { $rounds } · la última
round-plain = Ronda { $round } de { $rounds }
ceremony = Ceremonia final
progress-over = Medallas entregadas

aim = Más estrellas: 3, 2 o 1 punto por prueba. Empate: n.º mayor.
mark-bid = puja

## The neutral player of a game for two

neutral = Equipo neutral
neutral-short = Neutral

## Cards for a screen reader

card-label = { NAME($card) }: { $stars ->
    [one] { $stars } estrella
   *[other] { $stars } estrellas
}, número { $value }
card-sentence = { NAME($card) }: { $stars ->
    [one] { $stars } estrella
   *[other] { $stars } estrellas
}, número { $value }.
mark-new = nueva
card-new = Acaba de llegar.
card-playable = Se puede elegir.

sentences = { $first } { $second }

## What a player is doing.

## Group: status
status-choosing = elige
    .sentence = Elige una carta.
status-chosen = ha elegido
    .sentence = Ha elegido una carta.
status-takes = toma pareja
    .sentence = Toma una pareja.

## The scoreboard (lanes of players, columns of events), for a screen reader

lane-label = { $name }: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}, { $cards ->
    [one] { $cards } carta en la mano
   *[other] { $cards } cartas en la mano
}. Ver de cerca.
lane-label-busy = { $name }: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}, { $cards ->
    [one] { $cards } carta en la mano
   *[other] { $cards } cartas en la mano
}. { NAME($status, form: "sentence") } Ver de cerca.
lane-label-neutral = Equipo neutral: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}. Ver de cerca.
medals-lie = { NAME($event) }: oro, plata y bronce en juego. Ver de cerca.
medals-gone = { NAME($event) }: medallas entregadas. Ver de cerca.

cell-none = { $name }, { NAME($event, form: "sentence") }: ninguna carta.
cell-open = { $name }, { NAME($event, form: "sentence") }: { $stars ->
    [one] { $stars } estrella
   *[other] { $stars } estrellas
} boca arriba.
cell-hidden = { $name }, { NAME($event, form: "sentence") }: { $stars ->
    [one] { $stars } estrella
   *[other] { $stars } estrellas
} boca arriba y una carta boca abajo.
cell-cards = Cartas: { LIST($cards) }.
cell-card = { NAME($kind, form: "sentence") } ({ $stars ->
    [one] { $stars } estrella
   *[other] { $stars } estrellas
}, número { $value })
cell-own = { NAME($kind, form: "sentence") } (boca abajo, { $stars ->
    [one] { $stars } estrella
   *[other] { $stars } estrellas
}, número { $value })
cell-medal = Medalla ganada aquí: { NAME($medal) }.
look-closer = Ver de cerca.

## Pairs, bids and piles

pool = Parejas
pair-label = { NAME($card) } ({ $stars ->
    [one] { $stars } estrella
   *[other] { $stars } estrellas
}, número { $value }), con una carta boca abajo.
pair-label-open = { NAME($card) } ({ $stars ->
    [one] { $stars } estrella
   *[other] { $stars } estrellas
}, número { $value }), con la carta { NAME($closed) } ({ $closed-stars ->
    [one] { $closed-stars } estrella
   *[other] { $closed-stars } estrellas
}, número { $closed-value }).
took-pair = { $name } ha tomado { NAME($card, form: "the") } y la de debajo.
took-pair-neutral = El equipo neutral ha tomado { NAME($card, form: "the") } y la de debajo.
bids = Pujas
investments = Inversiones
bid-hidden = { $name } ha elegido.
bid-nothing = { $name } aún no ha elegido.
bid-known = { $name }: { NAME($card) } ({ $stars ->
    [one] { $stars } estrella
   *[other] { $stars } estrellas
}, número { $value }).
discard = Descartes
discard-label = { discard }: { $count }. Ver las cartas.
deck = { $count ->
    [0] Mazo agotado
   *[other] { $count } en el mazo
}

## A closer look

look-event = { NAME($event) }: las cartas de todo el mundo
look-discard = Los descartes
discard-none = Todavía no se ha descartado ninguna carta.
look-none = Ninguna carta aún
look-sum = { $stars ->
    [one] { $stars } estrella boca arriba
   *[other] { $stars } estrellas boca arriba
}
look-sum-hidden = { $stars ->
    [one] { $stars } estrella boca arriba y una carta boca abajo
   *[other] { $stars } estrellas boca arriba y una carta boca abajo
}
look-known = { $stars ->
    [one] { $stars } estrella, oculta para el resto
   *[other] { $stars } estrellas, { $hidden } de ellas ocultas para el resto
}
look-hand = { $count ->
    [one] { $count } carta en la mano.
   *[other] { $count } cartas en la mano.
}
look-taken = Se tomaron y no se han vuelto a ver:
look-taken-none = Todas las cartas tomadas boca arriba se han vuelto a ver.
look-medals = Medallas: { LIST($medals) }.
look-medal = { NAME($medal) } ({ NAME($event, form: "sentence") })

## The prompt: bidding

ask-bid = { $name }, elige una carta para pujar
ask-bid-why = El número más alto elige primero. Tu puja se descarta: puja con lo que te sobre.
bid-why = El número más alto elige primero, y esta carta se gasta.
bid = Pujar { $value }
bid-done = { $name } ha pujado { $value }
wait-others = El resto aún está eligiendo.

## The prompt: taking a pair

ask-take = { $name }, toma una pareja
ask-take-why = Te llevas la carta boca arriba y la de debajo, que solo verás tú.
take-why = Te llevas esta carta y la de debajo.
take = Tomar la pareja

## The prompt: investing

ask-invest = { $name }, invierte una carta
ask-invest-why = Va a su propia prueba. Los tipos distintos se suman; de cada uno solo cuenta tu mejor carta.
invest-down = Boca abajo en { NAME($event, form: "sentence") }: solo tú la conocerás.
invest-down-turns = { $stars ->
    [one] Boca abajo; se descubre tu carta { NAME($card) } ({ $stars } estrella).
   *[other] Boca abajo; se descubre tu carta { NAME($card) } ({ $stars } estrellas).
}
invest-upgrade = { $stars ->
    [one] Sustituye, boca arriba, a tu carta { NAME($card) } ({ $stars } estrella).
   *[other] Sustituye, boca arriba, a tu carta { NAME($card) } ({ $stars } estrellas).
}
invest-discard = { $stars ->
    [one] Ahí ya tienes este tipo con { $stars } estrella: la carta se descartaría.
   *[other] Ahí ya tienes este tipo con { $stars } estrellas: la carta se descartaría.
}
invest = Invertirla
discard-it = Descartarla
invest-done = { $name } ha invertido { NAME($card, form: "the") }

## The prompt: watching

watch-bids = Todo el mundo elige su puja
watch-take = { $name } toma una pareja
watch-invest = Todo el mundo elige qué invertir
watch-placing = Las cartas van a sus pruebas
watch-ceremony = La ceremonia final
watch-over = Todas las medallas están entregadas
show-bids = Se revelan las pujas
show-pair = La última pareja, al equipo neutral
show-round = Una ronda nueva

## On a card in hand: what would happen to it

goes-turns = revela { NAME($kind, form: "sentence") } ({ $stars }★)
goes-upgrade = sustituye { NAME($kind, form: "sentence") } ({ $stars }★)
goes-discard = solo se puede descartar
goes-turns-short = revela { $stars }★
goes-upgrade-short = sustituye
goes-discard-short = descarte
spoken-down = Va a { NAME($event, form: "sentence") }, boca abajo.
spoken-upgrade = { $stars ->
    [one] Sustituye a tu carta de { NAME($kind, form: "sentence") } con { $stars } estrella.
   *[other] Sustituye a tu carta de { NAME($kind, form: "sentence") } con { $stars } estrellas.
}
spoken-discard = Solo se puede descartar.

## Why a tap does nothing

why-take-now = Primero toma una pareja.
why-not-your-turn = Antes elige { $name }; las pujas más bajas van después.
why-pair-not-now = Las parejas se toman cuando se han revelado todas las pujas, de la más alta a la más baja.
why-not-in-hand = No tienes esa carta.
why-no-pair = Esa pareja ya no está.

## The medal ceremony

ceremony-of = { NAME($event) } · { $number } de 5
ceremony-begins = La última ronda ha terminado. Ahora se deciden las pruebas, una por una.
ceremony-aside = { $count ->
    [one] Sobra { $count } carta, que nadie ve.
   *[other] Sobran { $count } cartas, que nadie ve.
}
standing = { $name }: { $stars ->
    [one] { $stars } estrella
   *[other] { $stars } estrellas
}.
standing-tied = { $name }: { $stars ->
    [one] { $stars } estrella
   *[other] { $stars } estrellas
}; empate, número más alto { $value }.
by-value = n.º { $value }
nobody-there = Nadie tiene cartas aquí.
unclaimed = Sin entregar: { LIST($medals) }.
ceremony-over = Todas las medallas están entregadas.

## The log: what happened

tell-bids = Pujas reveladas: { LIST($bids, type: "unit") }.
tell-bid = { $name } { $value }
tell-took = { $name } toma la carta { NAME($open) } y otra boca abajo.
tell-took-known = { $name } toma las cartas { NAME($open) } y { NAME($closed) }.
tell-neutral-took = El equipo neutral recibe las cartas { NAME($open) } y { NAME($closed) }.
tell-placed = { $name } invierte una carta boca abajo en { NAME($event, form: "sentence") }.
tell-placed-known = { $name } invierte { NAME($card, form: "the") } boca abajo.
tell-neutral-plays = El equipo neutral juega { NAME($card, form: "the") } ({ $stars ->
    [one] { $stars } estrella
   *[other] { $stars } estrellas
}).
tell-turned = Queda boca arriba: { NAME($card) } ({ $stars ->
    [one] { $stars } estrella
   *[other] { $stars } estrellas
}).
tell-upgraded = { $stars ->
    [one] { $name } mejora { NAME($card, form: "the") } de { $before } a { $stars } estrella.
   *[other] { $name } mejora { NAME($card, form: "the") } de { $before } a { $stars } estrellas.
}
tell-neutral-upgraded = { $stars ->
    [one] El equipo neutral mejora { NAME($card, form: "the") } de { $before } a { $stars } estrella.
   *[other] El equipo neutral mejora { NAME($card, form: "the") } de { $before } a { $stars } estrellas.
}
tell-discarded = { $name } no puede jugar { NAME($card, form: "the") } ({ $stars ->
    [one] { $stars } estrella
   *[other] { $stars } estrellas
}) y la descarta.
tell-neutral-discarded = El equipo neutral no puede jugar { NAME($card, form: "the") } ({ $stars ->
    [one] { $stars } estrella
   *[other] { $stars } estrellas
}) y la descarta.
tell-laid-out = Ronda { $round }. Boca arriba en las parejas: { LIST($cards) }.
tell-last-card = La última ronda ha terminado. Empieza la ceremonia final.
tell-shows = { $name } revela { NAME($card, form: "the") } ({ $stars ->
    [one] { $stars } estrella
   *[other] { $stars } estrellas
}).
tell-shows-none = { NAME($event) }: no hay nada que revelar.
tell-awarded = { NAME($event) }: prueba decidida.
tell-medal = { $stars ->
    [one] { $name } gana { NAME($medal, form: "the") } con { $stars } estrella.
   *[other] { $name } gana { NAME($medal, form: "the") } con { $stars } estrellas.
}
tell-medal-tied = { $stars ->
    [one] { $name } gana { NAME($medal, form: "the") } con { $stars } estrella: hay empate y decide el número { $value }.
   *[other] { $name } gana { NAME($medal, form: "the") } con { $stars } estrellas: hay empate y decide el número { $value }.
}
tell-neutral-medal = { $stars ->
    [one] El equipo neutral gana { NAME($medal, form: "the") } con { $stars } estrella.
   *[other] El equipo neutral gana { NAME($medal, form: "the") } con { $stars } estrellas.
}
tell-neutral-medal-tied = { $stars ->
    [one] El equipo neutral gana { NAME($medal, form: "the") } con { $stars } estrella: hay empate y decide el número { $value }.
   *[other] El equipo neutral gana { NAME($medal, form: "the") } con { $stars } estrellas: hay empate y decide el número { $value }.
}
tell-ended = Todas las medallas están entregadas.

## Ties at the end, on the podium

tie-broken = { LIST($names) } empatan a { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}. Decide el número más alto: { $name } tiene { NAME($card, form: "the") }, con { $value }, y supera a { $second }, que tiene la carta { NAME($other) }, con { $less }.
won-neutral = { $name } gana con { $points } puntos, { $lead } más que { $second }. El equipo neutral tiene { $more }, pero no puede ganar.
