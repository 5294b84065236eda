### Español

poster-olympicards = Nueve deportes. Aguanta hasta el oro o retírate a por cartas nuevas.
