const date = { day: "2-digit", month: "2-digit", year: "numeric", timeZone: "Europe/Berlin" } as const;

/** 'Game ' and the date on which the round begins where it is played. */
export function defaultGameName(now: Date): string {
  return `Game ${new Intl.DateTimeFormat("de-CH", date).format(now)}`;
}

/** The date of a round in the language of the page: day, month, year. */
export function gameDate(createdAt: string, locale: string): string {
  const style = { day: "numeric", month: "long", year: "numeric", timeZone: "Europe/Berlin" } as const;
  return new Intl.DateTimeFormat(locale === "de" ? "de-CH" : locale, style).format(new Date(createdAt));
}

/** The time of day where the course is played: hours and minutes. */
export function timeOf(instant: string, locale: string): string {
  const style = { hour: "2-digit", minute: "2-digit", timeZone: "Europe/Berlin" } as const;
  return new Intl.DateTimeFormat(locale === "de" ? "de-CH" : locale, style).format(new Date(instant));
}
