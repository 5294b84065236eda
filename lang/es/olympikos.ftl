### Español

## How far the game is: the line at the top of the table

progress-turn = Ronda { $turn } de { $turns }
progress-over = Se han jugado todas las rondas

## The five sports under their rings

sport-label = { NAME($ring) }: { NAME($sport, form: "sentence") }. Ver de cerca.
sport-gone = { NAME($ring) }: { NAME($sport, form: "sentence") }, ya se ha jugado.
used-sport = jugado
sport-hidden = { NAME($ring) }: un deporte, boca abajo hasta que empiece la carrera.
to-guess = secreto
sport-where = { NAME($games) }, { $ring ->
    [blue] bajo el anillo azul
    [yellow] bajo el anillo amarillo
    [black] bajo el anillo negro
    [green] bajo el anillo verde
   *[red] bajo el anillo rojo
}

## The three medals: clue, cards, points

very-good = Muy buena
average = Regular

stand-label = { $title } { $clue } { $cards }
stand-title = { NAME($medal) }: { $points } puntos para la primera carta correcta.
stand-no-clue = Aún sin pista.
stand-hidden = Hay una pista boca abajo, { NAME($way) }.
stand-clue = La pista: { NAME($clue) }, { NAME($way) }.
stand-cards = Cartas, por orden: { LIST($cards, type: "unit") }.
stand-empty = Sin cartas.

card-hidden = { $name }
card-shown = { $name } ({ NAME($ring, form: "sentence") })
card-right = { $name } ({ NAME($ring, form: "sentence") }, correcta, { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
})
card-right-rival = { $name } ({ NAME($ring, form: "sentence") }, correcta)
card-wrong = { $name } ({ NAME($ring, form: "sentence") }, falla)

plus = +{ $points }
minus = −{ $points }

## The medal presentation

stage-target = Secreto
stage-right = ✓ Acierto
stage-right-points = ✓ Acierto +{ $points }
stage-wrong = ✕ Fallo

## The doping test, or the Coach’s loss, in large over the medals

control = Control antidopaje
coach-title = Coach
stage-was-target = Era un deporte secreto
stage-not-target = No era secreto
stage-nobody = Nadie ha acertado

## Before the race

ready-sit = Siéntate donde está tu nombre: ahí estarán tus cartas.
ready-secret = Ningún panel muestra qué deporte se elige o ya se ha usado, para que nadie sepa tu respuesta.
ready-one-pad = Aquí hay un solo panel: toca tu nombre encima y juega.
ready-who = Quién adivina
ready-why = Aparecen los deportes y, luego, una pista tras otra: toca el deporte que sugiere una pista y después su medalla.
ready-why-coach = Ahora el resto adivina con tus pistas; tú solo puedes mirar.
ready-tested = Control antidopaje para { LIST($names) }, en cabeza: tras las medallas, coloca una carta más, en un deporte que creas que no es secreto. Si lo es, pierdes hasta 3 puntos.
aim = Primer acierto: bronce 2, plata 3, oro 4. Gana quien más sume.
aim-together = Acierta antes que los rivales: en equipo, hasta 36 puntos.

## The players

coach-role = Coach
controlled-role = control
choosing = elige
placed-some = { $count } de 3
control-role = en control
done-role = ya está

chip-label = { $name }, { NAME($nation) }: { $points ->
    [one] { $points } punto.
   *[other] { $points } puntos.
}
chip-together = { $name }, { NAME($nation) }.
chip-coach = Es Coach.
chip-choosing = Es Coach y elige pistas.
chip-placing = { $count ->
    [one] Ha colocado { $count } carta de 3.
   *[other] Ha colocado { $count } cartas de 3.
}
chip-done = Ha colocado todas sus cartas.
chip-tested = Pasa el control antidopaje en esta ronda.

## Two players together

together = En equipo
total-label = En equipo: { $points } de { $most } puntos.
grade-next = { $left ->
    [one] Falta { $left } para «{ NAME($grade) }»
   *[other] Faltan { $left } para «{ NAME($grade) }»
}

