### Olympicards: de tafel. Woorden zoals in de Nederlandse spelregels.

start = Wie krijgt als eerste de startspelerkaart?
option-records = Wereldrecords
records-no = Zonder
records-yes = 2 punten elk
records-why = Voor goud bij een sport met een ster, zonder kaarten op handen
option-two = Wie krijgt met twee spelers de startspelerkaart?
two-why = Die speler begint de volgende sport en kiest of deze wordt uitgesteld.
two-third = Wie zich als derde terugtrekt
two-first = Wie zich als eerste terugtrekt

progress-sport = Sport { $number } van { $of }
progress-over = Alle sporten zijn gespeeld

card-label = { NAME($colour) } { $value }
card-inside = { NAME($colour, form: "sentence") } { $value }
card-played = een { NAME($colour, form: "inflected") } { $value }
card-ready = { NAME($colour) } { $value }. Kun je spelen.
card-idle = { NAME($colour) } { $value }.

rule-marathon = Speel één kaart in een andere kleur dan je vorige. Begin met een kaart naar keuze.
rule-high-jump = Speel één kaart, hoger dan je vorige. Begin met een kaart naar keuze.
rule-swimming = Speel één kaart, lager dan je vorige. Begin met een kaart naar keuze.
rule-hurdles = Elke ronde wordt er een horde omgedraaid. Speel één kaart met minstens die waarde.
rule-weightlifting = Speel één tot drie kaarten met een hoger totaal dan de laatste poging, van wie dan ook. De allereerste poging is vrij.
rule-archery = Elke ronde wordt er een doel omgedraaid. Speel één kaart met die waarde, 1 meer of 1 minder.
rule-relay = Speel één kaart met de kleur of de waarde van de laatst gespeelde kaart, van wie dan ook. De allereerste kaart is vrij.
rule-table-tennis = Leg in een andere kleur hoog (6–9) op laag (1–4) of andersom. Een 5 past altijd; op een 5 past alles. De allereerste kaart is vrij.
rule-sailing = Elke ronde wordt er een wind omgedraaid. Speel één kaart in die kleur, of twee kaarten in één andere kleur.

up-to-cards = { $most ->
    [1] 1 kaart
   *[other] 1–{ $most } kaarten
}
star-why = Goud met lege hand: +{ $points }
must-play = Deze sport moet gespeeld worden.
last-sport = De laatste sport
play-or-defer = Spelen of uitstellen?

mark-own = vorige
mark-last = te kloppen
mark-hurdle = horde
mark-target = doel
mark-wind = wind
mark-baton = stokje
mark-ball = bal
turned-label = Omgedraaid voor deze ronde: { NAME($colour, form: "sentence") } { $value }.
mark-label = Wat telt: { LIST($cards) }.

needs-now = { $name } heeft nodig:
need-any-one = een kaart naar keuze
need-any-some = 1 tot { $count } kaarten naar keuze
need-other-colour = niet { NAME($colour, form: "sentence") }
need-higher = meer dan { $value }
need-nothing-higher = geen kaart is hoog genoeg
need-lower = minder dan { $value }
need-nothing-lower = geen kaart is laag genoeg
need-total = meer dan { $total }
need-no-lower = { $value ->
    [1] een kaart naar keuze
    [9] een 9
   *[other] { $value } of meer
}
need-between = { $target ->
    [1] { $least } of { $most }
    [9] { $least } of { $most }
   *[other] { $least } t/m { $most }
}
need-colour-or-value = { NAME($colour, form: "sentence") }, of een { $value }
need-high-side = 6 t/m 9, niet { NAME($colour, form: "sentence") }; of een 5
need-low-side = 1 t/m 4, niet { NAME($colour, form: "sentence") }; of een 5
need-wind = 1 { NAME($colour, form: "sentence") } of 2 in een andere kleur
need-cards = geen kaarten meer op handen

