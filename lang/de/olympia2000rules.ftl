rules-facts = 2 bis 5 Personen · ab 9 Jahren · 30 Minuten
    .words = spieler spielerzahl anzahl alter alt dauer lange minuten kinder leute mitspielen
rules-theme = Olympia im Jahr 2000 v. Chr. In deinem Team wird gelaufen, geworfen, gesprungen und mit dem Bogen geschossen, und manche säßen lieber beim Festmahl. Die Kunst ist, alle im richtigen Moment antreten zu lassen.
    .words = thema geschichte handlung worum geht

rules-pictures = In Bildern
rules-picture-prize = Ein Lorbeerchip ist der Preis dieser Runde; auch der nächste ist bekannt. Die anderen liegen in fünf Spalten, eine für jede Disziplin.
rules-picture-send = Alle schicken heimlich einen Athleten, und die niedrigste Zahl gewinnt. Für einen Marathon, der nur 2 wert ist, reicht eine 7: Spar die 1 für einen besseren Preis auf.
rules-picture-result = Die 7 schlägt 21 und 43 und holt den Chip. Alle drei Athleten sind aus dem Spiel: Ein guter gewinnt also nur einmal.
rules-picture-choose = Wer auf dem letzten Platz liegt, wählt den obersten Chip einer Spalte: Er folgt auf den nächsten Preis. Wähle, was zu deiner Hand passt.
rules-picture-crutches = Ein Athlet an Krücken bringt einen Trostchip, 1 wert, ob Sieg oder Niederlage. Hier liegt er auch auf dem letzten Platz, also wird damit auch ein Preis gewählt.
rules-picture-words = Ein Wort ist kein Platz: Ein Foul liegt weder auf dem ersten noch auf dem letzten. Hier liegt die 48 auf dem letzten Platz und wählt.
rules-picture-deal = Wer gibt, sieht eine neue Karte an und behält sie oder gibt sie ab. Sobald eine behalten wird, ziehen die anderen ihre ungesehen.
rules-picture-end = Ist der Stapel zu klein, werden die letzten Athleten von der Hand gespielt. Dann zählen Lorbeeren und Trostchips zusammen, und die meisten Punkte gewinnen.

rules-aim = Das Spiel in Kürze
rules-aim-round = In jeder Runde geht es in einer von fünf Disziplinen um einen Lorbeerchip. Alle schicken heimlich einen Athleten; die niedrigste Zahl holt den Chip.
    .words = ziel zusammenfassung uberblick runde ablauf passiert zug gewinnt bekommt
rules-aim-last = Auch der letzte Platz lohnt sich: Du wählst den übernächsten Preis. Danach bekommen alle einen neuen Athleten.
rules-aim-end = Jeder Athlet tritt nur einmal an. Wer mit Lorbeeren und Trostchips die meisten Punkte hat, gewinnt.
    .words = funf disziplinen wettkampfe sportarten welche

rules-box = Das Material
rules-box-athletes = 55 Athleten. Jede Sportlerkarte zeigt den Platz in jeder Disziplin; je niedriger die Zahl, desto besser. Keinen Platz gibt es zweimal, also gibt es in einem Wettkampf nie einen Gleichstand. Ein Wort statt einer Zahl bedeutet keinen Platz in dieser Disziplin: „{ olympia2000.place-overstepped }“ (wie übergetreten) oder „{ olympia2000.place-disqualified }“ (disqualifiziert); welches, macht keinen Unterschied.
    .words = wort text zahl nummer gleich gleichstand wert platz patzer raus karten arten ubergetreten disqualifiziert sportler ubertreten
rules-box-groups = Das Bild zeigt, wie gut ein Athlet ist. Halbgöttliche gehören in mindestens einer Disziplin zu den besten drei, Heldenhafte zu den besten sieben, Hoffnungsvolle zu den besten zwölf und Wohlgenährte zu den besten zwanzig. Von jeder Gruppe gibt es zwölf. Die sieben an Krücken kommen nie über den 21. Platz hinaus, aber das Publikum liebt sie.
    .words = arten typen gruppen stark gut beste halbgott held hoffnung dick krucken gruppe anzahl bilder
