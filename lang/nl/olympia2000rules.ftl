### Fetched
### Olympia 2000 (B.C.): de spelregels.

rules-facts = 2 tot 5 spelers · vanaf 9 jaar · 30 minuten
    .words = hoeveel personen spelers leeftijd oud jaar duur lang minuten
rules-theme = Olympia in het jaar 2000 v.Chr. In je ploeg zitten lopers, werpers, springers en schutters, en een paar die liever aan het banket zouden zitten. De kunst is om iedereen op het juiste moment te sturen.
    .words = verhaal thema waarover achtergrond

rules-pictures = In beeld
rules-picture-prize = Eén lauwerfiche is de prijs van deze ronde; ook de volgende is bekend. De andere liggen in vijf kolommen, één voor elke discipline.
rules-picture-send = Iedereen stuurt in het geheim één atleet, en het laagste getal wint. Een 7 is goed genoeg voor een marathon die 2 waard is: bewaar de 1 voor een mooiere prijs.
rules-picture-result = De 7 verslaat 21 en 43, en pakt het fiche. Alle drie de atleten gaan uit het spel, dus een goede wint maar één keer.
rules-picture-choose = Wie laatste werd, kiest het bovenste fiche van een kolom: dat komt na de volgende prijs. Kies er een die bij een atleet in je hand past.
rules-picture-crutches = Een atleet op krukken levert een troostfiche van 1 op, of die nu wint of verliest. Hier wordt die ook laatste, dus kiest de speler ook een prijs.
rules-picture-words = Een woord is geen plaats: met een fout ben je niet de eerste en niet de laatste. Hier is de 48 laatste, en die speler kiest.
rules-picture-deal = Wie deelt, bekijkt een nieuwe kaart, en houdt die of geeft die weg. Heeft de deler er een gehouden, dan trekken de anderen ongezien.
rules-picture-end = Raakt de stapel op, dan speel je de laatste atleten uit de hand. Daarna tel je lauweren en troostfiches op, en wie de meeste punten heeft, wint.

rules-aim = Het spel in het kort
rules-aim-round = Elke ronde gaat het om een lauwerfiche in een van vijf disciplines. Iedereen stuurt in het geheim één atleet; het laagste getal pakt het fiche.
    .words = doel bedoeling samenvatting kort ronde beurt verloop spelen winnen wint winnaar krijgt
rules-aim-last = Ook laatste worden loont: dan kies je de prijs na de volgende. Daarna krijgt iedereen een nieuwe atleet.
rules-aim-end = Elke atleet doet maar één keer mee. Wie met lauweren en troostfiches de meeste punten heeft, wint.
    .words = vijf disciplines onderdelen sporten wedstrijden welke

rules-box = Spelmateriaal
rules-box-athletes = 55 atleten. Elke kaart toont de plaats van de atleet in elke discipline; hoe lager het getal, hoe beter. Geen twee atleten delen een plaats, dus in een wedstrijd staat het nooit gelijk. Een woord in plaats van een getal, “{ olympia2000.place-overstepped }” of “{ olympia2000.place-disqualified }”, betekent geen plaats in die discipline; welk van de twee maakt niet uit.
    .words = woord tekst getal nummer zelfde gelijk waarde plaats overtreding uitgesloten kaarten soorten gediskwalificeerd hoog laag goed slecht
rules-box-groups = Het plaatje toont hoe goed een atleet is. Halfgoden horen in minstens één discipline bij de beste drie, helden bij de beste zeven, beloften bij de beste twaalf en lekkerbekken bij de beste twintig. Van elk zijn er twaalf. De zeven op krukken worden nooit beter dan eenentwintigste, maar het publiek is dol op ze.
    .words = plaatje soorten types sterk goed beste halfgod held belofte lekkerbek krukken groep elk aantal dik getal soort
rules-box-combination = Meerkamp is de wedstrijd voor alleskunners. De plaats van een atleet komt daar uit de vier andere samen: hoe beter de som, hoe beter de plaats. Een woord telt erin als een plaats achter alle anderen; een atleet met twee woorden heeft er geen plaats.
    .words = allrounder alleskunner gemengd totaal som combinatie
