/** The part of a service worker's surroundings that ours uses; the DOM library describes pages only. */
export interface WorkerScope {
  location: { origin: string };
  registration: { navigationPreload?: { enable(): Promise<void> } };
  clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: "install" | "activate", listener: (event: WaitingEvent) => void): void;
  addEventListener(type: "fetch", listener: (event: WorkerFetchEvent) => void): void;
}

interface WaitingEvent {
  waitUntil(work: Promise<unknown>): void;
}

interface WorkerFetchEvent extends WaitingEvent {
  request: Request;
  /** The answer that the browser already asked for while the worker was waking up. */
  preloadResponse?: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}
