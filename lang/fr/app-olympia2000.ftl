poster-olympia2000 = La bonne personne au bon moment, avant que les lauriers ne se fanent.
