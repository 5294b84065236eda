### Español

## The dialog that offers a finished game as a picture or as a link

share-what = ¿Qué quieres compartir?
share-picture = Una imagen
share-whole = La partida entera
share-challenge = El reparto, como reto
share-why = El enlace contiene la partida entera: quien lo tenga puede ver todas las jugadas, cartas y nombres.
share-challenge-why = El enlace contiene el reparto, tu puntuación y quién juega, pero ninguna jugada. Quien lo abra juega las mismas cartas en tu asiento.
share-dare = A ver si superas mi marca en { $title } con las mismas cartas ({ $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}): { $link }
share-link = Enlace
copy-link = Copiar el enlace
link-copied = Enlace copiado.
link-not-copied = Este navegador no permite copiar. El enlace está seleccionado: cópialo a mano.
link-too-long = Esta partida es demasiado larga para un enlace. Su registro se puede guardar en un archivo.
qr-code = Código QR del enlace

## A picture of the podium

picture-why = La imagen se crea en este dispositivo y no sale de él hasta que la compartas.
picture-shape = Formato
picture-square = Cuadrado
picture-wide = Apaisado
save-picture = Guardar la imagen
share-it = Compartir la imagen
picture-failed = Este navegador no puede dibujar la imagen.
picture-refused = Este dispositivo no ha podido compartir la imagen. Guárdala y comparte el archivo.
picture-changed = Este navegador altera lo que dibujan las páginas, así que la imagen puede salir mal. Mírala antes de compartirla.
picture-of = El podio de { $title }: { $headline }
picture-place = { $place } · { $points }

## The screen on which a record is opened

open-title = Trae partidas a este dispositivo
open-why = Una partida llega como archivo, como enlace o como texto; una copia de seguridad es un archivo con todas las partidas de un dispositivo. Verás lo que contiene antes de guardar nada.
open-drop = Suelta un archivo
open-file = Elegir archivo
open-paste = O pega un texto o un enlace
open-it = Abrir
open-refused = Esto no se puede abrir.
open-unreadable = Este archivo no se puede leer o pesa más de 16 megabytes.
too-many-tables = En este archivo hay más de { $most } partidas nuevas. Son más de las que se pueden abrir a la vez.
tables-known = Todas las partidas de este archivo ya están aquí.
tables-none = En este archivo no hay partidas.
paste-too-long = Este texto es más largo que cualquier partida. Guárdalo en un archivo y elige ese archivo.

## What a record or a link contains, before it is saved

preview-title = Una partida de { $title }
preview-unfinished = Sin acabar: { $progress }
preview-fault = Todo lo anterior se puede guardar.
preview-why = Todavía sin guardar en este dispositivo.
preview-invite = Sin cuenta y sin instalar nada.
preview-kept = Guardada en este dispositivo.
preview-keep = Guardar aquí
preview-back = Volver a la vista previa

## All games in a file, before they are saved

collection-title = Contenido del archivo
collection-what = { $count ->
    [one] { $count } partida
   *[other] { $count } partidas
}, { $kilobytes } kB
collection-tournaments = { $count ->
    [one] { $count } Pentatlón
   *[other] { $count } Pentatlones
}
collection-results = { $count ->
    [one] { $count } resultado sin su partida
   *[other] { $count } resultados sin sus partidas
}
collection-people = { $count ->
    [one] { $count } persona
   *[other] { $count } personas
}
collection-known = { $count ->
    [one] Otra partida de este archivo ya está aquí.
   *[other] Otras { $count } partidas de este archivo ya están aquí.
}
collection-days = { $count ->
    [one] El reparto de un día
   *[other] Los repartos de { $count } días
}
day-over = Jugado: cuenta para la racha
day-open = Empezado y sin acabar
day-again = Solo fuera de concurso: no cuenta
person-earlier = Antes: { LIST($names) }
result-points = { $name }: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
all-taken = Importado.
nothing-taken = No se ha importado nada. Aquí todo sigue como estaba.
changed-meanwhile = Lo que ha cambiado aquí mientras tanto no se ha sobrescrito.
tables-taken = { $count ->
    [one] { $count } partida importada.
   *[other] { $count } partidas importadas.
}
tables-left-out = { $count ->
    [one] En este dispositivo no quedaba sitio para { $count } partida.
   *[other] En este dispositivo no quedaba sitio para { $count } partidas.
}

## What an import would change of what is here: each is asked for by itself

asked-title = Distinto de lo que hay aquí
keep-mine = Conservar lo mío
take-theirs = Usar lo del archivo
asked-table = En el archivo, tu partida de { $title } con { LIST($names) } tiene más jugadas.
asked-tournament = En el archivo, tu Pentatlón con { LIST($names) } tiene más partidas.
asked-tournament-takes = En el archivo hay partidas tuyas que cuentan para un Pentatlón con { LIST($names) }. Aquí también pasarían a formar parte de él.
asked-today = En el archivo, el reparto de hoy ya se ha jugado. Aquí solo podrías jugarlo fuera de concurso.
asked-day = En el archivo, el reparto del { $day } tiene otro resultado.
asked-person = En el archivo, { $name } tiene otro nombre, otro color u otra forma.
asked-names = Las partidas jugadas con estos nombres también contarían para la misma persona: { LIST($names) }.
side-here = Aquí:
side-there = En el archivo:

## Whether somebody in a game from elsewhere is the person of this device who is called so

namesake-games = { $count ->
    [one] Alguien con el nombre { $name } jugó la partida.
   *[other] Alguien con el nombre { $name } jugó { $count } de estas partidas.
}
namesake-why = En el salón de la fama, una partida solo cuenta para las personas de este dispositivo.

## A challenge

challenge-title = Supera a { $name }: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
challenge-text = Las mismas cartas, el mismo asiento, los mismos rivales.
challenge-play = Jugar estas cartas
challenge-name = Tu nombre
challenge-why = El resto reacciona a lo que hagas.

## What is wrong with a link

link-refused = Este enlace no se puede abrir.
fault-link = El enlace está incompleto.
fault-link-newer = El enlace es de una versión más nueva de la aplicación.
fault-link-rules = La partida de este enlace se jugó con reglas que esta versión no conoce.
fault-table = El enlace describe una partida imposible.
