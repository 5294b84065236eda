### Español

title = El reparto del { $day }
tournament = El Pentatlón
against = { $title }. { $rivals }
two-rivals = Contra un Titular y un As.
a-duel = Un duelo contra un Titular.
no-date = Este navegador no dice qué día es hoy.
not-yet = Aquí todavía no es { $day }. Ese día podrás jugar su reparto.
saved-seat = Te han guardado un sitio
your-turn = Te toca, { $name }
beat = { $place ->
    [1] Quien te lo envía ganó el oro. ¿Lo conseguirás tú también?
    [2] Quien te lo envía ganó la plata. ¿Puedes superarlo?
   *[other] Quien te lo envía ganó el bronce. ¿Puedes superarlo?
}
play-deal = Jugar el reparto
play-as = Juega { $name }
no-account = Sin cuenta y sin instalar nada. La lección no enseña ninguna de estas cartas.
counts-today = Hoy todo el mundo tiene las mismas cartas. Tu primera partida cuenta para tu racha.
day-is-over = Ese día ya ha pasado. Puedes jugar el mismo reparto fuera de concurso; no cuenta para la racha.
today-is = Ya es { $day }. El reparto de hoy: { $title }.
play-replay = Jugar igualmente
to-today = El reparto de hoy

## The result

deal-of-weekday = { $weekday ->
    [0] El reparto del lunes
    [1] El reparto del martes
    [2] El reparto del miércoles
    [3] El reparto del jueves
    [4] El reparto del viernes
    [5] El reparto del sábado
   *[other] El reparto del domingo
}
weekday = { $weekday ->
    [0] lun
    [1] mar
    [2] mié
    [3] jue
    [4] vie
    [5] sáb
   *[other] dom
}
in-a-row = { $days ->
    [one] Primer día de racha
   *[other] { $days } días de racha
}
medal = { $place ->
    [1] Oro
    [2] Plata
   *[other] Bronce
}
best-weekday = { $weekday ->
    [0] Tu mejor lunes hasta ahora.
    [1] Tu mejor martes hasta ahora.
    [2] Tu mejor miércoles hasta ahora.
    [3] Tu mejor jueves hasta ahora.
    [4] Tu mejor viernes hasta ahora.
    [5] Tu mejor sábado hasta ahora.
   *[other] Tu mejor domingo hasta ahora.
}
nobody-better = Nadie lo ha hecho mejor.
one-better = { $level ->
    [1] El Debutante lo ha hecho mejor.
    [2] El Titular lo ha hecho mejor.
   *[other] El As lo ha hecho mejor.
}
two-better = Los dos rivales lo han hecho mejor.
led = { $times ->
    [0] Nunca en cabeza
    [1] Una vez en cabeza
    [2] Dos veces en cabeza
   *[other] { $times } veces en cabeza
}
heard = { $place ->
    [1] Oro, primer puesto de { $seats }.
    [2] Plata, segundo puesto de { $seats }.
   *[other] Bronce, tercer puesto de { $seats }.
}
led-after-rounds = { $times ->
    [one] En cabeza tras la ronda { LIST($rounds) }.
   *[other] En cabeza tras las rondas { LIST($rounds) }.
}
led-after-games = { $times ->
    [one] En cabeza tras la partida { LIST($rounds) }.
   *[other] En cabeza tras las partidas { LIST($rounds) }.
}
weeks = Cuatro semanas
same-cards = Con las mismas cartas
replay = Repetición
tomorrow = Mañana
watch-replay = Ver la repetición
play-again = Jugar otra vez
send = Retar a alguien
line = Pentathlon, { $day }: { $title }
outcome = { $place ->
    [1] Oro entre { $seats }
    [2] Plata entre { $seats }
   *[other] Bronce entre { $seats }
}
outcome-eased = { $place ->
    [1] Oro entre { $seats }, con un rival más fácil que de costumbre
    [2] Plata entre { $seats }, con un rival más fácil que de costumbre
   *[other] Bronce entre { $seats }, con un rival más fácil que de costumbre
}
outcome-again = { $place ->
    [1] Oro entre { $seats }, fuera de concurso
    [2] Plata entre { $seats }, fuera de concurso
   *[other] Bronce entre { $seats }, fuera de concurso
}
beat-it = ¿Lo conseguirás tú también?
promise = Quien lo reciba verá tu puesto y un enlace al mismo reparto, pero ninguna carta.
promise-race = Quien lo reciba tendrá un enlace a las mismas cartas. En una carrera no hay dos partidas iguales: puede que los ordenadores adivinen otra cosa.
promise-tournament = Quien lo reciba tendrá un enlace a los mismos cinco repartos. Salvo en Olympikos, a las mismas jugadas, las mismas respuestas.
eased-why = El nivel As ha tenido que jugar como el Titular, porque no se ha podido cargar una parte de la aplicación. Puede que el resto haya tenido un rival más fuerte.
copied = Texto copiado.
not-copied = Este navegador no permite copiar. Aquí está el texto: cópialo a mano.
