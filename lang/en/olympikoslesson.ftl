### Fetched
### The lesson of Olympikos: the callout that teaches the game. “You” is the learner, whom the table calls Ana; Bo and Chen are computer players.

## Group: say
##
## What the callout says, in order. Below a step are its answers to other moves, which are not played, and which may be longer.
## First comes a race for practice, in which the learner guesses.
## Length: 165

say-carrot = You are Ana. Practice first: Bo’s clue means one of five sports, upright if very good. Tap that sport, then the bronze medal.
# Length: 200
say-carrot-other = Think of who eats carrots. In a real race your card would stay there; here, try again.
say-flag = Your card is placed: everyone sees that you guessed, not what. Chen follows. Now the clues for silver and gold are flipped.
say-bell = Answer in any order, clear clues first. Gold’s clue is upright: a bell. Which sport rings one for every round?
# Length: 200
say-bell-silver = The gloves lie sideways, so they are harder. Take the clear clue first: gold.
# Length: 200
say-bell-other = In one of these five, a bell begins and ends every round. Try again.
say-gloves = Chen is quicker here, but only right cards count. Sideways means an average clue. You have already played boxing: where else are gloves worn?
# Length: 200
say-gloves-other = Warm gloves? One of the five takes place on ice. Try again.
say-practice-bronze = Bronze was show jumping. The first right card scores 2 points: yours. Every later right card scores 1: Chen’s.
say-practice-silver = Silver was curling. Chen was first but wrong, so yours is the first right card: 3 points.
say-practice-gold = Gold is worth 4, and only you were right. Nine points: nobody can score more in one turn. But this was practice.
# The turn that counts begins here; the practice may not have been played.
say-idea = Three of five sports are targets, one per medal. The Coach gives clues, and the Athletes guess.
say-clue = You join in turn two, as Ana, the Coach. Your first target is archery. Tap the clue that says so; upright means very good.
# Length: 200
say-clue-mountain = A mountain says mountain biking. Your target is archery.
# Length: 200
say-clue-ten = Ten is an archer’s best shot, but another clue shows the whole thing that archers aim at. Tap that one.
# Length: 200
say-clue-flat = Sideways would call it average. It could not be clearer: upright.
# Length: 200
say-clue-other = That hardly says archery. One clue shows what archers aim at.
# “{ olympikos.average }” is on a button.
say-honest = Silver’s target is basketball. Raised hands come closest, but they say volleyball too. Be honest: choose “{ olympikos.average }”, and they lie sideways.
# Length: 200
say-honest-upright = Upright promises a very good clue, and the Athletes would trust it. Volleyball players raise their hands too: choose “{ olympikos.average }”.
# Length: 200
say-honest-other = That says even less about basketball. Raised hands come closest: place them sideways.
say-one-sport = Gold’s target is figure skating, and four clues are left. A good one says yes to one sport and no to the others.
# Length: 200
say-one-ten = Ten is a skater’s dream, but also an archer’s best shot. One clue fits skating alone.
# Length: 200
say-one-flat = You may, and it costs no points. But a swan fits well, so tell the Athletes: upright.
# A mountain or a tortoise.
# Length: 200
say-one-other = That says nothing about skating. Think of a ballet on a lake.
say-race = Three, two, one! Bo and Chen race, and you watch. A placed card stays where it is.
say-bronze = Bronze: all Athletes were right, so the Coach scores what the medal is worth: 2 points for you.
say-silver = Silver: Bo was right, Chen thought of volleyball. Some right, not all: 1 point for you. None right would be nothing.
say-gold = Gold: all right again. 4 points for you, 4 for Chen, who was first, and 1 for Bo.
say-tested = From turn two on, Athletes who lead as the turn begins take a doping test. Chen had to choose a sport that was no target.
say-positive = Basketball was a target, so the test is positive: Chen loses 3 points. You have 7, Bo 6, Chen 5. You lead!
say-next = Next turn Chen is the Coach, and you and Bo are the Athletes. You lead, so the doping test will be yours.

## Group: win
##
## What wins games of Olympikos, as a list at the end of the lesson.
## Length: 165

win-1 = As an Athlete, take clear clues first. Each sport can be guessed only once, so what is left gets easier.
win-2 = As Coach, find the clue that says yes to one sport and no to the other four.
win-3 = In the lead, keep a sport in mind that is no target: you will need it for the doping test.

