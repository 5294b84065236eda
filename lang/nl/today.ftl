### De partij van vandaag.

title = De partij van { $day }
tournament = De Pentathlon
against = { $title }. { $rivals }
two-rivals = Tegen een gevorderde en een expert.
a-duel = Een duel met een gevorderde.
no-date = Deze browser zegt niet welke dag het is.
not-yet = Hier is het nog geen { $day }. Op die dag staat de partij klaar.
saved-seat = Er is een stoel voor je vrijgehouden
your-turn = Jouw beurt, { $name }
beat = { $place ->
    [1] Wie dit stuurde, won goud. Kun jij dat ook?
    [2] Wie dit stuurde, won zilver. Kun jij beter?
   *[other] Wie dit stuurde, won brons. Kun jij beter?
}
play-deal = De partij spelen
play-as = { $name } speelt
no-account = Geen account, niets te installeren. De les verraadt geen van deze kaarten.
counts-today = Iedereen heeft vandaag dezelfde kaarten. Je eerste partij telt mee voor je reeks.
day-is-over = Die dag is voorbij. Je kunt dezelfde kaarten buiten mededinging spelen; dat telt niet mee voor een reeks.
today-is = Het is nu { $day }. De partij van vandaag is { $title }.
play-replay = Buiten mededinging
to-today = Partij van vandaag

deal-of-weekday = { $weekday ->
    [0] De partij van maandag
    [1] De partij van dinsdag
    [2] De partij van woensdag
    [3] De partij van donderdag
    [4] De partij van vrijdag
    [5] De partij van zaterdag
   *[other] De partij van zondag
}
weekday = { $weekday ->
    [0] ma
    [1] di
    [2] wo
    [3] do
    [4] vr
    [5] za
   *[other] zo
}
in-a-row = { $days ->
    [one] Eerste dag van een reeks
   *[other] { $days } dagen op rij
}
medal = { $place ->
    [1] Goud
    [2] Zilver
   *[other] Brons
}
best-weekday = { $weekday ->
    [0] Je beste maandag tot nu toe.
    [1] Je beste dinsdag tot nu toe.
    [2] Je beste woensdag tot nu toe.
    [3] Je beste donderdag tot nu toe.
    [4] Je beste vrijdag tot nu toe.
    [5] Je beste zaterdag tot nu toe.
   *[other] Je beste zondag tot nu toe.
}
nobody-better = Niemand deed het beter.
one-better = { $level ->
    [1] De beginner deed het beter.
    [2] De gevorderde deed het beter.
   *[other] De expert deed het beter.
}
two-better = Beide tegenstanders deden het beter.
led = { $times ->
    [0] Nooit aan de leiding
    [1] Eén keer aan de leiding
    [2] Twee keer aan de leiding
   *[other] { $times } keer aan de leiding
}
heard = { $place ->
    [1] Goud, eerste van { $seats }.
    [2] Zilver, tweede van { $seats }.
   *[other] Brons, derde van { $seats }.
}
led-after-rounds = { $times ->
    [one] Aan de leiding na ronde { LIST($rounds) }.
   *[other] Aan de leiding na de rondes { LIST($rounds) }.
}
led-after-games = { $times ->
    [one] Aan de leiding na spel { LIST($rounds) }.
   *[other] Aan de leiding na de spellen { LIST($rounds) }.
}
weeks = Vier weken
same-cards = Dezelfde kaarten
replay = Herhaling
tomorrow = Morgen
watch-replay = Herhaling bekijken
play-again = Nog eens spelen
send = Naar iemand sturen
line = Pentathlon, { $day }: { $title }
outcome = { $place ->
    [1] Goud bij { $seats } spelers
    [2] Zilver bij { $seats } spelers
   *[other] Brons bij { $seats } spelers
}
outcome-eased = { $place ->
    [1] Goud bij { $seats } spelers, van wie er één zwakker was dan normaal
    [2] Zilver bij { $seats } spelers, van wie er één zwakker was dan normaal
   *[other] Brons bij { $seats } spelers, van wie er één zwakker was dan normaal
}
outcome-again = { $place ->
    [1] Goud bij { $seats } spelers, buiten mededinging
    [2] Zilver bij { $seats } spelers, buiten mededinging
   *[other] Brons bij { $seats } spelers, buiten mededinging
}
beat-it = Doe jij het net zo goed?
promise = Wie dit krijgt, ziet je plaats en heeft een link naar dezelfde partij, maar ziet nog geen enkele kaart.
promise-race = Wie dit krijgt, heeft een link naar dezelfde kaarten. In een race verloopt geen partij hetzelfde, dus misschien raden de computers anders.
promise-tournament = Wie dit krijgt, heeft een link naar dezelfde vijf verdelingen. Behalve bij Olympikos volgt op dezelfde zetten hetzelfde antwoord.
eased-why = Een expert moest als een gevorderde spelen, omdat een deel van de app niet kon worden geladen. Anderen troffen misschien een sterkere tegenstander.
copied = Tekst gekopieerd.
not-copied = Deze browser staat kopiëren niet toe. Hier is de tekst: kopieer hem zelf.
