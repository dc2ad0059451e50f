import { useCallback } from "react";
import { useLocaleSwitch } from "../bar/use-locale-switch.ts";
import { useReveal } from "../dialogs/use-reveal.ts";
import { useFrame } from "../frame/frame-context.tsx";
import { revealFold } from "../frame/reveal-fold.ts";
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
      if (place.setting !== undefined) void revealInSettings(place.setting);
      if (type === "missingTitle") revealPage("name");
      if (type === "missingDescription") revealPage("description");
    },
    [showDialog, openPanel, reveal, switchLocale],
  );
}

/** The list of settings comes when it is needed, as its panel does. */
async function revealInSettings(setting: string): Promise<void> {
  const { settingSections } = await import("../settings/fields.ts");
  const section = settingSections.find(({ fields }) =>
    fields.some((field) => [field.section, ...field.path].join(".") === setting),
  );
  if (section) revealFold(`settings.${section.name}`, setting);
}
