### Español

poster-olympikos = Una pista, cinco deportes, tres medallas y todo el mundo adivinando a la vez.
