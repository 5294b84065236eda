poster-orclympics = Draftez orcs, elfes et djinns. Lancez un rocher. Volez une coupe.
