sentences = { $first } { $second }
play = Spielen
how-to-play = So wird gespielt
no-such-table = Diese Partie gibt es auf diesem Gerät nicht.
no-such-game = Dieses Spiel gibt es hier nicht.
no-chance = Dieser Browser liefert keine Zufallszahlen, deshalb lassen sich die Karten nicht mischen.
set-up-refused = So lässt sich dieses Spiel nicht beginnen. Sieh dir Sitze und Optionen noch einmal an.

what-is-this = Was ist das?

seats = Wer spielt mit?
lessons = Einführungen
learn-again = Nochmal lernen
together = Gemeinsam
seat-of = Sitz { $number } von { $seats }
seat-before = Sitz { $number } von { $seats }:
seat-free = Frei
who-sits = Wer sitzt hier?
tap-somebody = Tippe an, wer hier sitzen soll.
name-of = Name für Sitz { $number }
leave-free = Frei lassen
to-start = Zuerst dran
starts = beginnt
move-left = Nach links
move-right = Nach rechts
people-to-sit = Personen
somebody-new = Neue Person
computers-to-sit = Computer
rookie = Neuling
regular = Talent
expert = Profi
sits-down = { $name } nimmt Platz.
seat-left = Sitz { $number } ist frei.
person = Person
computer-rookie = Neuling (Computer)
computer-regular = Talent (Computer)
computer-expert = Profi (Computer)
seats-limit = { $title } ist für { $from } bis { $to } Personen.
name-shown = Sitz { $number } erscheint als { $name }.
name-cut = Ein Name hat höchstens 16 Zeichen: Aus diesem wird { $name }.
name-taken = Diesen Namen gibt es schon, deshalb erscheint Sitz { $number } als { $name }.
name-twice = { $name } kann in einer Partie nicht zweimal vorkommen. Gib einer der beiden Personen einen anderen Namen.
no-room = Dieser Bildschirm ist zu klein für ein Wettraten zu mehreren. Spielt zu zweit gemeinsam, oder eine Person tritt gegen die Computer an.
people-here = Personen auf dem Gerät
no-person-here = Hier spielen nur Computer: Du siehst ihnen zu.
one-device = { $people } Personen: Der Bildschirm verdeckt jede Hand.
alone = Eine Person: Niemand muss wegschauen.

about-rookie = Ein Neuling übersieht ein Drittel der möglichen Züge und gewinnt gegen ein Talent etwa { $wins } von 10 Partien.
about-regular = Ein Talent spielt, was auf den ersten Blick am besten aussieht, und gewinnt gegen einen Neuling etwa { $wins } von 10 Partien.
about-expert = Ein Profi denkt voraus und gewinnt gegen ein Talent etwa { $wins } von 10 Partien.
about-rookie-in-races = Ein Neuling braucht länger und rät öfter daneben.
about-regular-in-races = Ein Talent tippt auf das Naheliegende, wie jemand mit etwas Spielerfahrung.
about-expert-in-races = Ein Profi ist schnell und rät selten daneben.

options = Optionen
options-usual = Wie üblich
change-options = Ändern
option-answer = { $question } – { $answer }
hints-question = Wer darf sich Tipps holen?
hints-why = Ein Tipp zeigt, was ein Profi täte. Im Verlauf steht, wer sich einen geholt hat.
hints-nobody = Niemand
hints-everybody = Alle
start-why = Lost aus, oder bestimmt, wer beginnt.
start-by-lot = Auslosen

undo = Rückgängig
log = Verlauf
pause = Pause
hint = Tipp

thinking = { $name } überlegt …
only-choice = { $name } hat nur eine Möglichkeit …
next = Weiter
skip = Überspringen
open-hand = Erst die Karten von { $name } ansehen
race-ready = Bereit?
race-begins = Los
race-paused = Das Raten ist angehalten.
race-goes-on = Weiter
elsewhere = Ein anderer Tab hat diese Partie geöffnet oder verändert. Hier siehst du nur zu.
take-over = Hier weiterspielen

curtain-pass = Gib das Gerät weiter
curtain-again = Behalte das Gerät
curtain-hold = Zum Ansehen gedrückt halten
curtain-tap = Zum Ansehen tippen
curtain-enter = Oder drücke die Eingabetaste.
curtain-hint = Alle anderen schauen weg.
curtain-take-back = Zum Zurücknehmen gedrückt halten
curtain-take-back-why = Jemand hat auf „Rückgängig“ getippt. Nur du darfst das entscheiden; alle anderen schauen weg.

