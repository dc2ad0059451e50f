import { useFrame } from "../frame/frame-context.tsx";
import { revealControl } from "../frame/reveal-control.ts";
import { revealFold } from "../frame/reveal-fold.ts";
import { settingLabel, settingValue } from "../settings/setting-labels.ts";
import { shownSections, type SettingSection } from "../settings/shown-sections.ts";
import { useSitePart } from "../site/site-context.tsx";
import { useEditorActions } from "../state/editor-context.tsx";
import { designEntries } from "./design-entries.ts";
import type { Entry } from "./entry.ts";

/** Every setting of the site by its name, and the parts of its look; the one that is chosen opens in its panel. */
export function useSettingEntries(): Entry[] {
  const { t, texts, locales, collectionNames, user } = useEditorActions();
  const { openPanel } = useFrame();
  const saved = useSitePart((state) => state.document?.settings ?? null);
  /** A section that is a list of its own, or whose settings do not count. */
  const listEntry = (name: SettingSection["name"] | "siteName" | "languages" | "timeZone"): Entry => ({
    id: `setting-${name}`,
    group: "settings",
    title: t(`settings.${name}`),
    hint: t("settings.title"),
    words:
      {
        glossary: [t("glossary.add"), t("glossary.kept")],
        languages: [t("settings.newLanguage"), t("settings.addLanguage")],
      }[name as string] ?? [],
    run: () => {
      openPanel("settings");
      revealFold(`settings.${name}`, name);
    },
  });
  const settings = shownSections({ locales, collectionNames, isAdmin: user.isAdmin }, saved).flatMap(
    ({ name, fields }) => [
      ...(fields.length === 0 ? [listEntry(name)] : []),
      ...fields.map(({ section, path, input }): Entry => {
        const key = [section, ...path];
        return {
          id: `setting-${key.join(".")}`,
          group: "settings",
          title: settingLabel(key, texts),
          hint: t(`settings.${name}`),
          words: "values" in input ? input.values.map((value) => settingValue(value, texts)) : [],
          run: () => {
            openPanel("settings");
            revealFold(`settings.${name}`, key.join("."));
          },
        };
      }),
    ],
  );
  const design = designEntries(t, ({ fold, row }) => {
    openPanel("design");
    if (fold !== null) revealFold(`design.${fold}`, row);
    else revealControl(() => document.querySelector<HTMLElement>(`[data-vt-setting="${row}"] input`));
  });
  return [...settings, listEntry("siteName"), listEntry("languages"), listEntry("timeZone"), ...design];
}
