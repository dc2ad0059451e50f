import { useFrame } from "../frame/frame-context.tsx";
import { revealControl } from "../frame/reveal-control.ts";
import type { NewPagePlace } from "../pages/new-page-form.tsx";
import { shownCollections } from "../pages/page-lists.ts";
import { revealNewPage } from "../pages/reveal-new-page.ts";
import { revealPage } from "../pages/reveal-page.ts";
import { useEditorActions, useEditorPart } from "../state/editor-context.tsx";
import type { Entry } from "./entry.ts";

/** What the pages panel makes, sets and takes away: pages by their place, containers of the navigation, the page under edit, the trash. */
export function usePageCommands(): Entry[] {
  const { t, collectionNames } = useEditorActions();
  const { openPanel } = useFrame();
  const isHome = useEditorPart((state) => state.document.role === "home");
  const inPages = (id: string, title: string, then: () => void, words: string[] = []): Entry => ({
    id,
    group: "commands",
    title,
    words: [t("toolbar.pages"), ...words],
    run: () => {
      openPanel("pageMenu");
      then();
    },
  });
  const newPage = (place: NewPagePlace, title: string) =>
    inPages(`newPage-${place}`, title, () => revealNewPage(place));
  const newIn = (name: (typeof shownCollections)[number]) =>
    name === "map" && !collectionNames.includes(name)
      ? t("pages.newCourse")
      : t("pages.newIn", { collection: t(`pages.${name}`) });
  return [
    newPage("navigation", t("pages.new")),
    newPage("free", t("pages.newFree")),
    ...shownCollections.map((name) => newPage(name, newIn(name))),
    inPages("pageName", t("palette.pageName"), () => revealPage("name"), [t("pages.slug"), t("palette.rename")]),
    inPages("pageSearch", t("pages.search"), () => revealPage("description"), [
      t("pages.searchTitle"),
      t("pages.description"),
    ]),
    inPages("pageSettings", t("pages.settings"), () => revealPage("settings"), [t("pages.role")]),
    inPages("trash", t("trash.title"), () =>
      revealControl(() => document.querySelector<HTMLElement>("[data-vt-trash] > summary")),
    ),
    ...(isHome ? [] : [inPages("deletePage", t("pages.delete"), () => revealPage("delete"))]),
    inPages("newNavigation", t("navigation.addContainer"), () =>
      revealControl(() => document.querySelector<HTMLElement>("[data-vt-new-navigation]"), { press: true }),
    ),
  ];
}
