### What the page says in this language without the app; the same sentences are, word for word, in public/boot.js. The others of
### lang/en/boot.ftl are said in English.

page-loading = Chargement…
boot-try-again = Réessayer
boot-download = Tout télécharger à nouveau
boot-save = Enregistrer mes parties dans un fichier
boot-incomplete = L’application n’a pas pu être téléchargée en entier. Vérifiez la connexion et réessayez. Vos parties enregistrées sont intactes.
boot-too-old = Ce navigateur est trop ancien pour l’application. Prenez Chrome ou Edge 110, Firefox 115, Safari 16.4, ou plus récent.
boot-offline = L’application n’a pas pu être téléchargée : cet appareil est hors ligne. Connectez-le et réessayez.
boot-late = L’application n’a pas encore démarré. Si la connexion est lente, elle se charge peut-être encore. Vos parties enregistrées sont intactes.
