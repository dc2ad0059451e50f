import { revealHours, type HoursPart } from "../directory/reveal-in-business.ts";
import { useFrame } from "../frame/frame-context.tsx";
import type { SidePanelName } from "../frame/panel-flags.ts";
import { revealControl } from "../frame/reveal-control.ts";
import { useEditorActions } from "../state/editor-context.tsx";
import { command, when, type Entry } from "./entry.ts";

/** The panels that are not open, and parts of them that people look for; `withPages` stand beside the one of the pages. */
export function usePanelCommands(withPages: readonly Entry[]): Entry[] {
  const { t, user, locales } = useEditorActions();
  const { panel, openPanel } = useFrame();
  const opening = (name: SidePanelName, title: string, words?: string[]) =>
    when(
      panel !== name,
      command(name === "pageMenu" ? "pages" : name, title, () => openPanel(name), words && { words }),
    );
  const hours = (id: string, title: string, part: HoursPart, word: string) => {
    const show = () => {
      openPanel("directory");
      revealHours(part);
    };
    return command(id, title, show, { hint: t("directory.title"), words: [word] });
  };
  return [
    ...opening("pageMenu", t("toolbar.pages")),
    ...withPages,
    ...opening("settings", t("toolbar.settings")),
    ...opening("design", t("toolbar.design")),
    ...opening("library", t("library.title"), [t("library.images")]),
    ...opening("pageMap", t("pageMap.open")),
    ...opening("history", t("history.open")),
    command("siteHistory", t("palette.siteHistory"), () => {
      openPanel("history");
      const tab = '[data-name="history"] input[value="site"]';
      revealControl(() => document.querySelector<HTMLElement>(tab), { press: true });
    }),
    ...opening("inbox", t("inbox.title")),
    ...opening("directory", t("directory.title")),
    hours("hours", t("directory.hours"), "week", t("palette.words.hours")),
    hours("specialDays", t("palette.specialDays"), "special", t("palette.words.specialDays")),
    ...opening("listings", t("listings.title")),
    ...(user.isAdmin ? opening("outbox", t("outbox.title")) : []),
    ...opening("visits", t("visits.title")),
    ...(locales.length > 1 ? opening("translations", t("translations.title")) : []),
  ];
}
