poster-olympics = Bied in het geheim, investeer in het geheim en beklim het podium.
