poster-olympikos = Eén aanwijzing, vijf sporten, drie medailles, en iedereen raadt tegelijk.
