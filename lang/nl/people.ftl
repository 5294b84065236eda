### De personen die op dit apparaat spelen.

why = Wie bij het opzetten van een spel een naam typt, wordt hier onthouden, en alleen hier. De volgende keer is één tik op de naam genoeg.
who-plays = Wie spelen er aan jullie tafel?
add = Iemand erbij
earlier-names = Eerder: { LIST($names) }

change-label = { $name } wijzigen
name = Naam
colour = Kleur
colour-number = Kleur { $number }
shape = Vorm
shape-number = { $number ->
    [1] Schijf
    [2] Driehoek
    [3] Vierkant
    [4] Ruit
    [5] Hart
    [6] Zeshoek
    [7] Kruis
   *[other] Ring
}
taken = { $look }, net als { $name }
page = Pagina van { $name }
change-why = Gespeelde partijen houden de naam waaronder ze zijn gespeeld, en blijven meetellen.
save = Opslaan
cancel = Annuleren
name-empty = Een naam moet minstens één letter hebben.
name-taken = { $name } is iemand anders op dit apparaat. Kies een andere naam.

delete = Verwijderen
delete-label = { $name } verwijderen
delete-why = { $name } verdwijnt uit deze lijst en uit de eregalerij. In de partijen blijven alle namen staan. Typ je de naam opnieuw, dan tellen die partijen weer mee.
keep = Bewaren
