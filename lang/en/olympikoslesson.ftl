### Fetched
### The lesson of Olympikos: the voice that teaches the game. “You” is the learner, Bo and Chen are computer players.

## Group: say
##
## What the voice says, in order: a step has at most 25 words. Below a step are its answers to other moves, of at most 30
## words each; such a move is not played. First comes a race for practice, in which the learner guesses.

say-carrot = Practice first: no points. Bo, the Coach, means one of these five sports. Upright is a very good clue. Which sport?
say-carrot-other = Think of who eats carrots. In a real race your card would stay there; here, try again.
say-flag = Flag up: everyone sees that you guessed, not what. Chen follows. Now silver and gold are flipped.
say-bell = Answer in any order, clear clues first. Gold is upright: a bell. Which sport rings one for every round?
say-bell-silver = The gloves lie sideways, so they are harder. Take the clear clue first: gold.
say-bell-other = In one of these five, a bell begins and ends every round. Try again.
say-gloves = Chen is quicker here, but only right cards count. Sideways means an average clue. Boxing is used: where else are gloves worn?
say-gloves-other = Warm gloves? One of the five takes place on ice. Try again.
say-practice-bronze = Bronze was show jumping. The first right card wins 2 points: yours. Every later right card wins 1: Chen’s.
say-practice-silver = Silver was curling. Chen was first but wrong, so yours is the first right card: 3 points.
say-practice-gold = Gold is worth 4, and only you were right. Nine points: nobody can win more in one turn. But this was practice.
# The turn that counts begins here; the practice may not have been played.
say-idea = Five sports, and three of them are targets. The Coach gives a picture clue for each, and the Athletes race to guess them.
say-clue = You join in turn two, as Coach. Your first target is archery. Tap the clue that says so; upright means very good.
say-clue-mountain = A mountain says mountain biking. Your target is archery.
say-clue-ten = Ten is the middle of the target, but another clue shows the whole target. Tap that one.
say-clue-flat = Sideways would call it average. It could not be clearer: upright.
say-clue-other = That hardly says archery. One clue shows what archers aim at.
# “Average” is on a button.
say-honest = Silver is basketball. Raised hands come closest, but they say volleyball too. Be honest: choose “Average”, and they lie sideways.
say-honest-upright = Upright promises a very good clue, and they would trust it. Volleyball players raise their hands too: choose “Average”.
say-honest-other = That says even less about basketball. Raised hands come closest: place them sideways.
say-one-sport = Gold is figure skating, and four clues are left. A good one says yes to one sport and no to the others.
say-one-ten = Ten is a skater’s dream, but also the middle of an archer’s target. One clue fits skating alone.
say-one-flat = You may, and it costs no points. But a swan fits well, so tell them: upright.
# A mountain or a tortoise.
say-one-other = That says nothing about skating. Think of a ballet on a lake.
say-race = Three, two, one! Bo and Chen race, and you watch. A placed card stays where it is.
say-bronze = Bronze: all Athletes were right, so the Coach wins what the medal is worth: 2 points for you.
say-silver = Silver: Bo was right, Chen thought of volleyball. Some right, not all: 1 point for you. None right would be nothing.
say-gold = Gold: all right again. 4 points for you, 4 for Chen, who was first, and 1 for Bo.
say-tested = From turn two on, Athletes in the lead take a doping test. Chen led, and had to name a sport that was no target.
say-positive = Basketball was a target, so the test is positive: Chen loses 3. You 7, Bo 6, Chen 5. You lead!
say-next = Next turn Chen is Coach, and Bo and you are the Athletes. You lead, so the doping test will be yours.

## Group: win
##
## What wins games of Olympikos, as a list at the end of the lesson. At most 30 words each.

win-1 = As an Athlete, take clear clues first. Each ring is used once, so what is left gets easier.
win-2 = As Coach, find the clue that says yes to one sport and no to the other four.
win-3 = In the lead, keep a sport in mind that is no target: you will need it for the doping test.
