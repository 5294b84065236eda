rules-facts = 2 bis 5 Personen · ab 8 Jahren · 10 bis 20 Minuten
    .words = spieler spielerzahl anzahl alter alt dauer lange minuten kinder leute mitspielen
rules-theme = Das Dorf feiert seine Spiele: Orks schieben Esel, Elfen knacken Schlösser und Goblins jagen eingeschmierten Schweinen nach, alles für einen glänzenden Pokal.
    .words = thema geschichte handlung worum geht

rules-pictures = In Bildern
rules-picture-row = Sieben Wettbewerbe liegen in einer Reihe, jeder für eine Fähigkeit: Tempo, List oder Kraft. Der letzte, das Finale, ist am meisten wert.
rules-picture-draft = Behalte eine Karte, und gib die anderen nach links weiter, bis du acht hast. Wähle, was die Reihe verlangt.
rules-picture-team = Aus deinen acht Karten baust du ein Team aus höchstens drei Völkern. Der Rest ist draußen, und neue Karten kommen nicht.
rules-picture-enter = Setze Karten mit der Fähigkeit ein, und zähle sie zusammen. Die höchste Summe hält den Goldpokal, die zweithöchste den Silberpokal.
rules-picture-tie = Gleichziehen genügt für einen Pokal: Chen holt sich mit 3 das Gold. Ana verliert es und bekommt das Silber, und Bo hat nichts.
rules-picture-rest = Eingesetzte Karten ruhen nach einem Wettbewerb. Gewinnst du keinen Pokal, darfst du eine deiner Karten zurückholen.
rules-picture-end = Die meisten Punkte gewinnen, und oft entscheidet das Finale: Heb Karten dafür auf. Ana geht mit 10 Punkten hinein und holt 7 dazu.

rules-aim = Das Spiel in Kürze
rules-brief-reveal = Aufdecken: Sieben Wettbewerbe in Tempo, List oder Kraft liegen von Anfang an in einer Reihe.
    .words = zusammenfassung uberblick ziel wettbewerbe anzahl
rules-brief-build = Team bauen: Ihr draftet je acht Karten und baut daraus heimlich ein Team aus höchstens drei Völkern.
rules-brief-compete = Antreten: Die höchste Summe hält den Goldpokal, die zweithöchste den Silberpokal. Wer am Ende eines Wettbewerbs einen Pokal hält, bekommt seine Punkte; die meisten Punkte gewinnen.

rules-box = Das Material
rules-box-folk = 42 Karten von sieben Völkern: 9 Menschen; je 7 Goblins, Elfen und Zwerge; je 4 Halblinge, Dschinns und Orks. Alle Karten eines Volks sind gleich. Jede zeigt ihren Wert in den drei Fähigkeiten. Je seltener ein Volk, desto mehr kann es: ein, zwei oder drei Punkte im Kreis. Ein Strich bedeutet 0: Bei Wettbewerben dieser Fähigkeit kannst du die Karte nicht einsetzen.
    .words = arten rassen wesen kreaturen orks elfen zwerge menschen goblins dschinns halblinge anzahl null strich stark gut starkste schwachste beste spiel
rules-box-emblems = Der Flügel steht für Tempo, das Auge für List, die Faust für Kraft.
    .words = symbol symbole zeichen bild bilder bedeutet bedeutung icon
rules-box-competitions = 15 Wettbewerbe: in jeder Fähigkeit vier gewöhnliche, bei denen Gold 3, 4, 5 und 6 Punkte wert ist, und ein Finale für 7. Silber ist bei jedem gewöhnlichen Wettbewerb 2 Punkte wert, im Finale 4.
    .words = wert punkte silber gold disziplinen wettbewerbe finale letzter
rules-box-cups = Ein Goldpokal und ein Silberpokal. Während eines Wettbewerbs gehen sie von Hand zu Hand; Punkte bringen sie nur denen, die sie am Ende halten. Beide zugleich kann niemand halten.
    .words = trophae cup pokale beide zwei

rules-set-up = Aufbau
rules-set-up-row = Sechs gewöhnliche Wettbewerbe werden gezogen und offen in eine Reihe gelegt, der niedrigste Wert zuerst; gleiche Werte liegen in zufälliger Reihenfolge. Als Letztes kommt eines der drei Finale. Die Reihe liegt für alle offen, bevor der Draft beginnt.
    .words = vorbereiten vorbereitung reihenfolge auslegen spielaufbau disziplinen wettbewerbe sieben welche
rules-set-up-deal = Alle bekommen je acht Karten. Der Rest kommt aus dem Spiel, und niemand sieht ihn: 26 Karten zu zweit, 18 zu dritt, 10 zu viert, 2 zu fünft.
    .words = austeilen bekommen starthand handkarten anfang unbenutzt ubrig

rules-draft = Der Draft
rules-draft-text = Alle wählen heimlich eine Karte, die sie verdeckt behalten, und geben die anderen nach links weiter. Das geht mit jeder neuen Hand so weiter, bis alle acht Karten behalten haben; die achte ist die, die übrig bleibt. Deine behaltenen Karten darfst du jederzeit ansehen. Die App merkt sich auch, was du weitergegeben hast: Tippe auf deinen Namen.
    .words = links rechts richtung geben nachbar aussuchen wahlen hand behalten ansehen nachsehen draft draften geht
