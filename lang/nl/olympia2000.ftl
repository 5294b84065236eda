### Olympia 2000 (B.C.): de tafel, het verloop en het opzetten.

round = Ronde { $round } van { $rounds }
round-last = Ronde { $round } van { $rounds } · laatste kaarten

points = { $count ->
    [one] punt
   *[other] punten
}
consolation = Troost
points-added = +{ $count }
choosing = kiest
chosen = gekozen
picks-prize = kiest een prijs
deals = deelt
served = heeft kaart

aim = Laagste getal wint de lauweren, hoogste kiest de prijs na de volgende. Meeste punten wint.
aim-last = Laagste getal wint de lauweren. Meeste punten wint.
deck = { $cards ->
    [one] Nog { $cards } kaart in de stapel · { $name } deelt
   *[other] Nog { $cards } kaarten in de stapel · { $name } deelt
}
deck-over = Er komen geen kaarten meer bij: speel de laatste rondes met je hand.
dealer = { $name } deelt

this-round = Deze ronde
then = Hierna: { NAME($discipline, form: "sentence") }
then-last = Laatste ronde
then-nothing = De prijzen zijn op
then-open = De volgende prijs wordt gekozen
prize-label = Deze ronde: { NAME($discipline, form: "sentence") } om { $value ->
    [one] { $value } lauwer
   *[other] { $value } lauweren
}
left = nog { $count }
column-label = { $count ->
    [one] { NAME($discipline) }: nog { $count } fiche, { $value } waard
   *[other] { NAME($discipline) }: nog { $count } fiches, het bovenste { $value } waard
}
column-label-empty = { NAME($discipline) }: geen fiches meer

the-round = Deze ronde · { NAME($discipline) }
last-round = Vorige ronde · { NAME($discipline) }
gone = { $count } weg
look-at-gone = Bekijk de atleten die uit het spel zijn
gone-title = Atleten die uit het spel zijn
gone-why = De besten bij { NAME($discipline, form: "the") } staan vooraan.
first-round = Er is nog geen ronde gespeeld. Het laagste getal in de discipline wint de ronde.
takes-laurels = +{ $value } punten
chooses-next = kiest een prijs
takes-and-chooses = +{ $value } punten, kiest een prijs
no-place = geen plaats
takes-consolation = +1 voor krukken
chooses-next-consoled = kiest een prijs, +1 voor krukken
no-place-consoled = geen plaats, +1 voor krukken
void-round = Niemand heeft een plaats. De prijs blijft voor de volgende ronde.
void-round-last = Niemand heeft een plaats: niemand wint de laatste prijs.
look-at = { NAME($athlete) } bekijken

won-so-far = De punten van { $name } tot nu toe
won-nothing = Nog geen lauweren.
consolation-chips = { $count ->
    [0] Geen troostfiches.
    [one] { $count } troostfiche, 1 punt waard.
   *[other] { $count } troostfiches, elk 1 punt waard.
}
you-gave = Kaarten die jij aan { $name } gaf: { LIST($athletes, type: "unit") }.

ask-athlete = { $name }, stuur één atleet
ask-athlete-why = { $value ->
    [one] Het laagste getal bij { NAME($discipline, form: "the") } wint { $value } lauwer. Elke atleet doet één keer mee.
   *[other] Het laagste getal bij { NAME($discipline, form: "the") } wint { $value } lauweren. Elke atleet doet één keer mee.
}
send = { NAME($athlete) } sturen
send-why = { $better ->
    [0] Geen atleet buiten je hand kan deze bij { NAME($discipline, form: "the") } verslaan. Na het sturen is deze atleet uit het spel.
    [one] { $better } atleet buiten je hand kan deze bij { NAME($discipline, form: "the") } nog verslaan. Na het sturen is deze atleet uit het spel.
   *[other] { $better } atleten buiten je hand kunnen deze bij { NAME($discipline, form: "the") } nog verslaan. Na het sturen is deze atleet uit het spel.
}
send-why-crutches = Op krukken: +1 punt.
send-why-none = Bij { NAME($discipline, form: "the") }: { NAME($place) }, dus geen plaats. Daarna is deze atleet uit het spel.
sent-wait = { $name } heeft { NAME($athlete) } gestuurd
sent-wait-why = De anderen kiezen nog.
ask-chip = { $name }, kies de prijs voor ronde { $round }
ask-chip-why = Het hoogste getal kiest. Eerst gaat het bij { NAME($discipline, form: "the") } om { $value } lauweren, dan om wat jij kiest: tik op iets waarin je hand sterk is.
ask-chip-idle = { $name }, kies nog één prijs
ask-chip-idle-why = Het hoogste getal kiest. Het spel is afgelopen voordat deze prijs aan de beurt komt, dus het maakt niet uit welke.
choose-chip = Ronde { $round }: { NAME($discipline, form: "sentence") } { $value } kiezen
choose-chip-idle = { NAME($discipline) } { $value } kiezen
choose-chip-why = Eerst gaat het bij { NAME($discipline, form: "the") } om { $value } lauweren.
ask-deal = { $name }, de kaart houden of weggeven?
ask-deal-why = Geef de kaart aan een speler zonder nieuwe kaart, en bekijk de volgende. Houd je die, dan trekken de anderen ongezien.
ask-deal-last-why = Geef je de kaart aan { $name }, dan is de volgende voor jou. Houd je die, dan trekt { $name } er ongezien een.
from-deck = Van de stapel
give-it = Aan { $name } geven
keep-short = Houden

