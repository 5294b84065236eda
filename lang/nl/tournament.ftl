### De Pentathlon: alle spellen achter elkaar.

title = De Pentathlon
title-of-fewer = { $games } spellen achter elkaar
not-here = Die Pentathlon staat niet op dit apparaat.
damaged = Wat er van deze Pentathlon bewaard is, is beschadigd. De partijen staan nog bij je bewaarde partijen.
points-why = Bij elk spel krijg je 2 punten voor iedere speler die je achter je laat, en 1 punt voor iedere speler met wie je een plaats deelt.
points-together = Twee spelers spelen Olympikos samen en delen de plaats: dat geeft elk 1 punt.

points-short = Twee punten voor ieder die je achter je laat, één voor ieder met wie je gelijk eindigt.
ties = Aan het eind gelijk? Dan eindigt hoger wie meer spellen heeft gewonnen, en daarna wie het bij het laatste beter deed.
left-out = Niet voor zoveel spelers.
fewer-games = { $players ->
    [6] Met zes
   *[other] Met { $players }
} spelers: { $games ->
    [2] twee spellen
   *[other] { $games } spellen
}
minutes-alone = 20 minuten, of een spel per dag
minutes-together = Twee uur, of een spel per dag
together-short = Olympikos spelen jullie samen: elk één punt.
race-needs-room = Voor Olympikos moet er een tablet plat tussen jullie in liggen.
order-question = In welke volgorde?
order-easy = Makkelijkste eerst
order-easy-why = Zoals ze hierboven staan
order-last = Wie laatste is, kiest
order-last-why = Zo blijft iedereen in de race
order-drawn = Loten
order-drawn-why = Het lot bepaalt de volgorde
starts-why = Bij spellen waar iemand begint, is dat om de beurt een ander.
options = Opties van de spellen
begin = Beginnen

five-games = { $games ->
    [5] Vijf spellen, één kampioen
   *[other] { $games } spellen, één kampioen
}
put-in-front = { $title } bracht { $name } aan kop
kept-in-front = Ook na { $title } aan kop: { $name }
brought-level = Na { $title } staan { LIST($names) } gelijk
leads = { $name } staat { $points } voor
leads-by-wins = Gelijk in punten, maar { $name } leidt met meer gewonnen spellen
leads-by-last = Gelijk in punten, maar { $name } leidt door het laatste spel
lead-together = { LIST($names) } delen de leiding
all-level = Nog niemand ligt voor
takes-lead = { $name } neemt de leiding
keeps-lead = { $name } houdt de leiding
sums = { $change }: { LIST($points, type: "unit") }.
is-next = { $title } is het volgende spel.

on-to = Naar { $title }
on-to-next = Naar het volgende spel
to-ceremony = Naar de huldiging
gained = { $name }: { $gained } erbij, { $sum } in totaal.

first-worth = { $title } is het eerste spel. Een zege is { $points } punten waard.
next-worth = { $title } is het volgende spel, en een zege is { $points } punten waard.
on-worth = { $title } is bezig, en een zege is { $points } punten waard.
last-worth = { $title } is het laatste spel, en een zege is { $points } punten waard.
chosen-worth = { $title } is gekozen door { LIST($names) }, en een zege is { $points } punten waard.
choose-worth = Het volgende spel wordt gekozen door { LIST($names) }. Een zege is { $points } punten waard.
together-worth = { $title } is het volgende spel. Jullie spelen het samen: elk één punt.
clause = { $clause }.
clauses = { $first }. { $second }.
leads-with-win = { $count ->
    [one] { LIST($names) } komt daarmee aan kop
   *[other] { LIST($names) } komen daarmee elk aan kop
}
leads-tied-with-win = { $count ->
    [one] { LIST($names) } komt daarmee bij een gelijk puntenaantal aan kop
   *[other] { LIST($names) } komen daarmee elk bij een gelijk puntenaantal aan kop
}
champion-with-win = { $count ->
    [one] { LIST($names) } wordt daarmee kampioen
   *[other] { LIST($names) } worden daarmee elk kampioen
}
can-lead = De leiding is nog haalbaar voor { LIST($names) }
can-be-champion = De titel is nog haalbaar voor { LIST($names) }
can-draw-level = Gedeelde leiding is nog haalbaar voor { LIST($names) }
ahead = Wie van { LIST($names) } hier het hoogst eindigt, is kampioen.
settled = Niemand kan { $name } nog inhalen.
settled-second-open = Niemand kan { $name } nog inhalen. De tweede plaats is nog open.
to-win = Zege: { $points }
one-each = Elk 1 punt
last-game = Laatste

