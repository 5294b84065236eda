### Olympics: the names of events, types, cards and medals.

## The five events. The value is a label and also stands within sentences (“wins gold at Basketball”).
## .narrow: where there is hardly any room.

## Group: event
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

## The five types of cards: who or what helps the team. The value is a label, printed on the card.
## .sentence: as it stands within a sentence or in brackets.

## Group: kind
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

## A card is named after its event and its type: a champion of basketball, the fans of cycling. In English the name is the same
## on a label and after “the” or “your” within a sentence. “Fans” is plural, “training” and “equipment” cannot be counted,
## so no sentence says “a” or “one” before the name.

## Group: card
card-basketball-star = Basketball champion
card-basketball-coach = Basketball coach
card-basketball-training = Basketball training
card-basketball-equipment = Basketball equipment
card-basketball-fans = Basketball fans
card-swimming-star = Swimming champion
card-swimming-coach = Swimming coach
card-swimming-training = Swimming training
card-swimming-equipment = Swimming equipment
card-swimming-fans = Swimming fans
card-gymnastics-star = Gymnastics champion
card-gymnastics-coach = Gymnastics coach
card-gymnastics-training = Gymnastics training
card-gymnastics-equipment = Gymnastics equipment
card-gymnastics-fans = Gymnastics fans
card-cycling-star = Cycling champion
card-cycling-coach = Cycling coach
card-cycling-training = Cycling training
card-cycling-equipment = Cycling equipment
card-cycling-fans = Cycling fans
card-athletics-star = Athletics champion
card-athletics-coach = Athletics coach
card-athletics-training = Athletics training
card-athletics-equipment = Athletics equipment
card-athletics-fans = Athletics fans

## The medals, as they stand within a sentence or after a colon: “wins gold”, “Not awarded: silver and bronze.”

## Group: medal
medal-gold = gold
medal-silver = silver
medal-bronze = bronze