needs-any-one = { $name } mag een kaart naar keuze spelen.
needs-any-some = { $name } mag 1 tot { $count } kaarten naar keuze spelen.
needs-other-colour = { $name } heeft een kaart nodig die niet { NAME($colour, form: "sentence") } is.
needs-higher = { $name } heeft een kaart nodig die hoger is dan { $value }.
needs-nothing-higher = Niets is hoger dan { $value }: { $name } moet zich terugtrekken.
needs-lower = { $name } heeft een kaart nodig die lager is dan { $value }.
needs-nothing-lower = Niets is lager dan { $value }: { $name } moet zich terugtrekken.
needs-total = { $name } heeft een poging van meer dan { $total } nodig.
needs-no-lower = { $value ->
    [1] { $name } mag een kaart naar keuze spelen.
    [9] { $name } heeft een 9 nodig.
   *[other] { $name } heeft een kaart van { $value } of meer nodig.
}
needs-between = { $target ->
    [1] { $name } heeft een kaart van { $least } of { $most } nodig.
    [9] { $name } heeft een kaart van { $least } of { $most } nodig.
   *[other] { $name } heeft een kaart van { $least } tot en met { $most } nodig.
}
needs-colour-or-value = { $name } heeft een { NAME($colour, form: "inflected") } kaart of een { $value } nodig.
needs-high-side = { $name } heeft 6 tot en met 9 nodig, in elke kleur behalve { NAME($colour, form: "sentence") }, of een 5 in welke kleur ook.
needs-low-side = { $name } heeft 1 tot en met 4 nodig, in elke kleur behalve { NAME($colour, form: "sentence") }, of een 5 in welke kleur ook.
needs-wind = { $name } heeft één { NAME($colour, form: "inflected") } kaart nodig, of twee in één andere kleur.
needs-cards = { $name } heeft geen kaarten meer, en moet zich terugtrekken.

ask-turn = { $name }, speel of trek je terug
ask-alone = Alleen { $name } doet nog mee: speel door of pak goud
ask-gold = Alleen { $name } doet nog mee: pak goud
ask-out = { $name }, je moet je terugtrekken
ask-none = Geen van je kaarten kan nu gespeeld worden.
ask-empty = Je hebt geen kaarten meer.
ask-empty-record = Je hebt geen kaarten meer: goud met een lege hand is een wereldrecord.
ask-alone-why = Doorspelen levert hier niets meer op. Wat je bewaart, heb je bij de volgende sport.
ask-alone-last = Doorspelen levert hier niets meer op. Wat je bewaart, beslist bij een gelijke stand.
ask-alone-record = { $points ->
    [one] Het goud is hoe dan ook van jou. Speel door tot je laatste kaart en het is een wereldrecord: nog { $points } punt.
   *[other] Het goud is hoe dan ook van jou. Speel door tot je laatste kaart en het is een wereldrecord: nog { $points } punten.
}
ask-first-own = Begin met een kaart naar keuze.
ask-first = Er is nog niet gespeeld: speel een kaart naar keuze.
ask-first-lift = Er is nog niet geheven: speel 1 tot { $count } kaarten naar keuze.
ask-unturned = Er is geen kaart omgedraaid: speel één kaart naar keuze.
ask-other-colour = Speel na je { NAME($colour, form: "inflected") } { $value } een kaart in een andere kleur.
ask-higher = Speel na je { NAME($colour, form: "inflected") } { $value } een hogere kaart.
ask-lower = Speel na je { NAME($colour, form: "inflected") } { $value } een lagere kaart.
ask-total = De laatste poging was { $total }: speel 1 tot { $count } kaarten met een hoger totaal.
ask-no-lower = { $value ->
    [1] De horde is 1: elke kaart komt eroverheen.
    [9] De horde is 9: alleen een 9 komt eroverheen.
   *[other] De horde is { $value }: speel { $value } of meer.
}
ask-between = { $target ->
    [1] Het doel is { $target }: speel { $least } of { $most }.
    [9] Het doel is { $target }: speel { $least } of { $most }.
   *[other] Het doel is { $target }: speel { $least } tot en met { $most }.
}
ask-colour-or-value = Speel na { NAME($colour, form: "sentence") } { $value } een { NAME($colour, form: "inflected") } kaart of een { $value }.
ask-anything = Speel na { NAME($colour, form: "sentence") } { $value } een kaart naar keuze.
ask-high-side = Speel na { NAME($colour, form: "sentence") } { $value } 6 tot en met 9 in een andere kleur, of een 5 in welke kleur ook.
ask-low-side = Speel na { NAME($colour, form: "sentence") } { $value } 1 tot en met 4 in een andere kleur, of een 5 in welke kleur ook.
ask-wind = De wind is { NAME($colour, form: "sentence") }: speel één { NAME($colour, form: "inflected") } kaart, of twee in één andere kleur.

