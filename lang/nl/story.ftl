### De terugblik op een afgelopen partij.

title = Terugblik op deze partij
why = { $playouts ->
    [one] Ieders winstkans, alleen op grond van wat de spelers toen wisten. Vanaf elk getoond moment hebben computerspelers de partij minstens één keer uitgespeeld, met steeds andere onbekende kaarten. De cijfers van een hint zijn anders: die gaan uit van wat één speler weet, en rekenen op minder fouten.
   *[other] Ieders winstkans, alleen op grond van wat de spelers toen wisten. Vanaf elk getoond moment hebben computerspelers de partij minstens { $playouts } keer uitgespeeld, met steeds andere onbekende kaarten. De cijfers van een hint zijn anders: die gaan uit van wat één speler weet, en rekenen op minder fouten.
}
thinking = Vanaf elk moment wordt de partij vele malen uitgespeeld.
stop = Stoppen
stopped = De terugblik is nog niet uitgerekend.
begin = Uitrekenen
failed = Nu geen terugblik: een deel van de app kon niet worden geladen.
none = Geen terugblik: deze partij is niet afgelopen.
why-race = Hoe de punten vielen, ronde na ronde, en de momenten om nog over na te praten.
result = Uitslag

chances = Winstkansen
points = Punten
moment = Moment in de grafiek
now-deal = Na het delen
now-round = { $round } · aan het eind
chance = { NUMBER($chance, style: "percent") }
chance-of = { $name } { NUMBER($chance, style: "percent") }
point-value = { $points }
points-of = { $name } { $points }
chances-at = { $moment }: { LIST($chances, type: "unit") }

turns = Keerpunten
highlights = Hoogtepunten
no-turns = Geen enkele zet veranderde iemands winstkans veel.
meanings = De aanwijzingen en hun sporten
final-count = De laatste kaart is gespeeld, en de eindtelling beslist.
rose = { $name } stijgt van { NUMBER($before, style: "percent") } naar { NUMBER($after, style: "percent") }.
rose-to-lead = { $name } neemt de leiding: van { NUMBER($before, style: "percent") } naar { NUMBER($after, style: "percent") }.
profits = { $name } profiteert: van { NUMBER($before, style: "percent") } naar { NUMBER($after, style: "percent") }.
profits-to-lead = { $name } profiteert en neemt de leiding: van { NUMBER($before, style: "percent") } naar { NUMBER($after, style: "percent") }.
settled = Dat geeft de doorslag voor { $name }, tot dan op { NUMBER($before, style: "percent") }.
fell = { $name } zakt van { NUMBER($before, style: "percent") } naar { NUMBER($after, style: "percent") }, en { $gainer } profiteert het meest.
fell-from-lead = { $name } raakt de leiding kwijt: van { NUMBER($before, style: "percent") } naar { NUMBER($after, style: "percent") }, en { $gainer } profiteert het meest.
beaten = Daarmee is { $name }, tot dan op { NUMBER($before, style: "percent") }, verslagen; { $gainer } profiteert het meest.
watch = Dit moment bekijken

costly = Dure zetten
costly-whose = Zetten van
costly-why = Een zet wordt alleen beoordeeld op wat de speler wist: hij wordt over vele partijen met andere vergeleken, met telkens andere onbekende kaarten.
costly-find = De duurste zetten zoeken
costly-thinking = De zetten van { $name } worden over vele partijen met andere vergeleken…
costly-none = Geen zet was duidelijk een vergissing.
cost-points = { $points ->
    [one] Dat kostte ongeveer { $points } punt.
   *[other] Dat kostte ongeveer { $points } punten.
}
cost-wins = Dat kostte in { $games } van de 100 partijen de eerste plaats.
cost-places = Dat kostte in { $games } van de 100 partijen een plaats.
costly-when = { $round } · Zet { $number }
costly-played = Gespeeld
costly-better = Beter
try-again = Vanaf hier opnieuw

table = De winstkansen als tabel
points-table = De punten als tabel
after = Na
deal = Het delen
