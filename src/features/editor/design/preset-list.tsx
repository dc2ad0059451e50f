import { useId } from "react";
import { darkOf } from "~/features/blocks/theme/dark-palettes.ts";
import { presetOf, themePresets, type PresetName } from "~/features/blocks/theme/theme-presets.ts";
import { themeAttributes, themeVariables, type Theme } from "~/features/blocks/theme/theme.ts";
import { useEditorActions } from "../state/editor-context.tsx";

/** The ready looks, each drawn in its own colours and letters. A site with dark colours keeps some where the look has them. */
export function PresetList({ theme, onSave }: { theme: Theme; onSave: (theme: Theme) => void }) {
  const { t } = useEditorActions();
  const group = useId();
  const chosen = presetOf(theme);
  const names = Object.keys(themePresets) as PresetName[];
  return (
    <details className="vt-fold" open data-vt-fold="design.presets">
      <summary>{t("design.presets")}</summary>
      <div className="vt-looks" role="radiogroup" aria-label={t("design.presets")}>
        {names.map((name) => {
          const preset = themePresets[name];
          return (
            <label key={name} className="vt-look" data-vt-setting={name}>
              <input
                type="radio"
                name={group}
                className="vt-sr"
                checked={chosen === name}
                onChange={() => onSave({ ...preset, dark: theme.dark && darkOf(preset.palette) })}
              />
              <span className="vt-look__card" aria-hidden style={themeVariables(preset)} {...themeAttributes(preset)}>
                <span className="vt-look__head" />
                <span className="vt-look__title">{t("design.sample")}</span>
                <span className="vt-look__foot">
                  <span className="vt-look__button" />
                  <span className="vt-look__dot" />
                </span>
              </span>
              <span className="vt-look__name">{t(`design.preset.${name}`)}</span>
            </label>
          );
        })}
      </div>
      {chosen === null && <p className="vt-hint">{t("design.ownLook")}</p>}
    </details>
  );
}
