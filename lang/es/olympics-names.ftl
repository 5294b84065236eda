### Español

## Group: event
event-basketball = Baloncesto
    .narrow = Basket
    .sentence = baloncesto
event-swimming = Natación
    .narrow = Nata­ción
    .sentence = natación
event-gymnastics = Gimnasia
    .narrow = Gim­nasia
    .sentence = gimnasia
event-cycling = Ciclismo
    .narrow = Ciclis­mo
    .sentence = ciclismo
event-athletics = Atletismo
    .narrow = Atle­tismo
    .sentence = atletismo

## Group: kind
kind-star = Figura
    .sentence = figura
kind-coach = Coach
    .sentence = coach
kind-training = Entreno
    .sentence = entreno
kind-equipment = Material
    .sentence = material
kind-fans = Afición
    .sentence = afición

## Group: card
card-basketball-star = Figura de baloncesto
    .the = la carta Figura de baloncesto
card-basketball-coach = Coach de baloncesto
    .the = la carta Coach de baloncesto
card-basketball-training = Entreno de baloncesto
    .the = la carta Entreno de baloncesto
card-basketball-equipment = Material de baloncesto
    .the = la carta Material de baloncesto
card-basketball-fans = Afición de baloncesto
    .the = la carta Afición de baloncesto
card-swimming-star = Figura de natación
    .the = la carta Figura de natación
card-swimming-coach = Coach de natación
    .the = la carta Coach de natación
card-swimming-training = Entreno de natación
    .the = la carta Entreno de natación
card-swimming-equipment = Material de natación
    .the = la carta Material de natación
card-swimming-fans = Afición de natación
    .the = la carta Afición de natación
card-gymnastics-star = Figura de gimnasia
    .the = la carta Figura de gimnasia
card-gymnastics-coach = Coach de gimnasia
    .the = la carta Coach de gimnasia
card-gymnastics-training = Entreno de gimnasia
    .the = la carta Entreno de gimnasia
card-gymnastics-equipment = Material de gimnasia
    .the = la carta Material de gimnasia
card-gymnastics-fans = Afición de gimnasia
    .the = la carta Afición de gimnasia
card-cycling-star = Figura de ciclismo
    .the = la carta Figura de ciclismo
card-cycling-coach = Coach de ciclismo
    .the = la carta Coach de ciclismo
card-cycling-training = Entreno de ciclismo
    .the = la carta Entreno de ciclismo
card-cycling-equipment = Material de ciclismo
    .the = la carta Material de ciclismo
card-cycling-fans = Afición de ciclismo
    .the = la carta Afición de ciclismo
card-athletics-star = Figura de atletismo
    .the = la carta Figura de atletismo
card-athletics-coach = Coach de atletismo
    .the = la carta Coach de atletismo
card-athletics-training = Entreno de atletismo
    .the = la carta Entreno de atletismo
card-athletics-equipment = Material de atletismo
    .the = la carta Material de atletismo
card-athletics-fans = Afición de atletismo
    .the = la carta Afición de atletismo

## Group: medal
medal-gold = oro
    .the = el oro
medal-silver = plata
    .the = la plata
medal-bronze = bronce
    .the = el bronce
