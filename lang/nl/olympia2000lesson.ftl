### Fetched
### De les van Olympia 2000 (B.C.).

## Group: say

say-aim = Jij bent Ana, in het oude Griekenland. Elke ronde is een wedstrijd om een prijs: een fiche met lauweren, en dat zijn punten. Wie de meeste punten heeft, wint.
say-send = Marathon, voor 2 lauweren. Iedereen stuurt een atleet; het laagste getal, de beste plaats, wint. Slechts zes van de 55 atleten verslaan een 7: stuur Dromeas.
say-send-best = 1 zou ook winnen, maar Hidrotas is de beste van allemaal op de marathon: te goed voor 2 lauweren. Stuur Dromeas.
say-send-slow = 26 atleten verslaan een 27, en zo iemand loopt er vast mee. Stuur Dromeas.
say-send-last = Van alle 55 atleten heeft er maar één een slechtere plaats dan 50. Stuur Dromeas.
say-won = 7 verslaat 21 en 43: 2 lauweren voor jou. Alle drie de atleten gaan uit het spel, dus elke goede wint maar één keer.
say-chooses = Bo werd laatste, en kiest dus de prijs na de volgende: verspringen, na discus. Waarschijnlijk heeft Bo iemand die kan springen.
say-lose-well = Discus, en daar heb je niemand voor. Verlies dan slim: Bradypous, op krukken, levert een troostfiche op, 1 punt, en wordt vrijwel zeker laatste.
say-lose-middle = Dat wint misschien, maar een ander heeft uit vier atleten maar één betere nodig. Bradypous levert hoe dan ook een punt op. Stuur Bradypous.
say-lose-foul = Met “{ olympia2000.place-overstepped }” heb je geen plaats: niet winnen en niet laatste worden, en Hidrotas zou weg zijn. Stuur Bradypous.
say-choose = Het publiek geeft je een fiche, en als laatste kies je een prijs. Op de marathon, nu 3 lauweren waard, verslaat niemand Hidrotas: kies die.
say-choose-other = Je beste elders is een 10, bij boogschieten. Op de marathon heb je een 1, en een 1 kan niet verliezen. Kies de marathon.
say-give = Jij deelt, en alleen jij ziet deze kaart: Sykon, op z’n best 15, is zwak. Geef de kaart weg, aan Chen, die vóór Bo staat.
say-give-keep = De meeste atleten zijn ergens beter dan de 15 van Sykon. Geef de kaart weg, en je mag de volgende bekijken.
say-give-bo = Bo heeft nog geen lauweren, en Chen wel. Geef Sykon aan Chen.
say-keep = Skopelos, eerste bij boogschieten: houden! Houd je er een, dan trekt iedereen zonder nieuwe kaart er ongezien een.
say-keep-give = Dan moet je de volgende kaart nemen, wat het ook is. Houd Skopelos.
say-ahead = Verspringen: Bo koos het, dus verwacht iemand die springt. Hierna komt de marathon: bewaar Hidrotas, en stuur Deipnon, die je kunt missen.
say-ahead-second = 18 is haast nooit genoeg tegen iemand die springt, en Ischnos zou weg zijn. Stuur Deipnon.
say-ahead-wasted = Die atleet wint hier haast nooit, maar is elders eerste. Stuur Deipnon.
say-foul = De 4 van Bo wint. “{ olympia2000.place-overstepped }” bij Deipnon is, net als “{ olympia2000.place-disqualified }”, geen plaats, dus ook niet laatste. Dat is Chen, met Sykon, de kaart die jij weggaf.
say-collect = Hier is de marathon die jij koos, voor 3 lauweren. Stuur Hidrotas.
say-collect-other = Ieder ander kan verliezen. Hidrotas heeft hierop gewacht, met een 1.
say-whole = 1 verslaat 4 en 9. Kies een prijs, bewaar er de atleet voor, en haal binnen: dat is het spel.
say-later = Elf rondes later: er wordt niet meer getrokken, nog drie rondes. Met lauweren en troostfiches samen heeft Bo 26 punten, jij 23, Chen 9.
say-which = Marathon voor 6, dan boogschieten voor 4. Twee atleten verslaan de 3 van Anemokles: Hidrotas is weg, en Makrodromos bewaar je voor boogschieten. Stuur Anemokles.
say-which-better = Makrodromos, 2, wint deze 6 ook, maar dan is je beste bij boogschieten een 31, en geef je 4 zekere lauweren op. Stuur Anemokles.
say-which-crutches = Dan geef je 6 zekere lauweren op voor een fiche van 1. Stuur Anemokles.
say-certain = 3 was genoeg. De drie die Makrodromos bij boogschieten verslaan, zijn allemaal weg, dus 4 lauweren zijn zeker. Stuur Makrodromos.
say-certain-crutches = Dan geef je 4 zekere lauweren op voor een fiche van 1. Stuur Makrodromos.
say-result = 29 lauweren voor jou, 31 voor Bo. Maar met je vijf troostfiches tegen één wordt het 34 tegen 32: jij wint!

