"use client";

import { useEffect, useState } from "react";
import { v4 } from "uuid";
import type { EditorSetting } from "./editor-context.tsx";
import { createBrowserClient, type BrowserClient } from "~/trpc/client.ts";
import type { Locale } from "~/lib/locales.ts";
import { followPage } from "./live-connection.ts";
import { browserStorage } from "./pending-storage.ts";
import { createEditorStore, type OwnedStore } from "./store.ts";
import { claimTab } from "./tab-id.ts";
import { trpcTransport } from "./trpc-transport.ts";
import { watchWindow } from "./watch-window.ts";
import type { Draft } from "~/features/page/api-schema.ts";

interface EditorSession {
  store: OwnedStore;
  client: BrowserClient;
}

interface SessionOptions {
  draft: Draft;
  locale: Locale;
  isToolbarOpen: boolean;
  setting: EditorSetting;
  /** Called with the number of operations that an earlier tab had not saved. */
  onRestored: (count: number) => void;
}

/** Makes the store of this page and keeps it saving and listening for as long as the editor is on screen. */
export function useEditorSession(options: SessionOptions): EditorSession {
  const { setting, onRestored } = options;
  const [session] = useState(() => openSession(options));

  useEffect(() => {
    const { store, client } = session;
    const { pageId, user } = setting;
    let isGone = false;
    void claimTab().then((tab) => {
      if (isGone) return;
      const restored = store.start(
        browserStorage({ storage: () => localStorage, userId: user.id, documentId: pageId, ...tab }),
      );
      if (restored > 0) onRestored(restored);
    });
    const stopFollowing = followPage(client, store, pageId);
    const stopWatching = watchWindow(store);
    return () => {
      isGone = true;
      stopFollowing();
      stopWatching();
      store.stop();
    };
  }, [session, setting, onRestored]);

  return session;
}

function openSession({ draft, locale, isToolbarOpen, setting }: SessionOptions): EditorSession {
  let store: OwnedStore | null = null;
  const { client } = createBrowserClient({ onConnection: (isOpen) => store?.onLive(isOpen) });
  store = createEditorStore({
    draft,
    locale,
    isToolbarOpen,
    locales: setting.locales,
    isMember: setting.isMember,
    transport: trpcTransport(client, setting.pageId),
    newId: () => v4(),
    now: () => Date.now(),
  });
  return { store, client };
}
