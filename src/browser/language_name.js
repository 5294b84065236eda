/** What a language calls itself. */
export function languageName(language) {
  return new Intl.DisplayNames(language, { type: "language" }).of(language);
}
