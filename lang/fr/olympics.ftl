round = Manche { $round } sur { $rounds } · reste { $left }
round-last = Manche { $round } sur { $rounds } · la dernière
round-plain = Manche { $round } sur { $rounds }
ceremony = La cérémonie
progress-over = Médailles remises
aim = Le plus d’étoiles : 3, 2 ou 1 point. Égalité : plus haut n°.
mark-bid = mise
neutral = L’équipe neutre
neutral-short = Neutre
card-label = { NAME($card) } : { $stars ->
    [one] { $stars } étoile
   *[other] { $stars } étoiles
}, numéro { $value }
card-sentence = { NAME($card) } : { $stars ->
    [one] { $stars } étoile
   *[other] { $stars } étoiles
}, numéro { $value }.
mark-new = reçue
card-new = Elle vient d’arriver.
card-playable = Elle peut être choisie.
sentences = { $first } { $second }

## Group: status
status-choosing = choisit
    .sentence = Choisit une carte.
status-chosen = a choisi
    .sentence = A choisi une carte.
status-takes = prend
    .sentence = Prend une paire.

## The scoreboard
lane-label = { $name } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $cards ->
    [one] { $cards } carte en main
   *[other] { $cards } cartes en main
}. Voir en grand.
lane-label-busy = { $name } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $cards ->
    [one] { $cards } carte en main
   *[other] { $cards } cartes en main
}. { NAME($status, form: "sentence") } Voir en grand.
lane-label-neutral = L’équipe neutre : { $points ->
    [one] { $points } point
   *[other] { $points } points
}. Voir en grand.
medals-lie = { NAME($event) } : or, argent et bronze à gagner. Voir en grand.
medals-gone = { NAME($event) } : médailles remises. Voir en grand.
cell-none = { $name }, { NAME($event, form: "sentence") } : aucune carte.
cell-open = { $name }, { NAME($event, form: "sentence") } : { $stars ->
    [one] { $stars } étoile visible
   *[other] { $stars } étoiles visibles
}.
cell-hidden = { $name }, { NAME($event, form: "sentence") } : { $stars ->
    [one] { $stars } étoile visible
   *[other] { $stars } étoiles visibles
} et une carte face cachée.
cell-cards = Cartes : { LIST($cards) }.
cell-card = { NAME($kind, form: "sentence") } ({ $stars ->
    [one] { $stars } étoile
   *[other] { $stars } étoiles
}, numéro { $value })
cell-own = { NAME($kind, form: "sentence") } (face cachée, { $stars ->
    [one] { $stars } étoile
   *[other] { $stars } étoiles
}, numéro { $value })
cell-medal = Médaille gagnée ici : { NAME($medal) }.
look-closer = Voir en grand.
pool = Paires
pair-label = { NAME($card) } ({ $stars ->
    [one] { $stars } étoile
   *[other] { $stars } étoiles
}, numéro { $value }), avec une carte face cachée.
pair-label-open = { NAME($card) } ({ $stars ->
    [one] { $stars } étoile
   *[other] { $stars } étoiles
}, numéro { $value }), avec la carte { NAME($closed) } ({ $closed-stars ->
    [one] { $closed-stars } étoile
   *[other] { $closed-stars } étoiles
}, numéro { $closed-value }).
took-pair = { $name } a pris { NAME($card, form: "the") } et celle du dessous.
took-pair-neutral = L’équipe neutre a pris { NAME($card, form: "the") } et celle du dessous.
bids = Mises
investments = Investissements
bid-hidden = { $name } a choisi.
bid-nothing = { $name } n’a pas encore choisi.
bid-known = { $name } : { NAME($card) } ({ $stars ->
    [one] { $stars } étoile
   *[other] { $stars } étoiles
}, numéro { $value }).
discard = Défausse
discard-label = { discard } : { $count }. Parcourir.
deck = { $count ->
    [0] Pioche vide
   *[other] Pioche : { $count }
}
look-event = { NAME($event) } : toutes les cartes
look-discard = La défausse
discard-none = Aucune carte n’a encore été défaussée.
look-none = Pas encore de carte
look-sum = { $stars ->
    [one] { $stars } étoile visible
   *[other] { $stars } étoiles visibles
}
look-sum-hidden = { $stars ->
    [one] { $stars } étoile visible, et une carte face cachée
   *[other] { $stars } étoiles visibles, et une carte face cachée
}
look-known = { $stars ->
    [one] { $stars } étoile, cachée aux autres
   *[other] { $stars } étoiles ({ $hidden } à l’abri des regards)
}
look-hand = { $count ->
    [one] { $count } carte en main.
   *[other] { $count } cartes en main.
}
look-taken = Prises face visible, et pas revues depuis :
look-taken-none = Toutes les cartes prises face visible ont été revues depuis.
look-medals = Médailles : { LIST($medals) }.
look-medal = { NAME($medal) } ({ NAME($event, form: "sentence") })
ask-bid = À { $name } de miser une carte
ask-bid-why = Le plus haut numéro choisit en premier. Votre mise part à la défausse : misez ce dont vous pouvez vous passer.
bid-why = Le plus haut numéro choisit en premier, et cette carte est dépensée.
bid = Miser { $value }
bid-done = { $name } a misé { $value }
wait-others = Les autres choisissent encore.
ask-take = À { $name } de prendre une paire
ask-take-why = Vous prenez la carte visible et celle du dessous, que personne d’autre ne verra.
take-why = Vous prenez cette carte et celle du dessous.
take = Prendre la paire
ask-invest = À { $name } d’investir une carte
ask-invest-why = Elle va à son épreuve. Les types différents s’additionnent ; de chacun, seule votre meilleure carte compte.
invest-down = Face cachée en { NAME($event, form: "sentence") } : personne d’autre ne la connaîtra.
invest-down-turns = { $stars ->
    [one] Face cachée ; votre carte { NAME($card) } ({ $stars } étoile) se retourne.
   *[other] Face cachée ; votre carte { NAME($card) } ({ $stars } étoiles) se retourne.
}
invest-upgrade = { $stars ->
    [one] Elle remplace votre carte { NAME($card) } ({ $stars } étoile), face visible.
   *[other] Elle remplace votre carte { NAME($card) } ({ $stars } étoiles), face visible.
}
invest-discard = { $stars ->
    [one] Vous avez là ce type avec { $stars } étoile : cette carte serait défaussée.
   *[other] Vous avez là ce type avec { $stars } étoiles : cette carte serait défaussée.
}
invest = Investir
discard-it = Défausser
invest-done = { $name } a investi { NAME($card, form: "the") }
watch-bids = Tout le monde choisit sa mise
watch-take = { $name } prend une paire
watch-invest = Choix des cartes à investir
watch-placing = Les cartes vont à leurs épreuves
watch-ceremony = La cérémonie des médailles
watch-over = Toutes les médailles sont remises
show-bids = Les mises sont révélées
show-pair = La dernière paire va à l’équipe neutre
show-round = Une nouvelle manche
goes-turns = révèle { NAME($kind, form: "sentence") } { $stars }★
goes-upgrade = remplace { NAME($kind, form: "sentence") } { $stars }★
goes-discard = seulement à défausser
goes-turns-short = révèle { $stars }★
goes-upgrade-short = améliore
goes-discard-short = défausse
spoken-down = Elle ira en { NAME($event, form: "sentence") }, face cachée.
spoken-upgrade = { $stars ->
    [one] Elle remplace votre carte du même type ({ NAME($kind, form: "sentence") }) à { $stars } étoile.
   *[other] Elle remplace votre carte du même type ({ NAME($kind, form: "sentence") }) à { $stars } étoiles.
}
spoken-discard = Elle ne peut qu’être défaussée.
why-take-now = Prenez d’abord une paire.
why-not-your-turn = D’abord à { $name } de choisir ; les mises plus basses viennent ensuite.
why-pair-not-now = Les paires se prennent une fois les mises révélées, la plus haute d’abord.
why-not-in-hand = Vous n’avez pas cette carte.
why-no-pair = Cette paire est partie.
ceremony-of = { NAME($event) } · { $number } sur 5
ceremony-begins = La dernière manche est finie. Les médailles se remettent maintenant épreuve par épreuve.
ceremony-aside = { $count ->
    [one] Il reste { $count } carte, que personne ne voit.
   *[other] Il reste { $count } cartes, que personne ne voit.
}
standing = { $name } : { $stars ->
    [one] { $stars } étoile
   *[other] { $stars } étoiles
}.
standing-tied = { $name } : { $stars ->
    [one] { $stars } étoile
   *[other] { $stars } étoiles
} ; à égalité, plus haut numéro : { $value }.
by-value = n° { $value }
nobody-there = Personne n’a de carte ici.
unclaimed = Non attribués : { LIST($medals) }.
ceremony-over = Toutes les médailles sont remises.
tell-bids = Mises révélées : { LIST($bids, type: "unit") }.
tell-bid = { $name } { $value }
tell-took = { $name } prend la carte { NAME($open) } et une carte face cachée.
tell-took-known = { $name } prend les cartes { NAME($open) } et { NAME($closed) }.
tell-neutral-took = L’équipe neutre reçoit les cartes { NAME($open) } et { NAME($closed) }.
tell-placed = { $name } investit une carte face cachée en { NAME($event, form: "sentence") }.
tell-placed-known = { $name } investit { NAME($card, form: "the") } face cachée.
tell-neutral-plays = L’équipe neutre joue { NAME($card, form: "the") } ({ $stars ->
    [one] { $stars } étoile
   *[other] { $stars } étoiles
}).
tell-turned = Retournée face visible : { NAME($card) } ({ $stars ->
    [one] { $stars } étoile
   *[other] { $stars } étoiles
}).
tell-upgraded = { $stars ->
    [one] { $name } améliore { NAME($card, form: "the") } : { $stars } étoile au lieu de { $before }.
   *[other] { $name } améliore { NAME($card, form: "the") } : { $stars } étoiles au lieu de { $before }.
}
tell-neutral-upgraded = { $stars ->
    [one] L’équipe neutre améliore { NAME($card, form: "the") } : { $stars } étoile au lieu de { $before }.
   *[other] L’équipe neutre améliore { NAME($card, form: "the") } : { $stars } étoiles au lieu de { $before }.
}
tell-discarded = { $name } ne peut pas jouer { NAME($card, form: "the") } ({ $stars ->
    [one] { $stars } étoile
   *[other] { $stars } étoiles
}) et la défausse.
tell-neutral-discarded = L’équipe neutre ne peut pas jouer { NAME($card, form: "the") } ({ $stars ->
    [one] { $stars } étoile
   *[other] { $stars } étoiles
}) et la défausse.
tell-laid-out = Manche { $round }. Face visible dans les paires : { LIST($cards) }.
tell-last-card = La dernière manche est finie. La cérémonie des médailles commence.
tell-shows = { $name } révèle { NAME($card, form: "the") } ({ $stars ->
    [one] { $stars } étoile
   *[other] { $stars } étoiles
}).
tell-shows-none = { NAME($event) } : rien à révéler.
tell-awarded = { NAME($event) } : les médailles sont attribuées.
tell-medal = { $stars ->
    [one] { $name } gagne { NAME($medal, form: "the") } avec { $stars } étoile.
   *[other] { $name } gagne { NAME($medal, form: "the") } avec { $stars } étoiles.
}
tell-medal-tied = { $stars ->
    [one] { $name } gagne { NAME($medal, form: "the") } avec { $stars } étoile : à égalité, le numéro { $value } décide.
   *[other] { $name } gagne { NAME($medal, form: "the") } avec { $stars } étoiles : à égalité, le numéro { $value } décide.
}
tell-neutral-medal = { $stars ->
    [one] L’équipe neutre gagne { NAME($medal, form: "the") } avec { $stars } étoile.
   *[other] L’équipe neutre gagne { NAME($medal, form: "the") } avec { $stars } étoiles.
}
tell-neutral-medal-tied = { $stars ->
    [one] L’équipe neutre gagne { NAME($medal, form: "the") } avec { $stars } étoile : à égalité, le numéro { $value } décide.
   *[other] L’équipe neutre gagne { NAME($medal, form: "the") } avec { $stars } étoiles : à égalité, le numéro { $value } décide.
}
tell-ended = Toutes les médailles sont remises.
tie-broken = { LIST($names) } : égalité à { $points ->
    [one] { $points } point
   *[other] { $points } points
}. Le plus haut numéro décide : le { $value } chez { $name } ({ NAME($card) }) bat le { $less } chez { $second } ({ NAME($other) }).
won-neutral = { $points ->
    [one] { $name } gagne avec { $points } point, { $lead } d’avance sur { $second }. L’équipe neutre en a { $more }, mais elle ne peut pas gagner.
   *[other] { $name } gagne avec { $points } points, { $lead } d’avance sur { $second }. L’équipe neutre en a { $more }, mais elle ne peut pas gagner.
}
