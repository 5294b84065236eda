## Group: say
say-carrot = Vous êtes Ana. D’abord, un essai : l’indice posé par Bo désigne l’un des cinq sports ; à la verticale, il est très bon. Touchez ce sport, puis le bronze.
say-carrot-other = Qui mange des carottes ? Dans une vraie course, votre carte resterait là ; ici, essayez encore.
say-flag = Votre carte est posée : on voit que vous avez répondu, pas quoi. Chen suit. Voici les indices de l’argent et de l’or.
say-bell = Répondez dans n’importe quel ordre, les indices clairs d’abord. L’or est à la verticale : une cloche. Quel sport en sonne une à chaque round ?
say-bell-silver = Les gants sont à l’horizontale, donc plus difficiles. Prenez d’abord l’indice clair : l’or.
say-bell-other = Dans l’un des cinq, une cloche ouvre et ferme chaque round. Essayez encore.
say-gloves = Chen va plus vite ici, mais seule une bonne carte compte. À l’horizontale : indice moyen. La boxe est déjà jouée : où porte-t-on aussi des gants ?
say-gloves-other = Des gants chauds ? L’un des cinq sports se joue sur la glace. Essayez encore.
say-practice-bronze = Le bronze était le saut d’obstacles. La première bonne carte marque 2 points : la vôtre. Chacune des suivantes marque 1 : Chen.
say-practice-silver = L’argent était le curling. Chen a répondu avant, mais à tort : la première bonne carte est la vôtre, 3 points.
say-practice-gold = L’or vaut 4, et personne d’autre n’a trouvé. Neuf points : impossible de faire mieux en une manche. Mais ce n’était qu’un essai.
say-idea = Sur cinq sports, trois sont des sports mystère, un par médaille. Le Coach donne des indices, et les Athlètes cherchent.
say-clue = Vous entrez à la manche 2 : Ana est Coach. Premier sport mystère : le tir à l’arc. Touchez l’indice qui le dit ; à la verticale, il est très bon.
say-clue-mountain = Une montagne évoque le VTT. Votre sport mystère est le tir à l’arc.
say-clue-ten = Dix, c’est la meilleure flèche, mais un autre indice montre tout ce que l’on vise au tir à l’arc. Touchez celui-là.
say-clue-flat = À l’horizontale, il passerait pour moyen. Il ne pourrait être plus clair : à la verticale.
say-clue-other = Cela n’évoque guère le tir à l’arc. Un indice montre ce que l’on vise.
say-honest = Pour l’argent : le basket. Les mains levées s’en approchent le plus, mais évoquent aussi le volley. Soyez honnête : choisissez « { olympikos.average } », à l’horizontale.
say-honest-upright = À la verticale, l’indice promet beaucoup, et les Athlètes s’y fieraient. On lève aussi les mains au volley : choisissez « { olympikos.average } ».
say-honest-other = Cela évoque encore moins le basket. Les mains levées s’en approchent le plus : posez-les à l’horizontale.
say-one-sport = Pour l’or : le patinage artistique. Il reste quatre indices. Un bon indice dit oui à un sport et non aux autres.
say-one-ten = Dix est un rêve sur la glace, mais aussi la meilleure flèche. Un seul indice ne va qu’au patinage.
say-one-flat = C’est permis, et ne coûte aucun point. Mais un cygne va bien : dites-le aux Athlètes, à la verticale.
say-one-other = Cela n’évoque pas le patinage. Pensez à un ballet sur un lac.
say-race = Trois, deux, un ! Bo et Chen s’élancent, et vous regardez. Une carte posée reste où elle est.
say-bronze = Bronze : chaque Athlète a trouvé, donc le Coach marque la valeur de la médaille : 2 points pour vous.
say-silver = Argent : Bo a trouvé, Chen a pensé au volley. Tout le monde n’a pas trouvé : 1 point pour vous. Personne, ce serait zéro.
say-gold = Or : tout le monde a trouvé. 4 points pour vous, 4 pour Chen, avec la première bonne carte, et 1 pour Bo.
say-tested = Dès la manche 2, les Athlètes en tête au début passent un contrôle antidopage. Chen devait désigner un sport qui n’est pas un sport mystère.
say-positive = Le basket en était un : contrôle positif, Chen perd 3 points. Vous en avez 7, Bo 6, Chen 5. Vous menez !
say-next = À la manche suivante, Chen est Coach ; Bo et vous, Athlètes. Vous menez : le contrôle antidopage sera pour vous.

