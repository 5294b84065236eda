poster-olympicards = Negen sporten. Houd vol voor goud of trek je terug voor nieuwe kaarten.
