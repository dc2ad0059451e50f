import { useRouter } from "next/navigation";
import { startTransition, useEffect } from "react";
import { useLocaleSwitch } from "../bar/use-locale-switch.ts";
import { useEditorActions } from "../state/editor-context.tsx";
import { useSitePart, useSiteSession } from "./site-context.tsx";

/** Has the server draw everything anew, in place, once the site has another name, zone or languages than it was drawn with. */
export function useDrawnAnew(): void {
  const { siteName, timeZone, locales, getState } = useEditorActions();
  const confirmed = useSitePart((state) => state.confirmed);
  const session = useSiteSession();
  const router = useRouter();
  const switchLocale = useLocaleSwitch();
  useEffect(() => {
    const { document } = session.getState();
    if (!document) return;
    const [now, drawn] = [
      [document.name, document.timeZone, ...document.locales],
      [siteName, timeZone, ...locales],
    ];
    if (String(now) === String(drawn)) return;
    const [first] = document.locales;
    if (first && !document.locales.includes(getState().locale)) switchLocale(first);
    startTransition(() => router.refresh());
  }, [confirmed, session, siteName, timeZone, locales, getState, router, switchLocale]);
}
