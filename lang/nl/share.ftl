### Plaatjes, links, uitdagingen, QR-codes, en spelverslagen die geopend worden.

share-what = Wat wil je delen?
share-picture = Een plaatje
share-whole = De hele partij
share-challenge = De kaarten, als uitdaging
share-why = In de link staat de hele partij: wie hem heeft, kan elke zet bekijken en ziet alle kaarten en namen.
share-challenge-why = In de link staan de verdeling, je score en wie er spelen, maar geen zetten. Wie hem opent, speelt dezelfde kaarten vanaf jouw stoel.
share-dare = { $points ->
    [one] Haal meer dan mijn { $points } punt bij { $title } met dezelfde kaarten: { $link }
   *[other] Haal meer dan mijn { $points } punten bij { $title } met dezelfde kaarten: { $link }
}
share-link = Link
copy-link = Link kopiëren
link-copied = Link gekopieerd.
link-not-copied = Deze browser staat kopiëren niet toe. De link is nu geselecteerd: kopieer hem zelf.
link-too-long = Deze partij is te lang voor een link. Je kunt het spelverslag als bestand opslaan.
qr-code = QR-code van de link

picture-why = Het plaatje wordt op dit apparaat gemaakt en gaat nergens heen totdat jij het deelt.
picture-shape = Vorm
picture-square = Vierkant
picture-wide = Breed
save-picture = Plaatje opslaan
share-it = Plaatje delen
picture-failed = Deze browser kan het plaatje niet tekenen.
picture-refused = Dit apparaat kon het plaatje niet delen. Sla het op en deel het bestand.
picture-changed = Deze browser verandert wat pagina’s tekenen, dus het plaatje klopt misschien niet. Bekijk het voordat je het deelt.
picture-of = Het podium van { $title }: { $headline }
picture-place = { $place } · { $points }

open-title = Haal partijen naar dit apparaat
open-why = Een partij komt als bestand, als link of als tekst; een reservekopie is een bestand met alle partijen van een apparaat. Je ziet wat erin staat voordat er iets wordt bewaard.
open-drop = Sleep bestand hierin
open-file = Bestand kiezen
open-paste = Of plak tekst of een link
open-it = Openen
open-refused = Dit kan niet worden geopend.
open-unreadable = Dit bestand is niet te lezen, of is groter dan 16 megabyte.
too-many-tables = In dit bestand staan meer dan { $most } nieuwe partijen. Zoveel kunnen er niet tegelijk worden geopend.
tables-known = Alle partijen uit dit bestand zijn hier al.
tables-none = In dit bestand staan geen partijen.
paste-too-long = Deze tekst is langer dan welke partij ook. Sla hem op als bestand en kies dat.

preview-title = Een partij { $title }
preview-unfinished = Niet afgelopen: { $progress }
preview-fault = Alles daarvoor kan worden bewaard.
preview-why = Nog niet op dit apparaat bewaard.
preview-invite = Geen account, niets te installeren.
preview-kept = Op dit apparaat bewaard.
preview-keep = Op dit apparaat bewaren
preview-back = Terug naar het overzicht

collection-title = Bewaarde partijen
collection-what = { $count ->
    [one] { $count } partij
   *[other] { $count } partijen
}, { $kilobytes } kB
collection-tournaments = { $count ->
    [one] { $count } Pentathlon
   *[other] { $count } Pentathlons
}
collection-results = { $count ->
    [one] { $count } uitslag zonder partij
   *[other] { $count } uitslagen zonder partij
}
collection-people = { $count ->
    [one] { $count } persoon
   *[other] { $count } personen
}
collection-known = { $count ->
    [one] { $count } andere partij uit dit bestand is hier al.
   *[other] { $count } andere partijen uit dit bestand zijn hier al.
}
collection-days = { $count ->
    [one] { $count } dagpartij
   *[other] { $count } dagpartijen
}
day-over = Gespeeld: telt mee voor de reeks
day-open = Begonnen, nog niet afgelopen
day-again = Alleen buiten mededinging: telt niet mee
person-earlier = Eerder: { LIST($names) }
result-points = { $name }: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
all-taken = Geïmporteerd.
nothing-taken = Er is niets geïmporteerd. Alles hier is zoals het was.
changed-meanwhile = Wat hier intussen is veranderd, is niet overschreven.
tables-taken = { $count ->
    [one] { $count } partij geïmporteerd.
   *[other] { $count } partijen geïmporteerd.
}
tables-left-out = { $count ->
    [one] Op dit apparaat was geen ruimte voor { $count } partij.
   *[other] Op dit apparaat was geen ruimte voor { $count } partijen.
}

asked-title = Anders dan hier
keep-mine = Laten zoals het is
take-theirs = Uit bestand overnemen
asked-table = In het bestand heeft je partij { $title } met { LIST($names) } meer zetten.
asked-tournament = In het bestand heeft je Pentathlon met { LIST($names) } meer spellen.
asked-tournament-takes = In het bestand horen partijen van jou bij een Pentathlon met { LIST($names) }. Neem je die Pentathlon over, dan horen ze er hier ook bij.
asked-today = In het bestand is de partij van vandaag al gespeeld. Neem je dat over, dan kun je die hier alleen nog buiten mededinging spelen.
asked-day = De partij van { $day } heeft in het bestand een andere uitslag.
asked-person = { $name } heeft in het bestand een andere naam of een ander teken.
asked-names = Neem je dat over, dan tellen partijen die als { LIST($names) } zijn gespeeld, ook voor deze persoon mee.
side-here = Hier:
side-there = In het bestand:

namesake-games = { $count ->
    [one] Iemand met de naam { $name } heeft meegespeeld.
   *[other] Iemand met de naam { $name } heeft { $count } keer meegespeeld.
}
namesake-why = In de eregalerij telt een partij alleen mee voor personen van dit apparaat.

challenge-title = { $points ->
    [one] Klop de score van { $name }: { $points } punt
   *[other] Klop de score van { $name }: { $points } punten
}
challenge-text = Dezelfde kaarten, dezelfde stoel, dezelfde tegenstanders.
challenge-play = Deze kaarten spelen
challenge-name = Je naam
challenge-why = De anderen reageren op wat jij doet.

link-refused = Deze link kan niet worden geopend.
fault-link = De link is niet compleet.
fault-link-newer = De link komt uit een nieuwere versie van de app.
fault-link-rules = De partij in deze link is gespeeld met regels die deze versie niet kent.
fault-table = De link beschrijft een onmogelijke partij.
