### De schermen die alle spellen delen.

sentences = { $first } { $second }
play = Spelen
how-to-play = Zo speel je
no-such-table = Die partij staat niet op dit apparaat.
no-such-game = Dat spel is hier niet te vinden.
no-chance = Deze browser levert geen toevalsgetallen, dus de kaarten kunnen niet worden geschud.
set-up-refused = Zo kan dit spel niet worden opgezet. Kijk nog eens naar de spelers en de opties.

what-is-this = Wat is dit?

seats = Wie spelen er mee?
lessons = Lessen
learn-again = Nog eens leren
together = Samen
seat-of = Stoel { $number } van { $seats }
seat-before = Stoel { $number } van { $seats }:
seat-free = Vrij
who-sits = Wie zit hier?
tap-somebody = Tik op wie er op deze stoel komt.
name-of = Naam voor stoel { $number }
leave-free = Vrij laten
to-start = Mag beginnen
starts = begint
move-left = Naar links
move-right = Naar rechts
people-to-sit = Personen
somebody-new = Nieuwe persoon
computers-to-sit = Computers
rookie = Beginner
regular = Gevorderde
expert = Expert
sits-down = { $name } gaat zitten.
seat-left = Stoel { $number } is vrij.
person = Persoon
computer-rookie = Computer (beginner)
computer-regular = Computer (gevorderd)
computer-expert = Computer (expert)
seats-limit = { $title } is voor { $from } tot { $to } spelers.
name-shown = De naam op stoel { $number } wordt { $name }.
name-cut = Een naam heeft hoogstens 16 tekens: deze wordt { $name }.
name-taken = Die naam is al in gebruik: op stoel { $number } wordt het { $name }.
name-twice = Twee personen in één partij kunnen niet allebei { $name } heten. Geef een van de twee een andere naam.
no-room = Dit scherm is te klein voor een race met meer spelers. Speel als tweetal samen, of laat één van jullie het tegen de computers opnemen.
people-here = Personen op dit apparaat
no-person-here = Er speelt niemand zelf mee: je kijkt naar de computerspelers.
one-device = { $people } personen: het scherm verbergt elke hand.
alone = Eén persoon: niemand hoeft weg te kijken.

about-rookie = Een beginner ziet een derde van de zetten over het hoofd, en wint ongeveer { $wins } van de 10 partijen tegen een gevorderde.
about-regular = Een gevorderde speelt wat er op het eerste gezicht het beste uitziet, en wint ongeveer { $wins } van de 10 partijen tegen een beginner.
about-expert = Een expert denkt vooruit, en wint ongeveer { $wins } van de 10 partijen tegen een gevorderde.
about-rookie-in-races = Een beginner doet er langer over en zit er vaker naast.
about-regular-in-races = Een gevorderde raadt wat het beste lijkt, zoals iemand die het spel kent.
about-expert-in-races = Een expert is snel en zit er zelden naast.

options = Opties
options-usual = Standaard
change-options = Wijzigen
option-answer = { $question } – { $answer }
hints-question = Wie mag hints vragen?
hints-why = Een hint laat zien wat een expert zou doen. In het verloop staat wie er een vroeg.
hints-nobody = Niemand
hints-everybody = Iedereen
start-why = Loot erom of kies een speler.
start-by-lot = Loten

undo = Ongedaan
log = Verloop
pause = Pauze
hint = Hint

thinking = { $name } denkt na…
only-choice = Voor { $name } is er maar één mogelijkheid…
next = Verder
skip = Overslaan
open-hand = Bekijk eerst de kaarten van { $name }
race-ready = Klaar?
race-begins = Start
race-paused = De race ligt stil.
race-goes-on = Verder
elsewhere = Deze partij is open in een ander tabblad, of is daar veranderd. Hier kun je alleen kijken.
take-over = Hier verder spelen

curtain-pass = Geef het apparaat door
curtain-again = Houd het apparaat bij je
curtain-hold = Vasthouden voor je kaarten
curtain-tap = Tikken voor je kaarten
curtain-enter = Of druk op Enter.
curtain-hint = De anderen kijken even weg.
curtain-take-back = Vasthouden en keuze terugnemen
curtain-take-back-why = Iemand heeft op Ongedaan gedrukt. Alleen jij beslist; de anderen kijken even weg.

