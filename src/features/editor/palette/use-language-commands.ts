import { useFrame } from "../frame/frame-context.tsx";
import { revealControl } from "../frame/reveal-control.ts";
import { useEditorActions, useEditorPart } from "../state/editor-context.tsx";
import type { Entry } from "./entry.ts";

/** What the translations panel does with all texts at once; nothing on a site of one language. */
export function useLanguageCommands(): Entry[] {
  const { t, locales, defaultLocale } = useEditorActions();
  const { openPanel } = useFrame();
  const present = useEditorPart((state) => state.locale);
  const [first] = locales.filter((locale) => locale !== defaultLocale);
  if (!first) return [];
  // The language that the panel shows.
  const locale = (present === defaultLocale ? first : present).toUpperCase();
  const inTranslations = (id: string, title: string, selector: string): Entry => ({
    id,
    group: "commands",
    title,
    words: [t("translations.title")],
    run: () => {
      openPanel("translations");
      revealControl(() => document.querySelector<HTMLElement>(selector));
    },
  });
  const xliff = (name: "export" | "exportSite" | "import", title: string) =>
    inTranslations(`xliff-${name}`, title, `[data-vt-xliff="${name}"]`);
  return [
    inTranslations("translateMissing", t("palette.translateMissing"), "[data-vt-translate-missing] button"),
    xliff("export", t("xliff.export", { locale })),
    xliff("exportSite", t("state.named", { what: "XLIFF", name: t("xliff.exportSite", { locale }) })),
    xliff("import", t("xliff.import")),
  ];
}