## Group: win

win-1 = Stuur net genoeg. Het laagste getal wint, hoe klein het verschil ook is, en elke atleet doet maar één keer mee.
win-2 = Verlies slim. Een atleet op krukken levert een punt op, en wie laatste is, kiest een prijs.
win-3 = Kijk één prijs vooruit en bewaar er de juiste atleet voor. De prijzen groeien van 2 naar 6, maar wacht niet te lang.

## Group: more

more-foul = Verspringen, voor 2 lauweren. Geen van je atleten springt goed. Met “{ olympia2000.place-overstepped }” heeft Deipnon geen plaats, en wordt dus nooit eerste en nooit laatste: stuur Deipnon.
more-foul-other = Dat wint ook haast nooit, en is beter voor een andere discipline. Stuur Deipnon.
more-void = Niemand heeft een plaats, dus niemand wint, en niemand kiest. Toch krijgt Bo een punt voor de atleet op krukken, en alle drie zijn ze weg.
more-stays = De prijs blijft nog een ronde, en daarna komt nog steeds meerkamp. Niemand deelt: ieder trekt ongezien een kaart.
more-again = Je trok Halmon, die kan springen: een 5 wint heel waarschijnlijk. Stuur Halmon.
more-again-other = Met 27 of meer win je haast nooit. Halmon heeft bij verspringen een 5: stuur Halmon.
more-combination = Meerkamp is voor alleskunners: de plaats daar komt uit de andere vier samen. Karphos is nergens beter dan 10, en heeft hier toch een 9.
more-combination-other = Die plaats is veel slechter. Stuur Karphos, die in bijna alles goed is.
more-own = 9 verslaat 14 en 25. Zijn de punten aan het eind gelijk, dan deel je de plaats, tenzij is afgesproken dat de lauweren beslissen.

## Group: about

