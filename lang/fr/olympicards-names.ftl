## Group: sport
sport-marathon = Marathon
    .sentence = le marathon
sport-high-jump = Saut en hauteur
    .sentence = le saut en hauteur
sport-swimming = 100 m nage libre
    .sentence = le 100 m nage libre
sport-hurdles = 110 m haies
    .sentence = le 110 m haies
sport-weightlifting = Haltérophilie
    .sentence = l’haltérophilie
sport-archery = Tir à l’arc
    .sentence = le tir à l’arc
sport-relay = Relais 4 × 100 m
    .sentence = le relais 4 × 100 m
sport-table-tennis = Tennis de table
    .sentence = le tennis de table
sport-sailing = Voile
    .sentence = la voile

## Group: colour
colour-blue = Bleu
    .sentence = bleu
    .feminine = bleue
    .plural = bleues
colour-yellow = Jaune
    .sentence = jaune
    .feminine = jaune
    .plural = jaunes
colour-black = Noir
    .sentence = noir
    .feminine = noire
    .plural = noires
colour-green = Vert
    .sentence = vert
    .feminine = verte
    .plural = vertes
colour-red = Rouge
    .sentence = rouge
    .feminine = rouge
    .plural = rouges

## Group: medal
medal-bronze = Bronze
    .sentence = le bronze
medal-silver = Argent
    .sentence = l’argent
medal-gold = Or
    .sentence = l’or