## What is asked

ask-clue = Da una pista para { NAME($sport, form: "sentence") }
ask-clue-name = { $name }, da una pista para { NAME($sport, form: "sentence") }
ask-clue-bronze = Elige la imagen que mejor sugiera { NAME($sport, form: "sentence") } y ninguno de los otros cuatro; después vienen dos deportes más. Ganas 2 puntos si todo el mundo acierta, 1 si solo acierta una parte.
ask-clue-silver = Quedan cinco pistas. Ganas 3 puntos si todo el mundo acierta, 1 si solo acierta una parte.
ask-clue-gold = Quedan cuatro pistas. Ganas 4 puntos si todo el mundo acierta, 1 si solo acierta una parte.
ask-clue-nobody = Si nadie acierta ninguno de tus tres deportes, pierdes hasta 3.
ask-clue-bronze-together = Elige la imagen que mejor sugiera { NAME($sport, form: "sentence") } y ninguno de los otros cuatro; después vienen dos deportes más. Una carta correcta antes que los rivales da 2 puntos al equipo.
ask-clue-silver-together = Quedan cinco pistas. En vertical significa muy buena; en horizontal, regular: di la verdad, no cuesta nada.
ask-clue-gold-together = Quedan cuatro pistas. Una carta correcta antes que los rivales da 4 puntos al equipo.

clue-label = { NAME($clue) }, { NAME($way) }
lay-it = Poner «{ NAME($clue) }» { NAME($way) } bajo { NAME($medal, form: "the") }
how-good = ¿Qué tal es la pista?

watch-clues = { $name } elige pistas
watch-clues-why = Pronto habrá que adivinar a cuál de cinco deportes se refiere cada pista. En vertical es muy buena; en horizontal, regular.
ask-ready = Tres, dos, uno…
ask-ready-why = Toca el deporte que sugiere una pista y después su medalla. Primero las claras: una carta puesta se queda.
ask-race = Toca un deporte y una medalla
ask-race-why = Se juega a la vez. La primera carta correcta da más; las siguientes, 1 punto. Una carta puesta se queda.
rivals-why = Cada 10 segundos un rival juega en las tres: si acierta antes, tu acierto da 1. Paran con tu tercera carta.
rivals-press-why = Con cada toque, un rival juega en las tres: si acierta antes, tu acierto da 1. Paran con tu tercera carta.
ask-control = Control antidopaje: descarta un deporte
ask-control-why = Vas en cabeza: toca el deporte que menos parezca secreto y luego Control. Si lo es, pierdes hasta 3 puntos.
watch-rest = Ya has puesto todas tus cartas
watch-rest-why = Falta por acabar: { LIST($names) }.
watch-race = El resto está adivinando
watch-race-why = Ganas el valor de la medalla si todo el mundo acierta, 1 punto si solo acierta una parte.
watch-race-around-why = Cada cual toca un deporte y una medalla. La primera carta correcta da más; las demás, 1. Lo puesto se queda.
watch-race-by-others-why = La primera carta correcta da más puntos.
finish-race = Terminar la carrera
watch-together = { $name } adivina por el equipo
watch-together-why = Una carta correcta solo da todos los puntos si ningún rival acertó antes.
presentation = Entrega de medallas
show-turn = Una ronda nueva
watch-over = Se han jugado todas las rondas

## The pad of an Athlete

