/** Says that this page is shown now, where it was fetched beforehand: at that time nobody had seen it. */
export function tellVisit(): void {
  const [entry] = performance.getEntriesByType("navigation") as (PerformanceEntry & { deliveryType?: string })[];
  if (entry?.deliveryType === "navigational-prefetch") {
    navigator.sendBeacon(`/visit?page=${encodeURIComponent(location.pathname)}`);
  }
}