log-title = Het verloop tot nu toe
log-empty = Er is nog niets gebeurd.
note-curtain = Het gordijn ging open voor { $name }.
note-hints = Iedereen mag hints vragen.
note-hint = { $name } vroeg een hint.
note-record = Het hele spelverslag is gekopieerd of opgeslagen, met alle verborgen kaarten erbij.
note-branch = Tot hier een eerdere partij; opnieuw geprobeerd vanaf zet { $number }.
note-beat = { $points ->
    [one] Uitdaging: haal meer dan { $points } punt met deze kaarten.
   *[other] Uitdaging: haal meer dan { $points } punten met deze kaarten.
}

pause-title = Pauze
pause-saved = Alles is op dit apparaat bewaard.
play-on = Verder spelen
leave-table = Van tafel gaan
to-table = Terug naar de tafel
look-back = Terugkijken
full-screen = Volledig scherm
not-full-screen = Volledig scherm uit

save-record = Spelverslag als bestand opslaan
copy-record = Spelverslag kopiëren
copied = Spelverslag gekopieerd.
not-copied = Deze browser staat kopiëren niet toe. Sla het spelverslag als bestand op.
record-is-backup = Het spelverslag is een reservekopie van deze partij. Er staat ook verborgen informatie in: wie het leest, ziet alle kaarten.
record-is-secret = Het spelverslag verraadt verborgen kaarten. Daarom krijg je het pas als de partij afgelopen is, of eerder als iedereen het ermee eens is. Het verloop toont alleen wat iedereen heeft gezien.
save-log = Verloop als bestand opslaan
copy-log = Verloop kopiëren
log-copied = Verloop gekopieerd.
give-record = Heel verslag delen…
give-record-title = Ieders verborgen kaarten tonen?
give-record-why = Het spelverslag verraadt de verborgen kaarten van alle spelers en wat er nog komt. Als iedereen aan tafel het ermee eens is, kun je het nu delen; het verloop vermeldt dat.
give-record-not = Nu niet
give-record-save = Allemaal akkoord: opslaan
give-record-copy = Allemaal akkoord: kopiëren
deal-code = Code van deze verdeling: { $code }.
deal-code-why = Noteer de code nu en je kunt die aan het eind vergelijken: het spelverslag van dezelfde verdeling geeft dezelfde code.
deal-code-proves = De code stond al vast voor de eerste zet en was te zien in de pauze. Het spelverslag van dezelfde verdeling geeft altijd dezelfde code.
check-deal = Verdeling controleren
deal-is-the-same = De code van het spelverslag is { $code }. Heb je aan het begin dezelfde code genoteerd, dan heb je deze verdeling gespeeld en geen andere. Een oudere notitie heeft maar twaalf tekens. Ook die kloppen, en dat bewijst bijna evenveel.
deal-is-another = De code van het spelverslag is anders dan die van het begin: dit is niet de oorspronkelijke verdeling.

undo-title = Zet terugnemen?
undo-reveals = Alles wat erna kwam, vervalt ook. Intussen is er verborgen informatie getoond, dus neem de zet alleen terug als iedereen aan tafel het ermee eens is. Het komt in het spelverslag te staan.
undo-reveals-alone = Alles wat erna kwam, vervalt ook. Intussen is er verborgen informatie getoond, dus in het spelverslag komt te staan dat je de zet hebt teruggenomen.
undo-do = Terugnemen
undo-agreed = Allemaal akkoord
undo-not = Laten staan
undo-last = Laatste zet terugnemen
undo-nothing = Er valt niets terug te nemen.
undone = Teruggenomen: { $name } mag opnieuw kiezen.

expert-plays-as-regular = De expert speelt voorlopig als een gevorderde: een deel van de app kon niet worden geladen.

