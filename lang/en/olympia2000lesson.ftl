### Fetched
### The lesson of Olympia 2000 (B.C.): the callout that teaches the game. “You” is the learner, whom the table calls Ana; Bo and Chen are computer players.

## Group: say
##
## What the callout says, in order. Below a step are its answers to other moves, which are not played, and which may be longer.
## The names of athletes are those of “olympia2000-names.ftl”.
## Length: 165

say-aim = You are Ana, in ancient Greece. Each round is a contest for a prize: a chip with laurels, that is, points. Most points wins.
say-send = Marathon, for 2 laurels. Everyone sends an athlete; the lowest number, or place, wins. Only six of 55 athletes beat a 7: send Dromeas.
# Length: 200
say-send-best = 1 would win too, but Hidrotas is the best runner of all: too good for 2 laurels. Send Dromeas.
# Length: 200
say-send-slow = 26 athletes beat 27, and one of them is likely to run. Send Dromeas.
# Length: 200
say-send-last = Of all 55 athletes, only one has a worse place than 50. Send Dromeas.
say-won = 7 beats 21 and 43: 2 laurels for you. All three athletes leave the game, so every good one wins only once.
say-chooses = Bo came last, and so chooses the prize after next: long jump, to follow discus. Bo probably has a jumper.
say-lose-well = Discus: none of yours is good, so lose well. On crutches, Bradypous earns a consolation chip, 1 point, and will almost surely come last.
# An athlete with 20 or 31.
# Length: 200
say-lose-middle = That may win, but an opponent needs only one better athlete out of four. Bradypous earns a point whatever they send. Send Bradypous.
# Length: 200
say-lose-foul = “{ olympia2000.place-overstepped }” means no place: it can neither win nor come last, and Hidrotas would be gone. Send Bradypous.
say-choose = The crowd gives you a chip and, being last, you choose a prize. Nobody beats Hidrotas in the marathon, now worth 3 laurels: choose it.
# Length: 200
say-choose-other = Your best elsewhere is a 10, in archery. In the marathon you have a 1, and a 1 cannot lose. Choose the marathon.
say-give = You deal, and only you see this card: Sykon, 15 at best, is weak. Give it away, to Chen, who is ahead of Bo.
# Length: 200
say-give-keep = Most athletes are better at something than Sykon’s 15. Give it away, and you may look at the next card.
# Length: 200
say-give-bo = Bo has no laurels yet, and Chen has. Give Sykon to Chen.
say-keep = Skopelos, first in archery: keep it! When you keep one, everyone still without a new card draws unseen.
# Length: 200
say-keep-give = Then you would have to take the next card, whatever it is. Keep Skopelos.
say-ahead = Long jump: Bo chose it, so expect a jumper. The marathon is next: keep Hidrotas for it, and send Deipnon, whom you can spare.
# Length: 200
say-ahead-second = 18 will hardly beat a jumper, and Ischnos would be gone. Send Deipnon.
# Skopelos, or Hidrotas.
# Length: 200
say-ahead-wasted = That athlete will hardly win here, but has a first place elsewhere. Send Deipnon.
say-foul = Bo’s 4 wins. Deipnon’s “{ olympia2000.place-overstepped }”, like “{ olympia2000.place-disqualified }”, means no place, so Deipnon cannot come last. Chen does, with Sykon, the card you gave away.
say-collect = Here is the marathon you chose, for 3 laurels. Send Hidrotas.
# Length: 200
say-collect-other = Anyone else may lose. Hidrotas has waited for this, with a 1.
say-whole = 1 beats 4 and 9. Choose a prize, keep the athlete for it, collect: that is the game.
say-later = Eleven rounds later: no more cards are drawn, three rounds are left. Laurels and consolation chips together, Bo has 26 points, you 23, Chen 9.
say-which = Marathon for 6, then archery for 4. Two athletes beat Anemokles’ 3: Hidrotas has gone, and Makrodromos is for archery. Send Anemokles.
# Length: 200
say-which-better = Makrodromos, 2, would win these 6, too, but then your best in archery is a 31, and 4 certain laurels are given up. Send Anemokles.
# Length: 200
say-which-crutches = That gives up 6 certain laurels for a chip worth 1. Send Anemokles.
say-certain = 3 was enough. In archery, the three who beat Makrodromos have all competed, so 4 laurels are certain. Send Makrodromos.
# Length: 200
say-certain-crutches = That gives up 4 certain laurels for a chip worth 1. Send Makrodromos.
say-result = 29 laurels for you, 31 for Bo. But your five consolation chips against one make it 34 to 32: you win!

## Group: win
##
## What wins games of Olympia 2000, as a list at the end of the lesson.
## Length: 165

win-1 = Send just enough. The lowest number wins, however little it is ahead, and every athlete competes only once.
win-2 = Lose well. An athlete on crutches brings a point, and the last one chooses a prize.
win-3 = Look one prize ahead and keep the right athlete for it. Prizes grow from 2 to 6, but do not wait too long.

