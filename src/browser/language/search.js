/** A text without capitals and accents. */
const plain = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** Whether a text contains another one, with capitals and accents or without. */
export function isIn(text, wanted) {
  return plain(text).includes(plain(wanted));
}

/** A text without capitals, its letters composed in one way. Small letters: as capitals, “Straße” would be “STRASSE”. */
export const folded = (text) => text.normalize("NFKC").toLowerCase().normalize("NFKC");

/** A name without its accents, too, as far as they are of Latin, Greek or Cyrillic letters: whoever is called so is asked about. */
export const unaccented = (name) => folded(name).normalize("NFD").replace(/[\u0300-\u036f]/g, "");

/** Whether two names differ at most in capitals, or in how their letters are composed. */
export function isSame(one, other) {
  return folded(one) === folded(other);
}
