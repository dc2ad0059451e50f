import { useCallback } from "react";
import { useLocaleSwitch } from "../bar/use-locale-switch.ts";
import { useReveal } from "../dialogs/use-reveal.ts";
import { useFrame } from "../frame/frame-context.tsx";
import type { PublishFinding } from "./finding.ts";

/** Leads from the check to where something is put right: to the item on the page, or to the panel that has it. */
export function useShowFinding(): (finding: PublishFinding) => void {
  const { showDialog, togglePanel } = useFrame();
  const reveal = useReveal();
  const switchLocale = useLocaleSwitch();
  return useCallback(
    ({ place, locales }) => {
      showDialog(null);
      if (place.type === "item") return reveal(place, locales);
      const [locale] = locales;
      if (locale) switchLocale(locale);
      togglePanel(place.panel);
    },
    [showDialog, togglePanel, reveal, switchLocale],
  );
}