rules-box-laurels = 25 lauwerfiches, in elke discipline met waarden van 2 tot en met 6.
    .words = fiche fiches chips waarde punten nummer lauwer discipline kleur kleuren soorten
rules-box-consolation = 7 troostfiches, elk 1 waard.
    .words = fiche fiches chips waarde hoeveel troost

rules-set-up = Voorbereiding
rules-set-up-laurels = De lauwerfiches liggen in vijf kolommen, één voor elke discipline, met de 2 bovenop en de 6 onderop. Met vier of vijf spelers zijn er geen zessen.
    .words = opzetten klaarleggen vier vijf zes zessen begin opbouw wedstrijden onderdelen
rules-box-two = Naast de kolommen liggen twee fiches: de prijs van deze ronde en de prijs van de volgende. Om te beginnen worden twee fiches van 2 geloot, uit twee verschillende disciplines.
    .words = begin starten beginnen eerste prijs
rules-box-hand = Elke speler krijgt vier atleten. De rest vormt de stapel.
    .words = hoeveel krijgen uitdelen begin starten hand kaarten handkaarten
rules-set-up-dealer = Wie het eerst deelt, bepaalt het lot, tenzij jullie iemand aanwijzen.
    .words = eerste begint begin startspeler starten deelt deler gever

rules-round = Een ronde heeft drie delen
rules-one = 1. De wedstrijd
rules-one-text = Iedereen kiest in het geheim één atleet; dan worden ze allemaal tegelijk onthuld. Je keuze kun je niet veranderen. Het laagste getal in de discipline pakt het fiche en legt het open neer.
    .words = kiezen spelen veranderen terugnemen sturen winnen winnaar laagste inzetten wie wint ronde krijgt tegelijk gelijktijdig lauweren gewonnen anderen zien open
rules-one-console = Voor elke atleet op krukken krijgt de speler een troostfiche van 1, of die atleet nu wint of verliest.
    .words = troost doen effect goed krukken troostpunt gehandicapt gewond geblesseerd waarvoor
rules-two = 2. De prijs na de volgende
rules-two-text = Het andere fiche schuift op: dat is de prijs van de volgende ronde. Wie de atleet met de slechtste plaats stuurde (woorden tellen niet), kiest nu het bovenste fiche van een kolom voor daarna, desnoods van dezelfde discipline. Heeft maar één atleet een plaats, dan wint én kiest die speler. Zijn de kolommen leeg, dan kiest niemand. Alle gestuurde atleten gaan uit het spel.
    .words = laatste slechtste kiest kiezen volgende beslissen alleen allebei wie fiches gekozen verliezer verliest gespeeld atleten weg
rules-three = 3. Nieuwe atleten
rules-three-text = Wie deelt, bekijkt de bovenste kaart van de stapel en houdt die, of geeft die aan een speler zonder nieuwe kaart en bekijkt de volgende. Hebben alle anderen een nieuwe kaart, dan moet de deler de kaart houden. Niemand mag een kaart weigeren. Heeft de deler er een gehouden, dan trekken alle spelers zonder nieuwe kaart er ongezien een, met de klok mee. Daarna gaat de stapel naar links.
    .words = nieuw trekken krijgen aanvullen delen geven weggeven houden weigeren deelt uitdelen uitdeelt doorgegeven doorgeven iedereen nieuwe kaart deler
rules-three-know = De deler kent elke weggegeven kaart totdat die gespeeld is. Heb je een kaart gekregen, dan staat erop wie die kent.
    .words = zien weten kennen geheim gekregen teken merk
rules-void = Rondes zonder winnaar
rules-void-text = Haalt geen enkele atleet een plaats (allemaal fout of uit), dan wint niemand: het fiche blijft liggen en er wordt nog eens om gestreden, en ook de volgende prijs blijft. Troostfiches worden wel gegeven, en de atleten gaan uit het spel.
    .words = niemand geen iedereen allemaal overtreding fout eruit gelijk winnaar gediskwalificeerd diskwalificatie
