round = Runde { $round } von { $rounds }
round-last = Runde { $round } von { $rounds } · letzte Karten

points = { $count ->
    [one] Punkt
   *[other] Punkte
}
consolation = Trost
points-added = +{ $count }
choosing = wählt
chosen = hat gewählt
picks-prize = wählt Preis
deals = gibt
served = hat Karte

aim = Niedrigste Zahl: Lorbeeren. Höchste: wählt den übernächsten Preis. Meiste Punkte: Sieg.
aim-last = Niedrigste Zahl: Lorbeeren. Meiste Punkte: Sieg.
deck = { $cards ->
    [one] Noch { $cards } Karte
   *[other] Noch { $cards } Karten
} im Stapel · { $name } gibt
deck-over = Es wird nicht mehr gezogen: Spielt die letzten Runden mit den Karten auf der Hand.
dealer = { $name } gibt

this-round = Diese Runde
then = Danach: { NAME($discipline, form: "sentence") }
then-last = Letzte Runde
then-nothing = Keine Preise mehr da
then-open = Der nächste Preis wird gerade gewählt
prize-label = Diese Runde: { NAME($discipline, form: "sentence") } um { $value ->
    [one] { $value } Lorbeer
   *[other] { $value } Lorbeeren
}
left = noch { $count }
column-label = { $count ->
    [one] { NAME($discipline, form: "sentence") }: noch { $count } Chip, { $value } wert
   *[other] { NAME($discipline, form: "sentence") }: noch { $count } Chips, der oberste { $value } wert
}
column-label-empty = { NAME($discipline, form: "sentence") }: keine Chips mehr

the-round = Diese Runde · { NAME($discipline, form: "sentence") }
last-round = Vorige Runde · { NAME($discipline, form: "sentence") }
gone = { $count } weg
look-at-gone = Die Athleten ansehen, die aus dem Spiel sind
gone-title = Athleten, die aus dem Spiel sind
gone-why = Zuerst stehen die Besten im { NAME($discipline, form: "sentence") }.
first-round = Noch wurde keine Runde gespielt. Die niedrigste Zahl in der Disziplin gewinnt die Runde.
takes-laurels = { $value ->
    [one] +{ $value } Punkt
   *[other] +{ $value } Punkte
}
chooses-next = wählt Preis
takes-and-chooses = { $value ->
    [one] +{ $value } Punkt, wählt Preis
   *[other] +{ $value } Punkte, wählt Preis
}
no-place = kein Platz
takes-consolation = +1 für Krücken
chooses-next-consoled = wählt Preis, +1 für Krücken
no-place-consoled = kein Platz, +1 für Krücken
void-round = Niemand hat einen Platz. Der Preis bleibt für die nächste Runde.
void-round-last = Niemand hat einen Platz: Den letzten Preis gewinnt niemand.
look-at = { NAME($athlete) } ansehen

won-so-far = { $name }: bisherige Punkte
won-nothing = Noch keine Lorbeeren.
consolation-chips = { $count ->
    [0] Keine Trostchips.
    [one] { $count } Trostchip, 1 Punkt wert.
   *[other] { $count } Trostchips, je 1 Punkt wert.
}

you-gave = Von dir an { $name } abgegeben: { LIST($athletes) }.

ask-athlete = { $name }, schick einen Athleten
ask-athlete-why = Die niedrigste Zahl im { NAME($discipline, form: "sentence") } gewinnt { $value ->
    [one] { $value } Lorbeer
   *[other] { $value } Lorbeeren
}. Jeder Athlet tritt nur einmal an.
send = { NAME($athlete) } schicken
send-why = { $better ->
    [0] Niemand außerhalb deiner Hand kann diese Karte im { NAME($discipline, form: "sentence") } noch schlagen
    [one] { $better } Athlet außerhalb deiner Hand kann diese Karte im { NAME($discipline, form: "sentence") } noch schlagen
   *[other] { $better } Athleten außerhalb deiner Hand können diese Karte im { NAME($discipline, form: "sentence") } noch schlagen
}. Danach ist sie aus dem Spiel.
send-why-crutches = An Krücken: +1 Punkt.
send-why-none = { NAME($discipline, form: "sentence") }: { NAME($place) }, also kein Platz. Danach ist die Karte aus dem Spiel.
sent-wait = { $name } schickt { NAME($athlete) }
sent-wait-why = Die anderen wählen noch.
ask-chip = { $name }, wähle den Preis für Runde { $round }
ask-chip-why = Die höchste Zahl wählt. Erst geht es im { NAME($discipline, form: "sentence") } um { $value } Lorbeeren, dann um das, was du wählst: Tippe an, worin deine Hand gut ist.
ask-chip-idle = { $name }, wähle noch einen Preis
ask-chip-idle-why = Die höchste Zahl wählt. Die Partie endet, ehe es um diesen Preis geht, also ist es egal, welchen.
choose-chip = Runde { $round }: { NAME($discipline, form: "sentence") } { $value } wählen
choose-chip-idle = { NAME($discipline, form: "sentence") } { $value } wählen
choose-chip-why = Erst geht es im { NAME($discipline, form: "sentence") } um { $value } Lorbeeren.
ask-deal = { $name }, die Karte behalten oder abgeben?
ask-deal-why = Gib sie jemandem ohne neue Karte, und sieh dir die nächste an. Behältst du sie, ziehen die anderen ihre ungesehen.
ask-deal-last-why = Gibst du sie an { $name } ab, bekommst du die nächste. Behältst du sie, zieht { $name } ungesehen.
from-deck = Vom Stapel
give-it = An { $name } abgeben
keep-short = Behalten

