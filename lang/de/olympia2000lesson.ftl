### Olympia 2000: Einführung

## Group: say
say-aim = Du bist Ana, im alten Griechenland. In jeder Runde geht es um einen Preis: einen Chip mit Lorbeeren, also Punkten. Die meisten Punkte gewinnen.
say-send = Marathon, um 2 Lorbeeren. Alle schicken einen Athleten; die niedrigste Zahl, der Platz, gewinnt. Nur sechs von 55 schlagen eine 7: Schick Dromeas.
say-send-best = Auch eine 1 würde gewinnen, aber Hidrotas läuft am besten von allen: zu gut für 2 Lorbeeren. Schick Dromeas.
say-send-slow = 26 Athleten schlagen eine 27, und einer davon läuft wohl mit. Schick Dromeas.
say-send-last = Von allen 55 Athleten hat nur einer einen schlechteren Platz als 50. Schick Dromeas.
say-won = 7 schlägt 21 und 43: 2 Lorbeeren für dich. Alle drei Athleten sind aus dem Spiel, jeder gute gewinnt also nur einmal.
say-chooses = Bo liegt auf dem letzten Platz und wählt den übernächsten Preis: Weitsprung, nach dem Diskus. Wahrscheinlich springt bei Bo jemand gut.
say-lose-well = Diskus, und keine deiner Karten taugt dafür. Verliere geschickt: Bradypous, an Krücken, bringt 1 Punkt als Trostchip und landet fast sicher auf dem letzten Platz.
say-lose-middle = Das kann gewinnen, aber die anderen brauchen nur eine bessere Karte unter vieren. Bradypous bringt einen Punkt, was sie auch schicken. Schick Bradypous.
say-lose-foul = „{ olympia2000.place-overstepped }“ heißt kein Platz: weder Sieg noch letzter Platz, und Hidrotas wäre weg. Schick Bradypous.
say-choose = Das Publikum gibt dir einen Chip, und auf dem letzten Platz wählst du einen Preis. Hidrotas ist unschlagbar im Marathon, und der bringt jetzt 3 Lorbeeren: Wähle ihn.
say-choose-other = Sonst ist dein Bestes eine 10, im Bogenschießen. Im Marathon hast du eine 1, und eine 1 kann nicht verlieren. Wähle Marathon.
say-give = Du gibst, und nur du siehst diese Karte: Sykon, bestenfalls 15, ist schwach. Gib sie ab, an Chen, denn Chen liegt vor Bo.
say-give-keep = Die meisten Athleten können irgendetwas besser als diese 15. Gib die Karte ab, dann darfst du die nächste ansehen.
say-give-bo = Bo hat noch keine Lorbeeren, Chen schon. Gib Sykon an Chen ab.
say-keep = Skopelos, eine 1 im Bogenschießen: Behalte die Karte! Wenn du eine behältst, ziehen alle, die noch keine neue haben, ungesehen.
say-keep-give = Dann müsstest du die nächste Karte nehmen, was immer es ist. Behalte Skopelos.
say-ahead = Weitsprung: Bo hat ihn gewählt, also springt dort jemand gut. Als Nächstes kommt der Marathon: Heb Hidrotas dafür auf, und schick Deipnon, leicht zu entbehren.
say-ahead-second = Eine 18 reicht gegen einen guten Sprung kaum, und Ischnos wäre weg. Schick Deipnon.
say-ahead-wasted = Diese Karte gewinnt hier kaum, hat aber anderswo einen ersten Platz. Schick Deipnon.
say-foul = Die 4 von Bo gewinnt. „{ olympia2000.place-overstepped }“ heißt wie „{ olympia2000.place-disqualified }“ kein Platz, auch kein letzter. Auf dem letzten Platz liegt Chen, mit Sykon, der Karte von dir.
say-collect = Hier ist der Marathon, den du gewählt hast, um 3 Lorbeeren. Schick Hidrotas.
say-collect-other = Alle anderen könnten verlieren. Hidrotas hat mit einer 1 darauf gewartet. Schick Hidrotas.
say-whole = 1 schlägt 4 und 9. Einen Preis wählen, den Athleten dafür aufheben, abholen: Das ist das Spiel.
say-later = Elf Runden später: Es wird nicht mehr gezogen, drei Runden bleiben. Mit Lorbeeren und Trostchips zusammen hat Bo 26 Punkte, du 23, Chen 9.
say-which = Erst Marathon um 6, dann Bogenschießen um 4. Zwei Athleten schlagen die 3 von Anemokles: Hidrotas ist weg, und Makrodromos ist fürs Bogenschießen. Schick Anemokles.
say-which-better = Auch Makrodromos, 2, würde diese 6 gewinnen, aber dann ist dein Bestes im Bogenschießen eine 31, und 4 sichere Lorbeeren sind dahin. Schick Anemokles.
say-which-crutches = Damit gibst du 6 sichere Lorbeeren für einen Chip her, der 1 wert ist. Schick Anemokles.
say-certain = 3 hat genügt. Im Bogenschießen sind die drei, die Makrodromos schlagen, alle schon angetreten, also sind 4 Lorbeeren sicher. Schick Makrodromos.
say-certain-crutches = Damit gibst du 4 sichere Lorbeeren für einen Chip her, der 1 wert ist. Schick Makrodromos.
say-result = 29 Lorbeeren für dich, 31 für Bo. Aber mit fünf Trostchips gegen einen steht es 34 zu 32: Du gewinnst!

