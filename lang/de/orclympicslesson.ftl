### Orc-lympics: Einführung

## Group: say
say-aim = Du bist Ana. In sieben Wettbewerben gibt es je einen Gold- und einen Silberpokal für die schnellsten, listigsten oder stärksten Karten. Die meisten Punkte gewinnen.
say-draft = Der Draft: Behalte eine Karte, gib den Rest weiter. Fünf hast du schon. Das Finale, 7 wert, verlangt Tempo, den Flügel: Behalte die schnellste Karte.
say-draft-orc = Ein Ork ist stark, hat aber nur 2 an Tempo. Der Halbling hat 4.
say-draft-human = Ein Mensch hat überall 1. Der Halbling hat 4 an Tempo.
say-limit = Später baust du ein Team aus drei Völkern: Goblins, Elfen, Halblinge. Mensch und Dschinn blieben zu Hause. Behalte den Goblin.
say-limit-djinn = 4 an List ist verlockend, aber dann müsste ein ganzes Volk von dir zu Hause bleiben. Behalte den Goblin.
say-team = Höchstens drei Völker. Tippe alle Goblins an, beide Elfen und den Halbling, dann „{ orclympics.build }“: sechs Karten für sieben Wettbewerbe.
say-team-other = Was du weglässt, spielt nie, und der Halbling ist deine schnellste Karte. Nimm drei Goblins, zwei Elfen und den Halbling.
say-enter = Pastetenschlingen verlangt Tempo: Die höchste Summe holt Gold, 3 wert. Das ist billig, also gib wenig aus: Setze einen Goblin ein, Summe 3.
say-enter-halfling = 4 hält besser, aber deine schnellste Karte gehört zum Pokal, der 7 wert ist. Setze einen Goblin ein.
say-enter-elf = Auch ein Elf läuft, aber nur mit 2. Setze einen Goblin ein.
say-enter-pass = Wer passt, setzt hier nichts mehr ein, und du hast noch keinen Pokal. Setze einen Goblin ein.
say-enter-several = Mehrere Karten für 3 Punkte? Du hast sechs für sieben Wettbewerbe. Setze einen Goblin ein.
say-silver = Chen hat deine 3 auch: Gleichziehen holt Gold. Du bekamst das Silber von Bo, 2 wert. Passe: Du setzt nichts mehr ein und behältst es, bis es jemand holt.
say-silver-card = Das brächte dir das Gold zurück: einen Punkt mehr als Silber, für noch eine deiner Karten. Passe.
say-weak = Tischekippen verlangt Kraft. Die hast du kaum, und Bo, ohne Pokal geblieben, hat einen Ork mit 4 zurückgeholt. Passe, und spar deine schnellen Karten.
say-weak-one = 2 ist nur Silber, bis Bo den Ork einsetzt. Passe.
say-weak-two = 4 würde führen, aber der Ork von Bo zieht gleich und holt den Pokal: zwei schnelle Karten für einen Pokal, der 3 wert ist. Passe.
say-back = Eingesetzte Karten ruhen verdeckt. Du hast keinen Pokal gewonnen, also darf eine zurück: Hol den Goblin. Wieder sechs Karten, und schon 2 Punkte.
say-back-none = Erlaubt, aber eine ruhende Karte gewinnt nichts. Hol den Goblin zurück.
say-tie = Schlösserknacken verlangt List. Bo hat 6, mit dem Dschinn, den du weitergegeben hast. Gleichziehen genügt: Tippe beide Elfen an, dann „Einsetzen: 2 Elfen“.
say-tie-less = Weniger als 6 reicht nur für Silber, 2 wert. 6 holt Gold, 4 wert. Setze beide Elfen ein.
say-tie-more = 8 führt, aber 6 genügt. Spar den Halbling, und setze beide Elfen ein.
say-tie-pass = Bei dir ruht nichts, das zurückkönnte, also bringt Passen hier nichts. Setze beide Elfen ein.
say-again = Du hast Gold gewonnen, also beginnst du den nächsten. Eselschieben verlangt wieder Kraft und ist 4 wert. Einsetzen oder passen: Was nun?
say-again-goblin = Ein Goblin hat nur 2 an Kraft. Chen hat einen Zwerg mit 3 gezeigt, Bo einen Ork mit 4: Dieser Pokal könnte dich viele schnelle Karten kosten. Passe.
say-return = Bo und Chen haben hierfür drei Karten ausgegeben. Du keine, und eine von deinen darf zurück: Hol einen Elfen.
say-return-none = Erlaubt, aber der Elf könnte einen Pokal gewinnen. Hol ihn zurück.
say-later = Zwei Wettbewerbe später: Du hast in jedem eine Karte eingesetzt und zweimal Silber gewonnen. Drei schnelle Karten sind gespart.
say-count = Bo führt mit 15 Punkten, hat aber nur eine Karte. Chen hat 12 und drei Karten. Du hast 10 Punkte und drei schnelle Karten.
say-main = Finale: Gold 7, Silber 4. Die Summe von Chen ist 7. Danach kommt nichts, also nützt Sparen nichts mehr: Tippe alle drei an, und setze sie ein.
say-main-tie = Gleichgezogen, und das holt Gold. Aber zu sparen gibt es nichts mehr: Setze alle drei ein.
say-main-less = Nur der zweite Platz: 4 Punkte machen 14, und Bo hat 15. Setze alle drei ein.
say-main-pass = Dann bleibt das Gold bei Chen, und du hast umsonst gespart. Setze alle drei ein.
say-result = Du hast 17 Punkte, Chen 16, Bo 15. Die gesparten Karten haben den wertvollsten Pokal gewonnen.

