### Orc-lympics: de zinnen aan tafel.

progress-draft = Keuze { $pick } van { $of }
progress-rosters = Teams
progress-competition = Wedstrijd { $number } van { $of }
progress-main = Konings­nummer
progress-over = De spelen zijn afgelopen
progress-season-first = Seizoen tot { $target } · { $game }
progress-season = Seizoen: { LIST($points, type: "unit") } · { $game }

aim = Hoogste totaal wint goud, dan zilver. Evenaren is genoeg.
aim-two = Hoogste totaal wint goud. Evenaren is genoeg.

sentences = { $first } { $second }
team-part = { $count ->
    [one] { $count } { NAME($race, form: "one") }
   *[other] { $count } { NAME($race, form: "many") }
}
team-part-object = { $count ->
    [one] { $count } { NAME($race, form: "one") }
   *[other] { $count } { NAME($race, form: "many") }
}
team-label = { LIST($team) }
main-event = Koningsnummer

row-title = De zeven wedstrijden
look-at-row = Bekijk de zeven wedstrijden
tile-label = { NAME($competition) }: { NAME($skill, form: "sentence") }, goud { $gold }, zilver { $silver }.
tile-label-gold = { NAME($competition) }: { NAME($skill, form: "sentence") }, goud { $gold }.
tile-main = Koningsnummer.
tile-now = Nu bezig.
tile-gold = { $name } won goud.
tile-silver = { $name } won zilver.
tile-nobody = Niemand deed mee.
tile-gold-free = De gouden beker is vrij.
tile-silver-free = De zilveren beker is vrij.
row-worth = { NAME($skill) } · goud { $gold } · zilver { $silver }
row-worth-gold = { NAME($skill) } · goud { $gold }
row-worth-main = Koningsnummer · { NAME($skill) } · goud { $gold } · zilver { $silver }
row-worth-main-gold = Koningsnummer · { NAME($skill) } · goud { $gold }
row-entered = { $name }: { LIST($team) } ({ $total })

points-unit = { $count ->
    [one] punt
   *[other] punten
}
in-hand = { $count } in de hand
resting = { $count ->
    [one] { $count } rust
   *[other] { $count } rusten
}
kept-so-far = { $count } gehouden
passes-to = de rest naar { $name }
lane-label = { $name }: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}, { $cards ->
    [one] { $cards } kaart
   *[other] { $cards } kaarten
} in de hand, { $resting ->
    [one] { $resting } rust
   *[other] { $resting } rusten
}.
lane-doing = { $doing ->
    [choosing] { $name } kiest een kaart om te houden.
    [chosen] { $name } heeft een kaart gekozen om te houden.
    [building] { $name } bouwt een team.
    [built] { $name } heeft een team gebouwd.
    [turn] { $name } is aan de beurt.
    [passed] { $name } heeft gepast.
    [deciding] { $name } mag een kaart terugpakken.
   *[decided] { $name } heeft over terugpakken beslist.
}
lane-entered = { $name } heeft { LIST($team) } ingezet: { $total } aan { NAME($skill, form: "sentence") }.
lane-nothing = { $name } heeft geen kaarten ingezet.
lane-gold = { $name } heeft de gouden beker.
lane-silver = { $name } heeft de zilveren beker.
gold-cup = Gouden beker, { $value } waard
silver-cup = Zilveren beker, { $value } waard

