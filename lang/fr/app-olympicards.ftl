poster-olympicards = Neuf sports. Tenir pour l’or, ou se retirer pour piocher ?
