### Español

why = Cada nombre que se escribe al preparar una partida se recuerda aquí, y solo aquí. La próxima vez basta con tocar el nombre.
who-plays = ¿Quién juega en tu mesa?
add = Añadir a alguien
earlier-names = Antes: { LIST($names) }

## Changing somebody

change-label = Cambiar { $name }
name = Nombre
colour = Color
colour-number = Color { $number }
shape = Forma
shape-number = { $number ->
    [1] Disco
    [2] Triángulo
    [3] Cuadrado
    [4] Rombo
    [5] Corazón
    [6] Hexágono
    [7] Cruz
   *[other] Anillo
}
taken = { $look }, como { $name }
page = Página de { $name }
change-why = Las partidas ya jugadas conservan el nombre con el que se jugaron y siguen contando.
save = Guardar
cancel = Cancelar
name-empty = Un nombre necesita al menos una letra.
name-taken = { $name } es otra persona de este dispositivo. Elige otro nombre.

## Deleting somebody

delete = Eliminar
delete-label = Eliminar { $name }
delete-why = { $name } desaparece de esta lista y del salón de la fama. Las partidas conservan todos los nombres. Si vuelves a escribir el nombre, esas partidas cuentan otra vez.
keep = Conservar
