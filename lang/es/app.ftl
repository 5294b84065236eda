### Español

## Everywhere

pentathlon = Pentathlon
home = Todos los juegos
close = Cerrar
settings = Ajustes
rules = Reglas
fetching = Cargando…
try-again = Reintentar
load-again = Recargar

## The head of the shelf

tagline-so-far = Cinco juegos de cartas olímpicos en una misma mesa, para personas y ordenadores, en una pestaña del navegador.
open-record = Abrir archivo o enlace
hall = Salón de la fama
setting-language = Idioma
language-not-loaded = Parte del texto en este idioma no se ha podido cargar. Mientras tanto, ese texto se queda en otro idioma.
new-version = Hay una versión nueva de Pentathlon. Tus partidas guardadas siguen intactas.
take-new-version = Actualizar ahora

## The posters

players = { $from }–{ $to } pers.
minutes = { $minutes } min
mark-start = Empieza aquí
play = Jugar
play-label = Jugar a { $title }
learn = Aprende en 4 min
learn-label = Aprende en 4 min: { $title }
learned = ✓ Aprendido
learned-label = ✓ Aprendido: { $title }
mark-two = Para dos en equipo
mark-quick = Rápido
mark-pictures = Con imágenes
mark-think = Da que pensar
mark-bluff = Con faroles
mark-faces = Caras graciosas
mark-turns = Sin esperar turno
mark-many = Hasta 7 personas
mark-easy = Fácil de aprender
rules-label = Reglas: { $title }

## The Pentathlon: all games in a row

tournament = El Pentatlón
tournament-line = Los cinco juegos seguidos, con la misma gente y un único título.
begin-tournament = Empezar
tournament-at = Partida { $number } de { $games } · { $title }
tournament-new = Todo listo para la primera de { $games } partidas
tournament-over = Las { $games } partidas han terminado
remove-tournament-why = El Pentatlón con { LIST($names) } se eliminará de este dispositivo. Sus partidas quedan como partidas sueltas.

## Today’s deal

today = { $rivals ->
    [one] Hoy: { $title } contra un rival
   *[other] Hoy: { $title } contra dos rivales
}
today-tournament = Hoy: un Pentatlón contra dos rivales
today-line = El mismo reparto para todo el mundo, una vez al día.
today-streak = { $days ->
    [one] El mismo reparto para todo el mundo. Tu racha: 1 día.
   *[other] El mismo reparto para todo el mundo. Tu racha: { $days } días.
}
today-again = Jugar otra vez
today-again-line = Se eliminó la partida de hoy. Puedes jugarla otra vez, pero no cuenta.

## The welcome beside the posters, while nothing is saved

welcome = Siéntate a la mesa
welcome-text = Juega a solas contra el ordenador o reúne a todo el mundo alrededor de esta pantalla.
promise-quick = Un toque y a jugar
promise-quick-why = Toca «{ play }» en un cartel, o el propio cartel para elegir quién juega. Las cartas que puedes jugar destacan; toca cualquier otra y te dirá por qué no.
promise-safe = Todo queda guardado
promise-safe-why = Cada jugada se guarda en este dispositivo. Cierra la pestaña, vuelve cuando quieras y sigue jugando.
promise-secret = Tus cartas son tuyas
promise-secret-why = Al pasar el dispositivo, un telón oculta cada mano: solo la abre quien la juega.
promise-nothing = Sin cuenta, sin seguimiento, sin anuncios.

## Saved games on the shelf