rules-team = Das Team
rules-team-text = Aus diesen acht Karten bauen alle heimlich ein Team: höchstens drei Völker, von jedem beliebig viele Karten. Auch Karten dieser Völker darfst du weglassen, aber neue kommen nicht dazu. Was nicht in deinem Team ist, kommt ungesehen aus dem Spiel. Die anderen sehen nur, wie viele Karten dein Team hat.
    .words = volker rassen grenze limit benutzen hochstens alle weglassen wahlen vier verschiedene gemischt
rules-team-example = Ein Beispiel: Du hast 3 Goblins, 2 Elfen, 1 Halbling, 1 Zwerg und 1 Menschen behalten. Du baust ein Team aus den Goblins, den Elfen und dem Halbling; Zwerg und Mensch kommen aus dem Spiel.

rules-compete = Die Wettbewerbe
rules-compete-first = Die Reihe wird vom ersten bis zum letzten gespielt. Lost aus, wer den ersten Wettbewerb beginnt, oder einigt euch beim Aufbau, etwa auf die älteste Person. Danach beginnt, wer den letzten Goldpokal gewonnen hat. Gespielt wird reihum nach links; wer gepasst hat, wird übersprungen.
    .words = zuerst erste anfangen startet beginnt startspieler richtung uhrzeigersinn reihenfolge dran nachste danach weg
rules-compete-turn = Bist du am Zug, musst du entweder Karten einsetzen oder passen. Abwarten darfst du nicht.
    .words = warten aussetzen nichts zogern verzogern tun moglichkeiten zug
rules-enter-head = Einsetzen
rules-enter-text = Spiele eine oder mehrere Karten, von einem Volk oder von mehreren, offen vor dir aus, zu allen, die du in diesem Wettbewerb schon eingesetzt hast. Jede muss in seiner Fähigkeit mindestens 1 wert sein. Zähle alle deine eingesetzten Karten zusammen, und vergleiche deine Summe mit den anderen.
    .words = spielen legen ausspielen mehrere zusammenzahlen addieren verschiedene gemischt karten anzahl vorher fruher gezahlt
rules-enter-gold = Hat niemand eine höhere Summe, nimm den Goldpokal; Gleichziehen genügt. Nimmst du ihn jemandem weg, bekommt diese Person dafür den Silberpokal, aus der Mitte oder von der Person, die ihn gerade hält. Hast du selbst den Silberpokal gehalten, tauscht ihr beide.
    .words = nehmen klauen stehlen uberholen gleichstand gleich patt tauschen erste
rules-enter-silver = Sonst nimmst du den Silberpokal, wenn er frei ist oder deine Summe mindestens so hoch ist wie die der Person, die ihn hält.
    .words = zweite klauen stehlen nehmen bekommt
rules-enter-nothing = Sonst bleiben die Pokale, wo sie sind. Hältst du schon einen, darfst du Karten dazulegen und behältst ihn.
    .words = nichts niedriger weniger mehr
rules-pass-head = Passen
rules-pass-text = Hast du gepasst, darfst du in diesem Wettbewerb keine Karten mehr einsetzen. Deinen Pokal behältst du, bis ihn jemand holt, und auch wenn du das Gold verlierst, bekommst du noch den Silberpokal. Hat keine deiner Karten die Fähigkeit oder ist deine Hand leer, musst du passen. Die anderen machen weiter; wer zuletzt übrig ist, darf allein weitermachen. Haben alle gepasst, ist der Wettbewerb vorbei.
    .words = aufhoren aussteigen raus zuruck wieder einsteigen verlassen leer keine hand danach karten ende endet vorbei wettbewerb
rules-example-head = Ein Beispiel
rules-example-text = Ana hat den letzten Goldpokal gewonnen und beginnt einen Wettbewerb in Kraft. Ana setzt einen Ork ein, Wert 4, und nimmt das Gold. Bo setzt einen Menschen ein, Wert 1, und nimmt das Silber. Chen setzt zwei Goblins ein, zusammen 4: gleich viel wie Ana, also nimmt Chen das Gold, und Ana nimmt das Silber von Bo. Ana passt. Bo legt einen Ork dazu, hat 5 und nimmt das Gold; Chen nimmt das Silber von Ana. Chen und Bo passen. Bo gewinnt Gold und Chen Silber, und Ana darf eine Karte zurückholen. Bo beginnt den nächsten Wettbewerb.

rules-after-head = Nach einem Wettbewerb
rules-after-text = Wer einen Pokal hält, bekommt seinen Wert in Punkten. Hat nur eine Person etwas eingesetzt, gewinnt niemand Silber. Hat niemand etwas eingesetzt, bekommt niemand Punkte: Der Wettbewerb wird nicht wiederholt, und dieselbe Person beginnt den nächsten.
    .words = wertung punkte gewinner niemand vorbei ende nachste gespielt weiter keiner eingesetzt leer spielt einsetzt
