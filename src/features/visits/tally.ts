/** How often something happened; what it is, is said as in the model `VisitCount`. */
export interface Counted {
  kind: "page" | "referrer" | "search";
  locale: string;
  name: string;
  count: number;
}

/** Most different hosts and queries that are kept of a site until they are written: callers can make up any number. */
const mostMadeUp = 1_000;

/** Counts in memory, by site, until somebody takes them to write them down. */
export class VisitTally {
  #sites = new Map<string, Map<string, Counted>>();

  add(siteId: string, { kind, locale, name, count }: Counted): void {
    const counts = this.#sites.get(siteId) ?? new Map<string, Counted>();
    this.#sites.set(siteId, counts);
    const key = `${kind} ${locale} ${name}`;
    const known = counts.get(key);
    if (known) known.count += count;
    else if (kind === "page" || madeUp(counts) < mostMadeUp) counts.set(key, { kind, locale, name, count });
  }

  /** All counts so far, which begin anew. */
  take(): { siteId: string; counts: Counted[] }[] {
    const taken = [...this.#sites].map(([siteId, counts]) => ({ siteId, counts: [...counts.values()] }));
    this.#sites = new Map();
    return taken;
  }
}

function madeUp(counts: Map<string, Counted>): number {
  let sum = 0;
  for (const { kind } of counts.values()) if (kind !== "page") sum += 1;
  return sum;
}