## Group: more
##
## What the callout says in the second minute, which the learner may ask for at the end of the lesson: what the lesson leaves out.
## “You” is the learner, whom the table calls Ana.
## Length: 165

more-lead = Turn two. You lead with the nine points of the practice, so this time you take the doping test.
more-cards = You have guessed: the swords mean fencing, the arm weightlifting. The wave lies sideways, an average clue: surfing, perhaps.
more-rule-out = Two of your cards are left. Rule out a sport that is surely no target: a wave may mean sailing, but hardly golf.
# Length: 200
more-rule-out-sailing = If the wave means sailing, the test is positive, and you lose 3 points. Nothing here points to golf: rule that out.
more-sailing = Gold was sailing, not surfing. Had you ruled out sailing, it would cost you 3 points now.
more-negative = Golf was no target: the test is negative, and you keep all 14 points. Chen has 10, Bo 7.
more-together = Two people play together: one gives clues, the other guesses. Every ten seconds a rival nation plays a card on each medal, so hurry.

## Group: about
##
## What a thing on the table is, when a player touches and holds it: one to three short sentences.
## Length: 240

about-test-card = This player’s card for the doping test: a sport they rule out as a target. It is turned over after the gold medal.
about-gain = The points just scored or lost, by this medal or the doping test.
about-together = The common score, and how many points are missing to the next grade. 36 points are a world record.
about-points = This player’s points, for right guesses and as the Coach, less those lost. The marks count twelve; when someone has more, all rows grow.
about-coach = The Coach of this turn: draws three targets, gives a clue for each, and does not guess. The role passes on with every turn.
about-tested = This Athlete led when the turn began, so after the third card they take the doping test: they rule out a sport. If it was a target, they lose up to 3 points.
about-player = A player, with what they are doing. Athletes place three cards each turn, one on each medal; the Coach gives the clues.
about-turns-so-far = The turns so far: which sports were to be guessed, who was right, and how well each clue fitted.
about-opposite = The clues once more, turned towards those who sit opposite.
about-target = The target that the Coach is choosing a clue for now. Nobody else is shown it before the medal presentation.
about-answer = This sport was the target. Whoever placed the card with its ring on the medal being presented was right.
about-sport-down = A sport, face down until the race begins, so that nobody has longer to look at it. The Coach sees it already.
about-ring = A ring, with its colour and its letter. Each Athlete has a card with this ring: it stands for the sport below it.
about-sport = One of the five sports of this turn. Three of them are targets, and until the presentation only the Coach knows which. Each turn has five new ones.
about-medal-points = The medal and what it is worth to the first right Athlete; others who are right score 1 point. With two players, a rival who was right first leaves 1 point.
about-how-good = How good the Coach thinks the clue is: upright means very good, sideways average. It has no effect on the score.
about-clue-down = The clue for this medal, face down. When the race begins, the clues are flipped one by one: bronze, silver, gold.
about-clue = The Coach’s clue for this medal. It suggests one of the five sports: the target. Once placed, it may not be changed.
about-coach-card = The Coach’s card, the lowest on this medal. Its ring shows the target. The Coach drew it at random, and everyone else sees it in the presentation.
about-rival-card = A card of a rival nation. Rivals guess at random and score nothing, but where one of them was right before the Athlete, the Athlete scores only 1 point.
about-right-card = A right card. The first right card on a medal brings its full points, every later one 1 point.
about-wrong-card = A wrong card. It scores nothing, and is ignored when deciding who was first.
about-card = An Athlete’s card, face down: its sport is shown in the presentation. The cards lie in the order in which they came, and may not be moved.
about-medal = A medal, with the Coach’s clue and the cards that lie on it. Each Athlete places one card here: the card of the sport that the clue suggests.
about-clock = The clock. When it has run down, the clues are flipped, or the next rival plays, or missing cards are placed at random.
about-press = In this game the clock waits for this button: tap it when the next rival may play, or when time is up for whoever has not finished.
about-test = The doping test, from the second turn on: whoever ruled out a sport that was a target loses up to 3 points. If nobody guessed a single sport, all tests are cancelled, and the Coach loses up to 3 points.
about-ready = What the game is about. The sports and clues stay out of sight until the race begins or goes on, so that everyone sees them at the same moment.
about-pad-ring-gone = This card has already been played. It comes back at the end of the turn.
about-pad-ring = One of this Athlete’s five cards, with the sport it stands for. Tap it first, then the medal it goes to; each card can be played once a turn.
about-pad-test = The doping test, after the third card: rule out the sport least likely to be a target. If it is one, up to 3 points are lost.
about-pad-medal-placed = There is already a card of this Athlete on this medal. It may not be moved or taken back.
about-pad-medal = Tap a sport and then this medal to place the card there. It opens when its clue is flipped, and takes exactly one card from each Athlete.
about-tabs = Whose pad is shown. Everyone who guesses here has their own.
about-pad = An Athlete’s pad: five cards, one for each sport, and the medals they can go to. The order in which the cards are placed counts, so be quick.
about-sideways = Place the clue sideways: an average one, often the best of a bad hand. Everyone sees which way it lies; it has no effect on the score.
about-upright = Place the clue upright: a very good one. Everyone sees which way it lies; it has no effect on the score.
about-hand-clue = A clue in the Coach’s hand. Choose the one that suggests the target, and none of the other four sports. Clues that are not used leave the game unseen.
about-asked-ring = The ring of the sport that the clue is for. Only the Coach knows it.
about-confirm = The button that places the chosen clue face down under its medal. Until you tap it, you may choose another.
about-prompt = Who is asked, and for what. Below it is what counts now.

