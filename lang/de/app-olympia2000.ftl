poster-olympia2000 = Die richtige Sportskanone im richtigen Moment, ehe die Lorbeeren welken.
