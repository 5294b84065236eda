### Español

## The screen

title = Crónica de esta partida
why = La probabilidad de ganar de cada cual, calculada solo con lo que se sabía en ese momento. Desde cada momento que se muestra, el ordenador ha acabado la partida al menos { $playouts ->
    [one] una vez
   *[other] { $playouts } veces
}, repartiendo de nuevo cada vez las cartas desconocidas. Las cifras de un consejo son otras: parten de lo que sabe una sola persona y suponen menos errores.
thinking = Jugando la partida hasta el final, muchas veces, desde cada uno de sus momentos…
stop = Parar
stopped = La crónica aún no se ha calculado.
begin = Calcular
failed = De momento no hay crónica: no se ha podido cargar una parte de la aplicación.
none = Esta partida no tiene crónica: no está acabada.
why-race = Cómo fueron los puntos, ronda a ronda, y los momentos que darán que hablar.
result = Resultado

## The chart

chances = Probabilidad de ganar
points = Puntos
moment = Momento que muestra el gráfico
now-deal = Tras el reparto
now-round = { $round } · Al final
chance = { NUMBER($chance, style: "percent") }
chance-of = { $name } { NUMBER($chance, style: "percent") }
point-value = { $points }
points-of = { $name } { $points }
chances-at = { $moment }: { LIST($chances, type: "unit") }

## What turned the game

turns = Momentos decisivos
highlights = Momentos de la partida
no-turns = Ninguna jugada cambió mucho las probabilidades.
meanings = Las pistas y sus deportes
final-count = Se ha jugado la última carta, y decide el recuento final.
rose = { $name } sube del { NUMBER($before, style: "percent") } al { NUMBER($after, style: "percent") }.
rose-to-lead = { $name } se pone en cabeza: sube del { NUMBER($before, style: "percent") } al { NUMBER($after, style: "percent") }.
profits = { $name } sale ganando: sube del { NUMBER($before, style: "percent") } al { NUMBER($after, style: "percent") }.
profits-to-lead = { $name } sale ganando y se pone en cabeza: sube del { NUMBER($before, style: "percent") } al { NUMBER($after, style: "percent") }.
settled = Ahí { $name } sentencia la partida: estaba en el { NUMBER($before, style: "percent") }.
fell = { $name } baja del { NUMBER($before, style: "percent") } al { NUMBER($after, style: "percent") }, y quien más gana es { $gainer }.
fell-from-lead = { $name } cede la cabeza: baja del { NUMBER($before, style: "percent") } al { NUMBER($after, style: "percent") }, y quien más gana es { $gainer }.
beaten = { $name }, que estaba en el { NUMBER($before, style: "percent") }, se queda sin opciones; quien más gana es { $gainer }.
watch = Ver este momento

## The moves that cost a player most

costly = Jugadas que salieron caras
costly-whose = Jugadas de
costly-why = Cada jugada se valora solo con lo que sabía quien la hizo: se compara con otras en muchas partidas, repartiendo de nuevo cada vez las cartas desconocidas.
costly-find = Buscar las jugadas que más costaron
costly-thinking = Comparando las jugadas de { $name } con otras, en muchas partidas…
costly-none = Ninguna jugada fue un error claro.
cost-points = Costó cerca de { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}.
cost-wins = Costó el primer puesto en { $games } de 100 partidas.
cost-places = Costó un puesto en { $games } de 100 partidas.
costly-when = { $round } · Jugada { $number }
costly-played = Lo jugado
costly-better = Mejor
try-again = Otro intento desde aquí

## The chances as a table

table = Las probabilidades en una tabla
points-table = Los puntos en una tabla
after = Después de
deal = El reparto
