import { useCallback } from "react";
import { useLocaleSwitch } from "../bar/use-locale-switch.ts";
import { revealPart } from "../canvas/menu/reveal-part.ts";
import { nameEntry } from "../controls/records/use-entry-in-address.ts";
import { useReveal } from "../dialogs/use-reveal.ts";
import { whenNoDialog } from "../dialogs/when-gone.ts";
import { revealBranch } from "../directory/reveal-in-business.ts";
import { useFrame } from "../frame/frame-context.tsx";
import { lookUntil } from "../frame/look-until.ts";
import { revealFold } from "../frame/reveal-fold.ts";
import { revealEntry } from "../navigation/reveal-entry.ts";
import { revealPage } from "../pages/reveal-page.ts";
import { useEditorActions } from "../state/editor-context.tsx";
import { revealPair } from "../translations/reveal-pair.ts";
import type { FindingPlace, PublishFinding } from "./finding.ts";

const panels = {
  translations: "translations",
  page: "pageMenu",
  color: "design",
  setting: "settings",
  directory: "directory",
  navigation: "pageMenu",
  entry: "listings",
} as const;

const addButton = ":is(.vt-add, .vt-end) button";

/** Leads from the check to where something is put right: to the item on the page, or into the panel that has it. */
export function useShowFinding(): (finding: PublishFinding) => void {
  const { getState } = useEditorActions();
  const { panel, showDialog, openPanel, openToolbar } = useFrame();
  const reveal = useReveal();
  const switchLocale = useLocaleSwitch();
  return useCallback(
    ({ place, locales }) => {
      showDialog(null);
      if (place.type === "item") {
        const { part, ...item } = place;
        return reveal(item, locales, () => part && revealPart(item, part));
      }
      whenNoDialog(() => {
        const [locale] = locales;
        if (locale && !locales.includes(getState().locale)) switchLocale(locale);
        if (place.type === "canvas") {
          if (panel !== "toolbar") openToolbar(); // beside a panel nothing can be added
          return lookUntil(focusAdd);
        }
        if (place.type === "entry") nameEntry({ entry: place.id, list: place.list }); // for its panel, which opens it
        openPanel(panels[place.type]);
        revealIn(place);
      });
    },
    [getState, panel, showDialog, openPanel, openToolbar, reveal, switchLocale],
  );
}

/** Gives the keyboard to what adds a section; answers whether there is something yet. */
function focusAdd(): boolean {
  const button = document.querySelector<HTMLElement>(addButton);
  button?.focus();
  return button !== null;
}

function revealIn(place: Exclude<FindingPlace, { type: "item" | "canvas" }>): void {
  switch (place.type) {
    case "translations":
      return revealPair(place.state);
    case "page":
      return revealPage(place.part);
    case "color":
      return revealFold("design.colors", place.color);
    case "setting":
      return void revealInSettings(place.setting);
    case "directory":
      return revealBranch(place.branchId);
    case "navigation":
      return revealEntry(place.entryId);
    case "entry":
      return;
  }
}

/** The list of settings comes when it is needed, as its panel does. */
async function revealInSettings(setting: string): Promise<void> {
  const { settingSections } = await import("../settings/fields.ts");
  const section = settingSections.find(({ fields }) =>
    fields.some((field) => [field.section, ...field.path].join(".") === setting),
  );
  if (section) revealFold(`settings.${section.name}`, setting);
}
