/** Where a step was taken: on the page under edit, on the site, or on a page that is not open. */
type StepPlace = "page" | "site" | "otherPage";

/** Where the newest step was taken, whose turn it is to be taken back; null where there is none. Of a place without a step, the time is null. */
export function whoseTurn(at: Record<StepPlace, number | null>): StepPlace | null {
  const places = ["page", "site", "otherPage"] as const;
  return places.reduce<StepPlace | null>((newest, place) => {
    const latest = newest === null ? -Infinity : (at[newest] ?? -Infinity);
    return (at[place] ?? -Infinity) > latest ? place : newest;
  }, null);
}
