import { answerFile, answerPage, type Surroundings } from "./answers.ts";
import { cacheOfFile, keptPagePath } from "./names.ts";
import type { WorkerScope } from "./worker-scope.ts";

/**
 * The game's service worker: it opens the game's screens without a network, and has no part in anything else of the site.
 * What is kept is put there by the screens themselves (`client/keep-screens.ts`).
 */
const scope = self as unknown as WorkerScope;
const around: Surroundings = { fetch: (request) => fetch(request), caches };

scope.addEventListener("install", (event) => event.waitUntil(scope.skipWaiting()));

scope.addEventListener("activate", (event) =>
  event.waitUntil(
    Promise.all([scope.clients.claim(), scope.registration.navigationPreload?.enable().catch(() => undefined)]),
  ),
);

scope.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== scope.location.origin) return;
  if (request.mode === "navigate") {
    if (keptPagePath(pathname)) event.respondWith(answerPage(request, around, event.preloadResponse));
    return;
  }
  const cacheName = cacheOfFile(pathname);
  if (cacheName && !request.headers.has("range")) event.respondWith(answerFile(request, cacheName, around));
});
