### Olympicards: the names of sports, colours and medals.

## Group: sport
# The nine sports. The name itself stands on cards, labels and headings.
# .sentence: inside a sentence, where it is played, postponed, begun: “postpones the high jump”, “The next sport is archery.”
# .start: at the beginning of a sentence: “The high jump is over.”
# The order is that of the sport cards in the rules.
sport-marathon = Marathon
    .sentence = the marathon
    .start = The marathon
sport-high-jump = High jump
    .sentence = the high jump
    .start = The high jump
sport-swimming = 100 m freestyle
    .sentence = the 100 m freestyle
    .start = The 100 m freestyle
sport-hurdles = 110 m hurdles
    .sentence = the 110 m hurdles
    .start = The 110 m hurdles
sport-weightlifting = Weightlifting
    .sentence = weightlifting
    .start = Weightlifting
sport-archery = Archery
    .sentence = archery
    .start = Archery
sport-relay = 4 × 100 m relay
    .sentence = the 4 × 100 m relay
    .start = The 4 × 100 m relay
sport-table-tennis = Table tennis
    .sentence = table tennis
    .start = Table tennis
sport-sailing = Sailing
    .sentence = sailing
    .start = Sailing

## Group: colour
# The five colours of the performance cards. The name itself is printed on the card (at most 8 characters), and begins
# the name of a card: “Blue 5”.
# .sentence: inside a sentence: “a blue 5”, “not blue”, “any blue card”.
colour-blue = Blue
    .sentence = blue
colour-yellow = Yellow
    .sentence = yellow
colour-black = Black
    .sentence = black
colour-green = Green
    .sentence = green
colour-red = Red
    .sentence = red

## Group: medal
# The three medals. The name itself is a label.
# .sentence: inside a sentence: “wins gold”, “for gold”, “Bo gets gold”.
medal-bronze = Bronze
    .sentence = bronze
medal-silver = Silver
    .sentence = silver
medal-gold = Gold
    .sentence = gold
