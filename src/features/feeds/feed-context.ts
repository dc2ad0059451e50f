import { forEditor } from "~/lib/site-editor.ts";
import type { ServiceContext } from "~/server/context.ts";
import type { RootDb } from "~/server/db.ts";
import type { LiveBus } from "~/server/live/live-bus.ts";
import { fetchOutbound, type OutboundFetch } from "~/server/outbound/fetch.ts";

/** What reading a site's feeds needs. `fetch` is the way out to the internet. */
export type FeedContext = Pick<ServiceContext, "db" | "bus" | "siteId"> & {
  fetch: OutboundFetch;
  signal?: AbortSignal;
};

/** In whose name jobs work. */
const house = { isAdmin: true, role: null };

export function houseContext(
  { db, bus, signal }: { db: RootDb; bus: LiveBus; signal?: AbortSignal },
  siteId: string,
  fetch: OutboundFetch = fetchOutbound,
): FeedContext {
  return forEditor({ db, bus, signal, fetch, site: { id: siteId }, actor: house });
}