log-title = Was bisher geschah
log-empty = Noch ist nichts geschehen.
note-curtain = Der Vorhang wurde für { $name } geöffnet.
note-hints = Alle dürfen sich Tipps holen.
note-hint = { $name } hat sich einen Tipp geholt.
note-record = Die ganze Aufzeichnung wurde kopiert oder gespeichert, samt allen verdeckten Karten.
note-branch = Bis hierher eine frühere Partie, ab Zug { $number } ein neuer Versuch.
note-beat = { $points ->
    [one] Herausforderung: Hol mit diesen Karten mehr als { $points } Punkt.
   *[other] Herausforderung: Hol mit diesen Karten mehr als { $points } Punkte.
}

pause-title = Pause
pause-saved = Alles ist auf diesem Gerät gespeichert.
play-on = Weiterspielen
leave-table = Tisch verlassen
to-table = Zurück an den Tisch
look-back = Zurückblättern
full-screen = Vollbild
not-full-screen = Vollbild beenden

save-record = Aufzeichnung speichern
copy-record = Aufzeichnung kopieren
copied = Aufzeichnung kopiert.
not-copied = Dieser Browser lässt das Kopieren nicht zu. Speichere die Aufzeichnung stattdessen in eine Datei.
record-is-backup = Mit der Aufzeichnung sicherst du diese Partie. Sie enthält auch Geheimes: Wer sie liest, kann jede Karte sehen.
record-is-secret = Die Aufzeichnung verrät verdeckte Karten, deshalb gibt es sie erst nach dem Ende der Partie, vorher nur, wenn alle zustimmen. Der Verlauf zeigt nur, was alle gesehen haben.
save-log = Verlauf speichern
copy-log = Verlauf kopieren
log-copied = Verlauf kopiert.
give-record = Aufzeichnung herausgeben …
give-record-title = Die verdeckten Karten aller zeigen?
give-record-why = Die Aufzeichnung verrät die verdeckten Karten aller am Tisch und was noch kommt. Wenn alle zustimmen, könnt ihr sie jetzt herausgeben; im Verlauf wird das vermerkt.
give-record-not = Jetzt nicht
give-record-save = Alle sind dafür: speichern
give-record-copy = Alle sind dafür: kopieren
deal-code = Code dieser Verteilung: { $code }.
deal-code-why = Wenn ihr ihn jetzt notiert, könnt ihr ihn am Ende vergleichen: Die Aufzeichnung derselben Verteilung ergibt denselben Code.
deal-code-proves = Er stand vor dem ersten Zug fest und war in der Pause zu sehen. Die Aufzeichnung derselben Verteilung ergibt immer denselben Code.
check-deal = Verteilung prüfen
deal-is-the-same = Der Code der Aufzeichnung ist { $code }. Steht derselbe Code in deiner Notiz vom Anfang, dann habt ihr mit dieser Verteilung gespielt und mit keiner anderen. In einer älteren Notiz stehen nur zwölf Zeichen. Auch sie stimmen überein, und das beweist fast ebenso viel.
deal-is-another = Der Code der Aufzeichnung weicht von dem ab, der am Anfang zu sehen war: Das ist nicht die ursprüngliche Verteilung.

undo-title = Zug zurücknehmen?
undo-reveals = Auch alles danach wird zurückgenommen. Seitdem wurde Verdecktes aufgedeckt, nehmt den Zug also nur zurück, wenn alle am Tisch zustimmen. Die Aufzeichnung vermerkt es.
undo-reveals-alone = Auch alles danach wird zurückgenommen. Seitdem wurde Verdecktes aufgedeckt, deshalb vermerkt die Aufzeichnung, dass du den Zug zurückgenommen hast.
undo-do = Zurücknehmen
undo-agreed = Alle sind dafür
undo-not = Dabei bleiben
undo-last = Letzten Zug zurücknehmen
undo-nothing = Es gibt nichts zurückzunehmen.
undone = Zurückgenommen: { $name } entscheidet noch einmal.

expert-plays-as-regular = Ein Profi spielt vorerst nur wie ein Talent: Ein Teil der App konnte nicht geladen werden.

