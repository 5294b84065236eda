rules-facts = 2 bis 7 Personen · ab 6 Jahren · 20 Minuten
    .words = personen spieler alter alt dauer lange minuten leute mitspielen
rules-theme = Neun Sportarten und eine Hand voll Karten: Das ist deine Kraft für die ganzen Spiele. Setz sie ein, wo du gewinnen kannst, und steig im richtigen Moment aus.
    .words = thema geschichte handlung worum geht spieler spielerzahl personen alter kinder dauer minuten

rules-pictures = In Bildern
rules-picture-sport = Neun Sportarten kommen nacheinander, jede mit einer eigenen Regel. Im Hochsprung spielst du eine höhere Karte als deine vorige.
rules-picture-play = Bist du am Zug, spiel eine Karte nach dieser Regel, oder steig aus. Hier genügt eine 4: Heb die hohen Karten für später auf.
rules-picture-lanes = Wer aussteigt, ist in dieser Sportart raus. Wer übrig bleibt, gewinnt Gold und muss keine Karte mehr spielen.
rules-picture-ladder = Je früher du aussteigst, desto mehr neue Karten ziehst du. Je länger du bleibst, desto besser die Medaille.
rules-picture-postponed = Mit der Startkarte darfst du eine neue Sportart verschieben: Sie wartet, bis die anderen vorbei sind. Die nächste muss gespielt werden.
rules-picture-turned = Bei Hürden, Bogenschießen und Segeln gilt in jeder Runde für alle eine aufgedeckte Karte. Sonst sieh nach, ob deine eigene vorige zählt oder die zuletzt gespielte von allen.
rules-picture-points = Gold ist 4 Punkte wert, Silber 2 und Bronze 1, und nach neun Sportarten gewinnen die meisten Punkte. Wer zuerst ausgestiegen ist, hat nun die Startkarte.

rules-aim = Das Spiel in Kürze
rules-aim-text = Neun Sportarten folgen aufeinander. Spiel Karten von der Hand, solange du kannst, oder steig rechtzeitig aus: Wer übrig bleibt, gewinnt Gold, die wertvollste Medaille, und wer früh ausgestiegen ist, hat die Karten für die nächste Sportart.
    .words = ziel zweck sinn gewinnen sieger gewinner bekommt gold medaille

rules-box = Das Material
rules-box-cards = 90 Leistungskarten: die Werte 1 bis 9 in fünf Farben, jede zweimal. Jede Farbe hat auch ein Zeichen: Tropfen, Blitz, Mond, Blatt oder Flamme.
    .words = stapel arten farben werte anzahl symbol farbe
rules-box-sports = Neun Sportkarten. Jede sagt, wie viele Karten du auf einmal spielen darfst und welche. In drei Sportarten wird in jeder Runde eine Karte aufgedeckt. In den fünf mit einem Stern sind Weltrekorde möglich.
    .words = regel arten stern
rules-box-medals = 27 Medaillen, neun von jeder Art: Gold ist 4 Punkte wert, Silber 2, Bronze 1. Gewonnene Medaillen legst du offen vor dich.
    .words = anzahl wert
rules-box-start = Die Startkarte, eine Fahne: Wer sie hat, entscheidet über die nächste Sportart und beginnt ihre Runden. Nach jeder Sportart geht sie an die Person, die zuerst ausgestiegen ist; du kannst sie also behalten. Zu zweit gilt eine eigene Regel.
    .words = flagge fahne anfang zuerst nachste behalten startspieler startkarte bekommt

rules-setup = Aufbau
rules-setup-text = Gebt allen je sechs Leistungskarten; der Rest bildet verdeckt den Stapel. Mischt die Sportkarten, und legt sie verdeckt daneben, dazu die Medaillen. Lost die Startkarte aus, oder einigt euch, etwa auf die jüngste Person. Deine Karten sind geheim, aber wie viele du hast, dürfen alle wissen.
    .words = vorbereiten vorbereitung anfang beginnen bekommen austeilen handkarten starthand erste startspieler spielaufbau

rules-sports = Eine Sportart spielen
rules-turn-head = 1. Die Sportkarte
rules-turn-text = Deckt die oberste Sportkarte auf. Wer die Startkarte hat, spielt sie oder verschiebt sie. Eine verschobene Sportart kommt offen unter alle anderen, und die nächste wird aufgedeckt und muss gespielt werden. Kommt eine verschobene Sportart wieder nach oben, muss sie gespielt werden. Die letzte Sportart lässt sich nicht verschieben.
    .words = auslassen uberspringen verzogern ablehnen wahlen andere spater vermeiden aufschieben
