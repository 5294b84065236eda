// The browser's `Intl`: days, plural forms, lists, numbers and names of languages. Every call into it goes through `said`,
// because an error that passes through the program would leave it in pieces.

const formatters = {};

/** A formatter, made once for each language. */
function formatter(kind, language, options) {
  return (formatters[[kind, language, ...Object.values(options)]] ??= new Intl[kind](language, options));
}

/** What `Intl` says, or a plain text where it refuses. */
function said(ask, plain) {
  try {
    return ask() ?? plain;
  } catch {
    return plain;
  }
}

const date = (language, ms, options) =>
  said(() => formatter("DateTimeFormat", language, options).format(new Date(ms)), "");

/** A time of day. */
export const timeOf = (language, ms) => date(language, ms, { timeStyle: "short" });

/** A day as it is said: the first of a month is `1er` in French, which `Intl` does not know. */
const day = (language, ms, options) => {
  const written = date(language, ms, { day: "numeric", ...options });
  return language.startsWith("fr") ? written.replace(/^1\b/, "1er") : written;
};

/** A day, with its year unless that is this one. */
export function dayOf(language, ms) {
  const isThisYear = new Date(ms).getFullYear() === new Date().getFullYear();
  return day(language, ms, { month: "short", ...(isThisYear ? {} : { year: "numeric" }) });
}

/** A day in Greenwich, with the whole name of its month. */
export const longDayOf = (language, ms) => day(language, ms, { month: "long", timeZone: "UTC" });

export const pluralOf = (language, number, ordinal) =>
  said(() => formatter("PluralRules", language, { type: ordinal ? "ordinal" : "cardinal" }).select(number), "other");

export const listOf = (language, items, unit) =>
  said(() => formatter("ListFormat", language, { type: unit ? "unit" : "conjunction" }).format(items), items.join(", "));

export const numberOf = (language, number, percent) =>
  said(
    () => formatter("NumberFormat", language, { style: percent ? "percent" : "decimal" }).format(percent ? number / 100 : number),
    `${number}`,
  );

/** The name of a language in that language. */
export const languageName = (language) =>
  said(() => formatter("DisplayNames", language, { type: "language" }).of(language), language);
