import { version as mapVersion } from "maplibre-gl/package.json";
import { allowOwnWorkers } from "~/lib/browser/own-workers.ts";
import { tabStorage } from "~/lib/browser/safe-storage.ts";
import { fileCache, mapCache, pageCache, workerPath } from "../../worker/names.ts";
import { filesOfPage, picturesOf } from "./kept-files.ts";

/** Screens that were looked after this recently need no look again. */
const restMs = 5 * 60_000;
const lookedAt = "golfKeptAt";
/** Without it the map shows nothing at all. No page names it. */
const mapWorker = `/map/worker.mjs?v=${mapVersion}`;

/**
 * Makes the screens at these paths open without a network: registers the service worker for them and keeps each page
 * with every file that it needs. A page is replaced only when all its new files are there, so page and files always
 * belong together. Never rejects.
 */
export async function keepScreens(paths: string[]): Promise<void> {
  try {
    await register(paths);
    await navigator.locks.request("golf-keep", { ifAvailable: true }, async (lock) => {
      if (!lock || Date.now() - Number(tabStorage.get(lookedAt)) < restMs) return;
      const areKept = await keepAll(paths);
      if (areKept) tabStorage.set(lookedAt, String(Date.now()));
    });
  } catch {
    // No storage, no network, an old browser: the game works, only not without a network.
  }
}

async function register([first = ""]: string[]): Promise<void> {
  const locale = /^\/[a-z]{2,3}(?=\/)/.exec(first)?.[0];
  const scopes = [`${locale}/~urban-golf-`, `${locale}/game`, "/map/"];
  const options = { updateViaCache: "none" } as const;
  if (!locale) return;
  allowOwnWorkers();
  await Promise.all(scopes.map((scope) => navigator.serviceWorker.register(workerPath, { scope, ...options })));
}

interface Kept {
  pages: Cache;
  files: Cache;
  map: Cache;
}

async function keepAll(paths: string[]): Promise<boolean> {
  const kept: Kept = {
    pages: await caches.open(pageCache),
    files: await caches.open(fileCache),
    map: await caches.open(mapCache),
  };
  const done = [];
  for (const path of paths) done.push(await keepPage(path, kept)); // one after the other: play comes first
  await Promise.all(loadedHere(/^\/_next\/.+\.woff2$/).map((file) => keepFile(file, kept.files)));
  await Promise.all(loadedHere(/^\/map\//).map((file) => keepFile(file, kept.map)));
  if (done.every(Boolean)) await forgetUnneeded(kept);
  return done.every(Boolean);
}

async function keepPage(path: string, { pages, files, map }: Kept): Promise<boolean> {
  const answer = await fetch(path, { cache: "no-cache" });
  if (answer.status === 404) return pages.delete(path).then(() => true); // there is no such screen any more
  if (!answer.ok || answer.redirected) return false;
  const copy = answer.clone();
  const html = await answer.text();
  const code = await filesOfPage(html, (file) => textOf(file, files));
  if (!code) return false;
  const pictures = picturesOf(html, Math.min(innerWidth, 800) * devicePixelRatio);
  await Promise.all(pictures.map((file) => keepFile(file, files)));
  if (html.includes("map-section")) await keepFile(mapWorker, map);
  await pages.put(listOf(path), Response.json([...code, ...pictures]));
  await pages.put(path, copy);
  return true;
}

/** The text of a file, which is kept from then on. */
async function textOf(file: string, files: Cache): Promise<string | null> {
  const isThere = await keepFile(file, files);
  return isThere ? ((await files.match(file, { ignoreVary: true }))?.text() ?? null) : null;
}

/** Files of a build never change under their name; what may change (while developing) is fetched again. */
async function keepFile(file: string, cache: Cache): Promise<boolean> {
  const kept = await cache.match(file, { ignoreVary: true });
  if (kept?.headers.get("cache-control")?.includes("immutable")) return true;
  const answer = await fetch(file).catch(() => null);
  if (!answer?.ok) return kept !== undefined;
  await cache.put(file, answer);
  return true;
}

/** What this page has loaded from our own server besides the files that its build names: letters, pieces of the map. */
function loadedHere(path: RegExp): string[] {
  return performance
    .getEntriesByType("resource")
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && path.test(pathname))
    .map(({ pathname, search }) => pathname + search);
}

/** Drops files that no kept page names. Letters stay, of which there are few. */
async function forgetUnneeded({ pages, files }: Kept): Promise<void> {
  const lists = (await pages.keys()).filter(({ url }) => url.endsWith(listMark));
  const needed = new Set<string>();
  for (const list of lists) {
    const names = (await (await pages.match(list))?.json()) as string[] | undefined;
    for (const name of names ?? []) needed.add(new URL(name, location.origin).pathname);
  }
  const keys = (await files.keys()).filter(({ url }) => !url.endsWith(".woff2"));
  const unneeded = keys.filter(({ url }) => !needed.has(new URL(url).pathname));
  await Promise.all(unneeded.map((key) => files.delete(key)));
}

const listMark = "?files";

/** Where the list of a page's files is kept, beside the page. */
function listOf(path: string): string {
  return path + listMark;
}
