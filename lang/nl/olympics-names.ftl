### Namen.

## .sentence: klein, binnen een zin: “bij basketbal”.

## Group: event
event-basketball = Basketbal
    .narrow = Basket­bal
    .sentence = basketbal
event-swimming = Zwemmen
    .narrow = Zwem­men
    .sentence = zwemmen
event-gymnastics = Turnen
    .narrow = Turnen
    .sentence = turnen
event-cycling = Wielrennen
    .narrow = Fietsen
    .sentence = wielrennen
event-athletics = Atletiek
    .narrow = Atletiek
    .sentence = atletiek

## Group: kind
kind-star = Kampioen
    .sentence = kampioen
kind-coach = Coach
    .sentence = coach
kind-training = Training
    .sentence = training
kind-equipment = Uitrusting
    .sentence = uitrusting
kind-fans = Fans
    .sentence = fans

## Group: card
card-basketball-star = Basketbalkampioen
    .sentence = basketbalkampioen
    .the = de basketbalkampioen
card-basketball-coach = Basketbalcoach
    .sentence = basketbalcoach
    .the = de basketbalcoach
card-basketball-training = Basketbaltraining
    .sentence = basketbaltraining
    .the = de basketbaltraining
card-basketball-equipment = Basketbaluitrusting
    .sentence = basketbaluitrusting
    .the = de basketbaluitrusting
card-basketball-fans = Basketbalfans
    .sentence = basketbalfans
    .the = de basketbalfans
card-swimming-star = Zwemkampioen
    .sentence = zwemkampioen
    .the = de zwemkampioen
card-swimming-coach = Zwemcoach
    .sentence = zwemcoach
    .the = de zwemcoach
card-swimming-training = Zwemtraining
    .sentence = zwemtraining
    .the = de zwemtraining
card-swimming-equipment = Zwemuitrusting
    .sentence = zwemuitrusting
    .the = de zwemuitrusting
card-swimming-fans = Zwemfans
    .sentence = zwemfans
    .the = de zwemfans
card-gymnastics-star = Turnkampioen
    .sentence = turnkampioen
    .the = de turnkampioen
card-gymnastics-coach = Turncoach
    .sentence = turncoach
    .the = de turncoach
card-gymnastics-training = Turntraining
    .sentence = turntraining
    .the = de turntraining
card-gymnastics-equipment = Turnuitrusting
    .sentence = turnuitrusting
    .the = de turnuitrusting
card-gymnastics-fans = Turnfans
    .sentence = turnfans
    .the = de turnfans
card-cycling-star = Wielerkampioen
    .sentence = wielerkampioen
    .the = de wielerkampioen
card-cycling-coach = Wielercoach
    .sentence = wielercoach
    .the = de wielercoach
card-cycling-training = Wielertraining
    .sentence = wielertraining
    .the = de wielertraining
card-cycling-equipment = Wieleruitrusting
    .sentence = wieleruitrusting
    .the = de wieleruitrusting
card-cycling-fans = Wielerfans
    .sentence = wielerfans
    .the = de wielerfans
card-athletics-star = Atletiekkampioen
    .sentence = atletiekkampioen
    .the = de atletiekkampioen
card-athletics-coach = Atletiekcoach
    .sentence = atletiekcoach
    .the = de atletiekcoach
card-athletics-training = Atletiektraining
    .sentence = atletiektraining
    .the = de atletiektraining
card-athletics-equipment = Atletiekuitrusting
    .sentence = atletiekuitrusting
    .the = de atletiekuitrusting
card-athletics-fans = Atletiekfans
    .sentence = atletiekfans
    .the = de atletiekfans

## Group: medal
medal-gold = goud
medal-silver = zilver
medal-bronze = brons
