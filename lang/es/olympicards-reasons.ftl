### Español

fact-gold-yours = { $cards ->
    [one] El oro es tuyo. Guarda tu última carta.
   *[other] El oro es tuyo. Guarda tus { $cards } cartas.
}
fact-gold-yours-at-last = El oro es tuyo, y las cartas que guardes deciden empates.
fact-no-record = No puedes jugar toda esta mano: llévate el oro y guarda tus cartas.
fact-record = Juega hasta tu última carta: es récord mundial, 2 puntos.
fact-nobody-can-follow = A nadie más que siga en juego le quedan cartas. Con una jugada más ganas el oro.
fact-nobody-can-lift = De quienes siguen en juego, nadie puede levantar más de { $total }.
fact-outlasts = { $times ->
    [one] Puedes seguir una vez más
   *[other] Puedes seguir { $times } veces
}; a { $name } { $cards ->
    [0] no le quedan cartas
    [one] solo le queda { $cards } carta
   *[other] le quedan { $cards } cartas
}.
fact-out-reaches = { $times ->
    [one] Puedes seguir una vez más
   *[other] Puedes seguir { $times } veces
}; tras el { $value }, { $name } { $most ->
    [0] ya no puede
    [one] solo podrá una vez
   *[other] solo podrá { $most } veces
}.
fact-outlasted = { $times ->
    [0] No puedes seguir
    [one] Solo puedes seguir una vez
   *[other] Solo puedes seguir { $times } veces
}; { $name }, quizá { $most ->
    [one] una vez
   *[other] hasta { $most } veces
}.
fact-fewer = { $cards ->
    [one] Basta una carta. El resto queda en la mano.
   *[other] Bastan { $cards } cartas. El resto queda en la mano.
}
fact-lower-clears = El { $value } también la salta. Guarda el { $other } para una valla más alta.
fact-more-room = El { $value } te deja más margen que el { $other }.
fact-keep-five = Un 5 va con todo: guárdalo hasta que nada más sirva.
fact-more-of-colour = Tienes más { NAME($colour, form: "sentence") } ({ $many }) que { NAME($rarer, form: "sentence") } ({ $few }): gástalo primero.
fact-more-targets = El { $other } sirve para más dianas que el { $value }: guárdalo.
fact-keeps-medal = { $cards ->
    [one] Juega una carta y { $name } aún no gana { NAME($medal, form: "the") }: { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }.
   *[other] Juega { $cards } cartas y { $name } aún no gana { NAME($medal, form: "the") }: { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }.
}
fact-last-sport = Es el último deporte: las cartas nuevas solo deciden empates.
fact-short = { $cards ->
    [one] Una carta para { $sports } deportes más: solo retirarse trae cartas nuevas.
   *[other] { $cards } cartas para { $sports } deportes más: solo retirarse trae cartas nuevas.
}
fact-first-out = { $cards ->
    [one] Con la primera retirada robas una carta y empiezas el próximo deporte.
   *[other] Con la primera retirada robas { $cards } cartas y empiezas el próximo deporte.
}
fact-better-medal = De todos modos ganas { NAME($medal, form: "the") }; si aguantas una retirada más, será { NAME($better, form: "the") }.
fact-keeps-open = Sigue, y el oro seguirá al alcance: 2 puntos más que la plata.
fact-first-medal = Si aguantas una retirada más, ganas { NAME($medal, form: "the") }.
fact-outlast = { $cards ->
    [0] A { $name } no le quedan cartas: si aguantas más que { $name }, ganas { NAME($medal, form: "the") }.
    [one] { $name } solo tiene { $cards } carta: si aguantas más que { $name }, ganas { NAME($medal, form: "the") }.
   *[other] { $name } solo tiene { $cards } cartas: si aguantas más que { $name }, ganas { NAME($medal, form: "the") }.
}
fact-spare = { $sports ->
    [one] { $cards } cartas para un deporte más: puedes permitirte seguir.
   *[other] { $cards } cartas para { $sports } deportes más: puedes permitirte seguir.
}
fact-fewer-cards-later = { $cards ->
    [one] Ahora es una carta; la próxima retirada, ninguna.
   *[other] Ahora son { $cards } cartas; la próxima retirada, solo { $fewer }.
}
fact-price = Con { NAME($medal, form: "the") } ganarías solo { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} más, y te costaría al menos { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
}.
fact-to-outlast = Para { NAME($medal, form: "the") } tendrías que aguantar más que { $name }, que tiene { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
}; tú, { $own }.
fact-gives-little = { $points ->
    [one] Solo { $points } punto para { $name }; robas en vez de jugar, y el oro sigue en juego.
   *[other] Solo { $points } puntos para { $name }; robas en vez de jugar, y el oro sigue en juego.
}
fact-gives-gold = Cede el oro, pero te deja { $own } cartas; { $name } tiene { $cards ->
    [0] cero
    [one] solo { $cards }
   *[other] solo { $cards }
}.
fact-kept-for-ties = Es el último deporte, y las cartas que guardes deciden empates.
fact-suits = Le va mejor a tu mano que a la mayoría: juégalo ahora.
fact-suits-badly = Le va mal a tu mano. Aplázalo; el siguiente habrá que jugarlo.
fact-most-cards = Tienes { $cards } cartas más que nadie.
fact-more-cards = Tienes { $cards } cartas más que { $name }.
fact-fewer-cards = { $name } tiene { $cards } cartas más que tú.
fact-fewest-cards = Nadie tiene menos cartas: aplázalo mientras puedas.
