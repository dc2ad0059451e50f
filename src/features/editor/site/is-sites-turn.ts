/** Whether the newest step was one on the site, not on the page; of a page or site without a step, the time is null. */
export function isSitesTurn(siteAt: number | null, pageAt: number | null): boolean {
  return siteAt !== null && siteAt > (pageAt ?? -Infinity);
}
