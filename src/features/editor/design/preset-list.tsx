import { useId } from "react";
import { darkOf } from "~/features/blocks/theme/dark-palettes.ts";
import { presetOf, themePresets } from "~/features/blocks/theme/theme-presets.ts";
import { LookChoice } from "~/features/blocks/theme/look-choice.tsx";
import type { Theme } from "~/features/blocks/theme/theme.ts";
import { keysOf } from "~/lib/keys-of.ts";
import { useEditorActions } from "../state/editor-context.tsx";

/** The ready looks, each drawn in its own colours and letters. A site with dark colours keeps some where the look has them. */
export function PresetList({ theme, onSave }: { theme: Theme; onSave: (theme: Theme) => void }) {
  const { t } = useEditorActions();
  const group = useId();
  const chosen = presetOf(theme);
  const names = keysOf(themePresets);
  return (
    <details className="vt-fold" open data-vt-fold="design.presets">
      <summary>{t("design.presets")}</summary>
      <div className="looks" role="radiogroup" aria-label={t("design.presets")}>
        {names.map((name) => {
          const preset = themePresets[name];
          return (
            <LookChoice
              key={name}
              name={group}
              theme={preset}
              sample={t("design.sample")}
              label={t(`design.preset.${name}`)}
              setting={name}
              checked={chosen === name}
              onChange={() => onSave({ ...preset, dark: theme.dark && darkOf(preset.palette) })}
            />
          );
        })}
      </div>
      {chosen === null && <p className="vt-hint">{t("design.ownLook")}</p>}
    </details>
  );
}