about-known-to = Wie deze kaart kent. De speler die hier staat, deelde, bekeek de kaart en gaf die weg, en weet dat de kaart in deze hand zit, totdat die gespeeld is.
about-place-now = De plaats van de atleet in de discipline van deze ronde. Het laagste getal wint de prijs; een woord is geen plaats.
about-place = De plaats van de atleet in deze discipline, van alle 55: hoe lager, hoe beter. Geen twee atleten delen een plaats. Met “{ olympia2000.place-overstepped }” of “{ olympia2000.place-disqualified }” is er geen plaats: deze atleet kan niet winnen en niet laatste zijn.
about-group = Hoe goed de atleet op z’n best is: halfgoden horen bij de beste 3, helden 7, beloften 12, lekkerbekken 20. Op krukken is niemand beter dan eenentwintigste, maar elke keer dat je er een stuurt, levert dat 1 punt op.
about-card-from-deck = De bovenste kaart van de stapel. Wie deelt, houdt die, of geeft die aan een speler zonder nieuwe kaart en bekijkt de volgende.
about-keep-or-give = Houd de kaart, en de anderen trekken ongezien; of geef die aan een speler zonder nieuwe kaart, en bekijk de volgende. Wat je hebt weggegeven, onthoud je.
about-athlete = Een atleet, met een plaats in elk van de vijf disciplines: hoe lager, hoe beter. Elke atleet doet maar één keer mee en gaat dan uit het spel.
about-next-prize = De prijs van de volgende ronde. Is die gekozen, dan verandert er niets meer aan.
about-prize = De prijs waar iedereen om strijdt: een lauwerfiche met discipline en punten. Het laagste getal in die discipline wint het.
about-top-chip = Het bovenste fiche van deze kolom, en wat het waard is. Alleen dit fiche van de kolom kan als prijs worden gekozen.
about-chips-left = De fiches van deze discipline die nog komen, van 2 naar boven. Met vier of vijf spelers zijn er geen zessen.
about-combination = Meerkamp, de wedstrijd voor alleskunners: de plaats daar komt uit de andere vier samen. In de kolom liggen de lauwerfiches die nog komen; alleen het bovenste kan worden gekozen.
about-column = Eén discipline, en de lauwerfiches die nog komen. Alleen het bovenste, dat het minst waard is, kan als prijs worden gekozen.
about-aim = Het spel in een paar woorden. Elke ronde pakt het laagste getal het fiche, en het hoogste kiest de prijs na de volgende, zolang er een te kiezen is. Wie met lauweren en troostfiches de meeste punten heeft, wint.
about-deck = Hoeveel kaarten er nog te trekken zijn, en wie er deelt. Zijn het er minder dan er spelers zijn, dan wordt er niet meer getrokken, en speel je de kaarten in de hand uit.
about-dealer = Deze speler deelt: bekijkt de bovenste kaart van de stapel, en houdt die of geeft die weg. Daarna gaat de stapel naar links.
about-gain = De punten die deze speler net heeft gewonnen, met een lauwerfiche, een troostfiche of allebei.
about-points = De punten van deze speler: lauweren en troostfiches samen. Wie de meeste punten heeft, wint. Tik om te zien welke fiches het zijn.
about-status = Wat deze speler doet: een atleet of een prijs kiezen, delen, of op de anderen wachten.
about-player = Een speler, wat die doet en hoeveel punten die heeft. Tik om de gewonnen fiches te zien.
about-no-winner = Niemand had een plaats, dus niemand won. Zolang er rondes over zijn, blijft het fiche liggen en wordt er nog eens om gestreden; de volgende prijs blijft ook.
about-portrait = De atleet die gestuurd is. Tik om de kaart nog eens te bekijken.
about-rank = De volgorde in deze ronde: 1 is de beste. Een atleet zonder plaats heeft geen nummer.
about-line-place = De plaats van deze atleet in de discipline van de ronde. Met “{ olympia2000.place-overstepped }” of “{ olympia2000.place-disqualified }” is er geen plaats.
about-earned = Wat het opleverde: punten voor wie won en voor iedereen op krukken. Wie laatste werd van alle atleten met een plaats, kiest de prijs na de volgende, zolang er een te kiezen is.
about-result = De laatst besliste ronde: de atleten van de beste plaats naar de slechtste, en wat ze hun spelers opleverden.
about-consolation-chip = Een troostfiche, 1 punt waard. Elke gestuurde atleet op krukken levert er een op, of die nu wint of verliest.
about-stage = De atleten van deze ronde. Ze gaan open van de slechtste plaats naar de beste; het laagste getal wint de prijs.
about-laurel = Een lauwerfiche, zoveel punten waard als het getal dat erop staat: 2 tot en met 6.
about-confirm = De knop die doet wat je hebt gekozen. Zolang je niet tikt, kun je nog iets anders kiezen.
about-prompt = Wie er iets moet doen, en wat. Eronder staat waarom, of wat de keuze zou doen.

## Group: together

