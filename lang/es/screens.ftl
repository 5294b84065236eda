### Español

## Everywhere

sentences = { $first } { $second }
play = Jugar
how-to-play = Cómo se juega
no-such-table = Esa partida no está en este dispositivo.
no-such-game = Aquí no existe ese juego.
no-chance = Este navegador no puede generar números al azar, así que no se puede barajar.
set-up-refused = Esta partida no se puede preparar así. Revisa quién juega y las opciones.

what-is-this = ¿Qué es esto?

## Set-up: who plays

seats = ¿Quién juega?
lessons = Lecciones
learn-again = Repasar
together = En grupo
seat-of = Asiento { $number } de { $seats }
seat-before = Asiento { $number } de { $seats }:
seat-free = Libre
who-sits = ¿Quién va aquí?
tap-somebody = Toca a alguien para ocupar el asiento.
name-of = Nombre para el asiento { $number }
leave-free = Dejarlo libre
to-start = Que empiece
starts = empieza
move-left = A la izquierda
move-right = A la derecha
people-to-sit = Personas
somebody-new = Una persona nueva
computers-to-sit = Ordenadores
rookie = Debutante
regular = Titular
expert = As
sits-down = { $name } se sienta.
seat-left = El asiento { $number } queda libre.
person = Persona
computer-rookie = Ordenador Debutante
computer-regular = Ordenador Titular
computer-expert = Ordenador As
seats-limit = { $title }: de { $from } a { $to } personas.
name-shown = El asiento { $number } aparecerá como { $name }.
name-cut = Un nombre tiene como mucho 16 caracteres: este queda en { $name }.
name-taken = Ya hay alguien con ese nombre, así que el asiento { $number } aparecerá como { $name }.
name-twice = En una misma partida no puede haber dos personas que sean { $name }. Cambia uno de los nombres.
no-room = Esta pantalla es demasiado pequeña para una carrera de varias personas. Se puede jugar en equipo de dos, o una sola persona contra los ordenadores.
people-here = Quién usa el dispositivo
no-person-here = No juega ninguna persona: ves jugar a los ordenadores.
one-device = { $people } personas: la pantalla tapa cada mano.
alone = Una persona: nadie tiene que apartar la vista.

## Set-up: how strong computer players are

about-rookie = El nivel Debutante pasa por alto un tercio de sus jugadas. Gana cerca de { $wins ->
    [one] { $wins } partida
   *[other] { $wins } partidas
} de cada 10 contra el nivel Titular.
about-regular = El nivel Titular juega lo que parece mejor a primera vista. Gana cerca de { $wins ->
    [one] { $wins } partida
   *[other] { $wins } partidas
} de cada 10 contra el nivel Debutante.
about-expert = El nivel As piensa por adelantado. Gana cerca de { $wins ->
    [one] { $wins } partida
   *[other] { $wins } partidas
} de cada 10 contra el nivel Titular.
about-rookie-in-races = El nivel Debutante tarda más y se equivoca más a menudo.
about-regular-in-races = El nivel Titular elige lo que parece mejor, como quien ya conoce el juego.
about-expert-in-races = El nivel As es rápido y rara vez se equivoca.

## Set-up: questions

options = Opciones
options-usual = Lo habitual
change-options = Cambiar
option-answer = { $question } — { $answer }
hints-question = ¿Quién puede pedir consejos?
hints-why = Un consejo muestra lo que haría el nivel As. El historial anota quién lo ha pedido.
hints-nobody = Nadie
hints-everybody = Cualquiera
start-why = Sortear o elegir quién empieza.
start-by-lot = Sortear

## The head of the table

undo = Deshacer
log = Historial
pause = Pausa
hint = Consejo

## Below the board

thinking = { $name } está pensando…
only-choice = A { $name } solo le queda una jugada…
next = Siguiente
skip = Saltar
open-hand = Ver antes la mano de { $name }
race-ready = ¿Todo listo?
race-begins = Empezar
race-paused = La carrera está en pausa.
race-goes-on = Seguir
elsewhere = Esta partida está abierta en otra pestaña o se ha modificado allí. Aquí solo puedes mirar.
take-over = Jugar aquí

## The curtain before a hand

