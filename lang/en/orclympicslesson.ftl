### Fetched
### The lesson of Orc-lympics: the callout that teaches the game. “You” is the learner, whom the table calls Ana; Bo and Chen are computer players.

## Group: say
##
## What the callout says, in order. Below a step are its answers to other moves, which are not played, and which may be longer.
## Words in quotation marks are on a button: see “orclympics.ftl”.
## Length: 165

say-aim = You are Ana. Seven competitions each award a gold and a silver cup to the fastest, most cunning or strongest cards. Most points wins.
say-draft = The draft: keep a card, pass the rest. You have kept five. The main event, worth 7, wants speed, the wing: keep the fastest card.
# Length: 200
say-draft-orc = An orc is strong, but has only 2 in speed. The halfling has 4.
# Length: 200
say-draft-human = A human has 1 in everything. The halfling has 4 in speed.
say-limit = Later you build a team of three races, or kinds of people: goblins, elves, halflings. Human and djinn would stay at home. Keep the goblin.
# Length: 200
say-limit-djinn = 4 in cunning is tempting, but then a whole race of yours would have to stay at home. Keep the goblin.
say-team = Three races at most. Tap all goblins, both elves and the halfling, then “{ orclympics.build }”: six cards, for seven competitions.
# Length: 200
say-team-other = A card that is left out never plays, and the halfling is your best runner. Take three goblins, two elves and the halfling.
say-enter = Pie Gobbling wants speed: the highest total takes gold, worth 3. That is cheap, so spend little: enter one goblin, for a total of 3.
# Length: 200
say-enter-halfling = 4 holds better, but your best runner belongs to the cup worth 7. Enter one goblin.
# Length: 200
say-enter-elf = An elf runs too, but only with 2. Enter one goblin.
# Length: 200
say-enter-pass = Whoever passes enters nothing more here, and you hold no cup yet. Enter one goblin.
# Length: 200
say-enter-several = Several cards for 3 points? You have six for seven competitions. Enter one goblin.
say-silver = Chen tied your 3: a tie takes gold. You got Bo’s silver, worth 2. Pass: enter no more, and keep it unless it is taken.
# Length: 200
say-silver-card = That would take gold back: one point more than silver, for another of your cards. Pass.
say-weak = Table Flipping wants strength. You have little, and Bo, who won no cup, took an orc back, with 4. Pass, and save your runners.
# Length: 200
say-weak-one = 2 is silver only until Bo enters the orc. Pass.
# Length: 200
say-weak-two = 4 would lead, but Bo’s orc can tie it and take the cup: two runners spent on a cup worth 3. Pass.
say-back = Entered cards rest face down. You won no cup, so one may return: take the goblin back. Six cards again, and 2 points already.
# Length: 200
say-back-none = Allowed, but a resting card wins nothing. Take the goblin back.
# Quote: the button of the move, the message orclympics.enter. A test compares them in English.
say-tie = Lock Picking wants cunning. Bo has 6, with the djinn you passed on. A tie is enough: tap both elves, then “Enter 2 elves”.
# One elf, the halfling, or both.
# Length: 200
say-tie-less = Less than 6 is only second: silver, worth 2. 6 takes gold, worth 4. Enter both elves.
# Length: 200
say-tie-more = 8 leads, but 6 is enough. Save the halfling, and enter both elves.
# Length: 200
say-tie-pass = You have nothing resting to take back, so passing gains nothing here. Enter both elves.
say-again = You won gold, so you begin the next one. Donkey Shoving wants strength again, and is worth 4. Enter or pass: what now?
# Length: 200
say-again-goblin = A goblin has only 2 in strength. Chen has shown a dwarf with 3, Bo an orc with 4: this cup could cost you many runners. Pass.
say-return = Bo and Chen spent three cards on this one. You spent none, and one of yours may return: take back an elf.
# Length: 200
say-return-none = Allowed, but the elf could win a cup. Take it back.
say-later = Two competitions later: you entered one card in each, and won silver twice. Three runners are saved.
say-count = Bo leads with 15 points, but has only one card. Chen has 12 and three cards. You have 10 points, and three runners.
say-main = Main event: gold 7, silver 4. Chen’s total is 7. Nothing comes after it, so saved cards are useless: tap all three, and enter them.
# Length: 200
say-main-tie = A tie, and it takes gold. But there is nothing left to save for: enter all three.
# A total below 7.
# Length: 200
say-main-less = Only second: 4 points make 14, and Bo has 15. Enter all three.
# Length: 200
say-main-pass = Then gold stays with Chen, and your runners were saved for nothing. Enter all three.
say-result = You have 17 points, Chen 16, Bo 15. The cards you saved won the cup that is worth the most.

## Group: win
##
## What wins games of Orc-lympics, as a list at the end of the lesson.
## Length: 165