rules-play-head = 2. Spielen und aussteigen
rules-play-text = Gespielt wird in Runden, nach links. Jede Runde beginnt die Person mit der Startkarte, oder die nächste, die noch dabei ist. Bist du am Zug, spielst du entweder mindestens eine Karte nach der Regel der Sportart, oder du steigst aus. Aussteigen darfst du, sooft du am Zug bist, und du musst es, wenn du nicht spielen kannst. Wer aussteigt, ist in dieser Sportart raus. Gespielte Karten bleiben offen liegen, bis die Sportart vorbei ist. Du nimmst sie nicht zurück.
    .words = zug unmoglich passt passend geht feststecken zuruck behalten raus passen spielen zwingen runde ende endet uhrzeigersinn richtung links aussteigen beginnt legen
rules-own-text = Im Marathon, im Hochsprung und über 100 m Freistil wird deine Karte mit deiner vorigen verglichen: der, die du selbst in dieser Sportart zuletzt gespielt hast. Deine erste Karte ist frei.
    .words = eigene meine vorige letzte
rules-latest-text = Im Gewichtheben, in der Staffel und im Tischtennis wird sie mit dem verglichen, was überhaupt zuletzt gespielt wurde, egal von wem, auch von dir selbst. Frei ist nur, was in der Sportart als Allererstes gespielt oder gestemmt wird.
    .words = andere irgendwer letzte vorige zuletzt
rules-turned-text = Über 110 m Hürden, im Bogenschießen und im Segeln wird zu Beginn jeder Runde eine Leistungskarte aufgedeckt, auch wenn niemand mehr spielen kann. Sie ersetzt die vorige und gilt für alle, gehört aber niemandem.
    .words = umdrehen gezogen ziel hurde wind runde
rules-play-alone = Wer allein noch dabei ist, darf weiterspielen, Runde um Runde, oder jederzeit aussteigen, und gewinnt so oder so Gold, sogar ohne eine gespielte Karte.
    .words = allein letzter ubrig weitermachen gold bekommt sieger gewinner

rules-ladder-head = 3. Belohnungen fürs Aussteigen
rules-ladder-text = Je früher du aussteigst, desto mehr Karten bekommst du; je später, desto besser die Medaille. Karten und Medaillen bekommst du sofort; nur die Startkarte wechselt erst am Ende der Sportart, wenn alle ausgestiegen sind. Anders kommst du nicht an neue Karten, und wie viele du haben darfst, ist nicht begrenzt.
    .words = belohnung bekommen ziehen nachziehen karten verdienen neue mehr grenze limit hand zuerst zweite dritte vierte platz bronze silber gold funf sechs sieben vier drei personen tabelle aufhoren
rules-stack-text = Ist der Stapel aufgebraucht, mischt die Karten aller beendeten Sportarten zu einem neuen. Gibt es keine, ziehst du, was noch da ist, und was fehlt, wird nicht nachgeholt. Kann keine Karte aufgedeckt werden, gilt die zuletzt aufgedeckte weiter; gibt es keine, darf eine einzelne beliebige Karte gespielt werden.
    .words = leer aufgebraucht alle stapel weg neu mischen beendet

rules-nine-head = Die neun Sportarten
rules-nine-text = Die gedruckten Sportkarten konnten wir nirgends finden, deshalb sind diese neun Sportarten und ihre Regeln unsere eigenen.
    .words = original gedruckt anders disziplinen wettkampfe liste welche
rules-tennis-text = Tischtennis genau: Auf 1, 2, 3 oder 4 folgt eine 6, 7, 8 oder 9 in einer anderen Farbe, und umgekehrt. Eine 5 in jeder Farbe passt auf jede Karte, und jede Karte passt auf eine 5.
    .words = ping pong funf joker farben
rules-sailing-text = Segeln genau: Mit dem Wind spielst du genau eine Karte, in seiner Farbe. Gegen den Wind spielst du genau zwei Karten in einer anderen gemeinsamen Farbe; auf ihre Werte kommt es nicht an.
    .words = wind gegen boot farben farbe

rules-scoring = Die Wertung
rules-scoring-text = Jede Goldmedaille ist 4 Punkte wert, jede Silbermedaille 2 und jede Bronzemedaille 1. Karten auf der Hand zählen nichts, entscheiden aber bei Gleichstand.
    .words = punkte wert zahlen ubrig ubrige rest behalten gold bringt zahlt ende
rules-end = Ende der Partie
rules-end-text = Die Partie endet nach der neunten Sportart. Die meisten Punkte gewinnen. Bei Gleichstand liegt vorn, wer mehr Karten auf der Hand hat; sind auch die gleich, wird der Platz geteilt, und der nächste Platz entfällt.
    .words = schluss vorbei gleichstand patt unentschieden gleich punktgleich gewinner sieg letzte runden spiel aus

rules-two = Zu zweit
rules-two-text = Zu zweit gilt ein Ausstieg nur für einen Zug, und die Medaille bekommt die andere Person. Eine Sportart hat insgesamt drei Ausstiege, egal von wem; dieselbe Person darf auch mehrmals aussteigen. Gezogene Karten darfst du von deinem nächsten Zug an spielen.
    .words = zwei uns aufhoren verlassen oft mehrmals medaille anders unterschied weiter besonders
