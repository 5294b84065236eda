why = Namen, die beim Aufbau eingetippt werden, merkt sich die App hier, und nur hier. Beim nächsten Mal genügt ein Tippen auf den Namen.
who-plays = Wer spielt an deinem Tisch?
add = Neue Person
earlier-names = Früher: { LIST($names) }

change-label = { $name } ändern
name = Name
colour = Farbe
colour-number = Farbe { $number }
shape = Form
shape-number = { $number ->
    [1] Scheibe
    [2] Dreieck
    [3] Quadrat
    [4] Raute
    [5] Herz
    [6] Sechseck
    [7] Kreuz
   *[other] Ring
}
taken = { $look }, wie { $name }
page = Seite von { $name }
change-why = Gespielte Partien behalten den Namen, unter dem sie gespielt wurden, und zählen weiter.
save = Speichern
cancel = Abbrechen
name-empty = Ein Name braucht mindestens einen Buchstaben.
name-taken = { $name } heißt auf diesem Gerät schon jemand anders. Wähle einen anderen Namen.

delete = Löschen
delete-label = { $name } löschen
delete-why = { $name } verschwindet aus dieser Liste und aus der Ruhmeshalle. In den Partien bleiben alle Namen stehen. Gibst du den Namen noch einmal ein, zählen diese Partien wieder.
keep = Behalten
