### Español

fact-gold-is-yours = { $cards ->
    [one] El oro es tuyo. Guarda { NAME($race, form: "the") } en la mano.
   *[other] El oro es tuyo. Guarda esas { $cards } cartas en la mano.
}
fact-no-cup = Ni con todas tus cartas ganarías aquí una copa.
fact-fewer-will-do = Ya no queda nadie para responder: con menos cartas también es oro.
fact-nothing-comes-after = Tras la prueba reina no viene nada: una carta guardada se pierde.
fact-no-use = Ya no queda ninguna prueba en la que pueda entrar { NAME($race, form: "the") }.
fact-resting = Una carta que descansa no gana nada.
fact-left-at-home = Quien se queda en casa no juega nunca: llévate también { NAME($race, form: "the") }.
fact-nobody-answers = Ya no queda nadie para responder: oro por { LIST($team) }.
fact-enough-gold-tie = Basta empatar: con { $total } es oro y ahorras { $saved ->
    [one] { $saved } carta
   *[other] { $saved } cartas
}.
fact-enough-silver-tie = Basta empatar: con { $total } es plata y ahorras { $saved ->
    [one] { $saved } carta
   *[other] { $saved } cartas
}.
fact-enough-gold = Con un total de { $total } también es oro, y ahorras { $saved ->
    [one] { $saved } carta
   *[other] { $saved } cartas
}.
fact-enough-silver = Con un total de { $total } también es plata, y ahorras { $saved ->
    [one] { $saved } carta
   *[other] { $saved } cartas
}.
fact-safe = De quienes siguen en juego, nadie tiene cartas para llegar a { $total }.
fact-leader = { $name } va en cabeza y tiene este oro: quítaselo.
fact-main = Guarda { NAME($race, form: "a") } para la prueba reina, de { NAME($skill, form: "sentence") }, que vale { $points }.
fact-few = { $cards ->
    [one] { $cards } carta para { $competitions } pruebas: gasta aquí { $spent }, no { $instead }.
   *[other] { $cards } cartas para { $competitions } pruebas: gasta aquí { $spent }, no { $instead }.
}
fact-takes-gold = De momento se lleva el oro, que vale { $points } puntos, por { LIST($team) }.
fact-takes-silver = Se lleva la plata, que vale { $points } puntos, por { LIST($team) }.
fact-must-answer = Para quitarte este oro, { $name } tiene que presentar cartas que sumen al menos { $value }.
fact-gold-or-silver = El oro vale aquí { $gold }, y quien te lo quite te deja la plata, que vale { $silver }.
fact-last-for = Ninguna prueba posterior pide { NAME($skill, form: "sentence") }, y ahí { NAME($race, form: "the") } tiene { $value }.
fact-takes-nothing = Esas cartas solas no ganarían nada aquí.
fact-silver-is-yours = La plata, que vale { $points } puntos, ya es tuya: guarda tus cartas.
fact-little-more = { $points ->
    [one] La plata ya es tuya, y el oro vale solo { $points } punto más: guarda tus cartas.
   *[other] La plata ya es tuya, y el oro vale solo { $points } puntos más: guarda tus cartas.
}
fact-may-be-lost = { $name } tiene { $cards } cartas y tú { $own }: podrían quitarte la copa.
fact-starves = Con este oro, { $name } no recupera ninguna carta, y no le queda ninguna.
fact-saves-cards = { $cards ->
    [one] Una carta para { $competitions } pruebas: guárdala.
   *[other] { $cards } cartas para { $competitions } pruebas: guárdalas.
}
fact-harder-to-tie = Un total de { $total } es más difícil de igualar que { $instead }.
fact-may-come-back = Si aquí no ganas copa, { NAME($race, form: "the") } puede volver.
fact-opens = Quien gane aquí el oro será quien empiece en { NAME($competition, form: "sentence") }.
fact-wanted-always = Todas las pruebas que quedan piden { NAME($skill, form: "sentence") }: recupera { NAME($race, form: "the") }.
fact-wanted = { $left ->
    [one] La prueba reina pide { NAME($skill, form: "sentence") }: recupera { NAME($race, form: "the") }.
   *[other] De las { $left } pruebas que quedan, { $here } piden { NAME($skill, form: "sentence") }: recupera { NAME($race, form: "the") }.
}
fact-next = Ahora viene { NAME($competition, form: "sentence") }, que pide { NAME($skill, form: "sentence") }: recupera { NAME($race, form: "the") }.
fact-for-main = La prueba reina pide { NAME($skill, form: "sentence") }: { NAME($race, form: "a") } tiene { $value }.
fact-may-enter = { $here ->
    [one] En una prueba puedes presentar { NAME($race, form: "a") }
   *[other] En { $here } pruebas puedes presentar { NAME($race, form: "a") }
}; { NAME($other, form: "a") }, { $less ->
    [0] en ninguna
    [one] solo en { $less }
   *[other] solo en { $less }
}.
fact-same-race = Ya tienes { $count ->
    [one] { $count } { NAME($race, form: "one") }
   *[other] { $count } { NAME($race, form: "many") }
}, y un equipo solo tiene tres razas.
fact-more-for-main = La prueba reina pide { NAME($skill, form: "sentence") }: este equipo tiene { $total }, no { $instead }.
fact-one-race-more = Con { NAME($race, form: "a") } serían cuatro razas, y un equipo solo tiene tres.
fact-rare = Esta mano vuelve, pero quizá sin { NAME($race, form: "the") }.
fact-lacking = Aún tienes poca { NAME($skill, form: "sentence") }, y la piden { $competitions } pruebas.
fact-strong = Los oros de { NAME($skill, form: "sentence") } suman { $points } puntos: { NAME($race, form: "a") } tiene { $value }; { NAME($other, form: "a") }, { $less }.
fact-common = Hay { $copies } { NAME($race, form: "many") } y solo { $less } { NAME($other, form: "many") }: aún pueden venir más { NAME($race, form: "many") }.
fact-more-cards = Pueden jugar { $cards } cartas, no solo { $instead }.
fact-more-skill = Tiene { $total } de { NAME($skill, form: "sentence") }, no { $instead }; los oros ahí suman { $points } puntos.
