# A line on the poster of Olympicards.
poster-olympicards = Nine sports. Hold out for gold, or withdraw for new cards.