unfinished-tables = Partidas sin acabar
finished-tables = Partidas acabadas
fetching-tables = Cargando tus partidas guardadas…
find-table = Buscar un juego o un nombre
find-nothing = No hay ninguna partida guardada así.
day-and-time = { $day }, { $time }
show-fewer = Mostrar menos
show-all = Mostrar todo ({ $count })
waiting-names = { LIST($names, type: "unit") }
waiting-turn = { $progress } · Le toca a { $name }
waiting-won = { $points ->
    [one] Victoria: { LIST($winners) }, { $points } punto
   *[other] Victoria: { LIST($winners) }, { $points } puntos
}
waiting-shared = { $points ->
    [one] Empate general, { $points } punto
   *[other] Empate general, { $points } puntos
}
waiting-branch = Otro intento desde la jugada { $number } · { $state }
season-goes-on = La temporada continúa
season-went-on = Ya ha empezado la partida siguiente
broken-table = Una partida dañada
continue-game = Continuar
continue-label = Continuar { $title } con { LIST($names) }
continue-unknown-label = Continuar { $title }
see-result = Resultado
see-result-label = Resultado de { $title } con { LIST($names) }
look = Ver
look-label = Ver una partida dañada
remove-label = Eliminar { $title } con { LIST($names) }
remove-unknown-label = Eliminar { $title }
remove-broken-label = Eliminar una partida dañada
remove-table = ¿Eliminar esta partida?
remove-table-why = { $title } con { LIST($names) } se eliminará de este dispositivo.
remove-unknown-why = { $title } se eliminará de este dispositivo.
remove-broken-why = Lo que queda de esta partida dañada se eliminará de este dispositivo.
remove-day-why = Es el reparto de un día: ese día se quedará sin resultado.
keep = Conservar
remove = Eliminar
keep-result-why = Su resultado puede quedarse en el salón de la fama. Sin la partida, ya no se podrá comprobar.
keep-result = Eliminar, pero guardar el resultado

## The foot of the shelf, and the foot of the rules

made-by = Un juego de { LIST($authors) }, publicado por { $publisher }. Esta es una versión no oficial, con textos, ilustraciones, valores de cartas y deportes propios.
made-by-unpublished = Un juego de { LIST($authors) }. Esta es una versión no oficial, con textos, ilustraciones, valores de cartas y deportes propios.
pictures-by = Las imágenes de objetos en color son de Twemoji, © Twitter, Inc. y otros, con licencia CC BY 4.0.
licences = Licencias de programas, ilustraciones y tipografía

## When something cannot be loaded

no-such-page = En esta dirección no hay nada.
not-fetched = No se ha podido cargar esta parte de la aplicación
not-fetched-why = El servidor no la ha enviado. Prueba de nuevo dentro de un momento. Tus partidas guardadas siguen intactas.
offline-why = Este dispositivo no tiene conexión. Tus partidas guardadas siguen intactas.
damaged-why = El archivo ha llegado dañado. Tus partidas guardadas siguen intactas.
late = Esta parte de la aplicación aún se está cargando
late-why = Se abrirá en cuanto llegue. Tus partidas guardadas siguen intactas.
outdated = Hay una versión nueva
outdated-why = Esta página es de una versión anterior y ya no puede cargar la partida. Recárgala para seguir en la versión nueva. Tus partidas guardadas siguen intactas.

## What cannot be read of what is saved

unreadable = { $count ->
    [one] Esto no se puede leer: { LIST($what) }. Se deja aparte y todo lo demás sigue en su sitio.
   *[other] Esto no se puede leer: { LIST($what) }. Se deja aparte y todo lo demás sigue en su sitio.
}
unreadable-games = { $count ->
    [one] una partida
   *[other] { $count } partidas
}
unreadable-tournaments = { $count ->
    [one] un Pentatlón
   *[other] { $count } Pentatlones
}
unreadable-people = { $count ->
    [one] una persona
   *[other] { $count } personas
}
unreadable-days = { $count ->
    [one] el reparto de un día
   *[other] los repartos de { $count } días
}
unreadable-results = { $count ->
    [one] un resultado sin su partida
   *[other] { $count } resultados sin sus partidas
}
unreadable-guests = { $count ->
    [one] una lista de visitas
   *[other] { $count } listas de visitas
}
save-unreadable = Guardar en un archivo
read-again = Volver a leer
remove-unreadable-title = ¿Eliminar lo que no se puede leer?
remove-unreadable-why = Lo que no se puede leer se eliminará de este dispositivo. Puede que una versión más nueva de la aplicación aún sea capaz de leerlo.
not-saved-as-file = Este navegador no permite guardar archivos.

## When the app has stopped

broken = Algo ha fallado. Tus partidas están guardadas hasta la última jugada: recarga la página para seguir.
broken-again = Ha vuelto a fallar. Tus partidas siguen guardadas hasta la última jugada. Puedes empezar sin lo que se estaba leyendo: se conserva, y puedes guardarlo en un archivo.
without-game = Empezar sin esa partida
without-tournament = Empezar sin ese Pentatlón
without-person = Empezar sin esa persona
without-day = Empezar sin ese día
without-result = Empezar sin ese resultado
save-games = Guardar partidas en archivo
report-about = Un informe del error para quienes desarrollan la aplicación, sin nombres ni cartas
copy-report = Copiar el informe
report-copied = Informe copiado