to-tournament = Naar de Pentathlon
of-day = Dit was de dagpartij.
of-day-again = Een dagpartij buiten mededinging: die telt niet mee.
of-day-hints = { $hints ->
    [one] Je kreeg één hint.
   *[other] Je kreeg { $hints } hints.
}
see-week = Week bekijken
winner-is = { $name } wint
you-win = Je hebt gewonnen, { $name }!
winners-are = { LIST($names) } delen de overwinning
place = { NUMBER($rank, type: "ordinal") ->
   *[other] { $rank }e
}
points-of = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
no-result = Opnieuw geprobeerd vanaf zet { $number } van een eerdere partij: de uitslag telt niet mee.
next-level-regular = Twee keer op rij van beginners gewonnen! Een gevorderde ziet niets over het hoofd en speelt wat het beste lijkt.
next-level-expert = Twee keer op rij van gevorderden gewonnen! Een expert denkt vooruit.
play-regular = Tegen gevorderden
play-expert = Tegen experts
your-name = Je speelde als { $name }. Hoe heet je? Je naam blijft op dit apparaat.
your-name-keep = Naam onthouden
your-name-kept = Welkom, { $name }! Je eerste uitslag staat in de eregalerij.
your-names = Hoe heten jullie? De namen blijven op dit apparaat.
your-names-keep = Namen onthouden
your-names-kept = Welkom, { LIST($names) }! Jullie eerste uitslag staat in de eregalerij.
new-game-with = Een nieuwe partij met { LIST($names) }.
choose-players = Spelers kiezen
is-this-your = Is dit jouw { $name }?
somebody-else = Iemand anders
my-own = Mijn { $name }
whose-result = De uitslag telt pas voor een persoon mee als je dat aangeeft.
challenge-progress = { $progress } · te kloppen: { $target }
challenge-met = { $points ->
    [one] Uitdaging gehaald: je scoorde { $points } punt, en de te kloppen score was { $target }.
   *[other] Uitdaging gehaald: je scoorde { $points } punten, en de te kloppen score was { $target }.
}
send-back = Terugsturen
challenge-stands = { $points ->
    [one] Uitdaging niet gehaald: je scoorde { $points } punt, en de te kloppen score is { $target }.
   *[other] Uitdaging niet gehaald: je scoorde { $points } punten, en de te kloppen score is { $target }.
}
points-from = Waar de punten vandaan komen
rank = Plaats
player-head = Speler
total = Totaal
stands = { NUMBER($rank, type: "ordinal") ->
   *[other] { $rank }e
} plaats: { LIST($names) }, { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}.
won-by = { $points ->
    [one] { $name } wint met { $points } punt, { $lead } meer dan { LIST($seconds) }.
   *[other] { $name } wint met { $points } punten, { $lead } meer dan { LIST($seconds) }.
}
tie-shared = { $points ->
    [one] { LIST($names) } staan gelijk met { $points } punt en delen de plaats.
   *[other] { LIST($names) } staan gelijk met { $points } punten en delen de plaats.
}
tie-alone = { $name } eindigt als { NUMBER($rank, type: "ordinal") ->
   *[other] { $rank }e
}.
tie-share = { LIST($names) } delen de { NUMBER($rank, type: "ordinal") ->
   *[other] { $rank }e
} plaats.
rematch = Revanche
story = Terugblik
other-game = Een ander spel
watch-replay = Herhaling bekijken
share = Delen
more = Meer

season-to = Seizoen tot { $target }
season-points = { $target ->
    [one] { $name }: { $points } van { $target } seizoenspunt
   *[other] { $name }: { $points } van { $target } seizoenspunten
}
season-winner-is = { $name } wint het seizoen
season-winners-are = { LIST($names) } delen de seizoenstitel
next-game = Volgende partij
new-season = Nieuw seizoen

install-ask = Installeer Pentathlon, en je opent het zoals elke andere app, online of offline.
install = Pentathlon installeren
install-menu = Kies Toevoegen aan startscherm in het menu van de browser om Pentathlon te installeren. Daarna opent het zoals elke andere app, online en offline.
install-home-screen = Deze browser kan bewaarde partijen wissen als de pagina zeven dagen niet wordt geopend; een geïnstalleerde app bewaart ze wel. Kies Deel en dan Zet op beginscherm om Pentathlon te installeren. De app ziet de partijen van hier niet, dus sla ze eerst als bestand op.
install-dock = Deze browser kan bewaarde partijen wissen als de pagina zeven dagen niet wordt geopend; een geïnstalleerde app bewaart ze wel. Kies Archief en dan Voeg toe aan Dock om Pentathlon te installeren. De app ziet de partijen van hier niet, dus sla ze eerst als bestand op.
save-all = Alle partijen opslaan

replay-title = Herhaling
replay-step = Stap { $step } van { $steps }
replay-back = Stap terug
replay-on = Stap vooruit
replay-run = Afspelen
replay-stop = Pauze
replay-eyes = Gezien door
replay-public = Iedereen aan tafel
replay-all-open = Alle kaarten open
replay-speed = Snelheid
replay-times = { $times }×
replay-play-on = Hier verder spelen
replay-end = Terug naar het podium
replay-leave = Terug naar de tafel

list-players = Spelers
list-sports = Sporten
list-medals = Medailles
list-hands = Handen
hand-of = De hand van { $name }