watch-chip = { $name } kiest een latere prijs
watch-deal = { $name } deelt
watch-deal-why = Na elke keer delen gaat de stapel naar links.
watch-choosing = Iedereen kiest een atleet
watch-over = De Spelen zijn afgelopen
watch-reveal = De atleten worden onthuld
watch-result = De ronde is beslist
watch-draw = Kaarten worden getrokken
watch-last-rounds = Er worden geen kaarten meer getrokken

crutches-worth = Op krukken · +1
card-label = { NAME($athlete) }, { NAME($group, form: "sentence") }: { LIST($places, type: "unit") }.
card-place = { NAME($discipline, form: "sentence") } { $place }
card-place-none = { NAME($discipline, form: "sentence") } { NAME($place) }
card-playable = Kun je sturen.
card-known-to = { $name } gaf je deze kaart en kent die dus.
known-to = bekend bij { $name }

why-first-chip = Kies eerst een prijs.
why-first-deal = Houd eerst de kaart van de stapel of geef die weg.
why-not-now = { $name } kiest. Jij bent nog niet aan de beurt.
why-column-empty = In die discipline zijn geen lauweren meer over.
why-column-not-now = Een prijs wordt na een ronde gekozen, door wie het hoogste getal had.
why-served = Die speler heeft deze ronde al een kaart gekregen.
why-oneself = Wil je de kaart zelf, kies dan houden.
why-not-in-hand = Die atleet heb je niet.

tell-revealed = Bij { NAME($discipline, form: "the") }, om { $value } lauweren: { LIST($places, type: "unit") }.
tell-place = { NAME($athlete) } ({ $name }) { $place }
tell-place-none = { NAME($athlete) } ({ $name }) { NAME($place) }
tell-won = { $name } wint het fiche bij { NAME($discipline, form: "the") }: { $value } lauweren.
tell-consoled = { NAME($athlete) } deed mee op krukken: een troostfiche voor { $name }.
tell-advanced = Nu gaat het bij { NAME($discipline, form: "the") } om { $value } lauweren. { $name } had het hoogste getal.
tell-chosen = { $name } kiest wat daarna komt: { NAME($discipline, form: "sentence") }, om { $value } lauweren.
tell-chosen-idle = { $name } haalt { NAME($discipline, form: "sentence") } { $value } van het bord: er is geen ronde meer voor.
tell-looked-own = { $name } bekijkt { NAME($athlete) }.
tell-looked = { $name } bekijkt een kaart.
tell-gave = { $from } geeft een kaart aan { $to }.
tell-gave-known = { $from } geeft { NAME($athlete) } aan { $to }.
tell-kept = { $name } houdt de kaart.
tell-kept-known = { $name } houdt { NAME($athlete) }.
tell-drew = { $name } trekt ongezien een kaart.
tell-drew-known = { $name } trekt { NAME($athlete) }.
tell-deck = De stapel gaat naar links: nu gaat { $name } delen.
tell-last-rounds = Er worden geen kaarten meer getrokken. De laatste rondes gaan met de kaarten in de hand.
tell-ended = De Spelen zijn afgelopen.

start = Wie deelt eerst?
option-tie = Gelijke stand aan het eind
tie-why = Spelers die gelijk staan, delen de plaats, of de lauweren beslissen.
tie-shared = Plaats delen
tie-laurels = Meer lauweren

won-laurels = { $points ->
    [one] { $name } wint met { $points } punt, waarvan { $most } bij { NAME($discipline, form: "the") }.
   *[other] { $name } wint met { $points } punten, waarvan { $most } bij { NAME($discipline, form: "the") }.
}
won-consoled = { $chips ->
    [one] { $name } wint met { $points } punten: { $laurels } lauweren, waarvan { $most } bij { NAME($discipline, form: "the") }, en { $chips } troostfiche.
   *[other] { $name } wint met { $points } punten: { $laurels } lauweren, waarvan { $most } bij { NAME($discipline, form: "the") }, en { $chips } troostfiches.
}
won-by-chips = { $name } wint met { $points } punten: { $own } lauweren tegen { $laurels } voor { $second }, maar met meer troostfiches.
tie-broken = { $points ->
    [one] { LIST($names) } staan gelijk met { $points } punt. { $name } heeft { $laurels } lauweren, { $second } { $fewer }: de meeste lauweren winnen.
   *[other] { LIST($names) } staan gelijk met { $points } punten. { $name } heeft { $laurels } lauweren, { $second } { $fewer }: de meeste lauweren winnen.
}