## Group: win
win-1 = Athlète, commencez par les indices clairs. Chaque sport ne se joue qu’une fois : ce qui reste devient plus facile.
win-2 = Coach, trouvez l’indice qui dit oui à un sport et non aux quatre autres.
win-3 = En tête, gardez à l’esprit un sport qui n’est pas un sport mystère : il vous le faudra pour le contrôle antidopage.

## Group: more
more-lead = Manche 2. Vous menez avec les neuf points de l’essai : cette fois, le contrôle antidopage est pour vous.
more-cards = Vous avez répondu : les épées, c’est l’escrime ; le biceps, l’haltérophilie. La vague est à l’horizontale, un indice moyen : le surf, peut-être.
more-rule-out = Il vous reste deux cartes. Écartez le sport qui n’est sûrement pas un sport mystère : une vague peut évoquer la voile, mais guère le golf.
more-rule-out-sailing = Si la vague évoque la voile, le contrôle est positif et vous perdez 3 points. Rien ici n’évoque le golf : écartez-le.
more-sailing = L’or était la voile, pas le surf. Si vous aviez écarté la voile, cela vous coûterait 3 points.
more-negative = Le golf n’était pas un sport mystère : contrôle négatif, vous gardez vos 14 points. Chen en a 10, Bo 7.
more-together = À deux, vous jouez ensemble : indices d’un côté, réponses de l’autre. Toutes les dix secondes, une nation rivale pose une carte sur chaque médaille : vite !