play-free = { NAME($colour) } { $value } om te beginnen.
play-after-own = { NAME($colour) } { $value } na je { NAME($mark-colour, form: "inflected") } { $mark }.
play-after = { NAME($colour) } { $value } na { NAME($mark-colour, form: "sentence") } { $mark }.
play-hurdle = { NAME($colour) } { $value } komt over de horde van { $hurdle }.
play-target = { NAME($colour) } { $value } raakt het doel van { $target }.
play-wind = { NAME($colour) } { $value } zeilt met de wind mee.
play-tack = Twee { NAME($colour, form: "inflected") } kaarten zeilen tegen de wind in.
lift-ready = { $total } is meer dan de laatste poging, { $value }.
sum-ready = { $sum } = { $total }, meer dan de laatste poging, { $value }.
sum-free = { $sum } = { $total } om te beginnen.
sum-two = { $first } + { $second }
sum-three = { $first } + { $second } + { $third }
play-record = { $count ->
    [one] Het is je laatste kaart: win je goud met een lege hand, dan vestig je een wereldrecord.
   *[other] Het zijn je laatste kaarten: win je goud met een lege hand, dan vestig je een wereldrecord.
}
play-cards = Speel { LIST($cards) }
play-total = Speel { $sum } = { $total }

reward-cards = { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
}
reward-medal = { NAME($medal, form: "sentence") }
reward-start = de startspelerkaart voor de volgende sport
reward-start-short = startspelerkaart
reward = { LIST($reward) }
withdraw = Terugtrekken
withdraw-for = Je krijgt { LIST($reward, type: "unit") }
withdraw-two-for = { $cards ->
    [one] { $cards } kaart, { NAME($medal, form: "sentence") } voor { $other }
   *[other] { $cards } kaarten, { NAME($medal, form: "sentence") } voor { $other }
}
withdraw-why = Je krijgt { LIST($reward) }, en doet bij deze sport niet meer mee.
withdraw-last-why = Je krijgt { LIST($reward) }. Na de laatste sport beslissen kaarten alleen nog bij een gelijke stand.
take-gold = Goud pakken
take-gold-keeps = { $count ->
    [0] Je houdt geen kaart over
    [one] Je houdt { $count } kaart over
   *[other] Je houdt { $count } kaarten over
}
take-gold-record = Je vestigt een wereldrecord
withdraw-two-why = { $cards ->
    [one] Je krijgt { $cards } kaart, en { NAME($medal, form: "sentence") } gaat naar { $other }. Jullie blijven allebei meedoen.
   *[other] Je krijgt { $cards } kaarten, en { NAME($medal, form: "sentence") } gaat naar { $other }. Jullie blijven allebei meedoen.
}
withdraw-two-last = { $cards ->
    [one] Je krijgt { $cards } kaart, en { NAME($medal, form: "sentence") } gaat naar { $other }. De sport is daarmee afgelopen.
   *[other] Je krijgt { $cards } kaarten, en { NAME($medal, form: "sentence") } gaat naar { $other }. De sport is daarmee afgelopen.
}
withdraw-it = Ja, terugtrekken