## Group: win
win-1 = Drei Völker, die zur Reihe passen. Sieh dir vor dem Draften an, welche Fähigkeiten die sieben Wettbewerbe verlangen.
win-2 = Wenige Karten für billige Pokale. Silber kostet oft nur eine, und wer keinen Pokal gewinnt, darf bis zum Finale eine zurückholen.
win-3 = Viele fürs Finale. Es ist am meisten wert, und danach kommt nichts mehr.

## Group: more
more-swap = Dieselbe Partie, anders gespielt. Chen hält Gold mit 3, du Silber. Setze einen Elfen ein: 5 holt Gold, und ihr beide tauscht.
more-swap-pass = In der Einführung hast du hier gepasst. Sieh diesmal, was ein Elf bewirkt: Setze ihn ein.
more-swap-dear = Auch das führt, aber deine schnellen Karten gehören ins Finale. Ein Elf genügt: Setze einen ein.
more-third = Die zwei Orks von Bo machen 4, mehr als die 3 von Chen: Bo hat jetzt Silber, Chen nichts. Um Gold zu halten, darfst du nachlegen; hier aber passe.
more-third-more = Erlaubt, und mit einer höheren Summe lässt sich schwerer gleichziehen. Aber deine Karten gewinnen anderswo mehr: Passe.
more-dash = Tischekippen verlangt Kraft. Elfen und Halblinge haben da einen Strich: 0, sie dürfen nicht antreten. Passe, und spar deine Goblins.
more-dash-goblin = 2 an Kraft gewinnt hier kaum einen Pokal. Passe.
more-nobody = Niemand hat etwas eingesetzt, also gibt es keine Punkte, und alle dürfen eine ruhende Karte zurückholen. Hol den Goblin. Du beginnst auch wieder.
more-nobody-other = Von allem, was ruht, läuft ein Goblin am schnellsten: Hol ihn zurück.
more-alone = Du hast einen Elfen eingesetzt, und die anderen haben gepasst: Gold gehört dir, Silber niemandem. Mehr Karten brächten nichts: Tippe auf „{ orclympics.take-gold }“.
more-alone-more = Erlaubt, aber das Gold gehört dir schon. Spar deine Karten, und nimm es.
more-equal = Bei gleichen Punkten am Ende entscheidet der wertvollste einzelne Goldpokal, dann der nächste. Was dann noch gleich ist, wird geteilt.
more-two = Zu zweit gibt es kein Silber: Wer das Gold nicht gewinnt, darf eine Karte zurückholen.

