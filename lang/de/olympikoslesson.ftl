### Olympikos: Einführung

## Group: say
say-carrot = Du bist Ana. Erst zur Übung: Der Hinweis von Bo meint eine von fünf Sportarten, hochkant ist er sehr gut. Tippe sie an, dann die Bronzemedaille.
say-carrot-other = Wer frisst Karotten? Im Ernstfall bliebe deine Karte dort liegen; hier versuch es noch einmal.
say-flag = Deine Karte liegt: Alle sehen, dass du geraten hast, aber nicht, was. Chen folgt. Nun werden die Hinweise für Silber und Gold umgedreht.
say-bell = Rate in beliebiger Reihenfolge, klare Hinweise zuerst. Der für Gold liegt hochkant: eine Glocke. Bei welcher Sportart läutet sie jede Runde ein?
say-bell-silver = Die Handschuhe liegen quer, sind also schwieriger. Nimm erst den klaren Hinweis: Gold.
say-bell-other = Bei einer dieser fünf läutet eine Glocke jede Runde ein und aus. Versuch es noch einmal.
say-gloves = Chen ist hier schneller, aber nur richtige Karten zählen. Quer heißt mittelmäßig. Boxen hast du schon gespielt: Wo trägt man noch Handschuhe?
say-gloves-other = Warme Handschuhe? Eine der fünf findet auf Eis statt. Versuch es noch einmal.
say-practice-bronze = Bronze war Springreiten. Die erste richtige Karte bringt 2 Punkte: deine. Jede spätere richtige bringt 1: die von Chen.
say-practice-silver = Silber war Curling. Chen war zuerst da, lag aber falsch; also ist deine die erste richtige Karte: 3 Punkte.
say-practice-gold = Gold ist 4 wert, und nur du lagst richtig. Neun Punkte: Mehr schafft niemand in einer Runde. Aber das war Übung.
say-idea = Drei von fünf Sportarten sind gesucht, eine für jede Medaille. Der Coach gibt Hinweise, die anderen raten.
say-clue = In Runde zwei steigst du ein, als Coach. Deine erste gesuchte Sportart ist Bogenschießen. Tippe den Hinweis an, der darauf deutet; hochkant heißt sehr gut.
say-clue-mountain = Ein Berg sieht nach Mountainbiken aus. Gesucht ist Bogenschießen.
say-clue-ten = Zehn ist der beste Bogenschuss, aber ein anderer Hinweis zeigt alles, worauf gezielt wird. Tippe den an.
say-clue-flat = Quer hieße: nur mittelmäßig. Aber klarer geht es nicht: hochkant.
say-clue-other = Das sieht kaum nach Bogenschießen aus. Ein Hinweis zeigt, worauf mit dem Bogen gezielt wird.
say-honest = Für Silber ist Basketball gesucht. Erhobene Hände passen noch am besten, aber auch zu Volleyball. Sei ehrlich: Wähle „{ olympikos.average }“, dann liegen sie quer.
say-honest-upright = Hochkant verspräche einen sehr guten Hinweis, und alle würden darauf vertrauen. Auch beim Volleyball hebt man die Hände: Wähle „{ olympikos.average }“.
say-honest-other = Das sieht noch weniger nach Basketball aus. Erhobene Hände passen am besten: Lege sie quer.
say-one-sport = Für Gold ist Eiskunstlauf gesucht, und vier Hinweise sind übrig. Ein guter sagt Ja zu einer Sportart und Nein zu den anderen.
say-one-ten = Auch auf dem Eis träumt man von der Zehn, aber sie passt ebenso zum Bogen. Ein Hinweis passt nur zum Eiskunstlauf.
say-one-flat = Das darfst du, und es kostet keine Punkte. Aber ein Schwan passt gut, also sag es ihnen: hochkant.
say-one-other = Das sieht nicht nach Eiskunstlauf aus. Denk an ein Ballett auf einem See.
say-race = Drei, zwei, eins! Bo und Chen raten um die Wette, und du siehst zu. Was liegt, bleibt liegen.
say-bronze = Bronze: Alle lagen richtig, also bekommt der Coach, was die Medaille wert ist: 2 Punkte für dich.
say-silver = Silber: Bo lag richtig, Chen dachte an Volleyball. Einige, nicht alle: 1 Punkt für dich. Läge niemand richtig, gäbe es nichts.
say-gold = Gold: wieder alle richtig. 4 Punkte für dich, 4 für Chen, weil zuerst richtig, und 1 für Bo.
say-tested = Ab Runde zwei muss zur Dopingkontrolle, wer unter den Ratenden zu Beginn vorn liegt. Chen musste eine Sportart wählen, die nicht gesucht ist.
say-positive = Basketball war gesucht, also ist der Test positiv: Chen verliert 3 Punkte. Du hast 7, Bo 6, Chen 5. Du führst!
say-next = In der nächsten Runde ist Chen Coach, und Bo und du raten. Du führst, also musst du zur Dopingkontrolle.