to-tournament = Zum Pentathlon
of-day = Das war die Tagespartie.
of-day-again = Das war eine Tagespartie ohne Wertung: Sie zählt nicht.
of-day-hints = { $hints ->
    [one] Du hast dir einen Tipp geholt.
   *[other] Du hast dir { $hints } Tipps geholt.
}
see-week = Die Woche ansehen
winner-is = { $name } gewinnt
you-win = Gewonnen, { $name }!
winners-are = { LIST($names) } teilen sich den Sieg
place = { NUMBER($rank, type: "ordinal") ->
   *[other] { $rank }.
}
points-of = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
no-result = Neuer Versuch ab Zug { $number } einer früheren Partie: Das Ergebnis zählt nicht.
next-level-regular = Zweimal hintereinander gegen Neulinge gewonnen! Ein Talent übersieht nichts: Es spielt, was auf den ersten Blick am besten aussieht.
next-level-expert = Zweimal hintereinander gegen Talente gewonnen! Ein Profi denkt voraus.
play-regular = Gegen Talente
play-expert = Gegen Profis
your-name = Du hast als { $name } gespielt. Wie heißt du? Der Name bleibt auf diesem Gerät.
your-name-keep = Merken
your-name-kept = Willkommen, { $name }! Dein erstes Ergebnis steht in der Ruhmeshalle.
your-names = Wie heißt ihr? Die Namen bleiben auf diesem Gerät.
your-names-keep = Namen merken
your-names-kept = Willkommen, { LIST($names) }! Euer erstes Ergebnis steht in der Ruhmeshalle.
new-game-with = Eine neue Partie mit { LIST($names) }.
choose-players = Wer spielt mit?
is-this-your = Ist das { $name } von diesem Gerät?
somebody-else = Nein, jemand anders
my-own = Ja, das ist { $name }
whose-result = Das Ergebnis zählt nur dann für eine Person, wenn du das bestätigst.
challenge-progress = { $progress } · Ziel: mehr als { $target }
challenge-met = Herausforderung bestanden: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}; zu überbieten waren { $target }.
send-back = Zurückschicken
challenge-stands = Herausforderung nicht bestanden: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}; zu überbieten sind { $target }.
points-from = Woher die Punkte kommen
rank = Platz
player-head = Name
total = Summe
stands = { NUMBER($rank, type: "ordinal") ->
   *[other] { $rank }. Platz
}: { LIST($names) }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
won-by = { $points ->
    [one] { $name } gewinnt mit { $points } Punkt, { $lead } vor { LIST($seconds) }.
   *[other] { $name } gewinnt mit { $points } Punkten, { $lead } vor { LIST($seconds) }.
}
tie-shared = { LIST($names) } sind mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
} gleichauf und teilen sich den Platz.
tie-alone = { NUMBER($rank, type: "ordinal") ->
   *[other] { $name } landet auf dem { $rank }. Platz.
}
tie-share = { NUMBER($rank, type: "ordinal") ->
   *[other] { LIST($names) } teilen sich den { $rank }. Platz.
}
rematch = Revanche
story = Rückblick
other-game = Anderes Spiel
watch-replay = Wiederholung ansehen
share = Teilen
more = Mehr

season-to = Saison bis { $target }
season-points = { $name }: { $points } von { $target ->
    [one] { $target } Saisonpunkt
   *[other] { $target } Saisonpunkten
}
season-winner-is = { $name } gewinnt die Saison
season-winners-are = { LIST($names) } teilen sich den Saisontitel
next-game = Nächste Partie
new-season = Neue Saison

install-ask = Installiere Pentathlon, dann öffnet es sich wie jede andere App, online wie offline.
install = Pentathlon installieren
install-menu = Um Pentathlon zu installieren, wähle im Menü des Browsers „Zum Startbildschirm hinzufügen“. Dann öffnet es sich wie jede andere App, online wie offline.
install-home-screen = Dieser Browser kann gespeicherte Partien löschen, wenn die Seite sieben Tage lang nicht geöffnet wird; eine installierte App behält sie. Um Pentathlon zu installieren, wähle „Teilen“ und dann „Zum Home-Bildschirm“. Die App sieht die hier gespeicherten Partien nicht, speichere sie also vorher in eine Datei.
install-dock = Dieser Browser kann gespeicherte Partien löschen, wenn die Seite sieben Tage lang nicht geöffnet wird; eine installierte App behält sie. Um Pentathlon zu installieren, wähle „Ablage“ und dann „Zum Dock hinzufügen“. Die App sieht die hier gespeicherten Partien nicht, speichere sie also vorher in eine Datei.
save-all = Alle Partien speichern

replay-title = Wiederholung
replay-step = Schritt { $step } von { $steps }
replay-back = Schritt zurück
replay-on = Schritt vor
replay-run = Abspielen
replay-stop = Pause
replay-eyes = Ansicht
replay-public = Alle am Tisch
replay-all-open = Alle Karten offen
replay-speed = Tempo
replay-times = { $times }×
replay-play-on = Von hier weiterspielen
replay-end = Zurück zum Podium
replay-leave = Zurück an den Tisch

list-players = Personen
list-sports = Sportarten
list-medals = Medaillen
list-hands = Hände
hand-of = Hand von { $name }