rules-after-rest = Legt alle eingesetzten Karten verdeckt vor denen ab, die sie gespielt haben: Sie ruhen. Deine eigenen ruhenden Karten darfst du jederzeit durchsehen. Wer keinen Pokal gewonnen hat, darf eine ruhende Karte auf die Hand zurückholen, aus diesem Wettbewerb oder einem früheren. Alle entscheiden gleichzeitig; die anderen sehen, dass eine Karte zurückgeholt wurde, aber nicht, welche. Nach dem Finale werden keine Karten zurückgeholt.
    .words = zuruck wieder zuruckbekommen erholen mude erschopft benutzt nehmen karte ausruhen zuruckholen ruhende ansehen verloren nichts gewonnen gebraucht
rules-two = Zu zweit
rules-two-text = Zu zweit gibt es keinen Silberpokal: Wer das Gold verliert, bekommt nichts dafür. Wer das Gold nicht gewonnen hat, darf eine Karte zurückholen; hat niemand etwas eingesetzt, dürfen es beide. Im Draft kommt jede Hand zu dir zurück, um zwei Karten kleiner.
    .words = zwei silber zweiter uns

rules-end = Ende der Partie
rules-end-text = Die Partie endet nach dem Finale, und die meisten Punkte gewinnen. Bei gleich vielen Punkten liegt vorn, wer den wertvollsten einzelnen Goldpokal hat; sind diese gleich, vergleicht den zweitwertvollsten, und so weiter; wer dann noch einen mehr hat, liegt vorn. Ist alles gleich, wird der Platz geteilt.
    .words = gleichstand patt unentschieden gleich punktgleich gewinner sieg sieger schluss vorbei ende punkte spiel aus

rules-variants = Varianten
rules-variant-events = Zufällige Reihenfolge: Lasst die gewöhnlichen Wettbewerbe so liegen, wie sie gezogen werden. Das Finale kommt trotzdem zuletzt.
    .words = zufall gemischt reihenfolge unsortiert
rules-variant-season = Saison: Spielt mehrere Partien. Wer eine Partie gewinnt, bekommt einen Saisonpunkt; bei geteiltem Sieg bekommen alle Beteiligten einen. Wer zuerst die vereinbarte Zahl erreicht, gewinnt die Saison; erreichen sie mehrere in derselben Partie, teilen sie sich die Saison. Wer beginnt, wird für jede Partie neu bestimmt.
    .words = mehrere serie liga meisterschaft gewinnen siege

rules-hints = Tipps
rules-hints-text = Die billigen Pokale kommen zuerst, außer bei zufälliger Reihenfolge: Gehst du dort leer aus, kostet das wenig, und du darfst eine Karte zurückholen. Gleichziehen genügt für einen Pokal, also führe mit einer Summe, die die anderen mehr Karten kostet, als der Pokal ihnen wert ist. Merk dir, was bei den anderen ruht und was du weitergegeben hast.
    .words = strategie taktik rat ratschlag tricks gut

rules-questions = Fragen
rules-ask-tie = Meine Summe ist so hoch wie die der Person, die einen Pokal hält. Wem gehört er?
rules-ask-tie-text = Dir, wenn du gerade Karten eingesetzt hast: Gleichziehen genügt für einen Pokal.
    .words = gleichstand patt gleich summe gold
rules-ask-third = Jemand Drittes nimmt das Gold. Wer hat jetzt das Silber?
rules-ask-third-text = Wer gerade das Gold verloren hat. Wer das Silber hatte, hat nichts mehr.
    .words = klauen gestohlen verlieren verloren nimmt zweite geklaut weggenommen gold
rules-ask-second = Zwei haben 5. Ist meine 4 die zweithöchste Summe?
rules-ask-second-text = Du vergleichst sie mit der Person, die den Silberpokal hält, und die hat auch 5: Du bekommst nichts.
    .words = gleichstand patt gleich zweite dritte
rules-ask-more = Darf ich Karten dazulegen, wenn ich das Gold halte oder alle anderen gepasst haben?
rules-ask-more-text = Ja. Wenn du am Zug bist, darfst du immer weitere Karten einsetzen, und den Pokal behältst du.
    .words = hinzufugen zusatzlich mehr nachlegen wieder halten fuhren allein
rules-ask-alone = Nur eine Person hat etwas eingesetzt. Wer bekommt das Silber?
rules-ask-alone-text = Niemand: Das Silber dieses Wettbewerbs verfällt.
    .words = allein einer einzige ubrig zweite mitgemacht bekommt
rules-ask-none = Niemand hat etwas eingesetzt. Darf man trotzdem Karten zurückholen?
rules-ask-none-text = Ja, alle, bei denen eine Karte ruht.
    .words = niemand keiner eingesetzt
rules-ask-public = Was darf ich über die anderen wissen?
rules-ask-public-text = Wie viele Karten sie auf der Hand haben und wie viele ruhen, welche sie eingesetzt haben, und ihre Pokale und Punkte. Welche Karten sie auf der Hand haben oder zurückholen, ist geheim.
    .words = sehen ansehen geheim verdeckt wissen offen fragen zahlen