## Group: win
win-1 = Schick gerade genug. Die niedrigste Zahl gewinnt, so knapp sie auch vorn liegt, und jeder Athlet tritt nur einmal an.
win-2 = Verliere geschickt. Ein Athlet an Krücken bringt einen Punkt, und der letzte Platz wählt einen Preis.
win-3 = Denk einen Preis voraus, und heb den richtigen Athleten dafür auf. Preise wachsen von 2 auf 6, aber warte nicht zu lange.

## Group: more
more-foul = Weitsprung, um 2 Lorbeeren. Bei dir springt niemand gut. „{ olympia2000.place-overstepped }“ bei Deipnon heißt kein Platz, also nie erster und nie letzter: Schick Deipnon.
more-foul-other = Auch das gewinnt kaum und ist für eine andere Disziplin besser aufgehoben. Schick Deipnon.
more-void = Niemand hat einen Platz, also gewinnt und wählt niemand. Der Athlet an Krücken bringt Bo trotzdem einen Punkt, und alle drei sind weg.
more-stays = Der Preis bleibt für eine weitere Runde, und danach folgt immer noch Mehrkampf. Niemand gibt: Ihr zieht alle ungesehen eine Karte.
more-again = Du hast Halmon gezogen, mit einer 5 im Weitsprung: Das gewinnt sehr wahrscheinlich. Schick Halmon.
more-again-other = 27 oder mehr gewinnt kaum. Halmon hat im Weitsprung eine 5: Schick Halmon.
more-combination = Der Mehrkampf ist für Vielseitige: Der Platz kommt aus den anderen vieren zusammen. Karphos hat sonst nie Besseres als 10, hier aber eine 9.
more-combination-other = Dieser Platz ist viel schlechter. Schick Karphos, gut in fast allem.
more-own = 9 schlägt 14 und 25. Bei gleichen Punkten am Ende wird der Platz geteilt, außer ihr habt vereinbart, dass Lorbeeren entscheiden.

