poster-olympics = Misez en secret, investissez en secret, montez sur le podium.
