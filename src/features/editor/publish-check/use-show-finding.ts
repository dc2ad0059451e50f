import { useCallback } from "react";
import { useLocaleSwitch } from "../bar/use-locale-switch.ts";
import { useReveal } from "../dialogs/use-reveal.ts";
import { useFrame } from "../frame/frame-context.tsx";
import { revealPage } from "../pages/reveal-page.ts";
import type { PublishFinding } from "./finding.ts";

/** Leads from the check to where something is put right: to the item on the page, or to the panel that has it. */
export function useShowFinding(): (finding: PublishFinding) => void {
  const { showDialog, openPanel } = useFrame();
  const reveal = useReveal();
  const switchLocale = useLocaleSwitch();
  return useCallback(
    ({ type, place, locales }) => {
      showDialog(null);
      if (place.type === "item") return reveal(place, locales);
      const [locale] = locales;
      if (locale) switchLocale(locale);
      openPanel(place.panel);
      if (type === "missingTitle") revealPage("name");
      if (type === "missingDescription") revealPage("description");
    },
    [showDialog, openPanel, reveal, switchLocale],
  );
}
