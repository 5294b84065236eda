/** A text without capitals and accents. */
const plain = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** Whether a text contains another one, with capitals and accents or without. */
export function isIn(text, wanted) {
  return plain(text).includes(plain(wanted));
}
