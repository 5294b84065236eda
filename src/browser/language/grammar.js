// Plural forms, lists and numbers by the browser's `Intl`.

const formatters = {};

/** A formatter, made once for each language. */
function formatter(kind, language, options) {
  return (formatters[[kind, language, ...Object.values(options)]] ??= new Intl[kind](language, options));
}

export function pluralOf(language, number, ordinal) {
  return formatter("PluralRules", language, { type: ordinal ? "ordinal" : "cardinal" }).select(number);
}

export function listOf(language, items, unit) {
  return formatter("ListFormat", language, { type: unit ? "unit" : "conjunction" }).format(items);
}

export function numberOf(language, number, percent) {
  const format = formatter("NumberFormat", language, { style: percent ? "percent" : "decimal" });
  return format.format(percent ? number / 100 : number);
}
