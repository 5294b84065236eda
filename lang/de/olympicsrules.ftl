rules-facts = 2 bis 5 Personen · 30 Minuten
    .words = personen spieler alter alt dauer lange minuten leute mitspielen
rules-theme = Du führst ein Team zu den Spielen: Hol dir Stars und Coaches, bezahle Training und Ausrüstung, und fülle die Ränge mit Fans.
    .words = thema geschichte handlung worum geht spielerzahl anzahl spieler dauer lange alter minuten

rules-pictures = In Bildern
rules-picture-events = Jede Person hat eine Reihe mit Karten in fünf Wettkämpfen. Am Ende gewinnen in jedem Wettkampf die meisten Sterne Gold, Silber und Bronze.
rules-picture-card = Sterne bringen Medaillen, und die Zahl auf der Startnummer entscheidet, wer zuerst neue Karten wählt. Die 75 hat nur einen Stern: eine gute Karte zum Bieten.
rules-picture-bids = Alle Gebote werden gleichzeitig aufgedeckt: 75 nimmt zuerst ein Paar, dann 68, dann 47. Zu jedem Paar gehört eine zweite Karte, verdeckt unter der ersten.
rules-picture-investment = Eine investierte Karte liegt verdeckt in ihrem Wettkampf, unter deinem Marker. Kommt dort deine nächste dazu, wird sie aufgedeckt.
rules-picture-upgrade = Eine Karte derselben Art mit mehr Sternen ersetzt die alte. Hier ersetzt ein Star mit 5 Sternen einen mit 3.
rules-picture-discard = Jede Art zählt nur einmal: Ein zweiter Star ohne mehr Sterne wird bloß abgelegt. Der Coach ist eine andere Art, also kommen seine Sterne dazu.
rules-picture-tie = Bei der Siegerehrung sind alle Karten offen, und die Sterne werden gezählt. Ana und Bo haben je 7: Die höchste Zahl dort entscheidet, 36 vor 23.

rules-aim = Das Spiel in Kürze
rules-aim-text = Schick dein Team in fünf Wettkämpfe: Basketball, Schwimmen, Turnen, Radsport und Leichtathletik. Am Ende gibt es in jedem Wettkampf Gold, Silber und Bronze für die meisten Sterne. Gold bringt 3 Punkte, Silber 2 und Bronze 1. Wer die meisten Punkte hat, gewinnt.
    .words = ziel zweck sinn gewinnen sieg sieger gewinner sportarten disziplinen

rules-box = Das Material
rules-box-events = 5 Wettkampfkarten, eine für jeden Wettkampf.
    .words = sportarten disziplinen
rules-box-cards = 75 Olympics-Karten. Jede gehört zu einem Wettkampf und ist von einer Art: Star, Coach, Training, Ausrüstung oder Fans. Jeder Wettkampf hat 15 Karten, drei von jeder Art.
    .words = sorten typen typ kartenarten verteilung trainer fanblock kategorie farbe anzahl
rules-box-stars = Die Sterne einer Karte sind ihre Leistung: Sie bringen Medaillen. Stars haben 3 bis 5 Sterne, Coaches 2 bis 4, alle anderen Karten 1 bis 3.
    .words = starke stark kraft gut beste wert durchschnitt sternchen sterne stern
rules-box-number = Die Zahl auf der Startnummer ist der Bietwert der Karte: Er entscheidet, wer neue Karten zuerst wählt, und gibt bei Gleichstand den Ausschlag. Die Zahlen reichen von 1 bis 75, jede kommt einmal vor. Starke Karten haben eher niedrige Zahlen.
    .words = nummer ziffer zahlen wert initiative hoch niedrig hochste startnummer
rules-box-medals = 15 Medaillen: Gold, Silber und Bronze für jeden Wettkampf.
    .words = anzahl plaketten
rules-box-tokens = 25 Marker: fünf in jeder von fünf Farben.
    .words = chips scheiben steine spielsteine plattchen farbe anzahl eigene marker

rules-set-up = Aufbau
rules-set-up-events = Legt die fünf Wettkampfkarten aus, auf jede eine Gold-, eine Silber- und eine Bronzemedaille.
    .words = vorbereiten vorbereitung tisch auslegen spielaufbau
rules-set-up-cards = Mischt die Olympics-Karten, und gebt allen je vier. Haltet eure Karten geheim. Der Rest bildet den Stapel.
    .words = austeilen starthand handkarten anfang bekommen kartenzahl kriegt jeder
