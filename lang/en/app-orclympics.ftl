# A line on the poster of Orc-lympics.
poster-orclympics = Draft orcs, elves and djinns. Toss a boulder. Steal a cup.
