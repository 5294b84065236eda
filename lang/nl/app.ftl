### De plank, en wat er gezegd wordt voordat een spel open is.

pentathlon = Pentathlon
home = Alle spellen
close = Sluiten
settings = Instellingen
rules = Spelregels
fetching = Laden…
try-again = Opnieuw proberen
load-again = Opnieuw laden

tagline-so-far = Vijf olympische kaartspellen aan één tafel, voor mensen en computerspelers, in een tabblad van je browser.
open-record = Bestand of link openen
hall = Eregalerij
setting-language = Taal
language-not-loaded = Een deel van de tekst in deze taal kon niet worden geladen. Zolang blijft die tekst in een andere taal staan.
new-version = Er staat een nieuwe versie van Pentathlon klaar. Je bewaarde partijen blijven zoals ze zijn.
take-new-version = Nu bijwerken

players = { $from }–{ $to } spelers
minutes = { $minutes } min
mark-start = Begin hier
play = Spelen
play-label = Spelen: { $title }
learn = Leren in 4 min
learn-label = Leren in 4 min: { $title }
learned = ✓ Geleerd
learned-label = ✓ Geleerd: { $title }
mark-two = Voor twee samen
mark-quick = Snel
mark-pictures = Plaatjes
mark-think = Meeste denkwerk
mark-bluff = Bluffen
mark-faces = Gekke koppen
mark-turns = Allemaal tegelijk
mark-many = Tot zeven spelers
mark-easy = Snel geleerd
rules-label = Spelregels: { $title }

tournament = De Pentathlon
tournament-line = Alle vijf de spellen achter elkaar, met dezelfde spelers en één kampioen.
begin-tournament = Beginnen
tournament-at = Spel { $number } van { $games } · { $title }
tournament-new = Klaar voor het eerste van { $games } spellen
tournament-over = Alle { $games } spellen zijn afgelopen
remove-tournament-why = De Pentathlon met { LIST($names) } wordt van dit apparaat verwijderd. De partijen blijven los bewaard.

today = { $rivals ->
    [one] Vandaag: { $title }, één tegenstander
   *[other] Vandaag: { $title }, twee tegenstanders
}
today-tournament = Vandaag: een Pentathlon, twee tegenstanders
today-line = Voor iedereen dezelfde kaarten, één keer per dag.
today-streak = { $days ->
    [one] Voor iedereen dezelfde kaarten. Je reeks: 1 dag.
   *[other] Voor iedereen dezelfde kaarten. Je reeks: { $days } dagen.
}
today-again = Nog eens spelen
today-again-line = De partij van vandaag is verwijderd. Je kunt nog eens spelen, maar dat telt niet mee.

welcome = Schuif aan
welcome-text = Speel in je eentje tegen de computer, of haal iedereen rond dit scherm.
promise-quick = Eén tik en je speelt
promise-quick-why = Tik op “{ play }” bij een poster, of op de poster zelf om te kiezen wie er meedoet. Kaarten die je kunt spelen, springen eruit; tik op een andere en je leest waarom die niet kan.
promise-safe = Elke partij blijft bewaard
promise-safe-why = Elke zet wordt op dit apparaat bewaard. Sluit het tabblad, kom terug en speel gewoon verder.
promise-secret = Je kaarten zijn van jou
promise-secret-why = Geef het apparaat door: een gordijn verbergt elke hand totdat de juiste speler het apparaat heeft.
promise-nothing = Geen account, geen tracking, geen reclame.

unfinished-tables = Lopende partijen
finished-tables = Afgelopen partijen
fetching-tables = Je bewaarde partijen worden geladen…
find-table = Zoek een spel of een naam
find-nothing = Geen bewaarde partij gevonden.
day-and-time = { $day }, { $time }
show-fewer = Minder tonen
show-all = Alle { $count } tonen
waiting-names = { LIST($names, type: "unit") }
waiting-turn = { $progress } · { $name } is aan de beurt
waiting-won = { $points ->
    [one] Gewonnen door { LIST($winners) } met { $points } punt
   *[other] Gewonnen door { LIST($winners) } met { $points } punten
}
waiting-shared = { $points ->
    [one] Gedeelde overwinning, elk { $points } punt
   *[other] Gedeelde overwinning, elk { $points } punten
}
waiting-branch = Opnieuw geprobeerd vanaf zet { $number } · { $state }
season-goes-on = Het seizoen gaat door
season-went-on = De volgende partij is begonnen
broken-table = Een beschadigde partij
continue-game = Verder
continue-label = Verder: { $title } met { LIST($names) }
continue-unknown-label = Verder: { $title }
see-result = Uitslag
see-result-label = Uitslag van { $title } met { LIST($names) }
look = Bekijken
look-label = Bekijken: een beschadigde partij
remove-label = { $title } met { LIST($names) } verwijderen
remove-unknown-label = { $title } verwijderen
remove-broken-label = Een beschadigde partij verwijderen
remove-table = Deze partij verwijderen?
remove-table-why = { $title } met { LIST($names) } wordt van dit apparaat verwijderd.
remove-unknown-why = { $title } wordt van dit apparaat verwijderd.
remove-broken-why = Wat er over is van deze beschadigde partij, wordt van dit apparaat verwijderd.
remove-day-why = Dit is een dagpartij: die dag blijft dan zonder uitslag.
keep = Bewaren
remove = Verwijderen
keep-result-why = De uitslag kan in de eregalerij blijven staan, maar is zonder de partij niet meer na te gaan.
keep-result = Verwijderen, maar de uitslag bewaren

