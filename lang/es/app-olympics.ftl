### Español

poster-olympics = Puja en secreto, invierte en secreto y sube al podio.