refused-over = De partij is afgelopen.
refused-not-asked = Iemand anders is aan de beurt.
refused-not-now = Eerst moet er iets anders gebeuren.
refused-else = Dat kan nu niet: kijk wat er gevraagd wordt.
storage-closed = In deze browser mag de pagina niets bewaren, dus de partij blijft niet bewaard. Je kunt wel spelen; sla het spelverslag als bestand op voordat je weggaat.
storage-full = Er is geen ruimte meer om de partij te bewaren. Je kunt wel spelen: sla het spelverslag als bestand op, of verwijder oude partijen.


setting-pace = Tempo
setting-pace-why = Hoe snel je de zetten van anderen ziet
pace-instant = Direct
pace-fast = Snel
pace-normal = Normaal
pace-step = Stap voor stap
setting-confirm = Zetten bevestigen
setting-confirm-why = Tik nog een keer, of op de knop, om een keuze te bevestigen
setting-confirm-on = Altijd vragen
setting-confirm-off = Eén tik volstaat
setting-curtain = Gordijn voor je kaarten
setting-curtain-why = Vasthouden, zodat niemand het per ongeluk opent, of één keer tikken
curtain-by-hold = Vasthouden
curtain-by-tap = Eén tik
setting-theme = Weergave
theme-auto = Zoals apparaat
theme-light = Licht
theme-dark = Donker
setting-text = Tekstgrootte
text-normal = Normaal
text-large = Groot
text-huge = Extra groot
setting-motion = Beweging
motion-auto = Zoals apparaat
motion-less = Minder
setting-sound = Geluid
setting-sound-why = Elk spel heeft eigen geluiden
volume-off = Uit
volume-of = { NUMBER($percent, style: "percent") }
setting-vibration = Trillen
setting-vibration-why = Een lichte trilling als je kiest of speelt; uit bij minder beweging
setting-letters = Sneltoetsen
setting-letters-why = U ongedaan, L verloop, ? spelregels, I wat is dit, P pauze, C bevestigen; 1 t/m 9 kiezen een kaart
setting-tips = Tips
setting-tips-why = In de eerste partijen één zin zodra iets nieuws van belang is
on = Aan
off = Uit

tables = Bewaarde partijen
tables-why = Al je partijen in één bestand, als reservekopie of om mee te nemen naar een ander apparaat. Alle verborgen kaarten staan erin. Lopende partijen van meerdere personen zijn gecodeerd en het verloop zegt dat: niemand leest ze per ongeluk, maar wie moeite doet, kan het wel.
save-tables = Partijen opslaan
open-tables = Bestand openen

rules-search = Zoek in de regels
rules-found-nothing = Niets gevonden. Probeer een ander woord.
rules-contents = Inhoud
rules-at = Spelregels: { $heading }
tip-hold = Houd hier ergens je vinger op, of klik met de rechtermuisknop, en je leest wat het is.

keys-title = Toetsenbord
keys-text = Met de pijltjes ga je van kaart naar kaart, 1 t/m 9 kiezen er een, Enter bevestigt en Esc annuleert. Op een kaart bevestigt C of Ctrl+Enter je keuze. Met U maak je een zet ongedaan, met L open je het verloop, met ? de spelregels, met I lees je wat iets is en met P pauzeer je.

corrupt-title = Een deel van deze partij is niet te lezen
corrupt-lost-title = Deze partij is niet te lezen
corrupt-salvage = Verder vanaf de laatste leesbare zet
corrupt-lost = Er valt niets van te redden. Het spelverslag blijft onveranderd bewaard.
fault-no-record = Dit is geen spelverslag.
fault-newer = Het spelverslag is bewaard met een nieuwere versie van de app. Werk de app eerst bij.
no-such-game-in-record = Het spelverslag is van een spel dat er hier niet is.
fault-rules = De partij is gespeeld met regels die deze versie niet kent.
fault-head = De eerste regels van het spelverslag zijn niet te lezen.
fault-entry = Regel { $number } van het spelverslag is geen geldige zet.
fault-truncated = { $number ->
    [0] Het spelverslag breekt al vóór de eerste zet af.
   *[other] Het spelverslag breekt af na regel { $number }.
}

part-not-fetched = Dit kon niet worden geladen. Probeer het opnieuw, of kopieer het spelverslag of sla het op.
part-late = Dit wordt nog geladen. Je kunt het spelverslag wel al kopiëren of opslaan.
share-title = Deze partij delen
