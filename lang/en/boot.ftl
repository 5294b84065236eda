### What the page says without the app: while it starts, if it cannot start, and what browsers and phones show of it. The same
### sentences are, word for word, in public/boot.js, index.html, public/404.html and public/manifest.webmanifest; a test
### compares them.

## index.html, until the app is there

# The title of the page. It is not translated.
page-title = Pentathlon
# What search engines and phones say of the app; also in the manifest.
page-description = Five Olympic card games at one table, in a browser tab.
# Shown until the app has started.
page-loading = Loading…
# Shown after eight seconds if no script has run.
page-late = If nothing happens, reload the page. If that does not help, the app cannot run here: it needs a website, not a file in a folder, and a browser from mid-2023 or later. Your saved games are not affected.
# Shown where scripts are not allowed.
page-no-script = Pentathlon runs in your browser. Please allow JavaScript for this page, then reload it.

## boot.js, if the app does not start
## All but the buttons are the only paragraph of the page.

# A button.
boot-try-again = Try again
# A button: everything that the browser has cached of the app is downloaded again.
boot-download = Download everything again
# A button.
boot-save = Save my games to a file
boot-downloading = Downloading everything again…
boot-no-answer = The server does not answer, so nothing can be downloaded. Your saved games are not affected.
# $file (String): the name of a file
boot-missing = The server no longer has a file of the app: { $file }. Download everything again.
# $file (String): the name of a file
# $type (String): a type of files, such as text/plain
boot-wrong-type = The server sends { $file } as “{ $type }”, and browsers refuse to run that. The owner of this site can fix it: the file must be sent as “text/javascript”.
# $file (String): the name of a file
boot-no-type = The server sends { $file } without a type, and browsers refuse to run that. The owner of this site can fix it: the file must be sent as “text/javascript”.
boot-incomplete = The app could not be downloaded completely. Check the connection and try again. Your saved games are not affected.
boot-stopped = The app stopped while it was starting. Your saved games are not affected. Please try again.
boot-too-old = This browser is too old to run the app. Use Chrome or Edge 110, Firefox 115, Safari 16.4, or later.
boot-no-web-assembly = This browser cannot run the app: WebAssembly is missing or switched off. Use Chrome or Edge 110, Firefox 115, Safari 16.4, or later.
boot-offline = The app could not be downloaded: this device is offline. Connect it and try again.
boot-damaged = A file of the app arrived damaged, or does not match the others. Download everything again. Your saved games are not affected.
boot-late = The app has not started yet. On a slow connection it may still be loading. Your saved games are not affected.

## 404.html, at an address where there is nothing

# The title of the page, in a tab.
not-found-title = Page not found – Pentathlon
# The heading.
not-found = There is nothing at this address
# A link. A sentence follows.
not-found-link = Go to the games.
# The sentence after the link.
not-found-again = If that brings you back here, delete everything after the site name from the address.

## manifest.webmanifest, shown when the app is installed; names of games are not translated
## Each says what a picture shows.

shot-olympia2000 = Olympia 2000 (B.C.) against three computer players
shot-olympikos = A race in Olympikos
shot-orclympics = Orc-lympics on a phone
shot-olympicards = Olympicards on a phone
