import type { BrowserClient } from "~/trpc/client.ts";
import type { OwnedStore } from "./store.ts";
import { tellPresence } from "./tell-presence.ts";

const resubscribePause = 3000;

/** Follows the page's log and the other editors, and tells them where this one is. Returns how to stop. */
export function followPage(client: BrowserClient, store: OwnedStore, pageId: string): () => void {
  const stops = [
    followChanges(client, store, pageId),
    followPresence(client, store, pageId),
    tellPresence(store, (presence) => {
      void client.page.present.mutate({ pageId, ...presence }).catch(() => undefined); // the next one will do
    }),
  ];
  return () => stops.forEach((stop) => stop());
}

function followChanges(client: BrowserClient, store: OwnedStore, pageId: string): () => void {
  return keepSubscribed((onEnd) =>
    client.page.onChange.subscribe(
      { pageId, lastEventId: String(store.getState().revision) },
      {
        onData: ({ data }) => store.onRemoteChange(data),
        onStarted: () => store.onLive(true),
        onError: () => {
          store.onLive(false);
          void store.actions.refresh().catch(() => undefined);
          onEnd();
        },
        onComplete: onEnd,
      },
    ),
  );
}

function followPresence(client: BrowserClient, store: OwnedStore, pageId: string): () => void {
  return keepSubscribed((onEnd) =>
    client.page.onPresence.subscribe(
      { pageId },
      { onData: (others) => store.onPresence(others), onError: onEnd, onComplete: onEnd },
    ),
  );
}

/** The socket comes back by itself; a subscription that the server ended is asked for again after a pause. */
export function keepSubscribed(subscribe: (onEnd: () => void) => { unsubscribe: () => void }): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  let current = subscribe(onEnd);
  function onEnd(): void {
    if (isStopped) return;
    clearTimeout(timer);
    timer = setTimeout(() => (current = subscribe(onEnd)), resubscribePause);
  }
  return () => {
    isStopped = true;
    clearTimeout(timer);
    current.unsubscribe();
  };
}
