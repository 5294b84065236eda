### Olympicards: Namen

## Group: sport
sport-marathon = Marathon
    .sentence = den Marathon
    .in = im Marathon
sport-high-jump = Hochsprung
    .sentence = den Hochsprung
    .in = im Hochsprung
sport-swimming = 100 m Freistil
    .sentence = 100 m Freistil
    .in = über 100 m Freistil
sport-hurdles = 110 m Hürden
    .sentence = 110 m Hürden
    .in = über 110 m Hürden
sport-weightlifting = Gewichtheben
    .sentence = das Gewichtheben
    .in = im Gewichtheben
sport-archery = Bogenschießen
    .sentence = das Bogenschießen
    .in = im Bogenschießen
sport-relay = 4 × 100-m-Staffel
    .sentence = die 4 × 100-m-Staffel
    .in = mit der 4 × 100-m-Staffel
sport-table-tennis = Tischtennis
    .sentence = Tischtennis
    .in = im Tischtennis
sport-sailing = Segeln
    .sentence = das Segeln
    .in = im Segeln

## Group: colour
colour-blue = Blau
    .sentence = Blau
    .adjective = blaue
colour-yellow = Gelb
    .sentence = Gelb
    .adjective = gelbe
colour-black = Schwarz
    .sentence = Schwarz
    .adjective = schwarze
colour-green = Grün
    .sentence = Grün
    .adjective = grüne
colour-red = Rot
    .sentence = Rot
    .adjective = rote

## Group: medal
medal-bronze = Bronze
    .sentence = Bronze
medal-silver = Silber
    .sentence = Silber
medal-gold = Gold
    .sentence = Gold