win-1 = Three races that fit the row. Look at the skills of the seven competitions before you draft.
win-2 = Few cards for cheap cups. Silver often costs one card, and whoever wins no cup may take one back, until the main event.
win-3 = Plenty for the main event. It is worth the most, and nothing comes after it.

## Group: more
##
## What the callout says in the second minute, which the learner may ask for at the end of the lesson: what the lesson leaves out.
## “You” is the learner, whom the table calls Ana.
## Length: 165

more-swap = The same game, played another way. Chen holds gold with 3, you silver. Enter an elf: 5 takes gold, and you two swap.
# Length: 200
more-swap-pass = In the lesson you passed here. This time, see what an elf does: enter it.
# More than one elf, a goblin or the halfling.
# Length: 200
more-swap-dear = That leads as well, but your runners belong to the main event. An elf is enough: enter one.
more-third = Bo’s two orcs make 4, more than Chen’s 3: Bo has silver now, Chen nothing. You may add cards to hold gold; here, pass.
# Length: 200
more-third-more = Allowed, and a higher total is harder to tie. But your cards win more elsewhere: pass.
more-dash = Table Flipping wants strength. Elves and halflings have a dash there: 0, so they may not enter. Pass, and save your goblins.
# Length: 200
more-dash-goblin = 2 in strength will hardly win a cup here. Pass.
more-nobody = Nobody entered, so nobody scores, and everyone with a resting card may take one back. Take the goblin. You begin again, too.
# Length: 200
more-nobody-other = A goblin runs fastest of what is resting: take it back.
more-alone = You entered an elf, and the others passed: gold is yours, and nobody gets silver. More cards would win nothing: tap “{ orclympics.take-gold }”.
# Length: 200
more-alone-more = Allowed, but the gold is yours already. Save your cards, and take it.
more-equal = If points are equal at the end, the most valuable single gold cup decides, then the next one. What is still equal is shared.
more-two = With two players there is no silver: whoever does not win the gold may take a card back.

## Group: about
##
## What a thing on the table is, when a player touches and holds it: one to three short sentences.
## Length: 240

about-free-cup = A cup that nobody has taken yet, with the points it is worth in this competition. The first player to enter cards takes the gold.
about-gold-worth = What the gold cup is worth in this competition, to the player who holds it at the end. A mark beside it shows who won it.
about-silver-worth = What the silver cup is worth in this competition, to the player who holds it at the end. A mark beside it shows who won it.
about-skill = The skill that counts in this competition, and the only one: a wing for speed, an eye for cunning, a fist for strength.
about-main-event = The main event: the last competition, and the most valuable one. After it, no cards are taken back.
about-competition-now = The competition being played now, with the skill that counts and what its cups are worth.
about-competition = A competition, with the skill that counts and what its cups are worth. Tap the row to see who entered what.
about-row = The seven competitions of this game, played from first to last. All are known before the draft; the last one is the main event. Tap for more.
about-gold-cup = The gold cup, with its points. Whoever has the highest total takes it; a tie with its holder is enough. Only the player who holds it when the competition ends scores it.
about-silver-cup = The silver cup, with its points. It goes to the second highest total, and to whoever has just lost the gold. With two players there is none.
about-resting-cards = This player’s resting cards: entered earlier, now face down. If a competition brings this player no cup, one of them may be taken back, except after the main event.
about-card-counts = How many cards this player has in hand, and how many are resting. The numbers are public; which cards are in hand is secret.
about-points = This player’s points: the values of all cups won so far. After seven competitions, most points wins.
about-player = A player, with their cards and points. Tap to see the cups they have won and the cards they have entered.
about-status = What this player is doing. Whoever has passed enters no more cards in this competition, but keeps a cup until someone takes it.
about-passes-to = In the draft, everyone keeps one card and passes the others to the player on their left, who is named here.
about-entered = A card entered in this competition, with its value in the skill that counts. After the competition it rests.
about-total = The values of this player’s entered cards, added up. The highest total holds the gold cup; to take a cup, a tie with its holder is enough.
about-lane = A player’s lane: the cards they have entered in this competition, their total, and the cups they hold. The longer the bar, the higher the total.
about-fair-begins = The next competition: the skill that counts, what its cups are worth, and who begins.
about-fair-awards = The competition is over. Whoever holds a cup now scores its points.
about-dots = The dots show how skilled the race is in all, from one to three. The more dots, the fewer such cards there are.
about-no-ability = The dash stands for 0: this card cannot be entered in a competition of this skill.
about-ability-now = The skill that counts now. So much the card adds to the total of the player who enters it.
about-ability = What this card adds to a total in a competition of this skill: speed, cunning or strength.
about-dimmed-card = A card that cannot be chosen now. Tap it to see why not.
about-race-card = A card of one of the seven races, with its value in each skill. Once entered in a competition it rests. All cards of a race are the same.
about-aside = Cards that cannot be chosen now: those kept in the draft so far, or the hand while a resting card may be taken back. Nobody else sees them.
about-race-slot = A place for a race. A team has at most three races, with as many cards of each as you like.
about-offer = A team of all the cards of these races. Tap to choose them; you may still add cards or leave some out.
about-pass = Enter no more cards in this competition. If you hold a cup, you keep it until someone takes it.
about-take-none = Take no card back: all your entered cards keep resting.
about-confirm = The button that does what has been chosen. Until you tap it, you may choose something else.
about-prompt = Who is asked, and for what. Below it is why, or what the chosen cards would do to the cups.
about-head = A card of one of the seven races, small.
about-aim = The game in a few words. Cups are points, and cards you do not spend can win later competitions.

