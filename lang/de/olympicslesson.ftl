### Olympics: Einführung

## Group: say
say-aim = Du bist Ana. Am Ende bringen in jedem Wettkampf die meisten Sterne Gold, 3 Punkte wert. Silber bringt 2, Bronze 1. Wer die meisten Punkte hat, gewinnt.
say-bid = Alle bieten eine Karte. Die höchste Zahl nimmt zuerst ein Paar neuer Karten: Du willst den Radstar mit fünf Sternen. Biete deine 75.
say-bid-low = Mit einer 12 wären andere fast sicher vor dir dran, und jemand nähme den Star. Biete die 75.
say-bid-strong = Gebote werden abgelegt: Damit wäre eine starke Karte weg, und mit so einer niedrigen Zahl kämst du kaum zuerst dran. Biete die 75.
say-pick = 75 schlägt 68 und 47: Du wählst zuerst. Dein Gebot, nur ein Stern, wird abgelegt. Nimm den Radstar und die Karte darunter.
say-pick-other = Nur ein Stern, und Bo, als Nächstes dran, könnte die fünf nehmen. Nimm den Radstar.
say-invest = Darunter lag ein Turncoach: Das weißt nur du. Nun investieren alle eine Karte, die zu ihrem Wettkampf geht. Investiere deinen Radstar.
say-invest-five = Auch fünf Sterne und ebenso gut. Hier aber beginnst du mit dem Radsport.
say-invest-four = Vier Sterne sind gut, aber du hast fünf. Investiere deinen Radstar.
say-invest-two = Zwei Sterne, dabei hast du fünf. Investiere deinen Radstar.
say-secret = Deine Karte liegt verdeckt unter deinem Marker: Die anderen sehen, dass du im Radsport bist, aber nicht, womit. Auch ihre Karten sind geheim.
say-alike = Runde 2. Jedes Paar zeigt einen Stern: Darum lohnt sich kein Streit. Biete deine 12, die Karte, die dir am wenigsten fehlen wird.
say-alike-five = Damit gibst du fünf Sterne her, um unter einzelnen zu wählen. Biete die 12.
say-alike-four = Damit gibst du vier Sterne her, um unter einzelnen zu wählen. Biete die 12.
say-last = Bo hat 72 geboten, um unter einzelnen Sternen zu wählen. Du kamst zuletzt dran, und unter deiner Karte lag ein Radstar mit vier!
say-type = Aber von jeder Art darfst du in einem Wettkampf nur eine Karte haben, also einen Star: Nur ein stärkerer ersetzt ihn. Investiere deinen Radcoach.
say-type-waste = Du hast schon einen Radstar mit fünf Sternen: Dieser würde nutzlos abgelegt. Investiere deinen Radcoach.
say-type-later = Gut, aber dafür ist noch Zeit. Sieh erst, was eine zweite Art bewirkt: Investiere deinen Radcoach.
say-type-other = Möglich, aber vier Sterne mehr im Radsport zeigen dir etwas Neues. Investiere deinen Radcoach.
say-add = Verschiedene Arten, Star und Coach, zählen zusammen: fünf und vier sind neun. Der Star liegt jetzt offen; nur deine neueste Karte ist verdeckt.
say-later = Sieben Runden später: Das ist die letzte. Du hast zwölf Sterne im Turnen, zwölf im Radsport und keinen im Basketball.
say-free-bid = Karten auf der Hand zählen am Ende nichts. Dein Schwimmcoach taugt nur noch zum Ablegen, also biete ihn: Da die 75 weg ist, wählt die 74 zuerst.
say-free-middle = Ein höheres Gebot könnte dir wegschnappen, was du brauchst; die 74 wählt sicher zuerst. Biete die 74.
say-free-low = Mit 19 kämst du wohl zuletzt dran und bekämst, was übrig bleibt. Biete die 74.
say-one-card = Die Leichtathletik zeigt vier Sterne, Basketball einen. Aber jede Karte in einem Wettkampf kann eine Medaille holen. Nimm die Basketballfans.
say-one-athletics = Ihre vier Sterne würden deine drei ersetzen: nur einer mehr, und im Basketball noch immer nichts. Nimm die Basketballfans.
say-one-gymnastics = Drei Sterne mehr, wo du mit zwölf führst, und im Basketball noch immer nichts. Nimm die Basketballfans.
say-medal = Hier sind Bo und Chen, und es gibt drei Medaillen: Schon ein Stern holt sicher Bronze. Mehr Vorsprung anderswo bringt nichts. Investiere die Basketballfans.
say-medal-athletics = In der Leichtathletik ist dir Bronze sicher; ob sechs Sterne Silber holen, hängt an Verdecktem. Im Basketball ist eine neue sicher. Investiere die Basketballfans.
say-medal-cycling = Im Radsport führst du mit zwölf Sternen schon klar. Im Basketball holt ein Stern sicher eine neue Medaille. Investiere die Basketballfans.
say-medal-waste = Dein Radcoach hat vier Sterne: Dieser würde abgelegt. Investiere die Basketballfans.
say-basketball = Basketball: Bo zehn, Chen sechs, du einen. Dein einer Stern holt Bronze: 1 Punkt.
say-tie = Schwimmen: je sieben Sterne für dich und Bo. Die höchste Zahl auf den Karten dort entscheidet: 36 schlägt 23. Gold für dich.
say-result = Du hast 11 Punkte, Bo 10, Chen 9. Der eine Stern im Basketball hat die Partie gewonnen.

