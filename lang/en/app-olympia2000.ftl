# A line on the poster of Olympia 2000 (B.C.). The laurels are chips on the table.
poster-olympia2000 = The right athlete at the right moment, before the laurels wither.
