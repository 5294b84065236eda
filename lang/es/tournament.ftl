### Español

## Everywhere

title = El Pentatlón
title-of-fewer = { $games } partidas seguidas
not-here = Ese Pentatlón no está en este dispositivo.
damaged = Lo que hay guardado de este Pentatlón está dañado. Sus partidas siguen entre tus partidas guardadas.
points-why = En cada partida recibes 2 puntos por cada persona a la que dejas atrás y 1 punto por cada una con la que compartes puesto.
points-together = Entre dos se juega Olympikos en equipo y se comparte el puesto: 1 punto para cada cual.

## Set-up

points-short = Dos puntos por cada rival que dejas atrás; uno por cada empate.
ties = ¿Empate al final? Va delante quien haya ganado más partidas y, después, quien haya quedado mejor en la última.
left-out = No admite tanta gente.
fewer-games = { $players ->
    [6] Seis
   *[other] { $players }
} a la mesa: { $games ->
    [2] dos partidas
   *[other] { $games } partidas
}
minutes-alone = 20 minutos, o una partida al día
minutes-together = Dos horas, o una partida al día
together-short = Olympikos se juega en equipo: un punto para cada cual.
race-needs-room = Para Olympikos hace falta una tableta tumbada en medio de la mesa.
order-question = ¿En qué orden?
order-easy = De fácil a difícil
order-easy-why = Tal como están arriba
order-last = Elige quien va detrás
order-last-why = Nadie se descuelga
order-drawn = Sortear
order-drawn-why = El azar decide el orden
starts-why = En los juegos en los que alguien empieza, se empieza por turnos.
options = Opciones de las partidas
begin = Empezar

## The board between the games

five-games = { $games ->
    [5] Cinco partidas, un título
   *[other] { $games } partidas, un título
}
put-in-front = { $title } pone en cabeza a { $name }
kept-in-front = { $title } mantiene en cabeza a { $name }
brought-level = Tras { $title }, empate: { LIST($names) }
leads = { $name } va en cabeza por { $points }
leads-by-wins = Con empate a puntos, { $name } va en cabeza por partidas ganadas
leads-by-last = Con empate a puntos, { $name } va en cabeza por la última partida
lead-together = { LIST($names) } comparten la cabeza
all-level = Nadie va en cabeza todavía
takes-lead = { $name } se pone en cabeza
keeps-lead = { $name } sigue en cabeza
sums = { $change }: { LIST($points, type: "unit") }.
is-next = Ahora viene { $title }.

## On the podium of a game

on-to = Seguir: { $title }
on-to-next = A la siguiente partida
to-ceremony = A la ceremonia
gained = { $name }: { $gained } más, { $sum } en total.

## What is at stake

first-worth = Se empieza por { $title }. Ganar vale { $points } puntos.
next-worth = Ahora viene { $title }, y ganar vale { $points } puntos.
on-worth = Se está jugando { $title }, y ganar vale { $points } puntos.
last-worth = La última partida es { $title }, y ganar vale { $points } puntos.
chosen-worth = Elección de { LIST($names) }: { $title }. Ganar vale { $points } puntos.
choose-worth = El próximo juego, a elección de { LIST($names) }. Ganar vale { $points } puntos.
together-worth = Ahora viene { $title }. Se juega en equipo: un punto para cada cual.
clause = { $clause }.
clauses = { $first }; { $second }.
leads-with-win = { $count ->
    [one] { LIST($names) } se pone en cabeza si gana
   *[other] { LIST($names) }: quien gane se pone en cabeza
}
leads-tied-with-win = { $count ->
    [one] { LIST($names) } se pone en cabeza si gana, con empate a puntos
   *[other] { LIST($names) }: quien gane se pone en cabeza, con empate a puntos
}
champion-with-win = { $count ->
    [one] { LIST($names) } se lleva el título si gana
   *[other] { LIST($names) }: quien gane se lleva el título
}
can-lead = { LIST($names) }, con opción de ponerse en cabeza
can-be-champion = { LIST($names) }, aún con opción al título
can-draw-level = { LIST($names) }, con opción de empatar en cabeza
ahead = De entre { LIST($names) }, quien quede aquí por delante se lleva el título.
settled = Ya nadie puede adelantar a { $name }.
settled-second-open = Ya nadie puede adelantar a { $name }. El segundo puesto está en juego.
to-win = Vale { $points }
one-each = 1 cada cual
last-game = La última

