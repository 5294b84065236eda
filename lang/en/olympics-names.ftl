### Olympics: the names of events, types, cards and medals.

## Group: event
## The five events. The value is a label and also stands within sentences (“wins gold at Basketball”).
## .narrow: where there is hardly any room.
## Length: .narrow 9
event-basketball = Basketball
    .narrow = Basket
event-swimming = Swimming
    .narrow = Swim
event-gymnastics = Gymnastics
    .narrow = Gym
event-cycling = Cycling
    .narrow = Cycle
event-athletics = Athletics
    .narrow = Athletics

## Group: kind
## The five types of cards: who or what helps the team. The value is a label, printed on the card.
## .sentence: as it stands within a sentence or in brackets.
## Length: 12
kind-star = Champion
    .sentence = champion
kind-coach = Coach
    .sentence = coach
kind-training = Training
    .sentence = training
kind-equipment = Equipment
    .sentence = equipment
kind-fans = Fans
    .sentence = fans

## Group: card
## A card is named after its event and its type: a champion of basketball, the fans of cycling. “Fans” is plural, “training” and
## “equipment” cannot be counted, so no sentence says “a” or “one” before the name.
## The value is a label; in English it also follows “your”. .the: within a sentence, with its article: “invests the Basketball champion”.
## Add the cases, the gender and the number that your language needs, as `.accusative` or `.your`.
card-basketball-star = Basketball champion
    .the = the Basketball champion
card-basketball-coach = Basketball coach
    .the = the Basketball coach
card-basketball-training = Basketball training
    .the = the Basketball training
card-basketball-equipment = Basketball equipment
    .the = the Basketball equipment
card-basketball-fans = Basketball fans
    .the = the Basketball fans
card-swimming-star = Swimming champion
    .the = the Swimming champion
card-swimming-coach = Swimming coach
    .the = the Swimming coach
card-swimming-training = Swimming training
    .the = the Swimming training
card-swimming-equipment = Swimming equipment
    .the = the Swimming equipment
card-swimming-fans = Swimming fans
    .the = the Swimming fans
card-gymnastics-star = Gymnastics champion
    .the = the Gymnastics champion
card-gymnastics-coach = Gymnastics coach
    .the = the Gymnastics coach
card-gymnastics-training = Gymnastics training
    .the = the Gymnastics training
card-gymnastics-equipment = Gymnastics equipment
    .the = the Gymnastics equipment
card-gymnastics-fans = Gymnastics fans
    .the = the Gymnastics fans
card-cycling-star = Cycling champion
    .the = the Cycling champion
card-cycling-coach = Cycling coach
    .the = the Cycling coach
card-cycling-training = Cycling training
    .the = the Cycling training
card-cycling-equipment = Cycling equipment
    .the = the Cycling equipment
card-cycling-fans = Cycling fans
    .the = the Cycling fans
card-athletics-star = Athletics champion
    .the = the Athletics champion
card-athletics-coach = Athletics coach
    .the = the Athletics coach
card-athletics-training = Athletics training
    .the = the Athletics training
card-athletics-equipment = Athletics equipment
    .the = the Athletics equipment
card-athletics-fans = Athletics fans
    .the = the Athletics fans

## Group: medal
## The medals, as they stand within a sentence or after a colon: “wins gold”, “Not awarded: silver and bronze.”
medal-gold = gold
medal-silver = silver
medal-bronze = bronze