## Group: win
win-1 = Nimm beim Raten die klaren Hinweise zuerst. Jede Sportart kann nur einmal geraten werden, also wird der Rest leichter.
win-2 = Such als Coach den Hinweis, der Ja zu einer Sportart sagt und Nein zu den anderen vier.
win-3 = Wenn du führst, merk dir eine Sportart, die nicht gesucht ist: Du brauchst sie für die Dopingkontrolle.

## Group: more
more-lead = Runde zwei. Du führst mit den neun Punkten aus der Übung, also musst diesmal du zur Dopingkontrolle.
more-cards = Du hast geraten: Die Schwerter meinen Fechten, der Arm Gewichtheben. Die Welle liegt quer, ein mittelmäßiger Hinweis: vielleicht Surfen.
more-rule-out = Zwei Karten hast du noch. Schließ eine Sportart aus, die sicher nicht gesucht ist: Eine Welle kann Segeln meinen, aber kaum Golf.
more-rule-out-sailing = Meint die Welle Segeln, ist der Test positiv, und du verlierst 3 Punkte. Nichts hier deutet auf Golf: Schließ das aus.
more-sailing = Gold war Segeln, nicht Surfen. Hättest du Segeln ausgeschlossen, würde dich das jetzt 3 Punkte kosten.
more-negative = Golf war nicht gesucht: Der Test ist negativ, und du behältst alle 14 Punkte. Chen hat 10, Bo 7.
more-together = Zu zweit spielt ihr im Team: Jemand gibt Hinweise, jemand rät. Alle zehn Sekunden legt eine andere Nation auf jede Medaille eine Karte, also beeilt euch.

