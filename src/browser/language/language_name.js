/** The name of a language in that language. */
export function languageName(language) {
  return new Intl.DisplayNames(language, { type: "language" }).of(language);
}
