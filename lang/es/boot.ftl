### What the page says in this language without the app; the same sentences are, word for word, in public/boot.js. The others of
### lang/en/boot.ftl are said in English.

page-loading = Cargando…
boot-try-again = Reintentar
boot-download = Descargar todo otra vez
boot-save = Guardar mis partidas en un archivo
boot-incomplete = La aplicación no se ha podido descargar entera. Comprueba la conexión y vuelve a intentarlo. Tus partidas guardadas no corren peligro.
boot-too-old = Este navegador es demasiado antiguo para la aplicación. Usa Chrome o Edge 110, Firefox 115, Safari 16.4 o posterior.
boot-offline = La aplicación no se ha podido descargar: este dispositivo no tiene conexión. Conéctalo y vuelve a intentarlo.
boot-late = La aplicación aún no ha arrancado. Con una conexión lenta puede que siga cargando. Tus partidas guardadas no corren peligro.
