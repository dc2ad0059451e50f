import { useFrame } from "../frame/frame-context.tsx";
import { revealFold } from "../frame/reveal-fold.ts";
import { settingLabel, settingValue } from "../settings/setting-labels.ts";
import { shownSections } from "../settings/shown-sections.ts";
import { useSitePart } from "../site/site-context.tsx";
import { useEditorActions } from "../state/editor-context.tsx";
import type { Entry } from "./entry.ts";

const looks = ["presets", "colors", "fonts", "room", "lines", "parts"] as const;

/** Every setting of the site by its name, and the parts of its look; the one that is chosen opens in its panel. */
export function useSettingEntries(): Entry[] {
  const { t, texts, locales, collectionNames } = useEditorActions();
  const { openPanel } = useFrame();
  const saved = useSitePart((state) => state.document?.settings ?? null);
  const settings = shownSections({ locales, collectionNames }, saved).flatMap(({ name, fields }) =>
    fields.map(({ section, path, input }): Entry => {
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
  );
  const design = looks.map((part): Entry => ({
    id: `design-${part}`,
    group: "design",
    title: t(`design.${part}`),
    hint: t("design.title"),
    run: () => {
      openPanel("design");
      revealFold(`design.${part}`);
    },
  }));
  return [...settings, ...design];
}
