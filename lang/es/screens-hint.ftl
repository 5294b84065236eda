### Español

hint-thinking = Probando cada jugada muchas veces; en cada prueba, las cartas ocultas se reparten de nuevo…
hint-failed = No hay consejo: no se ha podido cargar una parte de la aplicación.
hint-select = Elegir
hint-numbers = Cifras
hint-numbers-about = De 100 partidas que acaba el nivel Titular desde aquí:
hint-row = Primer puesto en { $wins }; { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} de media.

## Reasons. At most about 110 characters each.

reason-first = Primer puesto en { $n } de 100 partidas; «{ $other }», en { $m }.
reason-first-usually = Contra el nivel Titular, esto suele dar mejor resultado que «{ $other }».
reason-points = Da { $points ->
    [0] medio punto
    [one] { $points } punto
   *[other] { $points } puntos
} más que «{ $other }».
reason-denies = { $name } acaba con { $points ->
    [0] medio punto
    [one] { $points } punto
   *[other] { $points } puntos
} menos que tras «{ $other }».
reason-lead = Acaba con { $points ->
    [0] medio punto
    [one] { $points } punto
   *[other] { $points } puntos
} más de ventaja que «{ $other }».
reason-keeps = Es tan bueno como «{ $other }» y reserva más para después.
reason-equal = «{ $other }» es igual de bueno: no se aprecia diferencia.
reason-alone = Aquí, cualquier otra jugada viene a ser lo mismo.