together-aim = Elke ronde is één wedstrijd om een fiche met lauweren, en dat zijn punten. Wie de meeste punten heeft, wint. Twee rondes samen, dan is het spel aan jullie.
together-lowest = Verspringen, voor 2 lauweren. Iedereen stuurt tegelijk een atleet, en het laagste getal wint. Pedekles heeft een 7: stuur Pedekles.
together-lowest-kyklon = 16 is misschien niet genoeg, en Kyklon is je beste bij discus. Stuur Pedekles.
together-lowest-late = Dat getal is veel te hoog om te winnen. Stuur Pedekles.
together-crutches = Het laagste getal wint, en jouw 13 zelden. Op krukken levert Elpenor een troostfiche op, 1 punt, ook bij verlies: stuur Elpenor.
together-crutches-other = Die atleet wint misschien, maar levert bij verlies niets op. Elpenor levert hoe dan ook een fiche op: stuur Elpenor.
together-ahead = Het laagste getal wint, en je beste is Opsonas met 17. Hierna komt boogschieten, dus bewaar je twee schutters, en stuur Opsonas.
together-ahead-archer = Dat is een van je schutters, en springen gaat minder. Stuur Opsonas.
together-ahead-late = 28 is slechter dan 17, en Achyros doet het misschien goed op de marathon. Stuur Opsonas.
together-round = 7 verslaat 17 en 24, en alle drie de atleten gaan uit het spel. Het troostfiche is een punt, en laatste worden heeft ook nut.
together-choose = Je werd laatste, dus kies je de prijs na boogschieten. Anemokles heeft een 3 op de marathon: kies de marathon.
together-choose-discus = Je beste is daar een 5. Op de marathon heb je een 3: kies de marathon.
together-choose-combination = Je beste is daar een 7. Op de marathon heb je een 3: kies de marathon.
together-choose-other = Je beste is daar een 13. Op de marathon heb je een 3: kies de marathon.
together-give = Jij deelt, en alleen jij ziet deze kaart. Sykon is op z’n best 15: geef de kaart weg, aan wie de meeste punten heeft.
together-give-keep = De meeste atleten zijn ergens beter dan de 15 van Sykon. Geef de kaart weg, en je mag de volgende bekijken.
together-give-other = Geef de kaart liever aan wie meer punten heeft.
together-keep = Leptos heeft een 8 bij discus en op de marathon. Houd de kaart: wie nog geen nieuwe heeft, trekt er ongezien een.
together-keep-give = Dan moet je de volgende kaart nemen, wat het ook is. Houd Leptos.
together-spare = Geen van je atleten is een schutter, dus bewaar de goede. Kotylos, met 26, kun je missen: stuur Kotylos.
together-spare-kyklon = Kyklon heeft bij discus een 3, en wint hier haast nooit. Stuur Kotylos.
together-spare-late = Dat kan ook: waarschijnlijk wint hier geen van je atleten. Maar stuur nu Kotylos.
together-out = Spaar je goede voor een kleine prijs. Elaion is bij boogschieten “{ olympia2000.place-disqualified }”: geen plaats, dus nooit eerste en nooit laatste. Stuur Elaion.
together-out-marathon = Anemokles is voor de marathon die jij koos, en wint hier haast nooit. Stuur Elaion.
together-out-other = Die atleet kan hier best verliezen, en kun je beter bewaren voor discus. Stuur Elaion.
together-enough = Toxikrates heeft een 2, Polydoros een 6. Een 6 is waarschijnlijk genoeg voor een kleine prijs: stuur Polydoros.
together-enough-better = Een 2 wint vrijwel zeker, maar is meer waard dan 2 lauweren. Stuur Polydoros.
together-enough-late = Dat getal is veel te hoog om te winnen, en je hebt twee schutters. Stuur Polydoros.
together-last = 6 wint. Een atleet die “{ olympia2000.place-disqualified }” is, heeft geen plaats, dus is 26 de laatste; die speler kiest de prijs na de marathon.
together-own = Je werd laatste, dus jij kiest: Kyklon heeft een 3 bij discus. Kies discus, voor na de marathon.
together-own-other = Je beste is daar niet beter dan een 15. Bij discus heb je een 3: kies discus.
together-dealer = Nu deel jij, en alleen jij ziet deze kaart: houden of weggeven. Schoinos heeft in drie disciplines een 8: houd de kaart.
together-dealer-give = Een 8 in drie disciplines is beter dan de meeste: houd Schoinos, en de anderen trekken ongezien.
together-end = Nu komt de marathon. Wie een prijs koos, kan die vaak winnen, dus kijk vooruit. Vanaf hier spelen jullie zelf.

## Group: tip

tip-lowest = Het laagste getal in deze discipline wint; één minder is genoeg.
tip-enough = Meer dan één van je atleten is misschien genoeg: stuur de zwakkere, en bewaar de betere voor een grotere prijs.
tip-crutches = Geen goede atleet hier? Een op krukken levert een troostfiche op, 1 punt, ook bij verlies, en misschien de keuze van een prijs.
tip-choose = Je kiest een prijs voor later: tik op een kolom waarin je sterk bent.
tip-keep = De stapel gaat rond, en nu is hij bij jou. Alleen jij ziet deze kaart: houd die, of geef die weg en bekijk de volgende.
tip-given = Je hebt deze kaart gekregen. Wie het teken erop heeft, weet dat je die hebt.
tip-end = Er zijn nog maar weinig kaarten te trekken: je laatste atleten moeten bij de laatste prijzen passen.
tip-no-place = Bij “{ olympia2000.place-overstepped }” en “{ olympia2000.place-disqualified }” is er geen plaats in deze discipline: zo’n atleet kan niet winnen, en ook niet laatste worden.