all-points = Alle punten
game-head = Spel
total = Totaal
place-head = Plaats
place-and-points = { $place }, { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
given-up = Opgegeven
in-progress = Bezig
missing = Ontbreekt
changed = Veranderd
given-up-why = { $title } is opgegeven en telt voor niemand.
missing-why = { $title } staat niet meer op dit apparaat en telt dus voor niemand. Importeer het spelverslag om het weer mee te tellen, of speel het opnieuw.
changed-why = De bewaarde partij { $title } is niet de partij die hier gespeeld is, en telt dus voor niemand. Je kunt die opnieuw spelen.
play-again = { $title } opnieuw spelen

unsaved-full = Er is geen ruimte meer om deze Pentathlon te bewaren. Je kunt wel spelen: sla hem als bestand op voordat je weggaat, of verwijder oude partijen.
unsaved-closed = In deze browser mag de pagina niets bewaren, dus deze Pentathlon blijft niet bewaard. Je kunt wel spelen; sla hem als bestand op voordat je weggaat.
save-as-file = Als bestand opslaan

game-of = Spel { $number } van { $games }
about-minutes = { $minutes } minuten.
begins = { $name } begint.
play-game = { $title } spelen
continue-game = Verder met { $title }
give-up = Dit spel opgeven…
give-up-title = Dit spel opgeven?
give-up-why = Als iedereen het ermee eens is, stopt { $title } hier en telt voor niemand. De partij blijft bij je bewaarde partijen staan.
give-up-do = Allemaal akkoord
give-up-not = Verder spelen

won-by = Gewonnen door { LIST($names) }.
result = Uitslag
result-of = Uitslag van { $title }
story-link = Terugblik
story-of = Terugblik op { $title }

champion-is = { $name } is kampioen
champions-are = { LIST($names) } zijn samen kampioen
no-champion = Er telde geen spel mee, dus er is geen kampioen
decided-points = { $points ->
    [one] { $name } eindigde { $points } punt vóór { $other }.
   *[other] { $name } eindigde { $points } punten vóór { $other }.
}
decided-wins = { $name } en { $other } staan gelijk in punten; { $name } won { $won ->
    [one] { $won } spel
   *[other] { $won } spellen
} en { $other } { $lost }.
decided-last = { $name } en { $other } staan gelijk in punten en in gewonnen spellen; { $name } deed het beter bij het laatste.
decided-shared = { LIST($names) } staan gelijk in punten, in gewonnen spellen en bij het laatste spel.

level-then-won = { $name } en { $other } stonden vóór het laatste spel gelijk. Toen won { $name } { $title }.
level-then-ahead = { $name } en { $other } stonden vóór het laatste spel gelijk. Toen eindigde { $name } hoger bij { $title }.
won-all = { $name } won alle { $games } spellen.
led-throughout = { $name } leidde van het eerste spel tot het laatste.
came-from-last = { $name } stond na { $title } laatste, en ging iedereen voorbij.
game-won-by = { $title }: gewonnen door { LIST($names) }
once-more = Nog een keer
keep-picture = Delen

share-title = Deze Pentathlon delen
share-why = In de tekst staan de uitslagen, en een link naar elke partij: wie die heeft, kan elke zet bekijken en ziet alle kaarten en namen.
share-text = Uitslagen en links
share-line = { $title }: { LIST($names) } – { $link }
share-line-alone = { $title }: { LIST($names) }
share-points = { LIST($points, type: "unit") }
share-points-of = { $name } { $points }
copy-text = Tekst kopiëren
text-copied = Tekst gekopieerd.
text-not-copied = Deze browser staat kopiëren niet toe. De tekst is nu geselecteerd: kopieer hem zelf.