## Group: together
##
## What the callout says in “Learn together”, in order: three people begin a game at one device.
## “You” is whoever holds the device; “aim”, “draft”, “passed”, “cups”, “rest” and “end” are said to
## everyone.
## Length: 165

together-aim = Seven competitions, each for a gold and a silver cup. The first cups are cheap, the last ones valuable. Most points wins.
together-draft = First comes the draft: everyone keeps one card and passes the others to the left, until you have eight. Two cards together, then you choose.
together-cunning = The main event, worth 7, wants cunning, and so do two other competitions. No card has more of it than your djinn: keep it.
# Length: 200
together-cunning-elf = An elf has 3 in cunning, which is good. But a djinn has 4: keep the djinn.
# Length: 200
together-no-cunning = A goblin has no cunning at all. Keep the djinn.
# Length: 200
together-cunning-less = That card has less cunning, and the main event wants cunning. Keep the djinn.
together-strength = Two competitions want strength. Your orc has 4, the most there is, and there are only four orcs: keep it.
# Length: 200
together-strength-djinn = 4 in cunning is just as good, but others may collect cunning, too. Keep the orc.
# Length: 200
together-no-strength = An elf is cunning, but has no strength at all. Keep the orc.
# Length: 200
together-strength-less = That card is not as strong. Keep the orc.
together-speed = Two competitions want speed. Your halfling has 4 in speed, the most there is: keep it.
# Length: 200
together-speed-four = That is a 4 as well, in another skill. But a team may well be fast: keep the halfling.
# Length: 200
together-speed-less = That card is not as fast. Keep the halfling.
together-passed = The other seven cards went to the left. Now you know some of the cards that the others may keep.
together-add = These cards come from your right. Cards entered in a competition add up, so collect what you have: keep a second djinn.
# Length: 200
together-add-elf = An elf has 3 in cunning and goes well with a djinn. But two djinns make 8: keep the djinn.
# Length: 200
together-add-other = A team does one thing well. Yours has cunning, and this djinn has 4: keep it.
together-dash = A dash means 0: such a card never enters there. An elf has no strength, a dwarf has 3: keep the dwarf.
# Length: 200
together-dash-goblin = A goblin has 2 in strength, a dwarf has 3. Keep the dwarf.
# Length: 200
together-dash-none = There is a dash at strength: no help for your orc. Keep the dwarf.
# Length: 200
together-strength-one = A human has 1 in everything. The dwarf has 3 in strength: keep the dwarf.
together-gather = A team has at most three races, or kinds of people, so collect few. You have a halfling; goblins have 3 in speed: keep one.
# Length: 200
together-gather-elf = An elf has 2 in speed, a goblin has 3. Keep the goblin.
# Length: 200
together-gather-none = There is a dash at speed: no runner. Keep the goblin.
# Length: 200
together-speed-one = A human has 1 in everything. The goblin has 3 in speed: keep the goblin.
together-cups = In each competition, enter cards in turn, or pass for the rest. The highest total takes gold, the next silver; a tie is enough.
together-rest = Afterwards, entered cards rest. Whoever wins no cup may take one of their resting cards back, so it can pay to lose.
together-end = Draft six more cards, then build a team of at most three races, such as djinns, elves and humans. You play on your own now.

## Group: tip
##
## Shown once in first games, when it first matters, beside the thing it is about: one sentence or two.
## Length: 165

tip-row = Look at the row before you choose: which skill do most of the seven competitions want?
tip-fourth = You have kept three races, and a team has three at most: a card of a fourth means leaving a race at home.
tip-build = Cards you leave out never play, so take every card of your three races unless you have a reason.
tip-enter = Enter at least one card, or pass for the rest of this competition; you may not wait.
tip-main = Nothing comes after the main event, so there is nothing left to save for.
tip-tie = One of your cards would exactly tie the holder of this cup, and a tie is enough to take it.
tip-rest = Take back what the next competitions want; it may be a card from an earlier one.
