import { useId } from "react";
import { bodyFaces, facePairs, headingFaces } from "~/features/blocks/theme/theme-faces.ts";
import type { Theme } from "~/features/blocks/theme/theme.ts";
import { useEditorActions } from "../state/editor-context.tsx";
import { faceNames } from "./look-parts.ts";

/** Pairs of typefaces, each written in itself. */
export function FacePairs({ theme, onSave }: { theme: Theme; onSave: (part: Pick<Theme, "fonts">) => void }) {
  const { t } = useEditorActions();
  const group = useId();
  return (
    <details className="vt-fold" data-vt-fold="design.fonts">
      <summary>{t("design.fonts")}</summary>
      <div className="vt-faces" role="radiogroup" aria-label={t("design.fonts")}>
        {facePairs.map(({ heading, body }) => {
          const { family, weight, tracking } = headingFaces[heading];
          return (
            <label key={`${heading} ${body}`} className="vt-face" data-vt-setting={`${heading} ${body}`}>
              <input
                type="radio"
                name={group}
                className="vt-sr"
                checked={theme.fonts.heading === heading && theme.fonts.body === body}
                onChange={() => onSave({ fonts: { heading, body } })}
              />
              <span
                className="vt-face__title"
                style={{ fontFamily: family, fontWeight: weight, letterSpacing: tracking }}
              >
                {faceNames.heading[heading]}
              </span>
              <span style={{ fontFamily: bodyFaces[body].family }}>
                {t("design.withText", { name: faceNames.body[body] })}
              </span>
            </label>
          );
        })}
      </div>
    </details>
  );
}
