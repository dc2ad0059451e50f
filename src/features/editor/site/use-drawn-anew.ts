import { useRouter } from "next/navigation";
import { startTransition, useEffect } from "react";
import { useLocaleSwitch } from "../bar/use-locale-switch.ts";
import { useEditorActions } from "../state/editor-context.tsx";
import { useSitePart, useSiteSession } from "./site-context.tsx";

/** Has the server draw everything anew, in place, once the site has another name, zone or languages than it was drawn with. */
export function useDrawnAnew(): void {
  const { siteName, timeZone, locales, getState } = useEditorActions();
  const session = useSiteSession();
  const saved = useSitePart(({ isSaving, document }) =>
    isSaving || !document ? null : [document.name, document.timeZone, ...document.locales].join("\n"),
  );
  const drawn = [siteName, timeZone, ...locales].join("\n");
  const router = useRouter();
  const switchLocale = useLocaleSwitch();
  useEffect(() => {
    if (saved === null || saved === drawn) return;
    const { locales: now = [] } = session.getState().document ?? {};
    const [first] = now;
    if (first && !now.includes(getState().locale)) switchLocale(first);
    startTransition(() => router.refresh());
  }, [saved, drawn, session, getState, router, switchLocale]);
}
