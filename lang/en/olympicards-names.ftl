### Olympicards: the names of sports, colours and medals.

## Group: sport
## The nine sports. The name itself stands on cards, labels and headings.
## .sentence: inside a sentence, where it is played, postponed, begun: “postpones the high jump”, “The next sport is archery.”
## The order is that of the sport cards in the rules.
sport-marathon = Marathon
    .sentence = the marathon
sport-high-jump = High jump
    .sentence = the high jump
sport-swimming = 100 m freestyle
    .sentence = the 100 m freestyle
sport-hurdles = 110 m hurdles
    .sentence = the 110 m hurdles
sport-weightlifting = Weightlifting
    .sentence = weightlifting
sport-archery = Archery
    .sentence = archery
sport-relay = 4 × 100 m relay
    .sentence = the 4 × 100 m relay
sport-table-tennis = Table tennis
    .sentence = table tennis
sport-sailing = Sailing
    .sentence = sailing

## Group: colour
## The five colours of the performance cards. The name itself is printed on the card, and begins the name of a
## card: “Blue 5”.
## .sentence: inside a sentence: “a blue 5”, “not blue”, “any blue card”.
# Length: 8
colour-blue = Blue
    .sentence = blue
# Length: 8
colour-yellow = Yellow
    .sentence = yellow
# Length: 8
colour-black = Black
    .sentence = black
# Length: 8
colour-green = Green
    .sentence = green
# Length: 8
colour-red = Red
    .sentence = red

## Group: medal
## The three medals. The name itself is a label.
## .sentence: inside a sentence: “wins gold”, “for gold”, “Bo gets gold”.
medal-bronze = Bronze
    .sentence = bronze
medal-silver = Silver
    .sentence = silver
medal-gold = Gold
    .sentence = gold