watch-chip = { $name } wählt einen späteren Preis
watch-deal = { $name } gibt
watch-deal-why = Nach jedem Geben geht der Stapel nach links.
watch-choosing = Alle wählen einen Athleten
watch-over = Die Spiele sind vorbei
watch-reveal = Die Athleten werden aufgedeckt
watch-result = Die Runde ist entschieden
watch-draw = Karten werden gezogen
watch-last-rounds = Es wird nicht mehr gezogen

crutches-worth = An Krücken · +1
card-label = { NAME($athlete) }, { NAME($group, form: "sentence") }: { LIST($places, type: "unit") }.
card-place = { NAME($discipline, form: "sentence") } { $place }
card-place-none = { NAME($discipline, form: "sentence") } { NAME($place) }
card-playable = Kann geschickt werden.
card-known-to = { $name } hat dir diese Karte gegeben und kennt sie.
known-to = { $name } kennt sie

why-first-chip = Wähle zuerst einen Preis.
why-first-deal = Erst musst du die Karte vom Stapel behalten oder abgeben.
why-not-now = { $name } wählt gerade. Du bist noch nicht am Zug.
why-column-empty = In dieser Disziplin gibt es keine Lorbeeren mehr.
why-column-not-now = Preise wählt nach einer Runde, wer die höchste Zahl hatte.
why-served = Diese Person hat in dieser Runde schon eine neue Karte.
why-oneself = Willst du die Karte selbst, behalte sie.
why-not-in-hand = Diese Karte hast du nicht.

tell-revealed = { NAME($discipline, form: "sentence") } um { $value } Lorbeeren: { LIST($places) }.
tell-place = { NAME($athlete) } ({ $name }) { $place }
tell-place-none = { NAME($athlete) } ({ $name }) { NAME($place) }
tell-won = { $name } gewinnt den Chip im { NAME($discipline, form: "sentence") }: { $value ->
    [one] { $value } Lorbeer
   *[other] { $value } Lorbeeren
}.
tell-consoled = { NAME($athlete) } trat an Krücken an: ein Trostchip für { $name }.
tell-advanced = Als Nächstes: { NAME($discipline, form: "sentence") } um { $value } Lorbeeren. { $name } hatte die höchste Zahl.
tell-chosen = { $name } wählt, was darauf folgt: { NAME($discipline, form: "sentence") } { $value }.
tell-chosen-idle = { $name } nimmt { NAME($discipline, form: "sentence") } { $value } vom Plan: Dafür bleibt keine Runde mehr.
tell-looked-own = { $name } sieht sich { NAME($athlete) } an.
tell-looked = { $name } sieht sich eine Karte an.
tell-gave = { $from } gibt eine Karte an { $to } ab.
tell-gave-known = { $from } gibt { NAME($athlete) } an { $to } ab.
tell-kept = { $name } behält die Karte.
tell-kept-known = { $name } behält { NAME($athlete) }.
tell-drew = { $name } zieht ungesehen eine Karte.
tell-drew-known = { $name } zieht { NAME($athlete) }.
tell-deck = Der Stapel geht nach links: Als Nächstes gibt { $name }.
tell-last-rounds = Es wird nicht mehr gezogen. Die letzten Runden werden mit den Karten auf der Hand gespielt.
tell-ended = Die Spiele sind vorbei.

start = Wer gibt zuerst?
option-tie = Gleichstand am Ende
tie-why = Bei Gleichstand wird der Platz geteilt, oder die Lorbeeren entscheiden.
tie-shared = Geteilter Platz
tie-laurels = Mehr Lorbeeren

won-laurels = { $points ->
    [one] { $name } gewinnt mit { $points } Punkt, davon { $most } im { NAME($discipline, form: "sentence") }.
   *[other] { $name } gewinnt mit { $points } Punkten, davon { $most } im { NAME($discipline, form: "sentence") }.
}
won-consoled = { $chips ->
    [one] { $name } gewinnt mit { $points } Punkten: { $laurels } Lorbeeren, davon { $most } im { NAME($discipline, form: "sentence") }, und { $chips } Trostchip.
   *[other] { $name } gewinnt mit { $points } Punkten: { $laurels } Lorbeeren, davon { $most } im { NAME($discipline, form: "sentence") }, und { $chips } Trostchips.
}
won-by-chips = { $name } gewinnt mit { $points } Punkten: { $own } Lorbeeren gegen { $laurels } bei { $second }, aber mehr Trostchips.
tie-broken = { LIST($names) } sind mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
} gleichauf. { $name } hat { $laurels } Lorbeeren, { $second } { $fewer }: Mehr Lorbeeren entscheiden.