rules-two-first = Erster Ausstieg: Zieh eine Karte, und die andere Person bekommt Bronze. Ihr bleibt beide dabei.
    .words = zwei
rules-two-second = Zweiter Ausstieg: Zieh zwei Karten, und die andere Person bekommt Silber. Ihr bleibt beide dabei.
rules-two-third = Dritter Ausstieg: Zieh drei Karten, und die andere Person bekommt Gold. Die Sportart endet sofort, und wer ausgestiegen ist, nimmt die Startkarte.
    .words = gold ende endet
rules-two-rounds = Ihr seid abwechselnd am Zug, und zwei Züge sind eine Runde; auch ein Ausstieg ist ein Zug. Wo in jeder Runde eine Karte aufgedeckt wird, kommt nach je zwei Zügen eine neue. Wo deine erste Karte frei ist, bleibt sie es, bis du sie spielst, in welcher Runde auch immer.
    .words = zwei zug reihenfolge runde
rules-two-ties = Zu zweit gibt es nie einen Gleichstand: Die Medaillen ergeben zusammen 63 Punkte, eine ungerade Zahl, und jeder Weltrekord bringt 2 dazu.
    .words = gleich zwei

rules-variants = Varianten
rules-variant-record = Weltrekorde: Gewinnst du in einer Sportart mit Stern Gold und hast keine Karte mehr, behalte die Sportkarte. Sie ist 2 Punkte wert, zusätzlich zu den 4 für Gold. Zu zweit gewinnt Gold nur, wer nicht den dritten Ausstieg macht, und nur diese Person kann einen Rekord aufstellen.
    .words = rekord rekorde stern bonus extra leer zusatzpunkte weltrekord
rules-variant-start = Die Startkarte zu zweit: Ihr könnt vereinbaren, dass sie an die Person geht, die den ersten Ausstieg einer Sportart macht statt den dritten.
    .words = fahne flagge option zwei

rules-questions = Fragen
rules-ask-withdraw = Darf ich aussteigen, obwohl ich spielen könnte?
rules-answer-withdraw = Ja, sooft du am Zug bist. Die anderen erfahren nicht, ob du hättest spielen können.
    .words = aufhoren passen verlassen freiwillig obwohl raus fruh vorzeitig erlaubt
rules-ask-alone = Alle anderen sind raus. Muss ich weitermachen?
rules-answer-alone = Nein. Steig aus, wann immer du am Zug bist, nimm Gold, und behalte deine Karten für die nächste Sportart.
    .words = allein letzter ubrig weiter
rules-ask-fewer = Darf ich weniger Karten spielen, als die Sportart erlaubt?
rules-answer-fewer = Ja, aber mindestens eine. Nur Segeln ist strenger: eine Karte mit dem Wind, zwei gegen ihn.
    .words = weniger mindestens einzelne einzige karte legen
rules-ask-lift = Muss ich mich im Gewichtheben auch selbst überbieten?
rules-answer-lift = Du musst mehr stemmen, als zuletzt gestemmt wurde, egal von wem. Warst du das, musst du dich selbst überbieten.
    .words = eigene selbst gewicht uberbieten schlagen
rules-ask-again = Kann eine verschobene Sportart noch einmal verschoben werden?
rules-answer-again = Nein. Kommt sie wieder nach oben, und zwar offen, muss sie gespielt werden.
    .words = zweimal wieder nochmal wiederholen verschieben gleiche disziplin aufschieben
rules-ask-order = Zwei Sportarten sind verschoben. Welche kommt zuerst?
rules-answer-order = Die, die zuerst verschoben wurde.
    .words = zuerst reihenfolge zwei mehrere
rules-ask-count = Darf ich fragen, wie viele Karten die anderen haben?
rules-answer-count = Ja. Die Anzahl ist nie geheim, die Karten selbst schon.
    .words = fragen sehen anzahl handkarten anderen
rules-ask-paid = Wann bekomme ich, was das Aussteigen bringt?
rules-answer-paid = Karten und Medaille sofort, du hast die Karten also, bevor die nächste Sportart aufgedeckt wird. Die Startkarte folgt, wenn die Sportart vorbei ist.
    .words = sofort gleich spater bekommen medaille karten

rules-hints = Tipps
rules-hints-text = Alle neun gewinnt niemand. Steig vor allen anderen aus, wenn deine Hand nicht zur Sportart passt: Ab drei Personen kommst du mit drei Karten mehr und der Startkarte zurück; damit kannst du eine Sportart verschieben, die den anderen liegt. Zähl die Hände der anderen: Wer wenige Karten hat, hält nicht lange durch.
    .words = strategie taktik rat ratschlag tricks gut
