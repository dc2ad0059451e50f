import { useEffect, useEffectEvent, useState } from "react";
import { useTRPCClient } from "~/trpc/react.tsx";
import type { Locale } from "~/lib/locales.ts";
import { useRefreshPages } from "../pages/use-refresh-pages.ts";
import { useEditorActions } from "../state/editor-context.tsx";
import type { OwnedStore } from "../state/store.ts";
import { openOtherPage } from "./open-other-page.ts";

/** A page of the site under edit beside the one on screen, for as long as the caller shows it; null until it has come. */
export function useOtherPage(pageId: string, locale: Locale) {
  const client = useTRPCClient();
  const { locales, isMember, user } = useEditorActions();
  const [given] = useState({ locale, locales, isMember, userId: user.id });
  const refreshPages = useRefreshPages();
  const onClosed = useEffectEvent(() => void refreshPages());
  const [store, setStore] = useState<OwnedStore | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let isGone = false;
    const opening = openOtherPage(client, { pageId, ...given });
    opening.store.then(
      (opened) => isGone || setStore(opened),
      () => isGone || setHasFailed(true),
    );
    return () => {
      isGone = true;
      void opening.close().then(onClosed);
    };
  }, [client, pageId, given, attempt]);

  useEffect(() => store?.onSetting({ isMember, locales }), [store, isMember, locales]);

  const retry = () => {
    setHasFailed(false);
    setAttempt(attempt + 1);
  };
  return { store, hasFailed, retry };
}
