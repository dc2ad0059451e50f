import type { EditorSetting } from "~/features/editor/state/editor-context.tsx";
import { editorTexts } from "~/i18n/editor-texts.ts";
import { viewTextsOf } from "~/i18n/view-texts.ts";
import type { EditorLocale } from "~/lib/locales.ts";

/** What stays the same while a page of a site in German and French is edited, for parts that are drawn alone. */
export function editorSetting(editorLocale: EditorLocale = "de"): EditorSetting {
  return {
    siteId: "site",
    siteName: "Optik",
    ownMediaIds: [],
    collectionNames: [],
    pageId: "page",
    locales: ["de", "fr"],
    defaultLocale: "de",
    optionalLocales: [],
    isMember: false,
    businessKind: "automatic",
    footerTown: "",
    timeZone: "Europe/Zurich",
    editorLocale,
    texts: editorTexts(editorLocale),
    user: { id: "user", name: "Anna", email: "anna@vitrine.example", isSiteAdmin: false, isAdmin: false },
    pagePaths: {},
    viewTexts: { de: viewTextsOf("de"), fr: viewTextsOf("fr") },
    viewData: {},
  };
}