## All points

all-points = Todos los puntos
game-head = Partida
total = Total
place-head = Puesto
place-and-points = { $place }, { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
given-up = Abandono
in-progress = En curso
missing = Falta
changed = Cambiada
given-up-why = { $title } quedó sin acabar y no cuenta para nadie.
missing-why = { $title } ya no está en este dispositivo, así que no cuenta para nadie. Importa su registro para que vuelva a contar, o juega otra vez.
changed-why = La partida guardada de { $title } no es la que se jugó aquí, así que no cuenta para nadie. Se puede jugar otra vez.
play-again = Jugar otra vez: { $title }

unsaved-full = No queda espacio para guardar este Pentatlón. Puedes seguir jugando: guárdalo como archivo antes de salir o elimina partidas antiguas.
unsaved-closed = Este navegador no deja que la página guarde nada, así que este Pentatlón no se puede guardar. Puedes seguir jugando; guárdalo como archivo antes de salir.
save-as-file = Guardarlo como archivo

## The next game

game-of = Partida { $number } de { $games }
about-minutes = { $minutes } minutos.
begins = Empieza { $name }.
play-game = Jugar a { $title }
continue-game = Continuar { $title }
give-up = Abandonar esta partida…
give-up-title = ¿Abandonar esta partida?
give-up-why = Si toda la mesa está de acuerdo, { $title } acaba aquí y no cuenta para nadie. Queda entre tus partidas guardadas.
give-up-do = Hay acuerdo
give-up-not = Seguir jugando
## The games so far

won-by = Victoria: { LIST($names) }.
result = Resultado
result-of = Resultado de { $title }
story-link = Crónica
story-of = Crónica de { $title }

## The ceremony

champion-is = { $name } se lleva el título
champions-are = { LIST($names) } comparten el título
no-champion = No cuenta ninguna partida: el título queda desierto
decided-points = { $points ->
    [one] { $name } acaba con { $points } punto más que { $other }.
   *[other] { $name } acaba con { $points } puntos más que { $other }.
}
decided-wins = { $name } empata a puntos con { $other }, pero ha ganado { $won ->
    [one] { $won } partida
   *[other] { $won } partidas
} frente a { $lost }.
decided-last = { $name } empata a puntos y a partidas ganadas con { $other }, pero ha quedado mejor en la última.
decided-shared = { LIST($names) } empatan a puntos, a partidas ganadas y en la última partida.

level-then-won = { $name } empataba con { $other } antes de la última partida. Luego ganó { $title }.
level-then-ahead = { $name } empataba con { $other } antes de la última partida. Luego quedó por delante en { $title }.
won-all = { $name } ha ganado las { $games } partidas.
led-throughout = { $name } ha ido en cabeza desde la primera partida hasta la última.
came-from-last = { $name } iba en último lugar tras { $title } y ha adelantado a todo el mundo.
game-won-by = { $title }: victoria de { LIST($names) }
once-more = Otra vez
keep-picture = Compartir

## Sharing

share-title = Compartir este Pentatlón
share-why = El texto lleva los resultados y un enlace a cada partida: quien lo tenga puede ver todas las jugadas, cartas y nombres.
share-text = Resultados y enlaces
share-line = { $title }: { LIST($names) } — { $link }
share-line-alone = { $title }: { LIST($names) }
share-points = { LIST($points, type: "unit") }
share-points-of = { $name } { $points }
copy-text = Copiar el texto
text-copied = Texto copiado.
text-not-copied = Este navegador no permite copiar. El texto está seleccionado: cópialo a mano.