## Group: about
about-test-card = La carte posée pour le contrôle antidopage : un sport écarté comme sport mystère. Elle est retournée après la médaille d’or.
about-gain = Les points que cette médaille, ou le contrôle antidopage, vient de rapporter ou de coûter.
about-together = Le score commun, et ce qui manque jusqu’au niveau suivant. 36 points sont un record du monde.
about-points = Les points de cette personne, pour ses bonnes cartes et comme Coach, moins ceux perdus. L’échelle va jusqu’à douze ; si quelqu’un en a davantage, toutes grandissent.
about-coach = Le Coach de cette manche : tire trois sports mystère, donne un indice pour chacun et ne cherche pas. Le rôle change à chaque manche.
about-tested = En tête au début de la manche, on passe le contrôle antidopage après sa troisième carte : il faut écarter un sport. Si c’était un sport mystère, jusqu’à 3 points sont perdus.
about-player = Un nom, et son action en cours. À chaque manche, les Athlètes posent trois cartes, une sur chaque médaille ; le Coach donne les indices.
about-turns-so-far = Les manches jouées : quels sports il fallait deviner, qui a trouvé, et ce que valait chaque indice.
about-opposite = Les indices encore une fois, tournés vers le côté d’en face.
about-target = Le sport mystère pour lequel le Coach choisit un indice en ce moment. Personne d’autre ne le verra avant la remise des médailles.
about-answer = Voici le sport mystère. La carte à son anneau, sur la médaille présentée, était la bonne.
about-sport-down = Un sport, face cachée jusqu’au départ de la course, pour que personne n’ait plus de temps pour le regarder. Le Coach le voit déjà.
about-ring = Un anneau, avec sa couleur et sa lettre. Chaque Athlète a une carte à cet anneau : elle désigne le sport placé dessous.
about-sport = L’un des cinq sports de cette manche. Trois sont des sports mystère, et jusqu’à la remise des médailles, seul le Coach sait lesquels. Chaque manche en apporte cinq nouveaux.
about-medal-points = La médaille, et ce qu’elle vaut pour la première bonne carte ; les suivantes marquent 1 point. À deux, si une rivale a trouvé avant, il ne reste que 1 point.
about-how-good = Ce que vaut l’indice selon le Coach : à la verticale, très bon ; à l’horizontale, moyen. Cela ne change rien aux points.
about-clue-down = L’indice de cette médaille, face cachée. Au départ de la course, les indices sont retournés l’un après l’autre : bronze, argent, or.
about-clue = L’indice du Coach pour cette médaille. Il évoque l’un des cinq sports : le sport mystère. Une fois posé, il ne change plus.
about-coach-card = La carte du Coach, tout en dessous sur cette médaille. Son anneau montre le sport mystère. Elle a été tirée au hasard, et les autres la voient à la remise des médailles.
about-rival-card = Une carte d’une nation rivale. Les rivales jouent au hasard et ne marquent rien, mais si l’une a trouvé avant l’Athlète, la bonne carte de l’Athlète ne marque que 1 point.
about-right-card = Une bonne carte. La première sur une médaille en rapporte tous les points, chacune des suivantes 1 point.
about-wrong-card = Une mauvaise carte. Elle ne marque rien, et elle est ignorée pour savoir qui était là en premier.
about-card = La carte d’un Athlète, face cachée : son sport se montrera à la remise des médailles. Les cartes sont dans leur ordre d’arrivée et ne bougent plus.
about-medal = Une médaille, avec l’indice du Coach et les cartes posées dessus. Chaque Athlète y pose une carte : celle du sport que l’indice évoque.
about-clock = Le chronomètre. À zéro, les indices sont retournés, ou la rivale suivante joue, ou les cartes manquantes sont posées au hasard.
about-press = Dans cette partie, le chronomètre attend ce bouton : touchez-le quand la rivale suivante peut jouer, ou quand le temps est écoulé pour qui n’a pas fini.
about-test = Le contrôle antidopage, dès la deuxième manche : qui a écarté un sport mystère perd jusqu’à 3 points. Si aucun sport n’a été trouvé, tous les contrôles sont annulés, et le Coach perd jusqu’à 3 points.
about-ready = Le but du jeu. Les sports et les indices restent invisibles jusqu’à ce que la course commence ou reprenne, pour que tout le monde les voie au même moment.
about-pad-ring-gone = Cette carte est déjà jouée. Elle revient à la fin de la manche.
about-pad-ring = L’une des cinq cartes de cette délégation, avec le sport qu’elle désigne. Touchez-la d’abord, puis la médaille voulue ; chaque carte ne se joue qu’une fois par manche.
about-pad-test = Le contrôle antidopage, après la troisième carte : écartez le sport qui a le moins de chances d’être un sport mystère. S’il en est un, jusqu’à 3 points sont perdus.
about-pad-medal-placed = Une carte de cet Athlète est déjà sur cette médaille. Elle ne peut être ni déplacée ni reprise.
about-pad-medal = Touchez un sport, puis cette médaille, pour y poser la carte. Elle s’ouvre quand son indice est retourné, et accepte exactement une carte par Athlète.
about-tabs = Le pupitre affiché. Chaque Athlète de cet appareil a le sien.
about-pad = Le pupitre d’un Athlète : cinq cartes, une par sport, et les médailles où les poser. L’ordre d’arrivée des cartes compte : faites vite.
about-sideways = Poser l’indice à l’horizontale : indice moyen, souvent le meilleur d’une mauvaise main. Tout le monde voit comment il est posé ; cela ne change rien aux points.
about-upright = Poser l’indice à la verticale : très bon indice. Tout le monde voit comment il est posé ; cela ne change rien aux points.
about-hand-clue = Un indice de la main du Coach. Choisissez celui qui évoque le sport mystère, et aucun des quatre autres. Les indices inutilisés quittent la partie sans être vus.
about-asked-ring = L’anneau du sport à faire deviner. Seul le Coach le connaît.
about-confirm = Ce bouton pose l’indice choisi face cachée sous sa médaille. Tant que vous ne le touchez pas, vous pouvez en choisir un autre.
about-prompt = À qui de jouer, et pour quoi faire. Dessous : ce qui compte maintenant.

