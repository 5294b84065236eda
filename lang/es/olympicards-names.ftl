### Español

## Group: sport
sport-marathon = Maratón
    .sentence = el maratón
sport-high-jump = Salto de altura
    .sentence = el salto de altura
sport-swimming = 100 m libres
    .sentence = los 100 m libres
sport-hurdles = 110 m vallas
    .sentence = los 110 m vallas
sport-weightlifting = Halterofilia
    .sentence = la halterofilia
sport-archery = Tiro con arco
    .sentence = el tiro con arco
sport-relay = Relevos 4 × 100 m
    .sentence = los relevos 4 × 100 m
sport-table-tennis = Tenis de mesa
    .sentence = el tenis de mesa
sport-sailing = Vela
    .sentence = la vela

## Group: colour
colour-blue = Azul
    .sentence = azul
    .card = azul
colour-yellow = Amarillo
    .sentence = amarillo
    .card = amarilla
colour-black = Negro
    .sentence = negro
    .card = negra
colour-green = Verde
    .sentence = verde
    .card = verde
colour-red = Rojo
    .sentence = rojo
    .card = roja

## Group: medal
medal-bronze = Bronce
    .sentence = bronce
    .the = el bronce
medal-silver = Plata
    .sentence = plata
    .the = la plata
medal-gold = Oro
    .sentence = oro
    .the = el oro
