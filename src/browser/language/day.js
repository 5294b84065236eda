/** A time of day. */
export function timeOf(language, ms) {
  return new Intl.DateTimeFormat(language, { timeStyle: "short" }).format(new Date(ms));
}

/** A day, with its year unless that is this one. */
export function dayOf(language, ms) {
  const day = new Date(ms);
  const year = day.getFullYear() === new Date().getFullYear() ? undefined : "numeric";
  return new Intl.DateTimeFormat(language, { day: "numeric", month: "short", year }).format(day);
}

/** A day in Greenwich, with the whole name of its month. */
export function longDayOf(language, ms) {
  return new Intl.DateTimeFormat(language, { day: "numeric", month: "long", timeZone: "UTC" }).format(new Date(ms));
}
