poster-olympia2000 = De juiste atleet op het juiste moment, voordat de lauweren verwelken.