person-title = { $name }, { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
person-counts = { $cards ->
    [one] { $cards } kaart
   *[other] { $cards } kaarten
} in de hand, { $resting ->
    [one] { $resting } rust
   *[other] { $resting } rusten
}.
person-no-cups = Nog geen bekers gewonnen.
person-entered = Tot nu toe ingezet
person-entered-in = { NAME($competition) }: { LIST($team) }
person-entered-none = { NAME($competition) }: geen kaarten
person-kept = Gedraft
person-roster = Het team
person-rests = Rust
person-draft = Handen gezien in de draft
person-pick = Keuze { $pick }: { NAME($race, form: "a") } gehouden, { LIST($team) } doorgegeven.
person-pick-now = Keuze { $pick }: { NAME($race, form: "a") } gehouden.

ask-keep = { $name }, houd één kaart
ask-keep-why = { $rest ->
    [one] De andere kaart gaat naar { $to }.
   *[other] De andere { $rest } gaan naar { $to }.
} Je team voor alle zeven de wedstrijden mag uit hooguit drie volken bestaan: de naam van een kaart is het volk.
ask-keep-last = { $name }, houd je laatste kaart
ask-keep-last-why = Het is de enige die over is. Daarna bouw je je team uit alle acht.
keep-why = { $rest ->
    [one] Je houdt de kaart gedekt, en de andere gaat naar { $to }.
   *[other] Je houdt de kaart gedekt, en de andere { $rest } gaan naar { $to }.
}
keep = { NAME($race) } houden
kept-wait = { $name } houdt { NAME($race, form: "a") }
others-choose = De anderen kiezen nog.
kept = Gehouden: nog niets
tray-kept = Gehouden: { LIST($team) }
tray-sum = { $held ->
    [one] { NAME($skill) } { $sum }, voor { $held } wedstrijd.
   *[other] { NAME($skill) } { $sum }, voor { $held } wedstrijden.
}
tray-held = · { $held } van { $all }
tray-cards = { $cards } van 8 kaarten, voor { $held } wedstrijden.
tray-cards-of = Drie volken: { $cards } van { $kept } kaarten, voor { $held } wedstrijden.
watch-draft = Iedereen houdt een kaart

ask-build = { $name }, bouw je team
ask-build-why = Tik op de kaarten voor je team. Een team mag uit hooguit drie volken bestaan.
build-team = { $count ->
    [one] { $count } kaart voor 7 wedstrijden: { LIST($team) }.
   *[other] { $count } kaarten voor 7 wedstrijden: { LIST($team) }.
}
build-team-out = { $count ->
    [one] { $count } kaart voor 7 wedstrijden: { LIST($team) }. Weggelaten: { LIST($out) }.
   *[other] { $count } kaarten voor 7 wedstrijden: { LIST($team) }. Weggelaten: { LIST($out) }.
}
build-none = Geen team: dan moet je bij elke wedstrijd passen.
build = Team bevestigen
keep-all = { $count ->
    [one] Alle { LIST($races) } houden: { $count } kaart
   *[other] Alle { LIST($races) } houden: { $count } kaarten
}
offers = Of alle kaarten van drie volken:
slot-race = Volk { $number }
built-wait = Het team van { $name } is klaar
built-wait-why = Je team: { LIST($team) }. De anderen zijn nog aan het bouwen.
built-wait-none = Je hebt geen team. De anderen zijn nog aan het bouwen.
others-build = De anderen bouwen nog aan hun team.
watch-build = Iedereen bouwt een team

ask-enter = { $name }, zet kaarten in of pas
ask-enter-why = { NAME($skill) } telt. Goud is { $gold } punten waard, zilver { $silver }.
ask-enter-why-gold = { NAME($skill) } telt. Goud is { $gold } punten waard.
ask-enter-rest = Ingezette kaarten gaan rusten. Win je geen beker, dan mag je er een die rust terugpakken. Passen is definitief.
ask-enter-last = Dit is de laatste wedstrijd, dus spaar geen kaarten.
ask-enter-alone = Alle anderen hebben gepast. Niemand kan nu nog een beker van je afpakken.
cards-left = { $cards ->
    [one] { $cards } kaart voor { $left } wedstrijden: daar moet je het mee doen.
   *[other] { $cards } kaarten voor { $left } wedstrijden: daar moet je het mee doen.
}
ask-gold = { $name }, het goud is van jou
ask-gold-why = Alle anderen hebben gepast. Meer kaarten leveren niets op, en moeten dan rusten.
take-gold = Goud pakken
ask-pass = { $name }, je moet passen
ask-pass-nobody = { $cards ->
    [one] Je kaart heeft geen { NAME($skill, form: "sentence") }.
   *[other] Geen van je kaarten heeft { NAME($skill, form: "sentence") }.
}
ask-pass-empty = Je hand is leeg.
enter = { LIST($team) } inzetten
pass = Passen
pass-why = Je zet bij deze wedstrijd geen kaarten meer in.
pass-why-gold = Je zet geen kaarten meer in, en houdt de gouden beker tot iemand hem pakt.
pass-why-silver = Je zet geen kaarten meer in, en houdt de zilveren beker tot iemand hem pakt.
pass-why-silver-won = De zilveren beker is van jou, want alle anderen hebben gepast.
pass-it = Ja, passen
watch-turn = { $name } is aan de beurt

if-gold-free = Met { $total } heb je voorlopig het goud.
if-gold = Met { $total } ga je { $from } voorbij en heb je voorlopig het goud.
if-gold-tie = Met { $total } kom je gelijk met { $from } en heb je voorlopig het goud.
if-dethroned = { $name } krijgt het zilver.
if-dethroned-from = { $name } krijgt het zilver van { $from }.
if-swap = { $name } krijgt in ruil jouw zilver.
if-keeps-gold = Met { $total } houd je het goud.
if-silver-free = Met { $total } heb je voorlopig het zilver.
if-silver = Met { $total } ga je { $from } voorbij en heb je voorlopig het zilver.
if-silver-tie = Met { $total } kom je gelijk met { $from } en heb je voorlopig het zilver.
if-keeps-silver = Met { $total } houd je het zilver; { $gold } ligt voor met { $most }.
if-nothing = Met { $total } pak je geen beker: { $gold } heeft het goud met { $most }, { $silver } het zilver met { $second }.
if-nothing-gold = Met { $total } pak je geen beker: { $gold } heeft het goud met { $most }.

ask-take-back = { $name }, een rustende kaart terugpakken?
ask-take-back-why = Je won geen beker, dus een van je rustende kaarten mag terug. De anderen zien niet welke.
take-back = { NAME($race) } terugpakken
take-none = Niets terugpakken
take-none-why = Al je kaarten blijven rusten.
take-none-it = Laten rusten
hand-now = In de hand
decided-wait = { $name } pakt { NAME($race, form: "a") } terug
decided-none = { $name } pakt niets terug
watch-take-back = Wie geen beker heeft, mag een kaart terugpakken
watch-over = De spelen zijn afgelopen

card-label = { NAME($race) }: snelheid { $speed }, sluwheid { $cunning }, kracht { $strength }.
card-ready = Kun je kiezen.

why-no-skill = Je kunt hier geen { NAME($race, form: "many") } inzetten: ze hebben geen { NAME($skill, form: "sentence") }.
why-fourth = Een team mag uit hooguit drie volken bestaan, en je hebt al { LIST($races) }. Haal eerst een volk weg.
why-not-turn = { $name } is aan de beurt.
why-in-hand = Je hebt niet al die kaarten.
why-drafted = Die kaarten heb je niet gedraft.
why-races = Een team mag uit hooguit drie volken bestaan.
why-nothing = Zet minstens één kaart in, of pas.
why-skill = Een kaart heeft minstens 1 nodig in de vaardigheid van de wedstrijd.
why-resting = Er rust geen kaart van dat volk.

show-passing = De handen gaan naar links
show-drafted = De draft is voorbij
show-final = De teams zijn klaar
show-began = Een wedstrijd begint
show-cup = Een beker wordt gepakt
show-award = De wedstrijd is voorbij
show-returns = Kaarten gaan terug in de hand
is-first = { $name } begint

tell-kept = { $name } houdt { NAME($race, form: "a") }.
tell-passed-on = Iedereen geeft de andere kaarten door naar links.
tell-drafted = Iedereen bouwt een team uit de acht gehouden kaarten.
tell-built = { $name } bouwt een team: { LIST($team) }.
tell-built-none = { $name } bouwt geen team.
tell-rosters = Kaarten in de hand: { LIST($sizes, type: "unit") }.
tell-size = { $name } { $count }
tell-began = Nu { NAME($competition, form: "sentence") }: { NAME($skill, form: "sentence") } telt, en goud is { $gold } punten waard. { $name } begint.
tell-began-winner = Nu { NAME($competition, form: "sentence") }: { NAME($skill, form: "sentence") } telt, en goud is { $gold } punten waard. { $name } won het vorige goud en begint.
tell-entered = { $name } zet { LIST($team) } in: samen { $total }.
tell-gold-free = { $name } pakt het goud met { $total }.
tell-gold = { $name } gaat { $from } voorbij met { $total } en pakt het goud.
tell-gold-tie = { $name } komt met { $total } gelijk met { $from } en pakt het goud.
tell-dethroned = Het zilver gaat naar { $name }.
tell-dethroned-from = Het zilver gaat van { $from } naar { $name }.
tell-silver-free = { $name } pakt het zilver met { $total }.
tell-silver = { $name } gaat { $from } voorbij met { $total } en pakt het zilver.
tell-silver-tie = { $name } komt met { $total } gelijk met { $from } en pakt het zilver.
tell-passed = { $name } past.
tell-passed-too = { $name } past ook.
tell-passed-empty = { $name } heeft geen kaarten meer en past.
tell-nobody = Niemand deed mee: { NAME($competition, form: "sentence") } gaat uit het spel.
tell-won-gold = { $value ->
    [one] { $name } wint goud bij { NAME($competition, form: "sentence") }: { $value } punt.
   *[other] { $name } wint goud bij { NAME($competition, form: "sentence") }: { $value } punten.
}
tell-won-silver = { $value ->
    [one] { $name } wint zilver bij { NAME($competition, form: "sentence") }: { $value } punt.
   *[other] { $name } wint zilver bij { NAME($competition, form: "sentence") }: { $value } punten.
}
tell-rested = Alle ingezette kaarten gaan rusten.
tell-rested-last = Dat was de laatste wedstrijd.
tell-decided = { $name } gaat { NAME($race, form: "a") } terugpakken.
tell-decided-none = { $name } gaat niets terugpakken.
tell-took-back = { $name } pakt een kaart terug.
tell-took-back-own = { $name } pakt { NAME($race, form: "a") } terug.
tell-took-nothing = { $name } pakt geen kaart terug.
tell-ended = Het koningsnummer is voorbij.

action-roster = Een team van { LIST($team) }
action-roster-none = Geen team

option-events = De rij wedstrijden
events-why = In welke volgorde de wedstrijden komen; het koningsnummer is altijd het laatst.
events-sorted = Laagste waarde eerst
events-random = Willekeurig
start = Wie begint de eerste wedstrijd?
option-season = Speelduur
season-none = Eén partij
season-3 = Seizoen tot 3
season-5 = Seizoen tot 5
season-7 = Seizoen tot 7
season-why = In een seizoen krijgt wie een partij wint, één seizoenspunt; bij een gedeelde overwinning krijgt ieder die wint er een.

silver-category = Zilver
gold-speed = Goud: snelheid
gold-cunning = Goud: sluwheid
gold-strength = Goud: kracht
gold-main = Goud: koningsnummer
won-cups = { $name } wint met { $points } punten, { $lead } meer dan { $second }: goud bij { LIST($won) }.
won-in = { NAME($competition, form: "sentence") }
tie-broken = { LIST($names) } staan gelijk met { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}. { $nth ->
    [one] De beste gouden beker van { $name } is { $value } waard, die van { $second } { $less }.
   *[other] Hun beste gouden bekers zijn gelijk. Dan heeft { $name } er een van { $value }, { $second } een van { $less }.
}
tie-cup-more = { LIST($names) } staan gelijk met { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}. { $name } heeft één gouden beker meer dan { $second }, en dat beslist.