rules-box-combination = Der Mehrkampf ist der Wettkampf für Vielseitige. Der Platz dort ergibt sich aus den vier anderen zusammen: je besser ihre Summe, desto besser der Platz. Ein Wort zählt dabei wie ein Platz hinter allen anderen; ein Athlet mit zwei Wörtern hat dort keinen Platz.
    .words = kombination allround vielseitig gemischt gesamt summe
rules-box-laurels = 25 Lorbeerchips, in jeder Disziplin 2 bis 6 wert.
    .words = chips wert punkte zahl disziplin farbe lorbeeren
rules-box-consolation = 7 Trostchips, je 1 wert.
    .words = chip chips wert trost

rules-set-up = Aufbau
rules-set-up-laurels = Die Lorbeerchips liegen in fünf Spalten, eine für jede Disziplin, die 2 oben und die 6 unten. Zu viert und zu fünft gibt es keine Sechser.
    .words = vorbereiten vorbereitung auslegen vier funf sechsen sechser anfang spielaufbau raus weglassen
rules-box-two = Zwei Chips liegen neben den Spalten: der Preis dieser Runde und der Preis der nächsten. Zu Beginn werden zwei Chips im Wert von 2 aus zwei verschiedenen Disziplinen ausgelost.
    .words = anfang beginnen erster preis
rules-box-hand = Alle bekommen je vier Athleten. Der Rest bildet den Stapel.
    .words = bekommen austeilen handkarten starthand anfang hand karten
rules-set-up-dealer = Wer zuerst gibt, wird ausgelost, wenn ihr euch nicht einigt.
    .words = zuerst anfangen beginnt geber startspieler dran erster

rules-round = Eine Runde hat drei Teile
rules-one = 1. Der Wettkampf
rules-one-text = Alle wählen heimlich einen Athleten; dann werden alle gleichzeitig aufgedeckt. Eine Wahl lässt sich nicht ändern. Wer die niedrigste Zahl in der Disziplin hat, nimmt den Chip und legt ihn offen vor sich.
    .words = wahlen spielen andern zurucknehmen schicken gewinner sieger niedrigste gewinnt runde bekommt gleichzeitig lorbeeren gewonnene offen sportler austauschen umtauschen
rules-one-console = Für jeden Athleten an Krücken gibt es einen Trostchip, 1 wert, ob Sieg oder Niederlage.
    .words = trost bringen wirkung gut krucken verletzt behindert
rules-two = 2. Der übernächste Preis
rules-two-text = Der andere Chip rückt auf: Er ist der Preis der nächsten Runde. Wessen Athlet den schlechtesten Platz hatte (Wörter zählen nicht), wählt jetzt, welcher danach kommt: den obersten Chip einer beliebigen Spalte, auch wieder in derselben Disziplin. Hat nur ein Athlet einen Platz, gewinnt und wählt dieselbe Person. Sind die Spalten leer, wählt niemand. Alle Athleten dieser Runde sind aus dem Spiel.
    .words = letzter schlechteste aussuchen wahlen wahlt nachste entscheiden allein beides chips gewahlt verlierer gespielte athleten weg letzte letzten
rules-three = 3. Neue Athleten
rules-three-text = Wer gibt, sieht die oberste Karte des Stapels an und behält sie entweder oder gibt sie jemandem, der noch keine neue Karte hat, und sieht die nächste an. Haben alle anderen eine neue Karte, muss sie behalten werden. Ablehnen darf man eine Karte nicht. Sobald eine behalten wird, ziehen alle ohne neue Karte im Uhrzeigersinn eine ungesehen. Dann geht der Stapel nach links.
    .words = neu nachziehen ziehen bekommen auffullen geber geben behalten ablehnen austeilen verteilt weitergeben neue karten
rules-three-know = Wer gibt, kennt jede abgegebene Karte, bis sie gespielt wird. Hast du eine bekommen, zeigt ein Zeichen darauf, wer sie kennt.
    .words = sehen gesehen wissen kennt geheim bekommen zeichen
rules-void = Runden ohne Sieg
rules-void-text = Hat jeder Athlet ein Wort statt eines Platzes, gewinnt niemand: Der Chip bleibt, und es geht noch einmal um ihn; auch der nächste Preis bleibt. Trostchips gibt es trotzdem, und die Athleten sind aus dem Spiel.
    .words = niemand keiner alle jeder patzer raus gleichstand gewinner disqualifiziert ubergetreten foul
