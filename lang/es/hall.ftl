### Español

## Everywhere

hall = Salón de la fama
to-hall = Salón de la fama
not-here = En esta dirección no hay nada del salón de la fama.
reading = Leídas { NUMBER($done) } de { NUMBER($all) } partidas guardadas…
unread = { $count ->
    [one] Una partida guardada no se ha podido leer y aquí no cuenta.
   *[other] { NUMBER($count) } partidas guardadas no se han podido leer y aquí no cuentan.
}
won = { $wins ->
    [one] victoria
   *[other] victorias
}
stand = { $place }: { $name }, { $wins ->
    [one] 1 partida ganada
   *[other] { NUMBER($wins) } partidas ganadas
}
times = ×{ $times }
highest-is = { $points ->
    [one] Más puntos: { $name }, con 1 punto.
   *[other] Más puntos: { $name }, con { NUMBER($points) } puntos.
}
nobody-won = Aquí nadie ha ganado todavía

## The first screen

games-since = { $games ->
    [one] 1 partida, el { $day }
   *[other] { NUMBER($games) } partidas desde el { $day }
}
top-is = { $name } encabeza el salón
top-are = { LIST($names) } encabezan el salón
near = { $wins ->
    [one] A { $name } le falta una victoria para ponerse por delante.
   *[other] A { $name } le faltan { $wins } victorias para ponerse por delante.
}
nobody = Aquí aún no hay nadie
nobody-why = Escribe un nombre al preparar una partida, y tu primera victoria te traerá aquí.
never-played = Nadie lo ha jugado todavía.
won-in-a-row = { $name } ha ganado las últimas { $wins } veces.
is-champion = { $times ->
    [one] { $name } tiene el título de un Pentatlón.
   *[other] { $name } tiene el título de { $times } Pentatlones.
}
once-in-a-row = { $name } llegó a ganar { $wins } partidas seguidas.
never-a-hint = { $name } nunca ha pedido un consejo.
also-here = También están aquí
files = Archivos y partidas eliminadas
files-why = Cada partida, con los puestos, puntos y consejos de todo el mundo, para una hoja de cálculo o un programa.
what-counts = Ganas una partida si quedas en primer lugar, en solitario o con empate, por delante de al menos un rival. Las partidas de «Otro intento» y los repartos de un día fuera de concurso no cuentan.
save-csv = CSV
save-json = JSON
not-saved = No se ha podido guardar el archivo.
kept = Resultados sin sus partidas
kept-why = Estas partidas se eliminaron. Sus resultados siguen contando, pero ya no se pueden comprobar.
kept-line = { $title } con { LIST($names) }
remove-kept = Eliminar
remove-kept-label = Eliminar el resultado de { $title } con { LIST($names) }
remove-kept-title = ¿Eliminar este resultado?
remove-kept-why = El resultado de { $title } con { LIST($names) } se eliminará de este dispositivo y dejará de contar en el salón de la fama.

## A person

nothing-of = { $name } no ha acabado aquí ninguna partida.
of-guests = { $count ->
    [one] Otra persona con el nombre { $name } jugó aquí una partida, que no cuenta para { $name }.
   *[other] Otra persona con el nombre { $name } jugó aquí { NUMBER($count) } partidas, que no cuentan para { $name }.
}
count-them = Contar para { $name }
won-at = { NUMBER($wins) } partidas ganadas, { $here } en { $title }
won-only-at = { $wins ->
    [one] 1 partida ganada, en { $title }
   *[other] { NUMBER($wins) } partidas ganadas, todas en { $title }
}
won-none = Ninguna partida ganada todavía
played = { $games ->
    [one] 1 partida jugada.
   *[other] { NUMBER($games) } partidas jugadas.
}
shared = { $games ->
    [one] 1 victoria compartida.
   *[other] { $games } victorias compartidas.
}
events-won = { $played ->
    [one] Pentatlones ganados: { $won } de { $played }.
   *[other] Pentatlones ganados: { $won } de { $played }.
}
uncounted = { $games ->
    [one] 1 partida de «Otro intento» o fuera de concurso, que no cuenta.
   *[other] { $games } partidas de «Otro intento» o fuera de concurso, que no cuentan.
}
form = Estado de forma
form-now = De cada 100 rivales en las últimas { $games } partidas, { $form } han quedado detrás. Un empate cuenta la mitad.
best-scores = Mejores puntuaciones
best-at = { $points ->
    [one] 1 punto en { $title }
   *[other] { NUMBER($points) } puntos en { $title }
}
head-to-head = Cara a cara
head-to-head-why = Cuántas veces ha quedado cada cual por delante, ganara quien ganara.
against = { $level ->
    [0] { $own } { $ahead }, { $other } { $behind }
   *[other] { $own } { $ahead }, { $other } { $behind }, empates { $level }
}

## The records of a game

wins-most = { $name } es quien más gana en { $title }
win-most = { LIST($names) } son quienes más ganan en { $title }
widest-is = { $points ->
    [one] Victoria más amplia: { $name }, por 1 punto.
   *[other] Victoria más amplia: { $name }, por { NUMBER($points) } puntos.
}
closest-is = { $points ->
    [0] Victoria más ajustada: { $name }, con empate a puntos.
    [one] Victoria más ajustada: { $name }, por 1 punto.
   *[other] Victoria más ajustada: { $name }, por { NUMBER($points) } puntos.
}
no-records = Aquí nadie ha acabado todavía una partida de { $title } que cuente
unknown-day = Día desconocido