pad-label = Cartas: { $name }
pad-ring = { NAME($ring) }: { NAME($sport, form: "sentence") }
pad-ring-gone = { NAME($ring) }: ya se ha jugado
pad-medal = Poner en { NAME($medal, form: "the") }
pad-medal-closed = { NAME($medal) }: su pista aún está boca abajo
pad-medal-placed = { NAME($medal) }: ya tienes una carta ahí
pad-control = Control: ponerla en el control antidopaje
control-short = Control
control-key = D
pad-done = ¡Ya está!
pad-tested = Primero las medallas; luego descarta un deporte.
pad-test = Descarta un deporte: si es secreto, −3 a lo sumo.
plate-athlete = Toca el deporte que sugiere una pista y después su medalla. La primera carta correcta da más; las siguientes, 1 punto.
plate-tested = Toca un deporte y después su medalla. Tras las medallas, descarta un deporte que no parezca secreto.
plate-coach = Eres Coach: ganas el valor de la medalla si todo el mundo acierta, 1 punto si solo acierta una parte.
pads = ¿El panel de quién?

why-ring-first = Toca antes un deporte.
why-not-flipped = Esa pista aún está boca abajo.
why-placed = Tu carta en esa medalla se queda ahí.
why-used = Esa carta ya la has jugado.
why-medals-first = El control va después de las medallas.
why-not-controlled = Quien juega aquí no pasa control esta ronda.
why-in-hand = Esa pista no está en la mano de Coach.

## The clock beside the medals

count-three = Hasta que se dé la vuelta a la primera pista
count-rival = Hasta que juegue el siguiente país rival
count-guard = Hasta que se coloquen las cartas de quien no haya acabado
clock-rival = Otro rival
clock-guard = Límite
press-rival = Que juegue otro rival
press-guard = Tiempo agotado

## A page with the past turns

look-back = Rondas jugadas
look-back-title = Las rondas jugadas
turn-of = Ronda { $turn }: Coach { $name }
got-points = { $name } +{ $points }
got-wrong = { $name } ({ NAME($ring, form: "sentence") }, falla)
nobody-right = Nadie acertó ni un solo deporte.
control-was = Control antidopaje: { $name } descartó { NAME($ring, form: "sentence") }, que era secreto.
control-was-not = Control antidopaje: { $name } descartó { NAME($ring, form: "sentence") }, que no era secreto.

## What happened: the log, and read aloud

