### Español

## Group: discipline
discipline-discus = Disco
    .sentence = disco
    .the = el disco
    .short = Disco
discipline-marathon = Maratón
    .sentence = maratón
    .the = el maratón
    .short = Maratón
discipline-long-jump = Longitud
    .sentence = longitud
    .the = el salto de longitud
    .short = Longitud
discipline-archery = Arco
    .sentence = tiro con arco
    .the = el tiro con arco
    .short = Arco
discipline-combination = Combinada
    .sentence = combinada
    .the = la combinada
    .short = Combinada

## Group: group
group-demigod = Sangre divina
    .sentence = sangre divina
group-hero = Leyenda
    .sentence = leyenda
group-hopeful = Promesa
    .sentence = promesa
group-feaster = Buen diente
    .sentence = buen diente
group-crutches = Con muletas
    .sentence = con muletas

## Group: place
place-overstepped = nulo
place-disqualified = fuera

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