rules-set-up-tokens = Nimm die fünf Marker einer Farbe, einen für jeden Wettkampf. Zu zweit legt ihr für das neutrale Team fünf Marker einer dritten Farbe neben den Stapel.
    .words = farbe chips steine

rules-round = Eine Runde hat zwei Teile
rules-one = 1. Erwerb
rules-one-pairs = Legt für jede Person ein Paar aus: eine Karte offen und eine verdeckt darunter.
    .words = markt auslage angebot reihe auswahl auslegen umgedreht auktion versteigerung anzahl paare
rules-one-bid = Alle wählen heimlich eine Handkarte als Gebot, und alle Gebote werden gleichzeitig aufgedeckt. Die höchste Zahl nimmt ein beliebiges Paar, beide Karten, auf die Hand; dann die nächsthöchste, und so weiter. Ein Paar muss man nehmen. Gebotene Karten werden abgelegt.
    .words = versteigerung auktion steigern bieten preis bezahlen kosten verlieren zuruck ablehnen verzichten aussuchen hochstes wahl ausgeben runde teil phase schritt ablauf
rules-two = 2. Investition
rules-two-text = Alle wählen heimlich eine Handkarte, auch eine eben genommene, und spielen sie gleichzeitig. Jede Karte geht zu ihrem Wettkampf.
    .words = spielen legen anlegen einsetzen schicken zuordnen neue gerade genommene runde teil phase schritt ablauf gleichzeitig
rules-two-new = Hast du dort noch keine Karte dieser Art, spielst du sie verdeckt, mit deinem Marker darauf. Die Karte, die bisher unter dem Marker lag, wird aufgedeckt. So kennst nur du die neueste Karte, die du dort gespielt hast; alle früheren liegen offen.
    .words = umdrehen zeigen offenlegen verdeckte eigene umgedreht aufdecken drehe marker andere
rules-two-upgrade = Hast du dort eine Karte dieser Art mit weniger Sternen, ersetzt die neue sie: offen, mit dem Marker darauf. Die alte wird offen abgelegt. Lag dort eine andere deiner Karten verdeckt, wird sie aufgedeckt.
    .words = tauschen austauschen aufwerten upgrade verbessern starkere bessere hohere zweite gleiche coach star
rules-two-discard = Hat deine Karte dieser Art dort ebenso viele oder mehr Sterne, lässt sich die neue nicht spielen: Lege sie offen ab. Du darfst absichtlich eine solche Karte wählen; eine spielbare Karte aber musst du spielen.
    .words = schwach schwachere schlechtere nutzlos wegwerfen abwerfen unspielbar gleich unmoglich geht
rules-two-after = Jetzt haben alle wieder vier Karten. Jede Karte auf deiner Hand zeigt, was geschähe, wenn du sie spielst.
    .words = nachziehen auffullen handkarten kartenlimit

rules-known = Was bekannt ist
rules-known-text = Handkarten, die verdeckten Karten der Paare und eine verdeckte Karte unter einem Marker sind geheim. Die verdeckte Karte eines Paars sieht nur, wer das Paar nimmt. Deine eigenen verdeckten Karten darfst du jederzeit ansehen. Alles andere ist offen, auch die Ablage.
    .words = gucken nachschauen nachsehen ansehen sichtbar offentlich ablagestapel gespielte darunter eigene andere fremde schauen abwurfstapel
rules-known-taken = Alle sehen, welche offene Karte du nimmst. Bis sie wieder auftaucht, ist sie auf deiner Hand oder verdeckt in ihrem Wettkampf.
    .words = merken gedachtnis verfolgen aufpassen genommen

rules-end = Ende der Partie
rules-end-text = Die Partie endet, sobald die letzte Karte gezogen wird; das geschieht beim Auslegen der Paare. Diese Karten werden ungesehen beiseitegelegt, und Karten auf der Hand zählen nichts. Jede Runde davor wird ganz gespielt. Zu zweit spielt ihr 11 Runden, zu dritt 10, zu viert 7 und zu fünft 5.
    .words = schluss fertig vorbei aufhoren dauer letzte rundenzahl stapel leer aufgebraucht ubrig lange runden gezogen spiel aus spielende