made-by = Een spel van { LIST($authors) }, uitgegeven door { $publisher }. Dit is een onofficiële versie met eigen teksten, tekeningen, kaartwaarden en sporten.
made-by-unpublished = Een spel van { LIST($authors) }. Dit is een onofficiële versie met eigen teksten, tekeningen, kaartwaarden en sporten.
pictures-by = De gekleurde plaatjes van voorwerpen zijn Twemoji, © Twitter, Inc. en andere makers, onder de licentie CC BY 4.0.
licences = Licenties van software, tekeningen en lettertype

no-such-page = Op dit adres is niets te vinden.
not-fetched = Dit deel van de app kon niet worden geladen
not-fetched-why = De server heeft het niet gestuurd. Probeer het zo nog eens. Je bewaarde partijen blijven zoals ze zijn.
offline-why = Dit apparaat is offline. Je bewaarde partijen blijven zoals ze zijn.
damaged-why = Het bestand is beschadigd aangekomen. Je bewaarde partijen blijven zoals ze zijn.
late = Dit deel van de app wordt nog geladen
late-why = Het opent zodra het er is. Je bewaarde partijen blijven zoals ze zijn.
outdated = Er is een nieuwe versie
outdated-why = Deze pagina is verouderd en kan het spel niet meer laden. Laad opnieuw om in de nieuwe versie verder te spelen. Je bewaarde partijen blijven zoals ze zijn.

unreadable = { $count ->
    [one] Dit is niet te lezen: { LIST($what) }. Het wordt overgeslagen; al het andere blijft.
   *[other] Dit is niet te lezen: { LIST($what) }. Het wordt allemaal overgeslagen; al het andere blijft.
}
unreadable-games = { $count ->
    [one] één partij
   *[other] { $count } partijen
}
unreadable-tournaments = { $count ->
    [one] één Pentathlon
   *[other] { $count } Pentathlons
}
unreadable-people = { $count ->
    [one] één persoon
   *[other] { $count } personen
}
unreadable-days = { $count ->
    [one] één dagpartij
   *[other] { $count } dagpartijen
}
unreadable-results = { $count ->
    [one] één uitslag zonder partij
   *[other] { $count } uitslagen zonder partij
}
unreadable-guests = { $count ->
    [one] één gastenlijst
   *[other] { $count } gastenlijsten
}
save-unreadable = Als bestand opslaan
read-again = Opnieuw lezen
remove-unreadable-title = Onleesbare gegevens verwijderen?
remove-unreadable-why = Wat niet te lezen is, wordt van dit apparaat verwijderd. Misschien kan een nieuwere versie van de app het nog lezen.
not-saved-as-file = Deze browser staat niet toe dat bestanden worden opgeslagen.

broken = Er ging iets mis. Je partijen zijn bewaard tot en met de laatste zet: laad de pagina opnieuw om verder te spelen.
broken-again = Het ging weer mis. Je partijen zijn nog steeds bewaard tot en met de laatste zet. Je kunt beginnen zonder wat er werd gelezen; het blijft bewaard, en je kunt het als bestand opslaan.
without-game = Beginnen zonder die partij
without-tournament = Beginnen zonder die Pentathlon
without-person = Beginnen zonder die persoon
without-day = Beginnen zonder die dag
without-result = Beginnen zonder die uitslag
save-games = Partijen als bestand opslaan
report-about = Een foutverslag voor de makers, zonder namen of kaarten
copy-report = Verslag kopiëren
report-copied = Verslag gekopieerd