ask-choose = { $name }, deze sport spelen?
ask-choose-why = Jij hebt de startspelerkaart. Een uitgestelde sport komt aan het eind terug, en de volgende moet gespeeld worden.
ask-choose-lasts = Je hand houdt het hier ongeveer { $own ->
    [one] { $own } ronde
   *[other] { $own } rondes
} uit, de meeste { $usual }. Uitgesteld komt de sport aan het eind terug.
play-sport = Spelen
play-sport-why = Jij begint.
play-sport-it = { NAME($sport) } spelen
defer = Uitstellen
defer-why = Uitgesteld komt deze sport aan het eind terug, en de volgende moet gespeeld worden.
defer-it = { NAME($sport) } uitstellen

watch-turn = { $name } is aan de beurt
watch-alone = Alleen { $name } doet nog mee
watch-alone-why = { $name } is zeker van goud, en mag doorspelen.
watch-choose = { $name } kiest: { NAME($sport, form: "sentence") } spelen of uitstellen
show-sport = De volgende sport
show-round = Een nieuwe ronde
show-stack = Een nieuwe stapel
show-medal = Een medaille
show-record = Een wereldrecord
record-points = { $points ->
    [one] +{ $points } punt
   *[other] +{ $points } punten
}
show-result = De sport is afgelopen
watch-over = Alle sporten zijn gespeeld

why-not-turn = { $name } is aan de beurt.
why-choose = Kies eerst: { NAME($sport, form: "sentence") } spelen of uitstellen.
why-too-many = { $most ->
    [one] Bij deze sport mag je maar één kaart tegelijk spelen.
   *[other] Bij deze sport mag je hooguit { $most } kaarten tegelijk spelen.
}
why-too-many-unturned = Zolang er geen wind is omgedraaid, mag je maar één kaart spelen.
why-same-colour-own = { NAME($colour) } { $value } heeft dezelfde kleur als je vorige kaart; je hebt een andere kleur nodig.
why-same-colour = { NAME($colour) } { $value } heeft dezelfde kleur als de laatst gespeelde kaart; je hebt een andere kleur nodig.
why-not-higher = { $mark ->
    [9] { NAME($colour) } { $value } is niet hoog genoeg. Hoger dan 9 is er niets.
   *[other] { NAME($colour) } { $value } is niet hoog genoeg. Je hebt meer dan { $mark } nodig.
}
why-too-light = { NAME($colour) } { $value } is te licht, zelfs met je andere kaarten. Je hebt meer dan { $mark } nodig.
why-not-lower = { $mark ->
    [1] { NAME($colour) } { $value } is niet laag genoeg. Lager dan 1 is er niets.
   *[other] { NAME($colour) } { $value } is niet laag genoeg. Je hebt minder dan { $mark } nodig.
}
why-too-low = { $hurdle ->
    [9] { NAME($colour) } { $value } komt niet over de horde. Je hebt een 9 nodig.
   *[other] { NAME($colour) } { $value } komt niet over de horde. Je hebt { $hurdle } of meer nodig.
}
why-too-far = { $target ->
    [1] { NAME($colour) } { $value } mist het doel. Je hebt { $least } of { $most } nodig.
    [9] { NAME($colour) } { $value } mist het doel. Je hebt { $least } of { $most } nodig.
   *[other] { NAME($colour) } { $value } mist het doel. Je hebt { $least } tot en met { $most } nodig.
}
why-no-match = { NAME($colour) } { $value } heeft niet de kleur en niet de waarde van de laatst gespeelde kaart. Je hebt { NAME($mark-colour, form: "sentence") } of een { $mark } nodig.
why-same-side-low = { NAME($colour) } { $value } ligt aan dezelfde kant van het net. Je hebt 6 tot en met 9 nodig, in elke kleur behalve { NAME($mark-colour, form: "sentence") }, of een 5 in welke kleur ook.
why-same-side-high = { NAME($colour) } { $value } ligt aan dezelfde kant van het net. Je hebt 1 tot en met 4 nodig, in elke kleur behalve { NAME($mark-colour, form: "sentence") }, of een 5 in welke kleur ook.
why-needs-second = { NAME($colour) } { $value } gaat tegen de wind in, en je hebt geen tweede { NAME($colour, form: "inflected") } kaart.
why-mixed = Twee kaarten tegen de wind in moeten dezelfde kleur hebben.
why-with = Van de kleur van de wind mag je maar één kaart tegelijk spelen.
why-in-hand = Die kaarten heb je niet.