## Group: about
about-known-to = Wer hier genannt ist, hat diese Karte beim Geben gesehen und abgegeben und weiß, dass sie auf dieser Hand ist, bis sie gespielt wird.
about-place-now = Der Platz in der Disziplin dieser Runde. Die niedrigste Zahl gewinnt den Preis; ein Wort heißt kein Platz.
about-place = Der Platz in dieser Disziplin unter allen 55: je niedriger, desto besser. Keinen gibt es zweimal. „{ olympia2000.place-overstepped }“ und „{ olympia2000.place-disqualified }“ heißen kein Platz: weder Sieg noch letzter Platz.
about-group = Wie gut es bestenfalls reicht: halbgöttlich für die besten 3, heldenhaft 7, hoffnungsvoll 12, wohlgenährt 20. An Krücken ist Platz 21 das Beste, aber jeder Einsatz bringt 1 Punkt.
about-card-from-deck = Die oberste Karte des Stapels. Wer gibt, behält sie oder gibt sie jemandem ohne neue Karte und sieht die nächste an.
about-keep-or-give = Behalte die Karte, dann ziehen die anderen ihre ungesehen; oder gib sie jemandem, der noch keine neue hat, und sieh die nächste an. Was du abgegeben hast, kennst du.
about-athlete = Ein Athlet mit einem Platz in jeder der fünf Disziplinen: je niedriger, desto besser. Jeder tritt nur einmal an und ist dann aus dem Spiel.
about-next-prize = Der Preis der nächsten Runde. Einmal gewählt, lässt er sich nicht mehr ändern.
about-prize = Der Preis, um den es für alle geht: ein Lorbeerchip mit seiner Disziplin und seinen Punkten. Die niedrigste Zahl in dieser Disziplin gewinnt ihn.
about-top-chip = Der oberste Chip dieser Spalte und was er wert ist. Nur er kann aus dieser Spalte als Preis gewählt werden.
about-chips-left = Die Chips dieser Disziplin, die noch kommen, von 2 an aufwärts. Zu viert und zu fünft gibt es keine Sechser.
about-combination = Mehrkampf, der Wettkampf für Vielseitige: Der Platz dort kommt aus den anderen vieren zusammen. In der Spalte liegen seine Lorbeerchips, die noch kommen; nur der oberste ist wählbar.
about-column = Eine Disziplin mit ihren Lorbeerchips, die noch kommen. Nur der oberste, der am wenigsten wert ist, kann als Preis gewählt werden.
about-aim = Das Spiel in wenigen Worten. In jeder Runde holt die niedrigste Zahl den Chip, und die höchste wählt den übernächsten Preis, solange es einen gibt. Die meisten Punkte aus Lorbeeren und Trostchips gewinnen.
about-deck = Wie viele Karten noch im Stapel sind und wer gibt. Sind es weniger Karten als Personen, wird nicht mehr gezogen, und die Handkarten werden ausgespielt.
about-dealer = Hier wird gegeben: die oberste Karte des Stapels ansehen und behalten oder abgeben. Danach geht der Stapel nach links.
about-gain = Die eben gewonnenen Punkte: durch einen Lorbeerchip, einen Trostchip oder beides.
about-points = Die Punkte: Lorbeeren und Trostchips zusammen. Die meisten gewinnen. Tippe, um die Chips zu sehen.
about-status = Was hier gerade geschieht: Ein Athlet oder ein Preis wird gewählt, es wird gegeben oder auf die anderen gewartet.
about-player = Wer hier sitzt, was da gerade geschieht und wie viele Punkte es sind. Tippe, um die bisher gewonnenen Chips zu sehen.
about-no-winner = Niemand hatte einen Platz, also gewann niemand. Solange Runden bleiben, geht es noch einmal um diesen Chip; auch der nächste Preis bleibt.
about-portrait = Wer angetreten ist. Tippe, um die Karte noch einmal anzusehen.
about-rank = Die Reihenfolge in dieser Runde: 1 ist am besten. Ohne Platz gibt es keine Zahl.
about-line-place = Der Platz in der Disziplin der Runde. „{ olympia2000.place-overstepped }“ und „{ olympia2000.place-disqualified }“ sind kein Platz.
about-earned = Was es gebracht hat: Punkte für den Sieg und für alle an Krücken. Die höchste Zahl wählt den übernächsten Preis, solange es einen gibt; ein Wort ist keine.
about-result = Die zuletzt entschiedene Runde: die Athleten vom besten bis zum schlechtesten Platz, und was sie gebracht haben.
about-consolation-chip = Ein Trostchip, 1 Punkt wert. Jeder Athlet an Krücken, der antritt, bringt einen, ob Sieg oder Niederlage.
about-stage = Die Athleten dieser Runde. Sie werden vom schlechtesten bis zum besten Platz umgedreht; die niedrigste Zahl gewinnt den Preis.
about-laurel = Ein Lorbeerchip, so viele Punkte wert, wie darauf steht: von 2 bis 6.
about-confirm = Führt aus, was gewählt ist. Solange du nicht darauf tippst, kannst du etwas anderes wählen.
about-prompt = Wer gefragt ist und wonach. Darunter steht, warum, oder was die Wahl bewirken würde.