curtain-pass = Pasa el dispositivo
curtain-again = Quédate con el dispositivo
curtain-hold = Mantén pulsado para ver
curtain-tap = Toca para ver tus cartas
curtain-enter = O pulsa Intro.
curtain-hint = El resto, sin mirar.
curtain-take-back = Mantén pulsado para cambiarlo
curtain-take-back-why = Alguien ha pulsado Deshacer. Solo tú puedes decidir; el resto, sin mirar.

## The log

log-title = Lo que ha pasado hasta ahora
log-empty = Todavía no ha pasado nada.
note-curtain = Se ha abierto el telón para { $name }.
note-hints = Todo el mundo puede pedir consejos.
note-hint = { $name } ha pedido un consejo.
note-record = Se ha copiado o guardado en un archivo el registro completo, con las cartas ocultas.
note-branch = Hasta aquí, una partida anterior; otro intento desde la jugada { $number }.
note-beat = Reto: conseguir más de { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} con estas cartas.

## The pause

pause-title = Pausa
pause-saved = Todo está guardado en este dispositivo.
play-on = Seguir jugando
leave-table = Dejar la mesa
to-table = Volver a la mesa
look-back = Ver lo jugado
full-screen = Pantalla completa
not-full-screen = Salir de pantalla completa

## The record and the log, to be copied or saved

save-record = Guardar el registro en archivo
copy-record = Copiar el registro
copied = Registro copiado.
not-copied = Este navegador no permite copiar. Guarda el registro en un archivo.
record-is-backup = El registro es una copia de seguridad de esta partida. Incluye también lo oculto: quien lo lea verá todas las cartas.
record-is-secret = El registro revela cartas ocultas, por eso estará disponible cuando acabe la partida; antes, solo si todo el mundo está de acuerdo. El historial muestra solo lo que ha visto todo el mundo.
save-log = Guardar el historial
copy-log = Copiar el historial
log-copied = Historial copiado.
give-record = Compartir todo el registro…
give-record-title = ¿Mostrar las cartas ocultas de todo el mundo?
give-record-why = El registro revela las cartas ocultas de cada cual y lo que aún está por venir. Si toda la mesa está de acuerdo, puedes compartirlo ya; el historial lo dirá.
give-record-not = Ahora no
give-record-save = Hay acuerdo: guardarlo
give-record-copy = Hay acuerdo: copiarlo
deal-code = Código de este reparto: { $code }.
deal-code-why = Si lo anotas ahora, podrás compararlo al final: el registro del mismo reparto da el mismo código.
deal-code-proves = Quedó fijado antes de la primera jugada, y se podía ver en la pausa. El registro del mismo reparto da siempre el mismo código.
check-deal = Comprobar el reparto
deal-is-the-same = El código del registro es { $code }. Si al principio anotaste el mismo, has jugado este reparto y no otro. Una nota antigua tiene solo doce caracteres. También coinciden, y eso prueba casi lo mismo.
deal-is-another = El código del registro no es el que se mostró al principio: este no es el reparto original.

## Undo

undo-title = ¿Deshacerlo?
undo-reveals = Se deshará también todo lo posterior. Desde entonces se ha revelado información oculta, así que deshazlo solo si toda la mesa está de acuerdo. El registro lo mostrará.
undo-reveals-alone = Se deshará también todo lo posterior. Desde entonces se ha revelado información oculta, así que el registro mostrará que lo deshiciste.
undo-do = Deshacerlo
undo-agreed = Hay acuerdo
undo-not = Dejarlo así
undo-last = Deshacer lo último
undo-nothing = No hay nada que deshacer.
undone = Deshecho: { $name } vuelve a elegir.

## Hints

expert-plays-as-regular = El nivel As juega de momento como el Titular: no se ha podido cargar una parte de la aplicación.

## The podium