violation-too-many = Zoveel kaarten tegelijk mag je niet spelen.
violation-same-colour = De kaart moet een andere kleur hebben.
violation-not-higher = Dat is niet hoger.
violation-not-lower = Dat is niet lager.
violation-too-low = Dat is lager dan de horde.
violation-too-far = Dat is te ver van het doel.
violation-no-match = De kaart moet de kleur of de waarde van de laatst gespeelde hebben.
violation-same-side = Op laag hoort hoog te volgen, en op hoog laag.
violation-needs-second = Tegen de wind in heb je twee kaarten van dezelfde kleur nodig.

programme-title = De negen sporten
look-at-sports = Bekijk de negen sporten
sport-done = { NAME($sport) }: goud voor { $name }.
sport-now = { NAME($sport) }: nu bezig.
sport-put-off = { NAME($sport) }: uitgesteld, wacht open.
sport-hidden = Eén sport ligt nog gedekt.
hidden = Nog gedekt
stack-label = { $count ->
    [0] De stapel is leeg.
    [one] Er zit { $count } kaart in de stapel.
   *[other] Er zitten { $count } kaarten in de stapel.
}
stack-anew = { $count ->
    [1] De stapel is één keer opnieuw geschud.
    [2] De stapel is twee keer opnieuw geschud.
    [one] De stapel is { $count } keer opnieuw geschud.
   *[other] De stapel is { $count } keer opnieuw geschud.
}

look-at-seats = Bekijk hoe iedereen ervoor staat
seats-title = Hoe iedereen ervoor staat
in-hand = { $count } op handen
points = { $points ->
    [one] punt
   *[other] punten
}
turn = aan de beurt
choosing = kiest
out = eruit
gold = goud
lane-label = { $name }: { $cards ->
    [one] { $cards } kaart
   *[other] { $cards } kaarten
} op handen, { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}.
lane-start = { $name } heeft de startspelerkaart.
lane-next-start = De startspelerkaart gaat hierna naar { $name }.
lane-keeps-start = { $name } heeft de startspelerkaart en houdt die.
lane-played = Gespeeld: { LIST($cards, type: "unit") }.
lane-together-two = { $first } met { $second }
lane-together-three = { $first } met { $second } en { $third }
lane-records = Wereldrecords: { LIST($sports, type: "unit") }.
lane-record = { NAME($sport) }
status-in = { $name } doet nog mee.
status-turn = { $name } is aan de beurt.
status-out = { $name } heeft zich bij deze sport teruggetrokken.
status-gold = { $name } deed als laatste nog mee en heeft het goud.
withdrew-for = { $name } heeft zich teruggetrokken voor { LIST($reward) }.
withdrew-two-for = { $cards ->
    [one] { $name } heeft zich teruggetrokken voor { $cards } kaart; de andere speler kreeg { NAME($medal, form: "sentence") }.
   *[other] { $name } heeft zich teruggetrokken voor { $cards } kaarten; de andere speler kreeg { NAME($medal, form: "sentence") }.
}

ladder-title = Beloningen voor terugtrekken
place = { NUMBER($place, type: "ordinal") ->
   *[other] { $place }e
}
aim = Terugtrekken: kaarten. Doorgaan: goud. Meeste punten wint.
aim-two = Trek je terug voor kaarten, en de ander krijgt de medaille.
ladder-result = Uitslag: { NAME($sport) }
next-gets = Volgende eruit:
next-short = nu:
then-gets = daarna:
last-gets = Wie overblijft:
last-short = laatste:
other-gets = andere speler:
rung-label = { NUMBER($place, type: "ordinal") ->
   *[other] Als { $place }e terugtrekken: { LIST($reward) }.
}
rung-label-two = { NUMBER($place, type: "ordinal") ->
   *[other] { $place }e keer terugtrekken: { LIST($reward) }. De andere speler krijgt { NAME($medal, form: "sentence") }.
}
rung-taken = { $name } heeft zich teruggetrokken.
rung-next = Volgende.

