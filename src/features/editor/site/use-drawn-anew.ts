import { useRouter } from "next/navigation";
import { startTransition, useEffect } from "react";
import { useLocaleSwitch } from "../bar/use-locale-switch.ts";
import { useEditorActions } from "../state/editor-context.tsx";
import { useSitePart } from "./site-context.tsx";

/** Has the server draw everything anew, in place, once the site has another name, zone or languages than it was drawn with. */
export function useDrawnAnew(): void {
  const { siteName, timeZone, locales, getState } = useEditorActions();
  const saved = useSitePart((state) => (state.isSaving ? null : state.document));
  const router = useRouter();
  const switchLocale = useLocaleSwitch();
  useEffect(() => {
    if (!saved) return;
    const [now, drawn] = [
      [saved.name, saved.timeZone, ...saved.locales],
      [siteName, timeZone, ...locales],
    ];
    if (String(now) === String(drawn)) return;
    const [first] = saved.locales;
    if (first && !saved.locales.includes(getState().locale)) switchLocale(first);
    startTransition(() => router.refresh());
  }, [saved, siteName, timeZone, locales, getState, router, switchLocale]);
}