## Group: together
together-jobs = À chaque manche, une personne, Coach, donne des indices pour trois sports. Les autres, les Athlètes, cherchent ; d’ici là, détournez les yeux.
together-clue = Votre premier sport mystère, à faire deviner aux Athlètes : l’escalade. Un singe est un très bon indice : posez-le à la verticale.
together-clue-flat = À l’horizontale, il passerait pour moyen. Il va très bien : dites-le aux Athlètes, à la verticale.
together-clue-ladder = On monte aussi aux échelles. Mais qui grimpe mieux que tout le monde ?
together-clue-other = Cela n’évoque guère l’escalade. Qui grimpe mieux que tout le monde ?
together-honest = Pour l’argent : le hockey sur glace. Un manchot dit seulement qu’il fait froid. Soyez honnête, à l’horizontale : choisissez « { olympikos.average } ».
together-honest-upright = À la verticale, l’indice promet beaucoup, et les Athlètes s’y fieraient. Un manchot ne joue pas au hockey : choisissez « { olympikos.average } ».
together-honest-other = Cela évoque encore moins le hockey sur glace. Un manchot, au moins, vit sur la glace : posez-le à l’horizontale.
together-hurdles = Pour l’or : le 110 m haies. Un bon indice ne dit oui qu’à un sport : trouvez quelque chose qui barre la route, et posez-le à la verticale.
together-hurdles-flat = C’est permis, et sans coût. Mais rien d’autre ici ne va si bien : dites-le aux Athlètes, à la verticale.
together-hurdles-fast = C’est rapide, mais cela ne dit pas ce qu’on saute. Un autre indice montre quelque chose qui barre la route.
together-hurdles-other = Cela évoque d’autres sports plus que celui-ci. Un autre indice montre quelque chose qui barre la route.
together-meaning = Trois indices, chacun pour l’un des cinq sports. À la verticale : très bon indice ; à l’horizontale : moyen. Tout le monde peut regarder.
together-race = Athlètes, sur votre pupitre, touchez le sport qu’évoque un indice, puis sa médaille. Une carte posée y reste.
together-right = La première bonne carte marque 2, 3 ou 4 points, chacune des suivantes 1 point, une mauvaise rien. Ne jouez chaque sport qu’une fois.
together-coach = Pour chaque médaille, si chaque Athlète trouve, le Coach en marque aussi les points. Si quelqu’un au moins trouve, c’est 1 point.
together-end = Dès la manche 2, les Athlètes en tête passent un contrôle antidopage : il faut écarter un sport. Doigts prêts : à vous de jouer !

## Group: tip
tip-sports = Regardez d’abord les cinq sports. Le meilleur indice va à votre sport mystère et à aucun des quatre autres.
tip-sideways = Quand un indice va à deux de ces sports, l’horizontale dit aux Athlètes qu’il n’est que moyen.
tip-easy = Si aucun de vos trois sports n’est trouvé, vous perdez jusqu’à 3 points. Un seul indice facile suffit à l’éviter.
tip-past = « { olympikos.look-back } » montre ce que valait chaque indice des manches passées.
tip-clear = Les indices clairs d’abord, dans n’importe quel ordre. Une carte posée ne bouge plus.
tip-quicker = Quelqu’un a été plus rapide. Posez tout de même votre carte : les mauvaises ne comptent pas, et une bonne plus tardive marque 1 point.
tip-tested = De vos deux dernières cartes, jouez le sport le moins probable : un sport mystère coûte jusqu’à 3 points.