rules-void-draw = Dann ziehen alle eine Karte direkt vom Stapel, ungesehen: zuerst, wer gibt, dann im Uhrzeigersinn. Abgegeben wird nichts, und der Stapel wandert nicht weiter. Hat der Stapel weniger Karten, als Personen mitspielen, zieht niemand. Hat niemand mehr Athleten, endet die Partie, und der Chip bleibt liegen.
    .words = niemand keiner ziehen neue karten gewinner

rules-scoring = Die Wertung
rules-end-count = Zähle deine Lorbeeren und Trostchips zusammen. Wer die meisten Punkte hat, gewinnt. Bei Gleichstand wird der Platz geteilt, außer ihr habt vereinbart, dass dann allein die Lorbeeren entscheiden.
    .words = punkte gleichstand patt unentschieden gleich punktgleich gewinner sieg sieger teilen gesamt gewonnen

rules-end = Ende der Partie
rules-end-text = Sollen neue Athleten kommen, hat aber der Stapel weniger Karten, als Personen mitspielen, wird nicht mehr gezogen, und alle spielen die drei Athleten auf der Hand aus. Was vom Stapel übrig ist, wird nicht gebraucht. Die Partie endet auch, sobald alle Chips gewonnen sind; das kommt zu zweit vor. Nach der vorletzten Runde wird noch ein Preis gewählt, falls einer übrig ist, obwohl für ihn keine Runde bleibt; nach der letzten nicht mehr. Zu dritt bis fünft bleiben einige Chips übrig: Sie gehen an niemanden.
    .words = schluss vorbei stapel leer aufgebraucht letzte ubrig rest spiel aus
rules-length = Zu zweit spielt ihr 25 Runden, zu dritt 18, zu viert 13 und zu fünft 11. Zu zweit kommt für jede Runde ohne Sieg eine dazu, bis zu 27; Chips, die dann übrig sind, gehen an niemanden.
    .words = lange runden anzahl dauer rundenzahl

rules-variants = Varianten
rules-variants-start = Wer zuerst gibt: Einigt euch, statt auszulosen.
    .words = option wahlen geber
rules-variants-tie = Gleichstand: Bei gleich vielen Punkten liegt vorn, wer ohne Trostchips mehr Lorbeeren hat. Sind auch die gleich, wird der Platz geteilt.
    .words = option brechen entscheiden

rules-questions = Fragen
rules-question-last = Wer liegt auf dem letzten Platz, wenn es ein Foul gab?
rules-answer-last = Die höchste Zahl unter den Athleten mit einem Platz. Ein Wort kann weder gewinnen noch auf dem letzten Platz liegen.
    .words = letzter schlechteste wort patzer raus platz
rules-question-before = Wähle ich den Preis, bevor ich meine neue Karte sehe?
rules-answer-before = Ja, zuerst kommen die Preise. Welcher Preis der nächste ist, weißt du aber.
    .words = sehen vorher neue karte vor
rules-question-twice = Darf man beim Geben zwei Karten an dieselbe Person abgeben?
rules-answer-twice = Nein, allen höchstens eine. Auch selbst behält man keine zweite: Mit dem Behalten endet die Wahl.
    .words = zwei doppelt mehr gleiche zweite karten geben
rules-question-two = Wird zu zweit anders gegeben?
rules-answer-two = Nein. Entweder behältst du die erste Karte und die andere Person zieht ungesehen, oder du gibst sie ab und behältst die zweite.
    .words = zwei uns geben
rules-question-win = Gibt es einen Trostchip auch, wenn ein Athlet an Krücken gewinnt?
rules-answer-win = Ja, und auch in einer Runde ohne Sieg.
    .words = beides trotzdem erster krucken gewinnt trostpreis
rules-question-gone = Dürfen wir die Athleten durchsehen, die schon angetreten sind?
rules-answer-gone = Nach den Originalregeln nicht: Ihre Karten sind beiseitegelegt. Alle haben sie gesehen, darum zeigt die App sie: Tippe auf die Zahl neben dem Ergebnis.
    .words = benutzt alte gespielt ansehen nachsehen ablage vergangene

rules-hints = Tipps
rules-hints-text = Heb deine besten Athleten nicht zu lange auf: Wo niemand einen guten Platz hat, gewinnt ein mittelmäßiger. Auch der letzte Platz hat sein Gutes: Du wählst, worum es geht.
    .words = strategie taktik rat ratschlag tricks gut