## Group: win
win-1 = Sei überall dabei. Zu zweit oder zu dritt gewinnt eine einzige Karte in einem Wettkampf dort immer eine Medaille.
win-2 = Biete hohe Zahlen, wenn sich die Paare unterscheiden, und niedrige, wenn sie fast gleich gut sind. Deine besten Karten biete nie.
win-3 = Investiere dort, wo es um eine Medaille geht. Ein großer Vorsprung bringt nichts mehr, und bei Gleichstand entscheidet die höchste Zahl.

## Group: more
more-last = Die letzte Investition einer anderen Partie. Bei gleichen Punkten am Ende entscheidet die höchste Zahl in allen Wettkämpfen: deine ist die 69 auf dem Coach.
more-number = In der Leichtathletik ist es knapp. Ein neuer Coach würde deinen ersetzen, und die 69 wäre weg. Die Fans bringen drei Sterne: Investiere die Leichtathletikfans.
more-number-coach = Neun Sterne statt zehn, und deine 69 würde abgelegt. Investiere die Leichtathletikfans.
more-number-other = In der Leichtathletik ist es knapper: Bo zeigt dort fünf Sterne und eine verdeckte Karte, du hast sieben. Investiere die Leichtathletikfans.
more-tie = Je 11 Punkte für dich und Bo, und die höchste Zahl entscheidet: Deine 69 schlägt die 67 von Bo. Gewonnen!