## Group: about
about-test-card = Diese Karte liegt bei der Dopingkontrolle: eine Sportart, die als nicht gesucht ausgeschlossen wird. Sie wird nach der Goldmedaille umgedreht.
about-gain = Die Punkte, die diese Medaille oder die Dopingkontrolle eben gebracht oder gekostet hat.
about-together = Die gemeinsamen Punkte, und wie viele bis zur nächsten Stufe fehlen. 36 Punkte sind ein Weltrekord.
about-points = Die Punkte für richtiges Raten und als Coach, abzüglich der verlorenen. Die Striche zählen bis zwölf; hat jemand mehr, wachsen alle Reihen.
about-coach = Der Coach dieser Runde: zieht drei gesuchte Sportarten, gibt auf jede einen Hinweis und rät nicht mit. Jede Runde wechselt die Rolle.
about-tested = Wer hier sitzt, lag zu Beginn der Runde vorn: Nach der dritten Karte folgt die Dopingkontrolle, und eine Sportart wird ausgeschlossen. War sie gesucht, kostet das bis zu 3 Punkte.
about-player = Wer hier sitzt und was da gerade geschieht. Wer rät, legt in jeder Runde drei Karten, auf jede Medaille eine; der Coach gibt die Hinweise.
about-turns-so-far = Die bisherigen Runden: welche Sportarten gesucht waren, wer richtig lag und wie gut jeder Hinweis passte.
about-opposite = Noch einmal die Hinweise, für alle gegenüber gedreht.
about-target = Die gesuchte Sportart, für die der Coach gerade einen Hinweis wählt. Vor der Medaillenvergabe bekommt sie sonst niemand zu sehen.
about-answer = Diese Sportart war gesucht. Wer die Karte mit ihrem Ring auf diese Medaille gelegt hat, lag richtig.
about-sport-down = Eine Sportart, verdeckt, bis das Raten beginnt, damit niemand länger Zeit zum Schauen hat. Der Coach sieht sie schon.
about-ring = Ein Ring mit Farbe und Buchstabe. Alle, die raten, haben eine Karte mit diesem Ring: Sie steht für die Sportart darunter.
about-sport = Eine der fünf Sportarten dieser Runde. Drei sind gesucht, und bis zur Vergabe weiß nur der Coach, welche. Jede Runde hat fünf neue.
about-medal-points = Die Medaille, und was sie der ersten richtigen Karte bringt; weitere richtige bringen 1 Punkt. Zu zweit bleibt 1 Punkt, wenn eine andere Nation vorher richtig lag.
about-how-good = Für wie gut der Coach den Hinweis hält: hochkant sehr gut, quer mittelmäßig. Auf die Punkte hat das keinen Einfluss.
about-clue-down = Der Hinweis für diese Medaille, verdeckt. Wenn das Raten beginnt, werden die Hinweise nacheinander umgedreht: Bronze, Silber, Gold.
about-clue = Der Hinweis des Coachs für diese Medaille. Er deutet auf eine der fünf Sportarten: die gesuchte. Liegt er, darf er nicht mehr geändert werden.
about-coach-card = Die Karte des Coachs, die unterste auf dieser Medaille. Ihr Ring zeigt die gesuchte Sportart. Sie wurde zufällig gezogen, und alle anderen sehen sie erst bei der Vergabe.
about-rival-card = Die Karte einer anderen Nation. Die anderen Nationen raten zufällig und bekommen nichts; lag aber eine früher richtig, bringt die eigene richtige Karte nur 1 Punkt.
about-right-card = Eine richtige Karte. Die erste richtige auf einer Medaille bringt alle ihre Punkte, jede spätere 1 Punkt.
about-wrong-card = Eine falsche Karte. Sie bringt nichts und zählt nicht mit, wenn es darum geht, wer zuerst war.
about-card = Eine geratene Karte, verdeckt: Ihre Sportart zeigt sich erst bei der Vergabe. Die Karten liegen so, wie sie kamen, und dürfen nicht verschoben werden.
about-medal = Eine Medaille mit dem Hinweis des Coachs und den Karten darauf. Alle, die raten, legen hier eine Karte: die der Sportart, auf die der Hinweis deutet.
about-clock = Die Uhr. Ist sie abgelaufen, werden die Hinweise umgedreht, oder die nächste Nation spielt, oder fehlende Karten werden zufällig gelegt.
about-press = In dieser Partie wartet die Uhr auf diesen Knopf: Tippe darauf, wenn die nächste Nation spielen darf oder wenn die Zeit für alle um ist, die noch nicht fertig sind.
about-test = Die Dopingkontrolle, ab der zweiten Runde: Wer eine gesuchte Sportart ausgeschlossen hat, verliert bis zu 3 Punkte. Wurde keine einzige Sportart erraten, entfallen alle Kontrollen, und der Coach verliert bis zu 3 Punkte.
about-ready = Worum es geht. Sportarten und Hinweise bleiben verborgen, bis das Raten beginnt oder weitergeht, damit alle sie im selben Moment sehen.
about-pad-ring-gone = Diese Karte ist schon gespielt. Am Ende der Runde kommt sie zurück.
about-pad-ring = Eine der fünf Karten dieses Tippfelds, mit der Sportart, für die sie steht. Tippe sie zuerst an, dann die Medaille; jede Karte lässt sich einmal je Runde spielen.
about-pad-test = Die Dopingkontrolle, nach der dritten Karte: Schließ die Sportart aus, die am ehesten nicht gesucht ist. Ist sie es doch, kostet das bis zu 3 Punkte.
about-pad-medal-placed = Auf dieser Medaille liegt schon eine Karte von diesem Tippfeld. Sie darf nicht verschoben und nicht zurückgenommen werden.
about-pad-medal = Tippe eine Sportart an und dann diese Medaille, um die Karte hierher zu legen. Sie öffnet sich mit ihrem Hinweis und nimmt von allen genau eine Karte.
about-tabs = Wessen Tippfeld zu sehen ist. Alle, die hier raten, haben ihr eigenes.
about-pad = Ein Tippfeld: fünf Karten, eine für jede Sportart, und die Medaillen, auf die sie kommen. Die Reihenfolge der gelegten Karten zählt, also sei schnell.
about-sideways = Den Hinweis quer legen: ein mittelmäßiger, oft der beste einer schlechten Hand. Alle sehen, wie er liegt; auf die Punkte hat es keinen Einfluss.
about-upright = Den Hinweis hochkant legen: ein sehr guter. Alle sehen, wie er liegt; auf die Punkte hat es keinen Einfluss.
about-hand-clue = Ein Hinweis auf der Hand des Coachs. Wähle den, der auf die gesuchte Sportart deutet und auf keine der anderen vier. Unbenutzte Hinweise kommen ungesehen aus dem Spiel.
about-asked-ring = Der Ring der Sportart, für die der Hinweis ist. Nur der Coach kennt ihn.
about-confirm = Legt den gewählten Hinweis verdeckt unter seine Medaille. Solange du nicht darauf tippst, kannst du einen anderen wählen.
about-prompt = Wer gefragt ist und wonach. Darunter steht, worauf es jetzt ankommt.