to-tournament = Al Pentatlón
of-day = Este era el reparto del día.
of-day-again = El reparto de un día, fuera de concurso: no cuenta.
of-day-hints = { $hints ->
    [one] Has usado un consejo.
   *[other] Has usado { $hints } consejos.
}
see-week = Ver la semana
winner-is = { $name } gana
you-win = ¡Has ganado, { $name }!
winners-are = { LIST($names) } comparten la victoria
place = { NUMBER($rank, type: "ordinal") ->
    [one] { $rank }.º
   *[other] { $rank }.º
}
points-of = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
no-result = Otro intento desde la jugada { $number } de una partida anterior: el resultado no cuenta.
next-level-regular = ¡Dos victorias seguidas contra Debutantes! El nivel Titular no pasa nada por alto: juega lo que parece mejor.
next-level-expert = ¡Dos victorias seguidas contra Titulares! El nivel As piensa por adelantado.
play-regular = Contra Titulares
play-expert = Contra Ases
your-name = Has jugado como { $name }. ¿Cómo te llamas? No saldrá de este dispositivo.
your-name-keep = Recordar mi nombre
your-name-kept = ¡Hola, { $name }! El salón de la fama ya tiene tu primer resultado.
your-names = ¿Cuáles son los nombres? No saldrán de este dispositivo.
your-names-keep = Recordar los nombres
your-names-kept = ¡Hola, { LIST($names) }! El salón de la fama ya tiene el primer resultado.
new-game-with = Una partida nueva con { LIST($names) }.
choose-players = Elegir quién juega
is-this-your = ¿{ $name } es quien ya usa este dispositivo con ese nombre?
somebody-else = Es otra persona
my-own = Sí, es { $name }
whose-result = Sin tu confirmación, el resultado no cuenta para nadie.
challenge-progress = { $progress } · a superar: { $target }
challenge-met = Reto superado: has conseguido { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}; había que superar { $target }.
send-back = Devolver el reto
challenge-stands = Reto no superado: has conseguido { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}; hay que superar { $target }.
points-from = De dónde salen los puntos
rank = Puesto
player-head = Nombre
total = Total
stands = Puesto { NUMBER($rank, type: "ordinal") ->
    [one] { $rank }
   *[other] { $rank }
}: { LIST($names) }, { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}.
won-by = { $points ->
    [one] { $name } gana con { $points } punto, { $lead } más que { LIST($seconds) }.
   *[other] { $name } gana con { $points } puntos, { $lead } más que { LIST($seconds) }.
}
tie-shared = { LIST($names) } empatan a { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} y comparten el puesto.
tie-alone = { $name } queda en el puesto { NUMBER($rank, type: "ordinal") ->
    [one] { $rank }
   *[other] { $rank }
}.
tie-share = { LIST($names) } comparten el puesto { NUMBER($rank, type: "ordinal") ->
    [one] { $rank }
   *[other] { $rank }
}.
rematch = Revancha
story = Crónica
other-game = Otro juego
watch-replay = Ver la repetición
share = Compartir
more = Más

## A season on the podium

season-to = Temporada: gana quien llegue a { $target }
season-points = { $name }: { $points } de { $target ->
    [one] { $target } punto de temporada
   *[other] { $target } puntos de temporada
}
season-winner-is = { $name } gana la temporada
season-winners-are = { LIST($names) } comparten el título de la temporada
next-game = Partida siguiente
new-season = Otra temporada

## How to install the app, below the podium

install-ask = Instala Pentathlon y se abrirá como cualquier otra aplicación, con o sin conexión.
install = Instalar Pentathlon
install-menu = Para instalar Pentathlon, elige Añadir a pantalla de inicio en el menú del navegador. Se abrirá como cualquier otra aplicación, con o sin conexión.
install-home-screen = Este navegador puede borrar las partidas guardadas si la página no se abre en siete días; una aplicación instalada las conserva. Para instalar Pentathlon, elige Compartir y luego Añadir a pantalla de inicio. La aplicación no verá las partidas guardadas aquí: guárdalas antes en un archivo.
install-dock = Este navegador puede borrar las partidas guardadas si la página no se abre en siete días; una aplicación instalada las conserva. Para instalar Pentathlon, elige Archivo y luego Añadir al Dock. La aplicación no verá las partidas guardadas aquí: guárdalas antes en un archivo.
save-all = Guardar todo en un archivo

## The replay

replay-title = Repetición
replay-step = Paso { $step } de { $steps }
replay-back = Un paso atrás
replay-on = Un paso adelante
replay-run = Reproducir
replay-stop = Pausa
replay-eyes = Ver como
replay-public = Toda la mesa
replay-all-open = Con todo boca arriba
replay-speed = Velocidad
replay-times = ×{ $times }
replay-play-on = Jugar desde aquí
replay-end = Volver al podio
replay-leave = Volver a la mesa

## Lists on the boards and in the replay, for screen readers

list-players = Quién juega
list-sports = Deportes
list-medals = Medallas
list-hands = Manos
hand-of = Mano de { $name }

