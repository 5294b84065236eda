poster-orclympics = Draft orken, elfen en djinns. Gooi een rotsblok. Gap een beker.
