### Español

## The callout

callout = Lección
next = Siguiente
next-first = Toca antes «{ next }».
your-move = Te toca
leave = Salir
step-of = { $step } de { $steps }
practice-of = Práctica { $step } de { $steps }

## The end of a lesson

learned = Ya sabes jugar a { $title }
what-wins = Qué da la victoria
first-game = Jugar tu primera partida
other-players = Elegir quién juega
one-more-minute = Un minuto más
