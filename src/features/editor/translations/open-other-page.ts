import { v4 } from "uuid";
import type { Locale } from "~/lib/locales.ts";
import type { BrowserClient } from "~/trpc/client.ts";
import { followPage } from "../state/live-connection.ts";
import { browserStorage } from "../state/pending-storage.ts";
import { createEditorStore, type OwnedStore } from "../state/store.ts";
import { claimTab } from "../state/tab-id.ts";
import { trpcTransport } from "../state/trpc-transport.ts";
import { watchWindow } from "../state/watch-window.ts";

/** What has not reached the server by then waits on this device until the page is opened again, in milliseconds. */
const longestFarewell = 15_000;

interface OtherPage {
  pageId: string;
  locale: Locale;
  locales: Locale[];
  isMember: boolean;
  userId: string;
}

/** Opens a page that is not on screen for editing. `close` lets go of it once its changes are saved. */
export function openOtherPage(client: BrowserClient, page: OtherPage) {
  const { pageId, locale, locales, isMember, userId } = page;
  let isClosed = false;
  const store = start();

  async function start(): Promise<OwnedStore & { stopWatching: () => void }> {
    const [draft, tab] = await Promise.all([client.page.draft.query({ pageId }), claimTab()]);
    const opened = createEditorStore({
      draft,
      locale,
      locales,
      isMember,
      isToolbarOpen: true,
      transport: trpcTransport(client, pageId),
      newId: () => v4(),
      now: () => Date.now(),
    });
    if (isClosed) return { ...opened, stopWatching: () => undefined };
    opened.start(browserStorage({ storage: () => localStorage, userId, documentId: pageId, ...tab }));
    const stops = [followPage(client, opened, pageId), watchWindow(opened)];
    return { ...opened, stopWatching: () => stops.forEach((stop) => stop()) };
  }

  async function close(): Promise<void> {
    isClosed = true;
    const opened = await store.catch(() => null);
    if (!opened) return;
    await opened.actions.whenSaved(longestFarewell);
    opened.stopWatching();
    opened.stop();
  }

  return { store, close };
}
