### Español

## Group: race
race-human = Humano
    .one = humano
    .many = humanos
    .a = un humano
    .the = el humano
race-goblin = Goblin
    .one = goblin
    .many = goblins
    .a = un goblin
    .the = el goblin
race-elf = Elfo
    .one = elfo
    .many = elfos
    .a = un elfo
    .the = el elfo
race-dwarf = Enano
    .one = enano
    .many = enanos
    .a = un enano
    .the = el enano
race-halfling = Mediano
    .one = mediano
    .many = medianos
    .a = un mediano
    .the = el mediano
race-djinn = Genio
    .one = genio
    .many = genios
    .a = un genio
    .the = el genio
race-orc = Orco
    .one = orco
    .many = orcos
    .a = un orco
    .the = el orco

## Group: skill
skill-speed = Velocidad
    .sentence = velocidad
skill-cunning = Astucia
    .sentence = astucia
skill-strength = Fuerza
    .sentence = fuerza

## Group: competition
competition-table-flipping = Vuelco de mesas
    .sentence = el Vuelco de mesas
competition-donkey-shoving = Empuje de burros
    .sentence = el Empuje de burros
competition-gate-ramming = Derribo de portones
    .sentence = el Derribo de portones
competition-boulder-tossing = Tiro de pedruscos
    .sentence = el Tiro de pedruscos
competition-card-cheating = Timba con trampas
    .sentence = la Timba con trampas
competition-lock-picking = Apertura de cerrojos
    .sentence = la Apertura de cerrojos
competition-poison-brewing = Cocina de venenos
    .sentence = la Cocina de venenos
competition-riddle-duel = Duelo de acertijos
    .sentence = el Duelo de acertijos
competition-pie-gobbling = Zampa­tartas
    .sentence = el Zampatartas
competition-rooftop-dash = Carrera por tejados
    .sentence = la Carrera por tejados
competition-greased-pig-chase = Caza del cerdo untado
    .sentence = la Caza del cerdo untado
competition-bat-back-derby = Derbi en murciélago
    .sentence = el Derbi en murciélago
competition-troll-wrestling = Lucha contra troles
    .sentence = la Lucha contra troles
competition-dragon-haggling = Regateo con dragones
    .sentence = el Regateo con dragones
competition-great-lava-run = Gran Carrera de Lava
    .sentence = la Gran Carrera de Lava

## Group: doing
doing-choosing = elige
doing-chosen = ha elegido
doing-building = forma equipo
doing-built = con equipo
doing-turn = le toca
doing-passed = ha pasado
doing-deciding = decide
doing-decided = ha decidido
