poster-olympicards = Neun Sportarten. Durchhalten und Gold holen – oder aussteigen und neue Karten ziehen.
