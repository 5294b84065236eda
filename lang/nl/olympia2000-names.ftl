### Namen.

## .the: met lidwoord waar dat hoort, na “bij”: “bij de marathon”, “bij verspringen”.

## Group: discipline
discipline-discus = Discus
    .sentence = discus
    .the = discus
    .short = Discus
discipline-marathon = Marathon
    .sentence = marathon
    .the = de marathon
    .short = Marathon
discipline-long-jump = Verspringen
    .sentence = verspringen
    .the = verspringen
    .short = Ver
discipline-archery = Boog
    .sentence = boogschieten
    .the = boogschieten
    .short = Boog
discipline-combination = Meerkamp
    .sentence = meerkamp
    .the = de meerkamp
    .short = Meerkamp

## Group: group
group-demigod = Halfgod
    .sentence = halfgod
group-hero = Held
    .sentence = held
group-hopeful = Belofte
    .sentence = belofte
group-feaster = Lekkerbek
    .sentence = lekkerbek
group-crutches = Op krukken
    .sentence = op krukken

## Group: place
place-overstepped = fout
place-disqualified = uit

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
