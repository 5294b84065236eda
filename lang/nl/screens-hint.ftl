### De hint boven de tafel.

hint-thinking = De zetten worden vele malen uitgespeeld, met steeds andere onbekende kaarten…
hint-failed = Geen hint: een deel van de app kon niet worden geladen.
hint-select = Deze kiezen
hint-numbers = Cijfers
hint-numbers-about = Van 100 partijen die gevorderden vanaf hier uitspelen:
hint-row = { $points ->
    [one] In { $wins } eerste, gemiddeld { $points } punt.
   *[other] In { $wins } eerste, gemiddeld { $points } punten.
}

reason-first = Wordt eerste in { $n } van de 100 partijen, “{ $other }” in { $m }.
reason-first-usually = Tegen gevorderden gaat dit meestal beter dan “{ $other }”.
reason-points = { $points ->
    [0] Levert een half punt meer op dan “{ $other }”.
    [one] Levert { $points } punt meer op dan “{ $other }”.
   *[other] Levert { $points } punten meer op dan “{ $other }”.
}
reason-denies = { $points ->
    [0] { $name } eindigt een half punt lager dan na “{ $other }”.
    [one] { $name } eindigt { $points } punt lager dan na “{ $other }”.
   *[other] { $name } eindigt { $points } punten lager dan na “{ $other }”.
}
reason-lead = { $points ->
    [0] Geeft een half punt meer voorsprong dan “{ $other }”.
    [one] Geeft { $points } punt meer voorsprong dan “{ $other }”.
   *[other] Geeft { $points } punten meer voorsprong dan “{ $other }”.
}
reason-keeps = Net zo goed als “{ $other }”, en er blijft meer over voor later.
reason-equal = “{ $other }” is net zo goed: er is geen verschil aan te tonen.
reason-alone = Elke andere zet komt hier op hetzelfde neer.