tell-turn = { $name } es Coach.
tell-turn-tested = { $name } es Coach. En cabeza y, por tanto, con control antidopaje: { LIST($names) }.
tell-laid = { $name } pone una pista { NAME($way) } bajo { NAME($medal, form: "the") }.
tell-laid-own = { $name } pone «{ NAME($clue) }» { NAME($way) } bajo { NAME($medal, form: "the") }.
tell-drew = { $name } saca el deporte secreto para { NAME($medal, form: "the") }.
tell-drew-own = { $name } saca { NAME($ring, form: "card") } para { NAME($medal, form: "the") }.
tell-ready = Todas las pistas están en su sitio. ¡Tres, dos, uno!
tell-flipped = { NAME($medal) }: { NAME($clue) }, { NAME($way) }.
tell-placed = { $name } ha puesto una carta en { NAME($medal, form: "the") }.
tell-placed-own = { $name } pone { NAME($ring, form: "card") } en { NAME($medal, form: "the") }.
tell-late = Se acabó el tiempo: una carta de { $name } va al azar a { NAME($medal, form: "the") }.
tell-control = { $name } ha puesto una carta para el control antidopaje.
tell-control-own = { $name } pone { NAME($ring, form: "card") } para el control antidopaje.
tell-control-late = Se acabó el tiempo: una carta de { $name } va al azar al control antidopaje.
tell-landed = { NAME($nation, form: "start") } coloca una carta en cada medalla.
tell-done = Todo el mundo ha acabado. ¡Entrega de medallas!
tell-target = { NAME($medal) }: el deporte secreto era { NAME($sport, form: "sentence") } ({ NAME($ring, form: "sentence") }).
fit-only = «{ NAME($clue) }», { NAME($way) }, encaja { NAME($fit) } y no sugiere ningún otro deporte de la mesa.
fit-better = «{ NAME($clue) }», { NAME($way) }, encaja { NAME($fit) }. También podría sugerir { NAME($rival, form: "sentence") }, donde encaja { NAME($other) }.
fit-equally = «{ NAME($clue) }», { NAME($way) }, encaja { NAME($fit) }, pero igual podría sugerir { NAME($rival, form: "sentence") }.
fit-worse = «{ NAME($clue) }», { NAME($way) }, encaja { NAME($fit) }. Es más fácil pensar en { NAME($rival, form: "sentence") }, donde encaja { NAME($other) }.
fit-hardly = «{ NAME($clue) }», { NAME($way) }, apenas encaja, pero ningún otro deporte encaja mejor.
fit-sooner = «{ NAME($clue) }», { NAME($way) }, apenas encaja, y antes se pensaría en { NAME($rival, form: "sentence") }.
fit-none = «{ NAME($clue) }», { NAME($way) }, no encaja bien con ninguno de los cinco deportes.
tell-wins = { $name } eligió { NAME($ring, form: "sentence") }: la primera carta correcta, { $points } puntos por { NAME($medal, form: "the") }.
tell-also = { $name } eligió { NAME($ring, form: "sentence") }: también acierta, 1 punto.
tell-wrong = { $name } eligió { NAME($sport, form: "sentence") } ({ NAME($ring, form: "sentence") }): falla.
tell-rival-right = { NAME($nation, form: "start") } eligió { NAME($ring, form: "sentence") }: acierta.
tell-rival-wrong = { NAME($nation, form: "start") } eligió { NAME($sport, form: "sentence") } ({ NAME($ring, form: "sentence") }): falla.
tell-coach-all = Todo el mundo acertó: Coach { $name } gana { $points } puntos por { NAME($medal, form: "the") }.
tell-coach-some = Solo acertó parte del grupo: Coach { $name } gana 1 punto por { NAME($medal, form: "the") }.
tell-coach-none = Nadie acertó: Coach { $name } no gana nada por { NAME($medal, form: "the") }.
tell-positive = { $lost ->
    [0] Control positivo: { $name } descartó { NAME($ring, form: "sentence") }, que era secreto. No había puntos que perder.
    [one] Control positivo: { $name } descartó { NAME($ring, form: "sentence") }, que era secreto, y pierde { $lost } punto.
   *[other] Control positivo: { $name } descartó { NAME($ring, form: "sentence") }, que era secreto, y pierde { $lost } puntos.
}
tell-negative = Control negativo: { $name } descartó { NAME($ring, form: "sentence") }, y con razón.
tell-nobody = { $lost ->
    [0] Nadie acertó ni un solo deporte: Coach { $name } no tiene nada que perder.
    [one] Nadie acertó ni un solo deporte: Coach { $name } pierde { $lost } punto.
   *[other] Nadie acertó ni un solo deporte: Coach { $name } pierde { $lost } puntos.
}
tell-cancelled = El control antidopaje se anula.
tell-ended = Era la última ronda.

## The set-up

ask-start = ¿Quién es Coach en la primera ronda?
option-rivals = Ordenadores
option-rivals-why = Si van con calma, dejan a todo el mundo al menos doce segundos para mirar: bueno para jugar con peques.
rivals-normal = Tan rápidos como las personas
rivals-relaxed = Con calma
option-guard = Límite de tiempo al final
guard-why = Cuánto tiempo tiene la última persona que sigue jugando antes de que sus cartas se coloquen al azar.
guard-off = Ninguno
guard-15 = 15 segundos
guard-30 = 30 segundos
guard-60 = 60 segundos
option-clock = El reloj
clock-why = Para jugar con más tiempo, los rivales (entre dos personas) y el límite pueden esperar a un botón.
clock-on = Automático
clock-off = Espera a un botón
option-clues = Las pistas
clues-why = Con más pistas se pueden jugar muchas partidas sin que ninguna se repita.
clues-more = Las 238
clues-core = Las 160 básicas
option-hands = La mano de Coach
hands-why = Con una pista clara para cada deporte secreto, casi siempre se puede acertar. Una mano tal como sale es más difícil, y a menudo más divertida.
hands-clear = Una pista clara para cada secreto
hands-any = Tal como sale
option-words = Nombres de las pistas
words-why = Sin nombres hay que reconocer las imágenes. Bueno como reto, o si no todo el mundo habla el mismo idioma.
words-shown = A la vista
words-hidden = Ocultos

