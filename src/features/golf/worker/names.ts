/** The caches of the game's offline screens. A new number leaves everything kept under the old one behind. */
export const pageCache = "golf-pages-1";
export const fileCache = "golf-files-1";
export const mapCache = "golf-map-1";

/** Where the service worker stands. */
export const workerPath = "/golf-sw.js";

const gamePage = /^\/[a-z]{2,3}\/~urban-golf-[a-z]+$/;
const sharedLink = /^(\/[a-z]{2,3})\/game$/;

/** The path under which a page of the game is kept, or null for any other page. A shared link opens the start screen. */
export function keptPagePath(pathname: string): string | null {
  const shared = sharedLink.exec(pathname);
  if (shared) return `${shared[1]}/~urban-golf-start`;
  return gamePage.test(pathname) ? pathname : null;
}

/** The cache that a file's address belongs to, or null for what is never kept. */
export function cacheOfFile(pathname: string): string | null {
  if (pathname.startsWith("/_next/static/") || pathname.startsWith("/media/")) return fileCache;
  return pathname.startsWith("/map/") ? mapCache : null;
}