## Why something cannot be done

refused-over = La partida ha terminado.
refused-not-asked = Le toca a otra persona.
refused-not-now = Antes hay que hacer otra cosa.
refused-else = Ahora no es posible: mira lo que se pide.
storage-closed = Este navegador no deja que la página guarde nada, así que la partida no se puede guardar. Puedes seguir jugando; guarda el registro en un archivo antes de salir.
storage-full = No queda espacio para guardar la partida. Puedes seguir jugando: guarda el registro en un archivo o elimina partidas antiguas.

## Settings


setting-pace = Ritmo
setting-pace-why = A qué velocidad se muestran las jugadas del resto
pace-instant = Al instante
pace-fast = Rápido
pace-normal = Normal
pace-step = Paso a paso
setting-confirm = Confirmar jugadas
setting-confirm-why = Tocar otra vez, o usar el botón, para confirmar lo elegido
setting-confirm-on = Siempre
setting-confirm-off = Basta un toque
setting-curtain = Telón de cada mano
setting-curtain-why = Mantener pulsado, para que nadie lo abra sin querer, o tocar una vez
curtain-by-hold = Mantener
curtain-by-tap = Un toque
setting-theme = Aspecto
theme-auto = Automático
theme-light = Claro
theme-dark = Oscuro
setting-text = Tamaño del texto
text-normal = Normal
text-large = Grande
text-huge = Muy grande
setting-motion = Movimiento
motion-auto = Automático
motion-less = Reducido
setting-sound = Sonido
setting-sound-why = Cada juego tiene sus propios sonidos
volume-off = No
volume-of = { NUMBER($percent, style: "percent") }
setting-vibration = Vibración
setting-vibration-why = Un leve zumbido al elegir o jugar; se desactiva con el movimiento reducido
setting-letters = Atajos de teclado
setting-letters-why = U deshacer, L historial, ? reglas, I qué es esto, P pausa, C confirmar; de 1 a 9, elegir una carta
setting-tips = Ayudas
setting-tips-why = En las primeras partidas, una frase cuando algo nuevo importa
on = Sí
off = No

## Settings: saved games

tables = Partidas guardadas
tables-why = Todas tus partidas en un archivo, como copia de seguridad o para llevarlas a otro dispositivo. Incluye todas las cartas ocultas. Las partidas sin acabar de varias personas van codificadas, y su historial lo dice: nadie las lee sin querer, pero quien se lo proponga puede leerlas.
save-tables = Guardar todas
open-tables = Abrir un archivo

## Above the rules

rules-search = Buscar en las reglas
rules-found-nothing = No hay resultados. Prueba con otra palabra.
rules-contents = Índice
rules-at = Reglas: { $heading }
tip-hold = Mantén el dedo sobre cualquier cosa de la mesa, o haz clic con el botón derecho, y te dirá qué es.

## Below the rules, over the table

keys-title = Teclado
keys-text = Con las flechas se pasa de una carta a otra, con 1 a 9 se elige una, Intro confirma y Escape cancela. Sobre una carta, C o Ctrl+Intro confirma lo elegido. U deshace, L abre el historial, ? abre las reglas, I dice qué es cada cosa y P hace una pausa.

## A saved game that cannot be read

corrupt-title = Parte de esta partida no se puede leer
corrupt-lost-title = Esta partida no se puede leer
corrupt-salvage = Seguir desde la última jugada legible
corrupt-lost = No se puede recuperar nada. El registro se conserva sin cambios.
fault-no-record = Esto no es el registro de una partida.
fault-newer = El registro se guardó con una versión más nueva de la aplicación. Actualiza primero la aplicación.
no-such-game-in-record = El registro es de un juego que aquí no está disponible.
fault-rules = La partida se jugó con reglas que esta versión no conoce.
fault-head = Las primeras líneas del registro no se pueden leer.
fault-entry = La entrada { $number } del registro no es una jugada permitida.
fault-truncated = El registro se interrumpe { $number ->
    [0] antes de la primera entrada
   *[other] tras la entrada { $number }
}.

## When a part of the app cannot be loaded

part-not-fetched = No se ha podido cargar. Reinténtalo, o copia o guarda el registro.
part-late = Aún se está cargando. Mientras tanto puedes copiar o guardar el registro.
share-title = Compartir esta partida
