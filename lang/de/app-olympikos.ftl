poster-olympikos = Ein Hinweis, fünf Sportarten, drei Medaillen, und alle raten gleichzeitig.
