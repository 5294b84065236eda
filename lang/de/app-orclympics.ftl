poster-orclympics = Drafte Orks, Elfen und Dschinns. Schleudere einen Felsen. Klau einen Pokal.
