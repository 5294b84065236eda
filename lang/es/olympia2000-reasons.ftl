### Español

fact-enough = Basta con { NAME($athlete) }. Guarda a { NAME($other) } para { NAME($discipline, form: "the") }.
fact-unbeaten = Ninguna carta que aún pueda salir aquí supera a { NAME($athlete) }.
fact-last-round = Es la última ronda: envía lo mejor que tengas.
fact-no-place = { NAME($athlete) } no tiene puesto aquí: ni el primero ni el último.
fact-comes-next = Después viene { NAME($discipline, form: "the") }, y lo mejor que tienes ahí es { NAME($athlete) }.
fact-comes-again = Después vuelve { NAME($discipline, form: "the") }, con { $laurels } laureles: guarda a { NAME($athlete) }.
fact-consolation = Con muletas: una ficha de consolación, se gane o se pierda.
fact-few-ahead = { $n ->
    [one] Solo { $n } atleta puede superar aún a { NAME($athlete) }; a { NAME($other) }, { $m }.
   *[other] Solo { $n } atletas pueden superar aún a { NAME($athlete) }; a { NAME($other) }, { $m }.
}
fact-cheap = { $laurels ->
    [one] Solo { $laurels } laurel: envía a alguien de quien puedas prescindir.
   *[other] Solo { $laurels } laureles: envía a alguien de quien puedas prescindir.
}
fact-dear = { $laurels ->
    [one] { $laurels } laurel: para esto guardabas a { NAME($athlete) }.
   *[other] { $laurels } laureles: para esto guardabas a { NAME($athlete) }.
}
fact-last = Lo más probable es que { NAME($athlete) } quede en último lugar: así eliges un premio.
fact-idle = Ese premio no se disputará nunca: da igual cuál.
fact-known = Diste a { $name } la carta { NAME($athlete) }: evita { NAME($discipline, form: "the") }.
fact-better-place = En { NAME($discipline, form: "the") } tienes un { $place }; en { NAME($other, form: "the") }, lo mejor es un { $worse }.
fact-only-place = En { NAME($discipline, form: "the") } tienes un { $place }; en { NAME($other, form: "the") }, ningún puesto.
fact-more-laurels = { NAME($discipline) } da { $more ->
    [one] { $more } laurel
   *[other] { $more } laureles
}; { NAME($other, form: "sentence") }, solo { $less }.
fact-good-card = { NAME($athlete) } tiene el número { $place } en { NAME($discipline, form: "the") }.
fact-poor-card = { NAME($athlete) } tiene, en el mejor caso, el número { $place }. Casi todo el resto es mejor.
fact-is-ahead = { NAME($own) }, con el número { $place } en { NAME($discipline, form: "the") }, es mejor que { NAME($athlete) }.
fact-is-over = { NAME($athlete) } tiene el número { $place } en { NAME($discipline, form: "the") }, que ya no vendrá.
fact-keeps-place = Guarda para después a { NAME($athlete) }, con el número { $place } en { NAME($discipline, form: "the") }.
fact-hopeless = { $n ->
    [one] Aquí { $n } atleta puede superar incluso a { NAME($athlete) }: envía a quien te sobre.
   *[other] Aquí { $n } atletas pueden superar incluso a { NAME($athlete) }: envía a quien te sobre.
}
fact-fewer-ahead = { $n ->
    [one] { $n } atleta puede superar aún a { NAME($athlete) }, y { $m } a { NAME($other) }.
   *[other] { $n } atletas pueden superar aún a { NAME($athlete) }, y { $m } a { NAME($other) }.
}
fact-fewer-rivals = { $few ->
    [0] Nadie puede superarte en { NAME($discipline, form: "the") }; en { NAME($other, form: "the") }, { $many } sí.
    [one] { $few } atleta puede superarte en { NAME($discipline, form: "the") }, y { $many } en { NAME($other, form: "the") }.
   *[other] { $few } atletas pueden superarte en { NAME($discipline, form: "the") }, y { $many } en { NAME($other, form: "the") }.
}
fact-cheaper = No andas bien en ninguna: { NAME($discipline, form: "the") } vale { $less }; { NAME($other, form: "the") }, { $more }.
fact-your-best = { NAME($athlete) }, con el número { $place }, sería lo mejor que tienes en { NAME($discipline, form: "the") }.
fact-nothing-new = Salga lo que salga, ya tienes a alguien que vale al menos tanto como { NAME($athlete) }.