## Group: about
about-chosen-card = Die Karte, die hier zum Bieten oder Investieren gewählt wurde. Sie bleibt verdeckt, bis alle gewählt haben; ein Gebot zeigt dann seine Zahl.
about-second-card = Die verdeckte Karte des Paars. Wer das Paar nimmt, bekommt beide Karten; diese hier sieht sonst niemand.
about-what-it-does = Was geschieht, wenn diese Karte jetzt investiert wird: Sie geht verdeckt zu ihrem Wettkampf und deckt dort deine vorige auf, sie ersetzt eine schwächere ihrer Art, oder sie kann nur abgelegt werden.
about-number = Die Zahl der Karte, von 1 bis 75; jede kommt einmal vor. Beim Bieten nimmt die höchste Zahl zuerst ein Paar. Bei gleich vielen Sternen in einem Wettkampf entscheidet die höchste Zahl.
about-stars = Die Leistung der Karte: ein bis fünf Sterne. Sie zählen bei der Siegerehrung, im Wettkampf der Karte.
about-own-face-down = Eine verdeckte Karte mit Art und Sternen: Nur wer sie gespielt hat, kennt sie. Die anderen sehen bloß den Marker darauf.
about-token = Ein Marker: Er liegt auf der Karte, die in dieser Reihe zuletzt in diesem Wettkampf gespielt wurde.
about-face-down = Eine verdeckte Karte, hier die neueste. Nur wer sie gespielt hat, kennt sie; sie wird mit der nächsten Karte hier oder bei der Siegerehrung aufgedeckt.
about-chip = Eine offene Karte in diesem Wettkampf: ihre Art und ihre Sterne. Von jeder Art liegt hier höchstens eine Karte pro Person.
about-type = Die Art der Karte: Star, Coach, Training, Ausrüstung oder Fans. Von jeder Art darfst du in einem Wettkampf eine Karte haben; eine stärkere ersetzt sie.
about-card-event = Der Wettkampf, zu dem die Karte gehört. Beim Investieren kommt sie immer dorthin und nirgends sonst hin.
about-held-card = Eine Handkarte. Biete sie wegen ihrer Zahl, oder investiere sie wegen ihrer Sterne. In jeder Runde bietest du eine Karte und investierst eine andere.
about-taken-pair = Dieses Paar ist weg: Wem der Marker gehört, hat die Karte hier und die darunter genommen.
about-pair = Ein Paar: eine Karte offen, eine verdeckt darunter. Das höchste Gebot nimmt ein beliebiges Paar, dann das nächsthöchste, und so weiter.
about-pairs = Die Paare dieser Runde: eines für jede Person, zu zweit noch eines für das neutrale Team.
about-deck = Die Karten, die noch im Stapel sind. Wird die letzte gezogen, sind die Runden vorbei, und die Siegerehrung beginnt.
about-discards = Die Ablage: Gebote, ersetzte Karten und solche, die sich nicht spielen ließen. Tippe, um sie durchzusehen. Was hier liegt, kommt nie zurück.
about-medal = Eine Medaille mit ihren Punkten: Gold 3, Silber 2, Bronze 1. Medaillen gibt es bei der Siegerehrung, für die meisten Sterne in jedem Wettkampf.
about-event = Einer der fünf Wettkämpfe mit seinen drei Medaillen. Am Ende gehen sie an die meisten Sterne hier. Tippe, um die Karten von allen zu sehen.
about-sum = Die Sterne, die von hier in diesem Wettkampf zu sehen sind. Eine unbekannte verdeckte Karte zählt nicht mit.
about-cell = Die Karten einer Person in einem Wettkampf. Tippe, um sie groß zu sehen, zusammen mit denen aller anderen.
about-points = Die Punkte aus Medaillen. Sie stehen bis zur Siegerehrung auf 0. Wer die meisten Punkte hat, gewinnt.
about-status = Was hier gerade geschieht: Eine Karte oder ein Paar wird gewählt. Bei „{ olympics.status-chosen }“ wird auf die anderen gewartet.
about-neutral = Das neutrale Team. Es nimmt in jeder Runde das letzte Paar und spielt beide Karten offen. Es gewinnt Medaillen und nimmt sie euch damit weg, aber die Partie kann es nicht gewinnen.
about-player = Wer am Tisch sitzt, was da gerade geschieht und wie viele Punkte es sind. Tippe, um alle Karten in den Wettkämpfen zu sehen und welche offen genommen wurden.
about-podium-medal = Die Medaille, die in diesem Wettkampf gewonnen wurde, mit ihren Punkten: Gold 3, Silber 2, Bronze 1.
about-tie = Hier waren die Sterne gleich. Vorn liegt, wer unter den eigenen Karten in diesem Wettkampf die höchste Zahl hat.
about-counted = Die Karten einer Person in diesem Wettkampf, Stern für Stern gezählt. Die verdeckten sind jetzt umgedreht.
about-podium = Wer in diesem Wettkampf angetreten ist: die Karten, die Summe ihrer Sterne und die Medaille, die sie gewonnen haben.
about-ceremony = Die Siegerehrung. Ein Wettkampf nach dem anderen wird entschieden: Die meisten Sterne gewinnen Gold, dann kommen Silber und Bronze. Ohne mindestens eine Karte gibt es keine Medaille.
about-bid = Ein Gebot. Die höchste Zahl nimmt zuerst ein Paar, dann die nächsthöchste. Alle Gebote werden abgelegt.
about-bids = Die Gebote dieser Runde. Sind sie aufgedeckt, stehen sie von der höchsten Zahl bis zur niedrigsten; so werden auch die Paare genommen.
about-table-card = Eine Karte mit Zahl, Wettkampf, Art und Sternen.
about-confirm = Führt aus, was gewählt ist. Solange du nicht darauf tippst, kannst du etwas anderes wählen.
about-prompt = Wer gefragt ist und wonach. Darunter steht, warum, oder was die gewählte Karte bewirken würde.
about-aim = Das Spiel in wenigen Worten. Mit Zahlen wird um Karten geboten; am Ende gewinnen Sterne in den Wettkämpfen Medaillen, und Medaillen sind Punkte.

