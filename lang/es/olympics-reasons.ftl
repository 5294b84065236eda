### Español

fact-only-discarded = { NAME($card) }: tu carta de ese tipo ya tiene al menos las mismas estrellas.
fact-last-bid = Última ronda: lo que sobra no cuenta. Puja el { $number }.
fact-last-event = La quinta prueba: en { NAME($event, form: "sentence") } aún no tienes nada.
fact-certain-medal = En { NAME($event, form: "sentence") } solo pueden competir tres: una carta es medalla segura.
fact-passes = Con { $stars ->
    [one] { $stars } estrella
   *[other] { $stars } estrellas
}, en { NAME($event, form: "sentence") } adelantas a { $name }.
fact-passes-neutral = Con { $stars ->
    [one] { $stars } estrella
   *[other] { $stars } estrellas
}, en { NAME($event, form: "sentence") } adelantas al equipo neutral.
fact-secures-lead = Suma { $stars ->
    [one] { $stars } estrella
   *[other] { $stars } estrellas
}: vas en cabeza en { NAME($event, form: "sentence") }, haya lo que haya boca abajo.
fact-catches-up = En { NAME($event, form: "sentence") } alcanza a { $name }, por lo que se ve.
fact-stays-behind = En { NAME($event, form: "sentence") } seguirías teniendo { $rivals } rivales delante.
fact-close-ahead = { $name } solo te saca { $stars ->
    [one] { $stars } estrella
   *[other] { $stars } estrellas
} en { NAME($event, form: "sentence") }, por lo que se ve.
fact-close-behind = { $stars ->
    [0] { $name } empata contigo
    [one] { $name } va solo { $stars } estrella por detrás de ti
   *[other] { $name } va solo { $stars } estrellas por detrás de ti
} en { NAME($event, form: "sentence") }, por lo que se ve.
fact-breaks-tie = { $stars ->
    [one] Empate a { $stars } estrella
   *[other] Empate a { $stars } estrellas
} en { NAME($event, form: "sentence") }: lo deshace el { $number }.
fact-loses-number = Al sustituirla perderías tu { $number }, que decide empates.
fact-keeps-number = { $stars ->
    [0] Ninguna suma estrellas:
    [one] Las dos suman { $stars } estrella:
   *[other] Las dos suman { $stars } estrellas:
} guarda el { $number }, mejor puja para después.
fact-adds-and-keeps = Suma más estrellas, y el { $number } queda en tu mano para una puja alta.
fact-keeps-for-a-star = Suma una estrella menos, pero guarda el { $number }, mejor puja para después.
fact-tie-number = Las dos suman { $stars ->
    [one] { $stars } estrella
   *[other] { $stars } estrellas
}, pero el { $number } también decide empates en { NAME($event, form: "sentence") }.
fact-stays-hidden = Un tipo nuevo queda boca abajo; al sustituir, la carta queda boca arriba.
fact-new-type = Un tipo nuevo suma { $stars } estrellas; sustituir, solo { $less }.
fact-new-event = En { NAME($event, form: "sentence") } aún no tienes nada.
fact-leads = En { NAME($event, form: "sentence") } ya llevas al menos { $stars } estrellas de ventaja.
fact-can-wait = Aún no hay nadie más en { NAME($event, form: "sentence") }: { NAME($card, form: "the") } puede esperar.
fact-highest-bid = Nadie más puede pujar más de { $number }: seguro que eliges primero.
fact-keeps-bid = Las parejas se parecen: guarda el { $number } para otra ronda.
fact-pairs-alike = Las parejas se parecen: puja lo que menos necesites.
fact-pairs-differ = { $stars ->
    [0] Las parejas son desiguales, y el { $number } no sumaría estrellas.
    [one] Las parejas son desiguales, y el { $number } solo sumaría { $stars } estrella.
   *[other] Las parejas son desiguales, y el { $number } solo sumaría { $stars } estrellas.
}
fact-higher-and-weaker = El { $number } es mejor puja que el { $other } y te cuesta { $fewer ->
    [0] las mismas estrellas
    [one] { $fewer } estrella menos
   *[other] { $fewer } estrellas menos
}.
fact-best-pair = Una carta boca arriba suma { $stars } estrellas; la siguiente, { $next ->
    [0] ninguna
   *[other] solo { $next }
}: merece una puja alta.
fact-may-be-outbid = { $name } tiene el { $higher }: no es seguro que elijas primero; guarda el { $number }.
fact-keeps-for-bid = Te cuesta { $fewer ->
    [0] las mismas estrellas
    [one] { $fewer } estrella menos
   *[other] { $fewer } estrellas menos
} y guarda el { $number } para otra ronda.
fact-keeps-high = Cuesta { $stars ->
    [one] { $stars } estrella más
   *[other] { $stars } estrellas más
}, pero guarda el { $number } para otra ronda.
fact-pick-counts = Las cartas boca arriba suman de { $least } a { $most } estrellas: pujando alto eliges pronto.
fact-fewer-stars-bid = Al invertir, el { $other } suma { $more ->
    [one] { $more } estrella
   *[other] { $more } estrellas
}; el { $number }, { $stars ->
    [0] ninguna
    [one] solo { $stars }
   *[other] solo { $stars }
}.
fact-left-to-neutral = Si la dejas, el equipo neutral gana { $stars ->
    [one] { $stars } estrella
   *[other] { $stars } estrellas
} en { NAME($event, form: "sentence") }.
fact-denies = Si la dejas, { $name } puede ganar { $stars } estrellas en { NAME($event, form: "sentence") }.
fact-more-stars = Suma { $stars ->
    [one] { $stars } estrella
   *[other] { $stars } estrellas
} en { NAME($event, form: "sentence") }; { NAME($card, form: "the") }, { $less ->
    [0] ninguna
    [one] solo { $less }
   *[other] solo { $less }
}.
fact-more-of-type = Suma { $stars ->
    [one] { $stars } estrella
   *[other] { $stars } estrellas
}; la otra carta de su tipo, { $less ->
    [0] ninguna
    [one] solo { $less }
   *[other] solo { $less }
}.
fact-higher-number = { $stars ->
    [0] Ninguna suma estrellas,
    [one] Las dos suman { $stars } estrella,
   *[other] Las dos suman { $stars } estrellas,
} pero el { $number } es mejor puja para después.
fact-strong-bid = Su { $number } es una buena puja para otra ronda.