## Group: together
##
## What the callout says in “Learn together”, in order: three people begin a game at one device.
## “You” is the first Coach; “jobs”, and everything from “meaning” on, is said to everyone.
## Length: 165

together-jobs = Each turn one of you, the Coach, gives clues for three sports. The others, the Athletes, guess them; until then, they look away.
together-clue = Your first target, the sport that the Athletes must guess, is sport climbing. A monkey is a very good clue: place it upright.
# Length: 200
together-clue-flat = Sideways would call it average. It fits very well, so tell the Athletes: upright.
# Length: 200
together-clue-ladder = People climb ladders, too. Who climbs better than anyone?
# Length: 200
together-clue-other = That hardly says climbing. Who climbs better than anyone?
# “{ olympikos.average }” is on a button.
together-honest = Silver’s target is ice hockey. A penguin only says that it is cold. Be honest: choose “{ olympikos.average }”, and it lies sideways.
# Length: 200
together-honest-upright = Upright promises a very good clue, and the Athletes would trust it. A penguin plays no hockey: choose “{ olympikos.average }”.
# Length: 200
together-honest-other = That says even less about ice hockey. A penguin is at least at home on ice: place it sideways.
together-hurdles = Gold’s target is the 110 m hurdles. A good clue says yes to one sport only: find something in the way, and place it upright.
# Length: 200
together-hurdles-flat = You may, and it costs no points. But nothing else here fits so well, so tell the Athletes: upright.
# Length: 200
together-hurdles-fast = Fast it is, but it does not say what is jumped over. Another clue shows something in the way.
# Length: 200
together-hurdles-other = That says other sports more than this one. Another clue shows something in the way.
together-meaning = Three clues, each for one of five sports. Upright means a very good clue, sideways an average one. Now all may look.
together-race = Athletes: on your own pad, tap the sport that a clue means, then its medal. A placed card stays there.
together-right = The first right card scores 2, 3 or 4 points, every later right one 1 point, a wrong one nothing. Play each sport only once.
together-coach = For each medal, if all Athletes are right, the Coach scores its points as well. If only some are, the Coach scores 1 point.
together-end = From turn two on, leading Athletes take a doping test: they rule out one sport as a target. Fingers ready: now play on your own.

## Group: tip
##
## Shown once in first games, when it first matters, beside the thing it is about: one sentence or two.
## Length: 165

tip-sports = Look at all five sports first. The best clue fits your target and none of the other four.
tip-sideways = When a clue fits two of these sports, sideways tells the Athletes that it is only average.
tip-easy = If nobody guesses any of your three sports, you lose up to 3 points. One easy clue is enough to prevent that.
tip-past = “{ olympikos.look-back }” shows how well each clue of the past turns fitted its sport.
tip-clear = Clear clues first, in any order. Once placed, a card cannot be moved.
tip-quicker = Someone was quicker. Place your card all the same: wrong cards do not count, and a later right one scores 1 point.
tip-tested = Of your last two cards, play the one whose sport is least likely to be a target: a target costs up to 3 points.
