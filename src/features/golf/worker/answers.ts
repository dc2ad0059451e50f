import { fileCache, keptPagePath, mapCache, pageCache } from "./names.ts";

/** How the worker gets at the network and at what is kept; handed in, so that tests need no browser. */
export interface Surroundings {
  fetch: (request: Request) => Promise<Response>;
  caches: Pick<CacheStorage, "open">;
}

/** What the network has not brought after this time is taken from what is kept. */
const patienceMs = 3_000;
/** Tiles, styles and letters of the map that are kept at most; the oldest go first. */
const mostMapFiles = 600;
const trimEvery = 25;

/**
 * A page of the game: from the network, and as it was kept when that fails, answers with an error of the server or takes
 * longer than three seconds. `early` is an answer that is already under way.
 */
export async function answerPage(request: Request, around: Surroundings, early?: Promise<Response | undefined>) {
  const network = (async () => (await early) ?? around.fetch(request))();
  const kept = keptPage(request, around);
  const inTime = await Promise.race([network.catch(() => null), pause(patienceMs)]);
  if (inTime && inTime.status < 500) return inTime;
  return (await kept) ?? network;
}

async function keptPage({ url }: Request, { caches }: Surroundings): Promise<Response | undefined> {
  const path = keptPagePath(new URL(url).pathname);
  return path ? (await caches.open(pageCache)).match(path, { ignoreVary: true }) : undefined;
}

/**
 * A file of the game: from what is kept when it can never change, from the network otherwise, and from what is kept when
 * there is none or it takes longer than three seconds. Of a picture that is kept in another size, that one is taken.
 */
export async function answerFile(request: Request, cacheName: string, around: Surroundings): Promise<Response> {
  const cache = await around.caches.open(cacheName);
  const kept = await cache.match(request, { ignoreVary: true });
  if (kept && isLasting(kept)) return kept;
  const network = fromNetwork(request, cache, { cacheName, around });
  try {
    return (await Promise.race([network, ...(kept ? [pause(patienceMs)] : [])])) ?? kept ?? (await network);
  } catch (error) {
    const instead = kept ?? (cacheName === fileCache ? await otherSize(cache, request) : undefined);
    if (instead) return instead;
    throw error;
  }
}

interface Way {
  cacheName: string;
  around: Surroundings;
}

async function fromNetwork(request: Request, cache: Cache, { cacheName, around }: Way): Promise<Response> {
  const fresh = await around.fetch(request);
  if (fresh.status === 200 && cacheName === mapCache) await keepMapFile(cache, request, fresh.clone());
  return fresh;
}

/** Whether the answer says of itself that it stays true for a day or longer. */
function isLasting(response: Response): boolean {
  const control = response.headers.get("cache-control") ?? "";
  const seconds = Number(/\bmax-age=(\d+)/.exec(control)?.[1] ?? 0);
  return /\bimmutable\b/.test(control) || seconds >= 86_400;
}

let keptMapFiles = 0;

async function keepMapFile(cache: Cache, request: Request, fresh: Response): Promise<void> {
  await cache.put(request, fresh).catch(() => undefined); // the phone is full
  keptMapFiles += 1;
  if (keptMapFiles % trimEvery !== 0) return;
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, Math.max(0, keys.length - mostMapFiles)).map((key) => cache.delete(key)));
}

/** `/media/<id>/<size>.<type>`: a file of the same picture. */
async function otherSize(cache: Cache, { url }: Request): Promise<Response | undefined> {
  const folder = /^\/media\/[^/]+\//.exec(new URL(url).pathname)?.[0];
  if (!folder) return undefined;
  const other = (await cache.keys()).find((key) => new URL(key.url).pathname.startsWith(folder));
  return other && cache.match(other, { ignoreVary: true });
}

function pause(ms: number): Promise<null> {
  return new Promise((resolve) => setTimeout(() => resolve(null), ms));
}