## Group: more
##
## What the callout says in the second minute, which the learner may ask for at the end of the lesson: what the lesson leaves out.
## “You” is the learner, whom the table calls Ana.
## Length: 165

more-foul = Long jump, for 2 laurels. None of yours jumps well. Deipnon’s “{ olympia2000.place-overstepped }” means no place, so never first and never last: send Deipnon.
# Length: 200
more-foul-other = That will hardly win either, and is better kept for another discipline. Send Deipnon.
more-void = Nobody has a place, so nobody wins, and nobody chooses. Still, Bo’s athlete on crutches earns a point, and all three are gone.
more-stays = The prize stays for another round, and combination still follows. Nobody deals: each of you draws a card unseen.
more-again = You drew Halmon, a jumper: a 5 is very likely to win. Send Halmon.
# Length: 200
more-again-other = 27 or more will hardly win. Halmon has a 5 in the long jump: send Halmon.
more-combination = Combination is for all-rounders: places there come from the other four together. Karphos is never better than 10, yet has a 9 here.
# Length: 200
more-combination-other = That place is much worse. Send Karphos, who is good at almost everything.
more-own = 9 beats 14 and 25. If points are equal at the end, the place is shared, unless you have agreed that laurels decide.

## Group: about
##
## What a thing on the table is, when a player touches and holds it: one to three short sentences.
## Length: 240

about-known-to = Who knows this card: the player named here dealt, looked at it and gave it away, and knows that it is in this hand until it is played.
about-place-now = The athlete’s place in the discipline of this round. The lowest number wins the prize; a word means no place.
about-place = The athlete’s place in this discipline among all 55: the lower, the better. No two athletes share a place. “{ olympia2000.place-overstepped }” and “{ olympia2000.place-disqualified }” mean no place: this athlete can neither win nor be last.
about-group = How good the athlete is at best: demigods are among the best 3, heroes 7, hopefuls 12, feasters 20. On crutches, nobody is better than twenty-first, but each time one is sent, it earns 1 point.
about-card-from-deck = The top card of the deck. The dealer keeps it, or gives it to a player without a new card and looks at the next.
about-keep-or-give = Keep the card, and the others draw theirs unseen; or give it to a player who has no new card yet, and look at the next. You remember what you gave.
about-athlete = An athlete, with a place in each of the five disciplines: the lower, the better. Each athlete competes only once and then leaves the game.
about-next-prize = The prize of the next round. Once chosen, it can no longer be changed.
about-prize = The prize that everyone competes for: a laurel chip with its discipline and its points. The lowest number in that discipline wins it.
about-top-chip = The top chip of this column and what it is worth. It is the only one of the column that can be chosen as a prize.
about-chips-left = The chips of this discipline that are still to come, from 2 upwards. With four or five players there are no sixes.
about-combination = Combination, the contest for all-rounders: the place there comes from the other four together. The column holds its laurel chips that are still to come; only the top one can be chosen.
about-column = One discipline, and its laurel chips that are still to come. Only the top one, which is worth least, can be chosen as a prize.
about-aim = The game in a few words. In each round the lowest number takes the chip, and the highest chooses the prize after next, while there is one to choose. Most points in laurels and consolation chips wins.
about-deck = How many cards are left to draw, and who deals. Once there are fewer cards than players, no more are drawn, and the cards in hand are played out.
about-dealer = This player deals: they look at the top card of the deck, and keep it or give it away. Then the deck passes to the left.
about-gain = The points this player has just won, with a laurel chip, a consolation chip or both.
about-points = This player’s points: laurels and consolation chips together. Most points wins. Tap to see which chips they are.
about-status = What this player is doing: choosing an athlete or a prize, dealing, or waiting for the others.
about-player = A player, with what they are doing and their points. Tap to see the chips they have won so far.
about-no-winner = Nobody had a place, so nobody won. While rounds are left, the chip stays and is competed for again; the next prize stays, too.
about-portrait = The athlete who was sent. Tap to look at the card once more.
about-rank = The order in this round: 1 is the best. An athlete without a place has no number.
about-line-place = This athlete’s place in the discipline of the round. “{ olympia2000.place-overstepped }” and “{ olympia2000.place-disqualified }” are no place.
about-earned = What it brought: points for the winner and for anyone on crutches. Whoever came last among those with a place chooses the prize after next, while there is one to choose.
about-result = The last round that was decided: the athletes from the best place to the worst, and what they brought their players.
about-consolation-chip = A consolation chip, worth 1 point. Every athlete on crutches who is sent earns one, win or lose.
about-stage = The athletes of this round. They turn over from the worst place to the best; the lowest number wins the prize.
about-laurel = A laurel chip, worth as many points as the number on it: from 2 to 6.
about-confirm = The button that does what has been chosen. Until you tap it, you may choose something else.
about-prompt = Who is asked, and for what. Below it is why, or what the choice would do.

## Group: together
##
## What the callout says in “Learn together”, in order: three people begin a game at one device.
## “You” is whoever holds the device; “aim”, “round”, “last” and “end” are said to everyone.
## Length: 165