mode = ¿Qué modalidad?
mode-race = Carrera
mode-together = Dos en equipo
flat-title = Pon la tableta plana en la mesa
flat-why = Solo la levanta quien es Coach, para elegir pistas sin que se vean, y la vuelve a dejar. Luego, cada Atleta tiene un panel en un borde, girado hacia su sitio.
together-title = Dos personas en equipo
together-why = La puntuación es común. Cada cual es Coach dos veces mientras la otra persona adivina, y cada diez segundos uno de los cuatro países rivales juega una carta en cada medalla. 36 puntos son récord mundial.
narrow-title = En esta pantalla solo cabe un panel
narrow-why = En una carrera, cada cual necesita un panel al alcance de la mano. Para { $people } personas, usa una pantalla más grande o un texto más pequeño. En esta pantalla se puede jugar así:
narrow-two = Dos personas, en equipo
narrow-alone = Una persona contra ordenadores

## The result

verdict-title = { $points ->
    [one] { LIST($names) }: { $points } punto en equipo. ¡{ NAME($grade) }!
   *[other] { LIST($names) }: { $points } puntos en equipo. ¡{ NAME($grade) }!
}
verdict-heading = Medallero internacional
grade-from = { NAME($grade) }: { $from } puntos o más
grade-all = { NAME($grade) }: los { $from } puntos
grade-why-0 = Pistas y aciertos aún no se encuentran. La primera pista que se entienda será el próximo objetivo.
grade-why-1 = Las primeras pistas llegan. Un acierto más por ronda, y los rivales se quedan atrás.
grade-why-2 = Más de la mitad de los puntos: aquí hay buen entendimiento.
grade-why-3 = Casi no se ha perdido ninguna pista. Una pareja temible.
grade-why-4 = Todos los deportes, antes que cualquier rival. No se puede hacer mejor.
verdict-cost = { $points } de 36 puntos. Donde más se escapó: { NAME($medal, form: "sentence") }, { $lost ->
    [one] { $lost } punto
   *[other] { $lost } puntos
}.
won-medal = { $name } gana con { $points } puntos: { $own } por { NAME($medal, form: "the") }, donde { $second } tiene { $less }.
won-coach = { $name } gana con { $points } puntos: { $own } como Coach, donde { $second } tiene { $less }.
won-lost = { $name } gana con { $points } puntos: { $second } ha perdido { $less } por el camino; { $name }, { $own }.
category-bronze = Puntos por bronce
category-silver = Puntos por plata
category-gold = Puntos por oro
category-coach = Como Coach
category-lost = Perdidos

## The story of a finished game

highlight-fastest = El acierto más rápido de la partida: { $name } tardó { $seconds ->
    [one] { $seconds } segundo
   *[other] { $seconds } segundos
} en ver { NAME($sport, form: "sentence") }.
highlight-understood = Con «{ NAME($clue) }», pista de { $coach }, todo el mundo entendió { NAME($sport, form: "sentence") }. Eso es saber dirigir.
highlight-understood-by = Con «{ NAME($clue) }», pista de { $coach }, { $athlete } entendió { NAME($sport, form: "sentence") }. Eso es saber dirigir.
highlight-missed = Nadie entendió «{ NAME($clue) }», la pista de { $coach }: quería decir { NAME($sport, form: "sentence") }.
highlight-missed-by = { $athlete } no entendió «{ NAME($clue) }», la pista de { $coach }: quería decir { NAME($sport, form: "sentence") }.
highlight-sweep = { $name } arrasa en la ronda: primer acierto en las tres medallas, { $points } puntos.
highlight-positive = { $name } da positivo en el control antidopaje.

## On the rules page

all-sports = Los 80 deportes: { LIST($sports) }.