## Group: together
together-jobs = In jeder Runde gibt jemand von euch als Coach Hinweise auf drei Sportarten. Die anderen raten sie; bis dahin schauen sie weg.
together-clue = Deine erste gesuchte Sportart, die die anderen erraten sollen, ist Sportklettern. Ein Affe ist ein sehr guter Hinweis: Lege ihn hochkant.
together-clue-flat = Quer hieße: nur mittelmäßig. Der Affe passt aber sehr gut, also sag es den anderen: hochkant.
together-clue-ladder = Auch auf Leitern wird geklettert. Wer klettert besser als alle?
together-clue-other = Das sieht kaum nach Klettern aus. Wer klettert besser als alle?
together-honest = Für Silber ist Eishockey gesucht. Ein Pinguin sagt nur, dass es kalt ist. Sei ehrlich: Wähle „{ olympikos.average }“, dann liegt er quer.
together-honest-upright = Hochkant verspräche einen sehr guten Hinweis, und alle würden darauf vertrauen. Ein Pinguin spielt kein Eishockey: Wähle „{ olympikos.average }“.
together-honest-other = Das sieht noch weniger nach Eishockey aus. Ein Pinguin ist wenigstens auf dem Eis zu Hause: Lege ihn quer.
together-hurdles = Für Gold sind die 110 m Hürden gesucht. Ein guter Hinweis sagt nur zu einer Sportart Ja: Such etwas, das im Weg steht, und lege es hochkant.
together-hurdles-flat = Das darfst du, und es kostet keine Punkte. Aber nichts hier passt so gut, also sag es den anderen: hochkant.
together-hurdles-fast = Schnell ist es, sagt aber nicht, worüber gesprungen wird. Ein anderer Hinweis zeigt etwas, das im Weg steht.
together-hurdles-other = Das passt eher zu anderen Sportarten. Ein anderer Hinweis zeigt etwas, das im Weg steht.
together-meaning = Drei Hinweise, jeder auf eine von fünf Sportarten. Hochkant heißt sehr gut, quer mittelmäßig. Jetzt dürfen alle hinsehen.
together-race = Alle, die raten: Tippt auf dem eigenen Tippfeld die Sportart an, die ein Hinweis meint, dann seine Medaille. Was liegt, bleibt liegen.
together-right = Die erste richtige Karte bringt 2, 3 oder 4 Punkte, jede spätere richtige 1 Punkt, eine falsche nichts. Jede Sportart lässt sich nur einmal spielen.
together-coach = Liegen bei einer Medaille alle richtig, bekommt auch der Coach ihre Punkte. Sind es nur einige, bekommt der Coach 1 Punkt.
together-end = Wer ab Runde zwei unter den Ratenden führt, muss zur Dopingkontrolle und schließt eine Sportart als nicht gesucht aus. Finger bereit: Nun spielt ihr allein weiter.

## Group: tip
tip-sports = Sieh dir erst alle fünf Sportarten an. Der beste Hinweis passt auf die gesuchte und auf keine der anderen vier.
tip-sideways = Passt ein Hinweis auf zwei dieser Sportarten, sagt quer den anderen, dass er nur mittelmäßig ist.
tip-easy = Errät niemand auch nur eine deiner drei Sportarten, verlierst du bis zu 3 Punkte. Ein leichter Hinweis genügt, um das zu verhindern.
tip-past = „{ olympikos.look-back }“ zeigt, wie gut jeder Hinweis der früheren Runden auf seine Sportart passte.
tip-clear = Klare Hinweise zuerst, in beliebiger Reihenfolge. Was liegt, lässt sich nicht mehr verschieben.
tip-quicker = Jemand war schneller. Lege deine Karte trotzdem: Falsche Karten zählen nicht, und eine spätere richtige bringt 1 Punkt.
tip-tested = Spiel von deinen letzten zwei Karten die Sportart, die am ehesten nicht gesucht ist: Eine gesuchte kostet bis zu 3 Punkte.
