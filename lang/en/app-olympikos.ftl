# A line on the poster of Olympikos.
poster-olympikos = One clue, five sports, three medals, and everyone guessing at once.
