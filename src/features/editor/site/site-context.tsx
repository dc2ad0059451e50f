"use client";

import { createContext, use, useEffect, useState, useSyncExternalStore, type ReactNode } from "react";
import { toast } from "../toasts/toast.ts";
import { v4 } from "uuid";
import { tabStorage } from "~/lib/browser/safe-storage.ts";
import type { BrowserClient } from "~/trpc/client.ts";
import { failureText } from "../dialogs/failure-text.ts";
import { useRefreshPages } from "../pages/use-refresh-pages.ts";
import { keepSubscribed } from "../state/live-connection.ts";
import { useEditorActions, type EditorSetting } from "../state/editor-context.tsx";
import { createSiteSession } from "./site-session.ts";
import { siteStateOfServer, type SiteSession, type SiteState } from "./site-session-contract.ts";
import { sendToSite } from "./site-transport.ts";
import { useMediaAsSaved } from "../media/use-media-as-saved.ts";
import { useKeptOnDevice } from "./use-kept-on-device.ts";
import { keptSteps } from "./site-steps.ts";

interface Provided {
  session: SiteSession;
  follow: () => () => void;
}

const SiteContext = createContext<Provided | null>(null);

/** The site's own document under edit, for everything inside; what goes wrong with it is told in a toast. */
export function SiteProvider(props: { client: BrowserClient; setting: EditorSetting; children: ReactNode }) {
  const { client, setting, children } = props;
  const [provided] = useState(() => provide(client, setting));
  useProblemToasts(provided.session);
  useRefreshAfterChanges(provided.session);
  useMediaAsSaved(provided.session);
  useKeptOnDevice(provided.session);
  return <SiteContext value={provided}>{children}</SiteContext>;
}

/** One part of the site's state; draws anew only when that part changes. */
export function useSitePart<Part>(pick: (state: SiteState) => Part): Part {
  const { session } = useProvided();
  const read = () => pick(session.getState());
  return useSyncExternalStore(session.subscribe, read, () => pick(siteStateOfServer));
}

/** What can be done to the site; never draws anew. */
export function useSiteSession(): SiteSession {
  return useProvided().session;
}

/** Has the site's document loaded, and follows what others do to it, for as long as the caller is on screen. */
export function useOpenSite(): void {
  const { session, follow } = useProvided();
  useEffect(() => {
    let stop = () => undefined as void;
    let isGone = false;
    // What others do is told from where the site has come here.
    void session.reload().then(() => {
      if (!isGone) stop = follow();
    });
    return () => {
      isGone = true;
      stop();
    };
  }, [session, follow]);
}

function useProvided(): Provided {
  const provided = use(SiteContext);
  if (!provided) throw new Error("The site's parts must stand inside <SiteProvider>");
  return provided;
}

function provide(client: BrowserClient, { siteId }: EditorSetting): Provided {
  const session = createSiteSession({
    load: () => client.site.document.query(),
    send: sendToSite(client),
    loadCommands: async () => (await import("~/features/site/commands/run.ts")).runSiteCommand,
    steps: keptSteps(tabStorage, siteId),
    newId: () => v4(),
    now: () => Date.now(),
  });
  const follow = () =>
    keepSubscribed((onEnd) =>
      client.site.onChange.subscribe(session.getState().document ? { lastEventId: String(session.revision()) } : {}, {
        onData: ({ data }) => session.onRemoteChange(data),
        onError: onEnd,
        onComplete: onEnd,
      }),
    );
  return { session, follow };
}

function useProblemToasts(session: SiteSession): void {
  const { t, texts } = useEditorActions();
  useEffect(
    () =>
      session.onProblem(({ again, ...failure }) => {
        const action = again && { label: t("save.anyway"), onClick: again };
        const duration = again ? Infinity : 6000; // what somebody has set does not vanish on its own
        toast.error(failureText(failure, { t, texts }), { action, duration });
      }),
    [session, t, texts],
  );
}

function useRefreshAfterChanges(session: SiteSession): void {
  const refresh = useRefreshPages();
  useEffect(() => {
    let seen = session.getState().confirmed;
    return session.subscribe(() => {
      const { confirmed } = session.getState();
      if (confirmed === seen) return;
      seen = confirmed;
      void refresh();
    });
  }, [session, refresh]);
}
