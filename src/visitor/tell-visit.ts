/** Says that this page is shown now, and from where somebody came, where it was fetched beforehand: at that time nobody had seen it. */
export function tellVisit(): void {
  const [entry] = performance.getEntriesByType("navigation") as (PerformanceEntry & { deliveryType?: string })[];
  if (entry?.deliveryType === "navigational-prefetch") {
    navigator.sendBeacon(`/visit?${new URLSearchParams({ page: location.pathname, from: document.referrer })}`);
  }
}
