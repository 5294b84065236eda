### Namen.

## Group: sport
sport-marathon = Marathon
    .sentence = de marathon
sport-high-jump = Hoog­springen
    .sentence = hoogspringen
sport-swimming = 100 m vrije slag
    .sentence = de 100 m vrije slag
sport-hurdles = 110 m horden
    .sentence = de 110 m horden
sport-weightlifting = Gewicht­heffen
    .sentence = gewichtheffen
sport-archery = Boog­schieten
    .sentence = boogschieten
sport-relay = 4 × 100 m estafette
    .sentence = de 4 × 100 m estafette
sport-table-tennis = Tafeltennis
    .sentence = tafeltennis
sport-sailing = Zeilen
    .sentence = zeilen

## .inflected: voor een getal of “kaart”: “een blauwe 5”.

## Group: colour
colour-blue = Blauw
    .sentence = blauw
    .inflected = blauwe
colour-yellow = Geel
    .sentence = geel
    .inflected = gele
colour-black = Zwart
    .sentence = zwart
    .inflected = zwarte
colour-green = Groen
    .sentence = groen
    .inflected = groene
colour-red = Rood
    .sentence = rood
    .inflected = rode

## Group: medal
medal-bronze = Brons
    .sentence = brons
medal-silver = Zilver
    .sentence = zilver
medal-gold = Goud
    .sentence = goud
