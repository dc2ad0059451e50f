/** The day since when an entry stands there, by Greenwich ("2026-12-24"); empty where nothing is said. Pure. */
export function sinceDay({ created }: { created?: string | undefined }): string {
  return created?.slice(0, 10) ?? "";
}

/**
 * The entry with another day since when it stands there, its moment as it is where the day is the same. It stands for noon
 * by Greenwich, which is on that very day wherever shops are. None leaves the moment to the server: as it is, or now. Pure.
 */
export function withSinceDay<Entry extends { created?: string | undefined }>(entry: Entry, day: string): Entry {
  if (day === sinceDay(entry)) return entry;
  return { ...entry, created: day === "" ? undefined : `${day}T12:00:00.000Z` };
}
