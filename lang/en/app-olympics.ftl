# A line on the poster of Olympics.
poster-olympics = Bid in secret, invest in secret, climb the podium.
