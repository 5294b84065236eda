### Olympia 2000 (B.C.): de redenen bij hints.

fact-enough = { NAME($athlete) } is genoeg. Bewaar { NAME($other) } voor { NAME($discipline, form: "the") }.
fact-unbeaten = Geen enkele atleet die nog niet gezien is, verslaat hier { NAME($athlete) }.
fact-last-round = Het is de laatste ronde: stuur je beste.
fact-no-place = { NAME($athlete) } heeft hier geen plaats: niet de eerste en niet de laatste.
fact-comes-next = Hierna komt { NAME($discipline, form: "sentence") }, en daar is { NAME($athlete) } je beste.
fact-comes-again = Hierna komt nog eens { NAME($discipline, form: "sentence") }, om { $laurels } lauweren: houd { NAME($athlete) }.
fact-consolation = Op krukken: een troostfiche, of je nu wint of verliest.
fact-few-ahead = { $n ->
    [one] Nog maar { $n } atleet kan { NAME($athlete) } verslaan, maar { $m } kunnen { NAME($other) } verslaan.
   *[other] Nog maar { $n } atleten kunnen { NAME($athlete) } verslaan, maar { $m } kunnen { NAME($other) } verslaan.
}
fact-cheap = { $laurels ->
    [one] Maar { $laurels } lauwer: stuur iemand die je kunt missen.
   *[other] Maar { $laurels } lauweren: stuur iemand die je kunt missen.
}
fact-dear = { $laurels ->
    [one] { $laurels } lauwer: hiervoor heb je { NAME($athlete) } bewaard.
   *[other] { $laurels } lauweren: hiervoor heb je { NAME($athlete) } bewaard.
}
fact-last = { NAME($athlete) } wordt waarschijnlijk laatste: dan kies jij een prijs.
fact-idle = Om die prijs wordt nooit gespeeld: het maakt niet uit welke.
fact-known = Je gaf { NAME($athlete) } aan { $name }: kies liever niet { NAME($discipline, form: "sentence") }.
fact-better-place = Je hebt een { $place } bij { NAME($discipline, form: "the") }, en op z’n best een { $worse } bij { NAME($other, form: "the") }.
fact-only-place = Je hebt een { $place } bij { NAME($discipline, form: "the") }, en geen plaats bij { NAME($other, form: "the") }.
fact-more-laurels = { $more ->
    [one] Bij { NAME($discipline, form: "the") } is { $more } lauwer te winnen, bij { NAME($other, form: "the") } maar { $less }.
   *[other] Bij { NAME($discipline, form: "the") } zijn { $more } lauweren te winnen, bij { NAME($other, form: "the") } maar { $less }.
}
fact-good-card = { NAME($athlete) } is nummer { $place } bij { NAME($discipline, form: "the") }.
fact-poor-card = { NAME($athlete) } is op z’n best nummer { $place }. De meeste anderen zijn beter.
fact-is-ahead = { NAME($own) }, nummer { $place } bij { NAME($discipline, form: "the") }, is beter dan { NAME($athlete) }.
fact-is-over = { NAME($athlete) } is nummer { $place } bij { NAME($discipline, form: "the") }, en dat komt niet meer.
fact-keeps-place = Zo houd je { NAME($athlete) } voor later, nummer { $place } bij { NAME($discipline, form: "the") }.
fact-hopeless = { $n ->
    [one] Zelfs { NAME($athlete) } is hier door { $n } atleet te verslaan: stuur wie je kunt missen.
   *[other] Zelfs { NAME($athlete) } is hier door { $n } atleten te verslaan: stuur wie je kunt missen.
}
fact-fewer-ahead = { $n ->
    [one] { $n } atleet kan { NAME($athlete) } nog verslaan, en { $m } kunnen { NAME($other) } verslaan.
   *[other] { $n } atleten kunnen { NAME($athlete) } nog verslaan, en { $m } kunnen { NAME($other) } verslaan.
}
fact-fewer-rivals = { $few ->
    [0] Geen atleet kan je beste verslaan bij { NAME($discipline, form: "the") }, bij { NAME($other, form: "the") } wel { $many }.
    [one] { $few } atleet kan je beste verslaan bij { NAME($discipline, form: "the") }, { $many } bij { NAME($other, form: "the") }.
   *[other] { $few } atleten kunnen je beste verslaan bij { NAME($discipline, form: "the") }, { $many } bij { NAME($other, form: "the") }.
}
fact-cheaper = In allebei ben je zwak: bij { NAME($discipline, form: "the") } gaat het om { $less } lauweren, bij { NAME($other, form: "the") } om { $more }.
fact-your-best = { NAME($athlete) }, nummer { $place }, zou je beste zijn bij { NAME($discipline, form: "the") }.
fact-nothing-new = Wat er ook komt, je hebt iemand die minstens zo goed is als { NAME($athlete) }.