together-aim = Every round is one contest for a chip with laurels, which are points. Most points wins. Two rounds together, then the game is yours.
together-lowest = Long jump, for 2 laurels. Everyone sends an athlete at the same time, and the lowest number wins. Pedekles has a 7: send Pedekles.
# Length: 200
together-lowest-kyklon = 16 may not be enough, and Kyklon is the best you have for the discus. Send Pedekles.
# Length: 200
together-lowest-late = That number is far too high to win. Send Pedekles.
together-crutches = The lowest number wins; your 13 seldom will. On crutches, Elpenor earns a consolation chip, 1 point, even by losing: send Elpenor.
# Length: 200
together-crutches-other = That athlete may win, but earns nothing by losing. Elpenor earns a chip in any case: send Elpenor.
together-ahead = The lowest number wins, and your best is Opsonas with 17. Archery comes next, so keep your two archers for it, and send Opsonas.
# Length: 200
together-ahead-archer = That is one of your archers, and no jumper. Send Opsonas.
# Length: 200
together-ahead-late = 28 is worse than 17, and Achyros may do well in the marathon. Send Opsonas.
together-round = 7 beats 17 and 24, and all three athletes leave the game. The consolation chip is a point, and coming last has its use, too.
together-choose = You came last, so you choose the prize that follows archery. Anemokles has a 3 in the marathon: choose the marathon.
# Length: 200
together-choose-discus = Your best there is a 5. In the marathon you have a 3: choose the marathon.
# Length: 200
together-choose-combination = Your best there is a 7. In the marathon you have a 3: choose the marathon.
# The long jump or archery.
# Length: 200
together-choose-other = Your best there is a 13. In the marathon you have a 3: choose the marathon.
together-give = You deal, and only you see this card. Sykon is 15 at best: give it away, to the player who has most points.
# Length: 200
together-give-keep = Most athletes are better at something than Sykon’s 15. Give it away, and you may look at the next card.
# Length: 200
together-give-other = Better give it to the player who has more points.
together-keep = Leptos has an 8 in the discus and the marathon. Keep it: the player still without a new card draws unseen.
# Length: 200
together-keep-give = Then you must take the next card, whatever it is. Keep Leptos.
together-spare = None of yours is an archer, so keep the good ones. Kotylos, with 26, can be spared: send Kotylos.
# Length: 200
together-spare-kyklon = Kyklon has a 3 in the discus, and will hardly win here. Send Kotylos.
# Length: 200
together-spare-late = That would do as well: none of yours is likely to win here. But this time, send Kotylos.
together-out = For a small prize, spare your good ones. Elaion is “{ olympia2000.place-disqualified }” in archery: no place, so never first and never last. Send Elaion.
# Length: 200
together-out-marathon = Anemokles is for the marathon that you chose, and will hardly win here. Send Elaion.
# Length: 200
together-out-other = That athlete may well lose here, and is better kept for the discus. Send Elaion.
together-enough = Toxikrates has a 2, Polydoros a 6. A 6 is probably enough for a small prize: send Polydoros.
# Length: 200
together-enough-better = A 2 would almost surely win, but is worth more than 2 laurels. Send Polydoros.
# Length: 200
together-enough-late = That number is far too high to win, and you have two archers. Send Polydoros.
together-last = 6 wins. An athlete who is “{ olympia2000.place-disqualified }” has no place, so 26 is last; its player chooses the prize after the marathon.
together-own = You came last, so you choose: Kyklon has a 3 in the discus. Choose the discus, to be held after the marathon.
# Length: 200
together-own-other = Your best there is no better than a 15. In the discus you have a 3: choose the discus.
together-dealer = You deal now, and only you see this card: keep it or give it away. Schoinos has an 8 in three disciplines: keep it.
# Length: 200
together-dealer-give = An 8 in three disciplines is better than most: keep Schoinos, and the others draw unseen.
together-end = Now comes the marathon. Whoever chose a prize can often win it, so look ahead. From here on you play on your own.

## Group: tip
##
## Shown once in first games, when it first matters, beside the thing it is about: one sentence or two.
## Length: 165

tip-lowest = The lowest number in this discipline wins; one less is enough.
tip-enough = More than one of your athletes may be enough: send the weaker one, and keep the better one for a bigger prize.
tip-crutches = No good athlete here? One on crutches earns a consolation chip, 1 point, even by losing, and perhaps the choice of a prize.
tip-choose = You choose a coming prize: tap a column in which you are strong.
tip-keep = The deck goes round, and now it is yours. Only you see this card: keep it, or give it away and look at the next.
tip-given = You were given this card. The player whose mark is on it knows that you have it.
tip-end = Few cards are left to draw: your last athletes have to suit the last prizes.
tip-no-place = “{ olympia2000.place-overstepped }” and “{ olympia2000.place-disqualified }” both mean no place in this discipline: such an athlete cannot win, and cannot come last either.
