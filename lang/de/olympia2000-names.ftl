### Olympia 2000: Namen

## Group: discipline
discipline-discus = Diskus
    .sentence = Diskus
    .the = den Diskus
    .short = Diskus
discipline-marathon = Marathon
    .sentence = Marathon
    .the = den Marathon
    .short = Marathon
discipline-long-jump = Weitsprung
    .sentence = Weitsprung
    .the = den Weitsprung
    .short = Weit
discipline-archery = Bogen
    .sentence = Bogenschießen
    .the = das Bogenschießen
    .short = Bogen
discipline-combination = Mehrkampf
    .sentence = Mehrkampf
    .the = den Mehrkampf
    .short = Mehrkampf

## Group: group
group-demigod = Halbgöttlich
    .sentence = halbgöttlich
group-hero = Heldenhaft
    .sentence = heldenhaft
group-hopeful = Hoffnungsvoll
    .sentence = hoffnungsvoll
group-feaster = Wohlgenährt
    .sentence = wohlgenährt
group-crutches = An Krücken
    .sentence = an Krücken

## Group: place
place-overstepped = Foul
place-disqualified = raus

## Group: athlete
athlete-kyklon = Kyklon
athlete-rhipsias = Rhipsias
athlete-petrobalos = Petrobalos
athlete-anemokles = Anemokles
athlete-hidrotas = Hidrotas
athlete-makrodromos = Makrodromos
athlete-akridon = Akridon
athlete-haltias = Haltias
athlete-pedasos = Pedasos
athlete-toxikrates = Toxikrates
athlete-skopelos = Skopelos
athlete-belophon = Belophon
athlete-polydoros = Polydoros
athlete-diskophilos = Diskophilos
athlete-pedekles = Pedekles
athlete-halmon = Halmon
athlete-toxandros = Toxandros
athlete-dromeas = Dromeas
athlete-diskandros = Diskandros
athlete-tachypous = Tachypous
athlete-podarkes = Podarkes
athlete-rhiptor = Rhiptor
athlete-elaphos = Elaphos
athlete-thoas = Thoas
athlete-leptos = Leptos
athlete-kalamos = Kalamos
athlete-ischnos = Ischnos
athlete-rhabdos = Rhabdos
athlete-akanthos = Akanthos
athlete-schoinos = Schoinos
athlete-nematos = Nematos
athlete-karphos = Karphos
athlete-achyros = Achyros
athlete-belonas = Belonas
athlete-trichias = Trichias
athlete-stachys = Stachys
athlete-gastron = Gastron
athlete-pithos = Pithos
athlete-artokles = Artokles
athlete-tyron = Tyron
athlete-plakous = Plakous
athlete-opsonas = Opsonas
athlete-oinopion = Oinopion
athlete-sykon = Sykon
athlete-elaion = Elaion
athlete-deipnon = Deipnon
athlete-symposios = Symposios
athlete-kotylos = Kotylos
athlete-bradypous = Bradypous
athlete-sphalon = Sphalon
athlete-thrason = Thrason
athlete-elpenor = Elpenor
athlete-philoponos = Philoponos
athlete-baktron = Baktron
athlete-chairon = Chairon