rules-ceremony = Die Siegerehrung
rules-ceremony-text = Wertet die Wettkämpfe nacheinander, und deckt dabei alle verdeckten Karten auf. Die meisten Sterne gewinnen Gold, die zweitmeisten Silber, die drittmeisten Bronze. Für eine Medaille brauchst du in dem Wettkampf mindestens eine Karte. Übrige Medaillen werden abgelegt.
    .words = vergabe preis auszeichnung niemand keiner leer ohne karten allein medaille gewinnen verteilt zweiter platz medaillen
rules-ceremony-tie = Bei gleich vielen Sternen liegt vorn, wer unter den eigenen Karten in diesem Wettkampf die höchste Zahl hat. Ersetzte Karten zählen nicht.
    .words = gleichstand patt unentschieden gleich sterne punktgleich gold silber bronze medaille wettkampf beide
rules-ceremony-points = Gold bringt 3 Punkte, Silber 2 und Bronze 1. Wer die meisten Punkte hat, gewinnt.
    .words = wertung zahlen wert abrechnung
rules-ceremony-end = Bei gleich vielen Punkten am Ende liegt vorn, wer unter den eigenen Karten, egal in welchem Wettkampf, die höchste Zahl hat.
    .words = gleichstand patt unentschieden punktgleich sieg sieger gewinner gewinnt endstand

rules-neutral = Zu zweit
rules-neutral-text = Ein drittes, neutrales Team macht mit. Es hat keine Handkarten und bietet nicht. Legt drei Paare aus; habt ihr beide je eines genommen, bekommt das neutrale Team das letzte.
    .words = dummy automat bot geist dritter spieler neutraler zwei personen tisch team zweit zu
rules-neutral-plays = Es spielt sofort beide Karten, noch bevor ihr investiert: erst die offene, dann die andere, jede nach denselben Regeln, aber offen. Eine Karte, die es nicht spielen kann, wird abgelegt.
    .words = verhalten ablauf reihenfolge zug neutral
rules-neutral-medals = Das neutrale Team gewinnt Medaillen wie alle und nimmt sie euch damit weg, aber die Partie kann es nicht gewinnen.
    .words = sieg sieger gewinner

rules-questions = Fragen
rules-question-start = Wer beginnt?
rules-answer-start = Niemand: Alles geschieht gleichzeitig oder in der Reihenfolge der Gebote.
    .words = zuerst anfangen anfang startspieler erste spieler startet start
rules-question-pass = Darf ich meine Karten behalten und passen?
rules-answer-pass = Nein. In jeder Runde bietest du eine Karte und investierst eine Karte.
    .words = aussetzen verzichten auslassen nichts tun ablehnen
rules-question-equal = Was ist, wenn zwei Gebote gleich sind?
rules-answer-equal = Das kann nicht vorkommen: Jede Zahl gibt es nur einmal.
    .words = gleiche gebot doppelt
rules-question-hidden = Zählt auch eine verdeckte Karte, wenn ich von jeder Art nur eine haben darf?
rules-answer-hidden = Ja. In einem Wettkampf hast du höchstens eine Karte jeder Art, offen oder verdeckt. Die anderen sehen nur, dass dort eine Karte liegt.
    .words = zweimal doppelt zwei gleiche grenze limit hochstens typ coaches stars wettkampf trainer
rules-question-upgrade = Was ist, wenn die schwächere Karte die unter meinem Marker ist?
rules-answer-upgrade = Sie wird offen abgelegt, und die neue liegt offen mit dem Marker darauf. So oder so ist nach dem Ersetzen in diesem Wettkampf nichts mehr von dir verdeckt. Deine nächste Karte einer neuen Art liegt dort wieder verdeckt.
    .words = austauschen marker eigene verdeckt
rules-question-order = Ist es wichtig, in welcher Reihenfolge die Karten gespielt werden?
rules-answer-order = Nein. Alle haben in einem Wettkampf ihre eigenen Karten, also ändert die Reihenfolge nichts.
    .words = abfolge zuerst spater vorher nachher egal

rules-hints = Tipps
rules-hints-text = Sieh dir die Zahlen vor den Sternen an: Eine hohe ist am meisten wert in der Runde, in der sich die Paare am stärksten unterscheiden. Viermal Bronze schlägt einmal Gold. Und die Ablage zeigt, welche Karten endgültig weg sind.
    .words = strategie taktik rat ratschlag tricks gut spielen