tell-turned = De volgende sport is { NAME($sport, form: "sentence") }.
tell-turned-open = De volgende sport is { NAME($sport, form: "sentence") }. Die was eerder uitgesteld en moet nu gespeeld worden.
tell-deferred = { $name } stelt { NAME($sport, form: "sentence") } uit: die sport komt aan het eind terug, en de volgende moet gespeeld worden.
tell-began = { $name } heeft de startspelerkaart en begint.
tell-turned-over = Voor deze ronde wordt een { NAME($colour, form: "inflected") } { $value } omgedraaid.
tell-not-turned = Er valt geen kaart meer om te draaien.
tell-played = { $name } speelt een { NAME($colour, form: "inflected") } { $value }.
tell-played-together = { $name } speelt { LIST($cards) }.
tell-played-total = { $name } speelt { LIST($cards) }: samen { $total }.
tell-withdrew = { $name } trekt zich terug en krijgt { LIST($reward) }.
tell-took-gold = Alleen { $name } doet nog mee en krijgt goud.
tell-withdrew-two = { $cards ->
    [one] { $name } trekt zich terug en krijgt { $cards } kaart; { NAME($medal, form: "sentence") } gaat naar { $other }.
   *[other] { $name } trekt zich terug en krijgt { $cards } kaarten; { NAME($medal, form: "sentence") } gaat naar { $other }.
}
tell-reshuffled = { $cards ->
    [one] De stapel is leeg: { $cards } kaart vormt de nieuwe.
   *[other] De stapel is leeg: { $cards } kaarten worden geschud en vormen een nieuwe.
}
tell-drew-own = { $name } krijgt een { NAME($colour, form: "inflected") } { $value }.
tell-short = { $count ->
    [one] De stapel is op: { $name } krijgt { $count } kaart minder.
   *[other] De stapel is op: { $name } krijgt { $count } kaarten minder.
}
tell-awarded = { $name } wint { NAME($medal, form: "sentence") }.
tell-record = { $points ->
    [one] { $name } wint goud met een lege hand en vestigt een wereldrecord bij { NAME($sport, form: "sentence") }: { $points } punt!
   *[other] { $name } wint goud met een lege hand en vestigt een wereldrecord bij { NAME($sport, form: "sentence") }: { $points } punten!
}
tell-finished = Dat was { NAME($sport, form: "sentence") }. { $name } heeft de startspelerkaart.
tell-finished-last = Dat was { NAME($sport, form: "sentence") }, de laatste sport.
tell-ended = Alle sporten zijn gespeeld.

category-gold = Punten voor goud
category-silver = Punten voor zilver
category-bronze = Punten voor brons
category-records = Punten voor records
won-medals = { $name } wint met { $points } punten: { $gold } goud, { $silver } zilver, { $bronze } brons.
won-medals-records = { $records ->
    [one] { $name } wint met { $points } punten: { $gold } goud, { $silver } zilver, { $bronze } brons en { $records } wereldrecord.
   *[other] { $name } wint met { $points } punten: { $gold } goud, { $silver } zilver, { $bronze } brons en { $records } wereldrecords.
}
champion-medal = { NAME($medal) }: { NAME($sport) }
champion-record = Record: { NAME($sport) }
won-record = { $name } wint met { $points } punten, { $lead } meer dan { $second }: het wereldrecord bij { NAME($sport, form: "sentence") } gaf de doorslag.
tie-broken = { LIST($names) } staan gelijk met { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}. { $name } heeft { $cards ->
    [one] { $cards } kaart
   *[other] { $cards } kaarten
} op handen, { $second } { $fewer }: de meeste kaarten winnen.

medal-worth = { $points ->
    [one] { NAME($medal) }: { $points } punt
   *[other] { NAME($medal) }: { $points } punten
}
start-flag = De startspelerkaart
ladder-players = { $count ->
    [one] { $count } speler
   *[other] { $count } spelers
}