## Group: together
together-aim = Jede Runde ist ein Wettkampf um einen Chip mit Lorbeeren, und das sind Punkte. Die meisten gewinnen. Zwei Runden gemeinsam, dann gehört die Partie euch.
together-lowest = Weitsprung, um 2 Lorbeeren. Alle schicken gleichzeitig einen Athleten, und die niedrigste Zahl gewinnt. Pedekles hat eine 7: Schick Pedekles.
together-lowest-kyklon = 16 reicht vielleicht nicht, und für den Diskus hast du nichts Besseres als Kyklon. Schick Pedekles.
together-lowest-late = Diese Zahl ist viel zu hoch, um zu gewinnen. Schick Pedekles.
together-crutches = Die niedrigste Zahl gewinnt; deine 13 schafft das selten. Elpenor, an Krücken, bringt einen Trostchip, 1 Punkt, sogar bei einer Niederlage: Schick Elpenor.
together-crutches-other = Diese Karte kann gewinnen, bringt aber bei einer Niederlage nichts. Elpenor bringt auf jeden Fall einen Chip: Schick Elpenor.
together-ahead = Die niedrigste Zahl gewinnt, und dein Bestes ist Opsonas mit 17. Als Nächstes kommt Bogenschießen: Heb deine zwei Karten dafür auf, und schick Opsonas.
together-ahead-archer = Das ist eine deiner Karten fürs Bogenschießen, zum Springen taugt sie nicht. Schick Opsonas.
together-ahead-late = 28 ist schlechter als 17, und Achyros läuft vielleicht einen guten Marathon. Schick Opsonas.
together-round = 7 schlägt 17 und 24, und alle drei Athleten sind aus dem Spiel. Der Trostchip ist ein Punkt, und auch der letzte Platz hat sein Gutes.
together-choose = Du liegst auf dem letzten Platz, also wählst du den Preis nach dem Bogenschießen. Anemokles hat im Marathon eine 3: Wähle Marathon.
together-choose-discus = Dein Bestes ist da eine 5. Im Marathon hast du eine 3: Wähle Marathon.
together-choose-combination = Dein Bestes ist da eine 7. Im Marathon hast du eine 3: Wähle Marathon.
together-choose-other = Dein Bestes ist da eine 13. Im Marathon hast du eine 3: Wähle Marathon.
together-give = Du gibst, und nur du siehst diese Karte. Sykon hat bestenfalls eine 15: Gib sie dorthin ab, wo die meisten Punkte sind.
together-give-keep = Die meisten Athleten können irgendetwas besser als diese 15. Gib die Karte ab, dann darfst du die nächste ansehen.
together-give-other = Gib sie besser dorthin ab, wo mehr Punkte sind.
together-keep = Leptos hat im Diskus und im Marathon eine 8. Behalte die Karte: Wer noch keine neue hat, zieht ungesehen.
together-keep-give = Dann musst du die nächste Karte nehmen, was immer es ist. Behalte Leptos.
together-spare = Bei dir schießt niemand gut mit dem Bogen, also spar die Guten. Kotylos mit 26 ist zu entbehren: Schick Kotylos.
together-spare-kyklon = Kyklon hat im Diskus eine 3 und gewinnt hier kaum. Schick Kotylos.
together-spare-late = Das ginge auch: Keine deiner Karten gewinnt hier wohl. Aber schick diesmal Kotylos.
together-out = Schone bei einem kleinen Preis die Guten. Elaion ist im Bogenschießen „{ olympia2000.place-disqualified }“: kein Platz, also nie erster und nie letzter. Schick Elaion.
together-out-marathon = Anemokles ist für den Marathon, den du gewählt hast, und gewinnt hier kaum. Schick Elaion.
together-out-other = Diese Karte verliert hier wohl und ist für den Diskus besser aufgehoben. Schick Elaion.
together-enough = Toxikrates hat eine 2, Polydoros eine 6. Für einen kleinen Preis reicht eine 6 wahrscheinlich: Schick Polydoros.
together-enough-better = Eine 2 würde fast sicher gewinnen, ist aber mehr wert als 2 Lorbeeren. Schick Polydoros.
together-enough-late = Diese Zahl ist viel zu hoch, um zu gewinnen, und du hast zwei gute fürs Bogenschießen. Schick Polydoros.
together-last = 6 gewinnt. Wer „{ olympia2000.place-disqualified }“ ist, hat keinen Platz, also liegt die 26 auf dem letzten; wer sie geschickt hat, wählt den Preis nach dem Marathon.
together-own = Du liegst auf dem letzten Platz, also wählst du: Kyklon hat im Diskus eine 3. Wähle Diskus, der nach dem Marathon kommt.
together-own-other = Dein Bestes ist da nur eine 15. Im Diskus hast du eine 3: Wähle Diskus.
together-dealer = Jetzt gibst du, und nur du siehst diese Karte: Behalte sie oder gib sie ab. Schoinos hat in drei Disziplinen eine 8: Behalte sie.
together-dealer-give = Eine 8 in drei Disziplinen ist besser als die meisten: Behalte Schoinos, dann ziehen die anderen ungesehen.
together-end = Nun kommt der Marathon. Wer einen Preis wählt, gewinnt ihn oft auch, also denkt voraus. Ab hier spielt ihr allein weiter.

## Group: tip
tip-lowest = Die niedrigste Zahl in dieser Disziplin gewinnt; um eins niedriger genügt.
tip-enough = Vielleicht genügt mehr als eine deiner Karten: Schick die schwächere, und heb die bessere für einen größeren Preis auf.
tip-crutches = Keine gute Karte dafür? Eine an Krücken bringt einen Trostchip, 1 Punkt, sogar bei einer Niederlage, und vielleicht die Wahl eines Preises.
tip-choose = Du wählst einen kommenden Preis: Tippe eine Spalte an, in der du stark bist.
tip-keep = Der Stapel geht reihum, und jetzt hast du ihn. Nur du siehst diese Karte: Behalte sie, oder gib sie ab und sieh die nächste an.
tip-given = Diese Karte hast du bekommen. Wessen Zeichen darauf ist, weiß, dass du sie hast.
tip-end = Zu ziehen gibt es nur noch wenige Karten: Deine letzten Athleten müssen zu den letzten Preisen passen.
tip-no-place = „{ olympia2000.place-overstepped }“ und „{ olympia2000.place-disqualified }“ heißen beide kein Platz in dieser Disziplin: So ein Athlet kann nicht gewinnen und auch nicht auf dem letzten Platz liegen.
