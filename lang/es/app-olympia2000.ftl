### Español

poster-olympia2000 = Cada atleta, en su momento justo, antes de que se marchiten los laureles.