rules-void-draw = Daarna trekt iedereen ongezien één kaart van de stapel, eerst de deler en dan met de klok mee. Er wordt niets weggegeven, en de stapel gaat niet door. Heeft de stapel minder kaarten dan er spelers zijn, dan trekt niemand. Heeft niemand nog atleten, dan is het spel afgelopen en blijft het fiche liggen.
    .words = niemand geen trekken nieuwe kaarten winnaar

rules-scoring = Puntentelling
rules-end-count = Tel je lauweren en troostfiches op. Wie de meeste punten heeft, wint. Spelers die gelijk staan, delen de plaats, tenzij jullie hebben afgesproken dat bij een gelijke stand alleen de lauweren beslissen.
    .words = score punten gelijk gelijkspel gelijke stand winnaar winnen delen overwinning totaal wie gewonnen kampioen

rules-end = Einde van het spel
rules-end-text = Zijn er nieuwe atleten nodig en heeft de stapel minder kaarten dan er spelers zijn, dan wordt er niet meer getrokken, en speelt iedereen de drie atleten in de hand uit. Wat in de stapel over is, wordt niet gebruikt. Het spel eindigt ook zodra alle fiches gewonnen zijn, en dat gebeurt met twee spelers. Na de voorlaatste ronde wordt nog een prijs gekozen, als er een over is, hoewel er geen ronde meer voor is; na de laatste niet meer. Met drie tot vijf spelers blijven er fiches over: die krijgt niemand.
    .words = afgelopen voorbij stapel leeg op over laatste overblijven
rules-length = Met twee spelers zijn er 25 rondes, met drie 18, met vier 13 en met vijf 11. Met twee spelers komt er voor elke ronde zonder winnaar een bij, tot hooguit 27; fiches die dan over zijn, krijgt niemand.
    .words = hoeveel lang rondes aantal duur

rules-variants = Varianten
rules-variants-start = Eerste deler: spreek af wie het is, in plaats van te loten.
    .words = optie kiezen
rules-variants-tie = Gelijke stand: van de spelers met evenveel punten eindigt hoger wie meer lauweren heeft, de troostfiches niet meegeteld. Zijn die ook gelijk, dan delen ze de plaats.
    .words = gelijk gelijkspel gelijke stand optie doorslag

rules-questions = Vragen
rules-question-last = Wie is laatste als iemand een fout had?
rules-answer-last = Het hoogste getal onder de atleten met een plaats. Een woord kan niet winnen en niet laatste zijn.
    .words = laatste slechtste woord fout eruit geen plaats
rules-question-before = Kies ik de prijs voordat ik mijn nieuwe kaart zie?
rules-answer-before = Ja, eerst komen de prijzen. Je weet wel welke prijs de volgende is.
    .words = zien voor nieuwe kaart
rules-question-twice = Mag de deler twee kaarten aan dezelfde speler geven?
rules-answer-twice = Nee, ieder krijgt er één. De deler mag er ook geen tweede houden: wie een kaart houdt, heeft niets meer te kiezen.
    .words = twee dubbel meer zelfde tweede
rules-question-two = Gaat delen met twee spelers anders?
rules-answer-two = Nee. Ofwel houdt de deler de eerste kaart en trekt de andere speler ongezien, ofwel geeft de deler die weg en houdt de tweede.
    .words = twee tweeën delen
rules-question-win = Krijg je ook een troostfiche als een atleet op krukken wint?
rules-answer-win = Ja, en ook in een ronde zonder winnaar.
    .words = allebei ook toch eerste krukken winnen wint troost krijg
rules-question-gone = Mogen we de atleten bekijken die al hebben meegedaan?
rules-answer-gone = Volgens de oorspronkelijke regels niet: die kaarten zijn weggelegd. Iedereen heeft ze gezien, dus de app toont ze: tik op het getal naast de uitslag.
    .words = gebruikt oud gespeeld kijken zien aflegstapel verleden

rules-hints = Tips
rules-hints-text = Bewaar je beste atleten niet te lang: waar niemand een goede plaats heeft, wint een middelmatige. Laatste worden heeft ook nut: dan kies jij waar het om gaat.
    .words = strategie tactiek advies tip goed
