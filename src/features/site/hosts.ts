import { getDb } from "~/server/db.ts";
import { logger } from "~/server/logger.ts";
import { processWide } from "~/server/process-wide.ts";
import { dataTopic, noteDataHeads } from "~/server/data-heads.ts";
import { getLiveBus } from "~/server/live/live-bus.ts";
import { noteSiteData, noteSiteRevision } from "./site-index.ts";

/** The site that a host name shows. */
export interface HostedSite {
  id: string;
  key: string;
  locales: string[];
  isHealthOpticsMember: boolean;
}

interface HostTable {
  byName: Map<string, HostedSite>;
  loading: Promise<void> | null;
  isLoaded: boolean;
  /** Sites whose data this process follows. */
  followed: Set<string>;
  /** Told of hosts that do not show any more what they showed. */
  watchers: Set<(hosts: ReadonlySet<string>) => void>;
}

const table = processWide<HostTable>("hosts", () => ({
  byName: new Map(),
  loading: null,
  isLoaded: false,
  followed: new Set(),
  watchers: new Set(),
}));
const headCheckMs = 2_000;

/** The site of a normalised host name, or null. Throws only while the table was never read and the database is down. */
export async function resolveSite(host: string): Promise<HostedSite | null> {
  if (!table.isLoaded) await refreshHosts();
  return table.byName.get(host) ?? null;
}

/** Same as `resolveSite`, without a promise, once the table is known. */
export function peekSite(host: string): HostedSite | null | undefined {
  return table.isLoaded ? (table.byName.get(host) ?? null) : undefined;
}

/** Reads hosts and head numbers of all sites; sites whose head moved are read again at the next request. */
export function refreshHosts(): Promise<void> {
  table.loading ??= read().finally(() => (table.loading = null));
  return table.loading;
}

/**
 * Has `onGone` called with the hosts that were taken off their site, or whose site was put into the trash. Returns the
 * way to stop it.
 */
export function watchHosts(onGone: (hosts: ReadonlySet<string>) => void): () => void {
  table.watchers.add(onGone);
  return () => void table.watchers.delete(onGone);
}

/** Looks at the heads every two seconds, the safety net under the wake-ups. Returns the way to stop it. */
export function startHeadCheck(): () => void {
  let isFailing = false;
  const timer = setInterval(() => {
    refreshHosts().then(
      () => (isFailing = false),
      (error: unknown) => {
        if (!isFailing) logger.warn({ error }, "head check failed; serving what is known");
        isFailing = true;
      },
    );
  }, headCheckMs);
  timer.unref();
  return () => clearInterval(timer);
}

/** Looks at the heads at once when a site's data has changed. */
function followData(siteId: string): void {
  if (table.followed.has(siteId)) return;
  table.followed.add(siteId);
  // A look that is under way may have begun before the change.
  getLiveBus().follow(
    dataTopic(siteId),
    () =>
      void refreshHosts()
        .then(refreshHosts)
        .catch(() => undefined),
  );
}

async function read(): Promise<void> {
  const sites = await getDb().site.findMany({
    where: { deletedAt: null }, // in the trash, a site answers nobody
    select: {
      id: true,
      key: true,
      locales: true,
      isHealthOpticsMember: true,
      revision: true,
      dataHeads: true,
      hosts: { select: { host: true } },
    },
  });
  const byName = new Map<string, HostedSite>();
  for (const { hosts, revision, dataHeads, ...site } of sites) {
    for (const { host } of hosts) byName.set(host, site);
    noteSiteRevision(site.id, revision);
    noteSiteData(site.id, dataHeads); // before the pages' own heads: a page that is made anew waits for its index
    noteDataHeads(site.id, dataHeads);
    followData(site.id);
  }
  const isGone = ([host, { id }]: [string, HostedSite]) => byName.get(host)?.id !== id;
  const gone = new Set([...table.byName].filter(isGone).map(([host]) => host));
  table.byName = byName;
  table.isLoaded = true;
  if (gone.size > 0) for (const watcher of table.watchers) watcher(gone);
}
