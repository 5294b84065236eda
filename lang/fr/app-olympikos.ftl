poster-olympikos = Un indice, cinq sports, trois médailles, et tout le monde cherche en même temps.
