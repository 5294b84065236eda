### De eregalerij.

hall = Eregalerij
to-hall = Eregalerij
not-here = Op dit adres is niets te vinden in de eregalerij.
reading = { NUMBER($done) } van { NUMBER($all) } bewaarde partijen gelezen…
unread = { $count ->
    [one] Eén bewaarde partij is niet te lezen en telt hier niet mee.
   *[other] { NUMBER($count) } bewaarde partijen zijn niet te lezen en tellen hier niet mee.
}
won = { $wins ->
    [one] gewonnen
   *[other] gewonnen
}
stand = { $place }: { $name }, { $wins ->
    [one] 1 partij gewonnen
   *[other] { NUMBER($wins) } partijen gewonnen
}
times = { $times }×
highest-is = { $points ->
    [one] Meeste punten: { $name }, met 1 punt.
   *[other] Meeste punten: { $name }, met { NUMBER($points) } punten.
}
nobody-won = Hier heeft nog niemand een partij gewonnen

games-since = { $games ->
    [one] 1 partij, op { $day }
   *[other] { NUMBER($games) } partijen sinds { $day }
}
top-is = { $name } voert de eregalerij aan
top-are = { LIST($names) } voeren samen de eregalerij aan
near = { $wins ->
    [one] { $name } heeft nog één zege nodig voor de eerste plaats.
   *[other] { $name } heeft nog { $wins } zeges nodig voor de eerste plaats.
}
nobody = Hier staat nog niemand
nobody-why = Typ een naam bij het opzetten van een spel: na je eerste zege sta je hier.
never-played = Nog door niemand gespeeld.
won-in-a-row = { $name } won de laatste { $wins } keer.
is-champion = { $times ->
    [one] { $name } is kampioen van een Pentathlon.
   *[other] { $name } is kampioen van { $times } Pentathlons.
}
once-in-a-row = { $name } won ooit { $wins } partijen op rij.
never-a-hint = { $name } heeft nog nooit een hint gevraagd.
also-here = Ook hier
files = Bestanden en verwijderde partijen
files-why = Elke partij met ieders plaats, punten en hints, voor een spreadsheet of een programma.
what-counts = Je wint een partij als je als eerste eindigt, alleen of gedeeld, en minstens één ander achter je laat. Wat vanaf een zet opnieuw is geprobeerd en dagpartijen buiten mededinging tellen niet mee.
save-csv = CSV
save-json = JSON
not-saved = Het bestand kon niet worden opgeslagen.
kept = Uitslagen zonder partij
kept-why = Deze partijen zijn verwijderd. Hun uitslagen tellen nog mee, maar zijn niet meer na te gaan.
kept-line = { $title } met { LIST($names) }
remove-kept = Verwijderen
remove-kept-label = Uitslag van { $title } met { LIST($names) } verwijderen
remove-kept-title = Deze uitslag verwijderen?
remove-kept-why = De uitslag van { $title } met { LIST($names) } wordt van dit apparaat verwijderd en telt in de eregalerij niet meer mee.

nothing-of = { $name } heeft hier nog geen partij uitgespeeld.
of-guests = { $count ->
    [one] Eén partij hier is gespeeld door iemand anders met de naam { $name }, en telt niet mee voor { $name }.
   *[other] { NUMBER($count) } partijen hier zijn gespeeld door iemand anders met de naam { $name }, en tellen niet mee voor { $name }.
}
count-them = Voor { $name } meetellen
won-at = { NUMBER($wins) } partijen gewonnen, waarvan { $here } bij { $title }
won-only-at = { $wins ->
    [one] 1 partij gewonnen, bij { $title }
   *[other] { NUMBER($wins) } partijen gewonnen, allemaal bij { $title }
}
won-none = Nog geen partij gewonnen
played = { $games ->
    [one] 1 partij gespeeld.
   *[other] { NUMBER($games) } partijen gespeeld.
}
shared = { $games ->
    [one] 1 zege met iemand gedeeld.
   *[other] { $games } zeges met iemand gedeeld.
}
events-won = { $played ->
    [one] { $won } van 1 Pentathlon gewonnen.
   *[other] { $won } van { $played } Pentathlons gewonnen.
}
uncounted = { $games ->
    [one] 1 nieuwe poging of partij buiten mededinging, die niet meetelt.
   *[other] { $games } nieuwe pogingen en partijen buiten mededinging, die niet meetellen.
}
form = Vorm
form-now = Van elke 100 tegenstanders in de laatste { $games } partijen eindigden er { $form } achter deze speler. Gelijk telt half.
best-scores = Beste scores
best-at = { $points ->
    [one] 1 punt bij { $title }
   *[other] { NUMBER($points) } punten bij { $title }
}
head-to-head = Onderlinge stand
head-to-head-why = Hoe vaak de een vóór de ander eindigde, wie er ook won.
against = { $level ->
    [0] { $own } { $ahead }, { $other } { $behind }
   *[other] { $own } { $ahead }, { $other } { $behind }, gelijk { $level }
}

wins-most = { $name } wint het vaakst bij { $title }
win-most = { LIST($names) } winnen het vaakst bij { $title }
widest-is = { $points ->
    [one] Ruimste zege: { $name }, met 1 punt verschil.
   *[other] Ruimste zege: { $name }, met { NUMBER($points) } punten verschil.
}
closest-is = { $points ->
    [0] Krapste zege: { $name }, bij een gelijk aantal punten.
    [one] Krapste zege: { $name }, met 1 punt verschil.
   *[other] Krapste zege: { $name }, met { NUMBER($points) } punten verschil.
}
no-records = Hier heeft nog niemand een partij { $title } uitgespeeld die meetelt
unknown-day = Dag onbekend