## Group: about
about-free-cup = Ein Pokal, den noch niemand hat, mit den Punkten, die er in diesem Wettbewerb wert ist. Wer zuerst Karten einsetzt, holt das Gold.
about-gold-worth = Was der Goldpokal in diesem Wettbewerb am Ende wert ist. Ein Zeichen daneben zeigt, wer ihn gewonnen hat.
about-silver-worth = Was der Silberpokal in diesem Wettbewerb am Ende wert ist. Ein Zeichen daneben zeigt, wer ihn gewonnen hat.
about-skill = Die Fähigkeit, die in diesem Wettbewerb zählt, und nur sie: der Flügel für Tempo, das Auge für List, die Faust für Kraft.
about-main-event = Das Finale: der letzte und wertvollste Wettbewerb. Danach werden keine Karten mehr zurückgeholt.
about-competition-now = Der Wettbewerb, der gerade läuft, mit der Fähigkeit, die zählt, und dem Wert seiner Pokale.
about-competition = Ein Wettbewerb, mit der Fähigkeit, die zählt, und dem Wert seiner Pokale. Tippe auf die Reihe, um zu sehen, wer was eingesetzt hat.
about-row = Die sieben Wettbewerbe dieser Partie, vom ersten bis zum letzten gespielt. Alle sind vor dem Draft bekannt; der letzte ist das Finale. Tippe für mehr.
about-gold-cup = Der Goldpokal mit seinen Punkten. Die höchste Summe holt ihn; Gleichziehen genügt. Punkte bringt er nur, wenn man ihn am Ende des Wettbewerbs hält.
about-silver-cup = Der Silberpokal mit seinen Punkten. Ihn bekommt die zweithöchste Summe und wer gerade das Gold verloren hat. Zu zweit gibt es keinen.
about-resting-cards = Die ruhenden Karten von hier: früher eingesetzt, jetzt verdeckt. Bringt ein Wettbewerb keinen Pokal, darf eine davon zurückgeholt werden, nur nicht nach dem Finale.
about-card-counts = Wie viele Karten hier auf der Hand sind und wie viele ruhen. Die Zahlen sind offen; welche auf der Hand sind, ist geheim.
about-points = Die Punkte: die Werte aller bisher gewonnenen Pokale. Nach sieben Wettbewerben gewinnen die meisten Punkte.
about-player = Wer hier sitzt, mit Karten und Punkten. Tippe, um gewonnene Pokale und eingesetzte Karten zu sehen.
about-status = Was hier gerade geschieht. Wer gepasst hat, setzt in diesem Wettbewerb keine Karten mehr ein, behält aber einen Pokal, bis ihn jemand holt.
about-passes-to = Im Draft behalten alle eine Karte und geben die anderen nach links weiter, an die Person, die hier steht.
about-entered = Eine in diesem Wettbewerb eingesetzte Karte, mit ihrem Wert in der Fähigkeit, die zählt. Danach ruht sie.
about-total = Die Werte der hier eingesetzten Karten zusammen. Die höchste Summe hält den Goldpokal; um einen Pokal zu holen, genügt Gleichziehen.
about-lane = Eine Bahn: die in diesem Wettbewerb eingesetzten Karten, ihre Summe und die gehaltenen Pokale. Je länger der Balken, desto höher die Summe.
about-fair-begins = Der nächste Wettbewerb: die Fähigkeit, die zählt, der Wert seiner Pokale und wer beginnt.
about-fair-awards = Der Wettbewerb ist vorbei. Wer jetzt einen Pokal hält, bekommt seine Punkte.
about-dots = Die Punkte im Kreis zeigen, wie viel das Volk insgesamt kann, von eins bis drei. Je mehr es sind, desto weniger solche Karten gibt es.
about-no-ability = Der Strich steht für 0: In einem Wettbewerb dieser Fähigkeit kann diese Karte nicht eingesetzt werden.
about-ability-now = Die Fähigkeit, die jetzt zählt. So viel bringt die Karte zur Summe, wenn sie eingesetzt wird.
about-ability = Was diese Karte in einem Wettbewerb dieser Fähigkeit zur Summe bringt: Tempo, List oder Kraft.
about-dimmed-card = Eine Karte, die sich jetzt nicht wählen lässt. Tippe sie an, um zu sehen, warum.
about-race-card = Eine Karte eines der sieben Völker, mit ihrem Wert in jeder Fähigkeit. Einmal eingesetzt, ruht sie. Alle Karten eines Volks sind gleich.
about-aside = Karten, die sich jetzt nicht wählen lassen: die bisher im Draft behaltenen, oder die Hand, solange eine ruhende zurückdarf. Sonst sieht sie niemand.
about-race-slot = Ein Platz für ein Volk. Ein Team hat höchstens drei Völker, von jedem beliebig viele Karten.
about-offer = Ein Team aus allen Karten dieser Völker. Tippe, um sie zu wählen; danach darfst du Karten dazunehmen oder weglassen.
about-pass = In diesem Wettbewerb keine Karten mehr einsetzen. Hältst du einen Pokal, behältst du ihn, bis ihn jemand holt.
about-take-none = Keine Karte zurückholen: Alle deine eingesetzten Karten ruhen weiter.
about-confirm = Führt aus, was gewählt ist. Solange du nicht darauf tippst, kannst du etwas anderes wählen.
about-prompt = Wer gefragt ist und wonach. Darunter steht, warum, oder was die gewählten Karten bei den Pokalen bewirken würden.
about-head = Eine Karte eines der sieben Völker, klein.
about-aim = Das Spiel in wenigen Worten. Pokale sind Punkte, und Karten, die du nicht ausgibst, können spätere Wettbewerbe gewinnen.

