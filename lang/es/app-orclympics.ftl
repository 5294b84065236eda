### Español

poster-orclympics = Recluta orcos, elfos y genios. Lanza un pedrusco. Birla una copa.