refused-over = Die Partie ist zu Ende.
refused-not-asked = Jetzt ist jemand anders am Zug.
refused-not-now = Vorher ist noch etwas anderes zu tun.
refused-else = Das geht jetzt nicht: Sieh nach, was gerade verlangt ist.
storage-closed = Dieser Browser lässt die Seite nichts speichern, also auch nicht die Partie. Spielen kannst du trotzdem; speichere die Aufzeichnung in eine Datei, bevor du gehst.
storage-full = Für diese Partie ist kein Speicherplatz mehr da. Spielen kannst du trotzdem: Speichere die Aufzeichnung in eine Datei, oder lösche alte Partien.


setting-pace = Tempo
setting-pace-why = Wie schnell die Züge der anderen gezeigt werden
pace-instant = Sofort
pace-fast = Schnell
pace-normal = Normal
pace-step = Schrittweise
setting-confirm = Züge bestätigen
setting-confirm-why = Noch einmal tippen oder den Knopf drücken, um eine Wahl zu bestätigen
setting-confirm-on = Immer fragen
setting-confirm-off = Einmal tippen
setting-curtain = Vorhang vor der Hand
setting-curtain-why = Gedrückt halten, damit ihn niemand aus Versehen öffnet, oder einmal tippen
curtain-by-hold = Gedrückt halten
curtain-by-tap = Einmal tippen
setting-theme = Darstellung
theme-auto = Wie das Gerät
theme-light = Hell
theme-dark = Dunkel
setting-text = Schriftgröße
text-normal = Normal
text-large = Groß
text-huge = Sehr groß
setting-motion = Bewegung
motion-auto = Wie das Gerät
motion-less = Weniger
setting-sound = Ton
setting-sound-why = Jedes Spiel hat seine eigenen Klänge
volume-off = Aus
volume-of = { NUMBER($percent, style: "percent") }
setting-vibration = Vibration
setting-vibration-why = Ein kurzes Summen beim Wählen und Spielen; aus bei weniger Bewegung
setting-letters = Tastenkürzel
setting-letters-why = U Rückgängig, L Verlauf, ? Regeln, I „Was ist das?“, P Pause, C Bestätigen; 1 bis 9 wählen eine Karte
setting-tips = Starthilfen
setting-tips-why = In den ersten Partien ein Satz, sobald etwas Neues wichtig wird
on = An
off = Aus

tables = Gespeicherte Partien
tables-why = Alle deine Partien in einer Datei, als Sicherung oder zum Umzug auf ein anderes Gerät. Sie enthält jede verdeckte Karte. Angefangene Partien mehrerer Personen sind so geschrieben, dass niemand sie aus Versehen liest, und ihr Verlauf vermerkt es; wer will, kann sie aber entschlüsseln.
save-tables = Partien speichern
open-tables = Datei öffnen

rules-search = Regeln durchsuchen
rules-found-nothing = Nichts gefunden. Versuch es mit einem anderen Wort.
rules-contents = Inhalt
rules-at = Regeln: { $heading }
tip-hold = Halte hier den Finger auf irgendetwas, oder klicke es mit der rechten Maustaste an, und du erfährst, was es ist.

keys-title = Tastatur
keys-text = Mit den Pfeiltasten gehst du von Karte zu Karte, 1 bis 9 wählen eine, die Eingabetaste bestätigt, Escape bricht ab. Auf einer Karte bestätigt C oder Strg+Eingabe deine Wahl. U nimmt zurück, L öffnet den Verlauf, ? die Regeln, I sagt, was etwas ist, und P hält die Partie an.

corrupt-title = Ein Teil dieser Partie ist nicht lesbar
corrupt-lost-title = Diese Partie ist nicht lesbar
corrupt-salvage = Ab dem letzten lesbaren Zug weiter
corrupt-lost = Nichts davon ist zu retten. Die Aufzeichnung bleibt unverändert erhalten.
fault-no-record = Das ist keine Aufzeichnung einer Partie.
fault-newer = Die Aufzeichnung stammt aus einer neueren Version der App. Aktualisiere zuerst die App.
no-such-game-in-record = Die Aufzeichnung gehört zu einem Spiel, das es hier nicht gibt.
fault-rules = Die Partie wurde nach Regeln gespielt, die diese Version nicht kennt.
fault-head = Die ersten Zeilen der Aufzeichnung sind nicht lesbar.
fault-entry = Eintrag { $number } der Aufzeichnung ist kein erlaubter Zug.
fault-truncated = { $number ->
    [0] Die Aufzeichnung bricht vor ihrem ersten Eintrag ab.
   *[other] Die Aufzeichnung bricht nach Eintrag { $number } ab.
}

part-not-fetched = Das konnte nicht geladen werden. Versuch es noch einmal, oder kopiere oder speichere die Aufzeichnung.
part-late = Das wird noch geladen. Die Aufzeichnung kannst du trotzdem kopieren oder speichern.
share-title = Diese Partie teilen