## Group: together
together-aim = Sieben Wettbewerbe, jeder um einen Gold- und einen Silberpokal. Die ersten Pokale sind billig, die letzten wertvoll. Die meisten Punkte gewinnen.
together-draft = Zuerst der Draft: Alle behalten eine Karte und geben die anderen nach links, bis ihr acht habt. Zwei Karten gemeinsam, dann wählt ihr selbst.
together-cunning = Das Finale, 7 wert, verlangt List, und zwei weitere Wettbewerbe auch. Keine Karte hat mehr davon als dein Dschinn: Behalte ihn.
together-cunning-elf = Ein Elf hat 3 an List, das ist gut. Aber ein Dschinn hat 4: Behalte den Dschinn.
together-no-cunning = Ein Goblin hat überhaupt keine List. Behalte den Dschinn.
together-cunning-less = Diese Karte hat weniger List, und das Finale verlangt List. Behalte den Dschinn.
together-strength = Zwei Wettbewerbe verlangen Kraft. Dein Ork hat 4, mehr gibt es nicht, und es gibt nur vier Orks: Behalte ihn.
together-strength-djinn = 4 an List ist ebenso gut, aber vielleicht sammeln auch andere List. Behalte den Ork.
together-no-strength = Ein Elf ist listig, hat aber überhaupt keine Kraft. Behalte den Ork.
together-strength-less = Diese Karte ist nicht so stark. Behalte den Ork.
together-speed = Zwei Wettbewerbe verlangen Tempo. Dein Halbling hat 4 an Tempo, mehr gibt es nicht: Behalte ihn.
together-speed-four = Auch das ist eine 4, in einer anderen Fähigkeit. Aber ein Team darf ruhig schnell sein: Behalte den Halbling.
together-speed-less = Diese Karte ist nicht so schnell. Behalte den Halbling.
together-passed = Die anderen sieben Karten gingen nach links. Nun kennt ihr einige der Karten, die die anderen behalten können.
together-add = Diese Karten kommen von rechts. In einem Wettbewerb zählen eingesetzte Karten zusammen, also sammle, was du hast: Behalte einen zweiten Dschinn.
together-add-elf = Ein Elf hat 3 an List und passt gut zu einem Dschinn. Aber zwei Dschinns machen 8: Behalte den Dschinn.
together-add-other = Ein Team kann eines besonders gut. Deines hat List, und dieser Dschinn hat 4: Behalte ihn.
together-dash = Ein Strich heißt 0: Dort tritt so eine Karte nie an. Ein Elf hat keine Kraft, ein Zwerg hat 3: Behalte den Zwerg.
together-dash-goblin = Ein Goblin hat 2 an Kraft, ein Zwerg hat 3. Behalte den Zwerg.
together-dash-none = Bei Kraft ist ein Strich: Das hilft deinem Ork nicht. Behalte den Zwerg.
together-strength-one = Ein Mensch hat überall 1. Der Zwerg hat 3 an Kraft: Behalte den Zwerg.
together-gather = Ein Team hat höchstens drei Völker, also sammle wenige. Du hast einen Halbling; Goblins haben 3 an Tempo: Behalte einen.
together-gather-elf = Ein Elf hat 2 an Tempo, ein Goblin hat 3. Behalte den Goblin.
together-gather-none = Bei Tempo ist ein Strich: Da läuft nichts. Behalte den Goblin.
together-speed-one = Ein Mensch hat überall 1. Der Goblin hat 3 an Tempo: Behalte den Goblin.
together-cups = In jedem Wettbewerb setzt ihr reihum Karten ein oder passt für den Rest des Wettbewerbs. Die höchste Summe holt Gold, die nächste Silber; Gleichziehen genügt.
together-rest = Danach ruhen eingesetzte Karten. Wer keinen Pokal gewinnt, darf eine eigene ruhende Karte zurückholen; Verlieren kann sich also lohnen.
together-end = Draftet sechs weitere Karten, dann baut ein Team aus höchstens drei Völkern, etwa Dschinns, Elfen und Menschen. Nun spielt ihr allein weiter.

## Group: tip
tip-row = Sieh dir vor der Wahl die Reihe an: Welche Fähigkeit verlangen die meisten der sieben Wettbewerbe?
tip-fourth = Du hast drei Völker behalten, und mehr hat kein Team: Bei einer Karte eines vierten bleibt ein Volk zu Hause.
tip-build = Was du weglässt, spielt nie: Nimm jede Karte deiner drei Völker mit, wenn nichts dagegenspricht.
tip-enter = Setze mindestens eine Karte ein, oder passe für den Rest dieses Wettbewerbs; abwarten darfst du nicht.
tip-main = Nach dem Finale kommt nichts mehr, also gibt es nichts mehr zu sparen.
tip-tie = Eine deiner Karten würde mit diesem Pokal genau gleichziehen, und das genügt, um ihn zu holen.
tip-rest = Hol zurück, was die nächsten Wettbewerbe verlangen; es darf eine Karte aus einem früheren sein.