## Group: together
together-aim = In fünf Wettkämpfen gibt es am Ende Medaillen: Die meisten Sterne bringen Gold, 3 Punkte, dann Silber 2, Bronze 1. Zwei Runden zusammen, dann spielt ihr frei.
together-bid = Biete eine Karte: Die höchste Zahl nimmt zuerst ein Paar neuer Karten. Der Schwimmcoach passt zu deinem Star, also biete 69, nur zwei Sterne.
together-bid-low = Mit einer 17 kämst du wohl spät dran, und der Coach wäre vielleicht weg. Biete die 69.
together-bid-strong = Damit gibst du mehr Sterne her, und das für eine niedrigere Zahl. Biete die 69.
together-spare = Alle bieten gleichzeitig, und die höchste Zahl nimmt zuerst ein Paar. Deine Radausrüstung hat einen Stern, aber eine gute 65: Biete sie.
together-spare-other = Damit gibst du mehr Sterne her, und das für eine niedrigere Zahl. Biete die 65.
together-highest = Das höchste Gebot nimmt zuerst ein Paar, und nichts schlägt deine 75. Behalte sie, bis ein Paar es wert ist, und biete deine 42.
together-highest-now = Sie käme zuerst dran, aber diese Paare sind die höchste Zahl von allen nicht wert. Biete die 42.
together-highest-coach = Damit gibst du einen Stern mehr her, und das für eine niedrigere Zahl. Biete die 42.
together-highest-other = Mit der 62 kommst du vielleicht in einer anderen Runde zuerst dran, also behalte sie. Biete die 42.
together-pick = 69 schlägt 65 und 42: Du wählst zuerst. Die verdeckte Karte darunter bekommst du auch. Nimm den Schwimmcoach.
together-pick-other = Der Coach hat vier Sterne, die anderen haben drei und zwei. Nimm den Schwimmcoach.
together-second = Du wählst als Nächstes. Drei Sterne sind besser als zwei: Nimm die Basketballfans und die Karte darunter.
together-second-other = Zwei Sterne statt drei. Nimm die Basketballfans.
together-beneath = Das niedrigste Gebot bekommt das letzte Paar. Was darunter lag, ist jetzt auf der Hand, und niemand sonst hat es gesehen.
together-invest = Investiere eine Karte: Sie geht verdeckt zu ihrem Wettkampf, also kennst nur du deinen Schwimmstar und seine fünf Sterne.
together-invest-coach = Der kommt in der nächsten Runde. Beginne mit dem Schwimmstar, er hat einen Stern mehr.
together-invest-other = Erlaubt, aber beginne mit deiner stärksten Karte: dem Schwimmstar mit fünf Sternen.
together-wait = Investiere deinen Turnstar, verdeckt in seinem Wettkampf. Der Radstar mit fünf kann warten: Niemand kann ihn dir aus der Hand nehmen.
together-wait-other = Diese Karte kann warten, auf deiner Hand ist sie sicher. Investiere den Turnstar.
together-treasure = Unter deiner Karte lag ein Leichtathletikstar mit vier Sternen. Investiere ihn verdeckt in seinem Wettkampf: Die anderen sehen nur, dass du da bist.
together-treasure-other = Weniger Sterne. Der Leichtathletikstar hat vier: Investiere ihn.
together-tokens = Eure Marker liegen auf drei verdeckten Karten. Alle sehen, wo die anderen sind, aber nicht, wie stark.
together-behind = Deine Turnfans haben einen Stern und eine niedrige 17: Biete sie, und lass die anderen zuerst wählen.
together-behind-other = Damit gibst du mehr Sterne her, und selbst das letzte Paar zeigt drei. Biete die Turnfans.
together-better = Da liegt ein Turnstar mit fünf, besser als deiner. Deine 58 hat gute Aussichten: Biete sie.
together-better-other = Damit gibst du mehr Sterne her, und das für eine niedrigere Zahl. Biete die 58.
together-differ = Fünf Sterne, fünf und drei: Jetzt unterscheiden sich die Paare, und zuerst zu wählen ist etwas wert. Biete deine 75.
together-differ-other = Jemand könnte mehr bieten, und diese Paare unterscheiden sich. Deine 75 wählt sicher zuerst: Biete sie.
together-spread = 75 wählt zuerst. Zu dritt gewinnt eine Karte in einem Wettkampf immer eine Medaille, und im Basketball ist noch niemand: Nimm den Basketballstar.
together-spread-gymnastics = Auch fünf Sterne, aber dort ist schon jemand. Im Basketball ist noch niemand. Nimm den Basketballstar.
together-three = Drei Sterne statt fünf. Nimm das genannte Paar.
together-left = Der Turnstar mit fünf ist noch da, und du bist am Zug. Nimm ihn.
together-add = Verschiedene Arten zählen zusammen: ein Star mit fünf und ein Coach mit vier sind neun. Investiere den Coach; dein Star wird aufgedeckt.
together-add-other = Möglich, aber neun Sterne im Schwimmen zeigen dir etwas Neues. Investiere den Schwimmcoach.
together-upgrade = Von jeder Art darfst du in einem Wettkampf eine Karte haben: Dein neuer Turnstar, mit mehr Sternen, ersetzt den alten. Investiere ihn.
together-upgrade-other = Möglich, aber sieh erst, wie eine stärkere Karte eine schwächere ersetzt. Investiere den Turnstar.
together-open = Ein zweiter Wettkampf kann dir eine zweite Medaille bringen: Investiere den Basketballstar.
together-open-other = Möglich, aber fünf Sterne, wo sonst noch niemand ist, sind mehr wert. Investiere den Basketballstar.
together-end = Arten zusammenzählen, eine Karte ersetzen, in einen neuen Wettkampf gehen: drei Wege zu Medaillen. Acht Runden bleiben. Ab hier spielt ihr allein weiter.

## Group: tip
tip-neutral = Das Paar, das ihr beide liegen lasst, bekommt das neutrale Team: Es kann Medaillen gewinnen und sie euch damit wegnehmen.
tip-differ = Die Paare unterscheiden sich stark: Zuerst zu wählen ist eine hohe Zahl auf einer schwachen Karte wert.
tip-alike = Die Paare sind fast gleich gut: Biete die Karte, die dir am wenigsten fehlen wird.
tip-last = Das ist die letzte Runde: Was auf der Hand bleibt, zählt nichts.
tip-token = Verdeckte Karten unter einem Marker sind geheim: Jede hat einen bis fünf Sterne.
tip-waste = Diese Art hast du in ihrem Wettkampf schon mit ebenso vielen oder mehr Sternen, also taugt die Karte jetzt nur noch zum Bieten.
tip-few = Du hast eine Karte für einen Wettkampf, in dem höchstens zwei andere welche haben: Wie es jetzt steht, würde sie eine Medaille gewinnen.
