### Fetched
### A note on each of the 80 sports of Olympikos, shown below its large picture. The key is the sport’s name in the program.
### One to three short sentences, of at least 30 characters, with a full stop at the end. All notes are facts: when translating,
### keep numbers, years and names exact.

## Group: note
## Length: 120
##
## In the order of the sports in “olympikos-names.ftl”.

note-sprint = One straight, no bend, about ten seconds: nobody has time to think it over.
note-marathon = 42.195 kilometres on foot, after a Greek messenger who is said to have run with news of victory.
note-hurdles = Ten hurdles in 110 metres. Knocking one over is allowed, but it costs speed.
note-relay = Four sprinters and one baton, which must change hands within thirty metres and at full speed.
note-race-walk = As far as the judges can see, one foot must always touch the ground: that is what makes it walking.
note-high-jump = Most go over the bar backwards, as Dick Fosbury showed the world when he won gold in 1968.
note-long-jump = One run, one board, one leap into the sand. Step over the board and the jump does not count.
note-pole-vault = A bending pole turns the speed of a run into height: the best fly over six metres.
note-javelin = The spear must land point first. The men’s javelin was redesigned in 1986, because throws had become too long.
note-discus = One and a half turns in a circle 2.5 metres wide, and the discus sails. The ancient Greeks threw it too.
note-shot-put = A metal ball, 7.26 kilograms for men and 4 for women, is pushed from the neck, not thrown.
note-hammer = It is not a hammer at all, but a metal ball on a wire, swung round and round until it flies.
note-swimming = Freestyle allows nearly any stroke. Everyone swims the crawl, because nothing is faster.
note-diving = From ten metres up, a diver meets the water at some 50 kilometres an hour, and should hardly splash.
note-artistic-swimming = A dance in deep water: nobody may touch the bottom, and the music plays under water too.
note-water-polo = Seven a side, afloat all game long. Only the goalkeeper may hold the ball with both hands.
note-open-water = Ten kilometres in a river, a lake or the sea: no lanes, no walls, and whatever the weather brings.
note-surfing = No two waves are the same. The judges count the best two rides of each surfer in a heat.
note-sailing = Whoever guesses best where the wind will come from next is often the first round the buoys.
note-kite = A kite pulls, a foil lifts the board out of the water: faster than a car may drive in town.
note-rowing = Rowers sit with their backs to the finish, so those who lead can see all the others.
note-canoe-slalom = Green gates with the current, red ones against it; touching a pole costs two seconds.
# Quote: what the word “judo” means.
note-judo = The name means “the gentle way”. A clean throw onto the back ends the contest at once.
note-taekwondo = Sensors in vest and helmet register the kicks; a spinning kick scores more.
note-karate = It grew up on Okinawa. A kata is a fight against opponents whom only the athlete sees.
note-boxing = Two corners, two pairs of gloves, three rounds of three minutes each at the Games.
note-wrestling = Both shoulders on the mat, and the bout is over. The ancient Games had wrestlers already.
note-fencing = The point is too quick for the eye, so blades are wired and lamps tell who has hit.
note-weightlifting = Two lifts: the snatch in one movement, the clean and jerk in two. Everyone has three attempts at each.
note-archery = From seventy metres away, the ring that counts ten is about twelve centimetres wide.
note-shooting = With the air rifle, ten metres away, the ten is a dot of half a millimetre. Stillness is all.
note-artistic-gymnastics = When Nadia Comăneci got the first perfect ten in 1976, the board had to show it as 1.00.
note-rhythmic-gymnastics = Hoop, ball, clubs, and a ribbon of six metres that draws pictures in the air.
note-trampoline = Ten skills in a row without a pause, and so high that only a tall hall will do.
note-climbing = Speed climbers reach the top of a fifteen-metre wall in about five seconds.
note-skateboarding = In Tokyo, the three medallists in women’s street were 13, 13 and 16 years old.
note-bmx = Eight riders, a steep ramp, jumps and bends, and all over in less than a minute.
note-road-cycling = Riding behind others saves so much strength that even rivals take turns in front.
note-track-cycling = One gear, no brakes, and bends of wood as steep as a roof.
note-mountain-bike = Roots, rocks, climbs and drops: on these laps skill counts as much as stamina.
note-triathlon = 1.5 kilometres in water, 40 on a bicycle, 10 on foot; and the clock runs while they change.
note-modern-pentathlon = Pierre de Coubertin wanted it: fencing, swimming, riding, shooting and running in one contest.
note-tennis = 15, 30, 40, game; and a player with nothing yet has love.
note-table-tennis = The ball weighs 2.7 grams, and flies so fast that the eye has to guess.
note-badminton = Sixteen feathers in a cork, and yet a smash can leave the racket at over 400 kilometres an hour.
note-golf = Eighteen holes. After 112 years away, it returned to the Games in 2016.
note-basketball = When James Naismith invented it in 1891, the baskets were real peach baskets.
note-football = Eleven a side. At the Games, men’s teams are under 23, with three older players allowed.
note-handball = Seven a side: three steps, a leap into the goal area, and the shot before landing.
note-volleyball = Three touches to bring the ball back over the net, and it must never be held.
note-beach-volleyball = Two a side, sand underfoot, and no substitutes: whoever is tired plays on.
note-rugby-sevens = Seven a side on a pitch for fifteen, and two halves of seven minutes: plenty of room to run.
note-field-hockey = The stick is flat on one side and round on the other, and the round side may not play the ball.
note-baseball = Nine a side, and less than half a second for the batter to decide whether to swing.
note-show-jumping = Horse and rider fly over coloured poles; each fence that falls costs four penalty points.
note-dressage = The horse dances, and the rider seems to do nothing at all: that is the art of it.
note-breaking = Nobody knows beforehand what the DJ will play: whatever comes, it must be danced to.
note-alpine-skiing = Downhill racers can reach 130 kilometres an hour, and hundredths of a second decide.
note-cross-country = There are two styles: classic, in the tracks, and free, which looks like skating on snow.
note-ski-jumping = Skis in a V carry farther. Jan Boklöv lost marks for it at first; soon everyone did it.
note-freestyle-skiing = Bumps, somersaults and twists: whatever can be done in the air is done on skis.
note-snowboard = Tricks of surfers and skateboarders, on snow. At the Games since Nagano in 1998.
note-biathlon = The heart races from skiing, and now a target fifty metres away demands a calm hand.
note-bobsleigh = The start is a sprint: what is lost in the push is missing all the way down.
note-luge = On the back and feet first, at over 120 kilometres an hour; the clock counts thousandths.
note-skeleton = Head first on a small sled, the chin a hand’s breadth above the ice.
note-figure-skating = Axel, Salchow and Lutz were skaters: their jumps still bear their names.
note-speed-skating = On a clap skate the heel comes off the blade, so that the blade stays on the ice for longer.
note-ice-hockey = The puck is frozen before the game, so that it bounces less.
note-curling = Sweeping warms the ice a little, so that the stone glides farther and curls less.
note-wheelchair-fencing = The chairs are fixed to the floor. Nobody can step back, so the hands are all the faster.
note-wheelchair-basketball = The basket hangs as high as in any game, and more than two pushes without a bounce is travelling.
note-wheelchair-rugby = It was once called murderball: crashing into other chairs is part of the game.
note-wheelchair-tennis = The ball may bounce twice, and the second time even outside the court.
note-blind-football = The ball rattles, the crowd keeps silent, and whoever goes for the ball calls out.
note-goalball = A ball with bells in it, blindfolds for everyone, and three players who throw themselves in its way.
note-boccia = Red or blue, the ball nearest the white one scores; some players use a ramp.
note-sitting-volleyball = The net is just over a metre high, and whoever plays the ball must be sitting on the floor.
note-para-sprint = Some run on blades of carbon, which bend at each step and give part of its force back.
note-para-powerlifting = Lying on a bench, the lifter lowers the bar to the chest, holds it still and presses it up again.
