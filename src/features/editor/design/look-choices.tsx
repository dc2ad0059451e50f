import { Fragment } from "react";
import { hasWeights } from "~/features/blocks/heading-look.ts";
import { themeSchema, type Theme } from "~/features/blocks/theme.ts";
import { ChoiceRow } from "../inputs/choice-row.tsx";
import { useEditorActions } from "../state/editor-context.tsx";

const { shape } = themeSchema;
const folds = {
  room: ["density", "scale", "radius", "frame", "ground", "motion"],
  lines: ["headingCase", "headingWeight", "headingTracking", "headingAlign", "kicker", "rule"],
  parts: ["card", "button", "image", "header", "footer"],
} as const;
type Part = (typeof folds)[keyof typeof folds][number];

/** Room, lines and parts of the look, each one of a few forms. */
export function LookChoices({ theme, onSave }: { theme: Theme; onSave: (part: Partial<Theme>) => void }) {
  const { t } = useEditorActions();
  return (Object.keys(folds) as (keyof typeof folds)[]).map((fold) => (
    <details key={fold} className="vt-fold" data-vt-fold={`design.${fold}`}>
      <summary>{t(`design.${fold}`)}</summary>
      <div className="vt-settings">
        {folds[fold].map((part) => (
          <Fragment key={part}>
            <ChoiceRow
              label={t(`design.part.${part}`)}
              choices={valuesOf(part).map((value) => ({ value, label: t(`design.value.${value}`) }))}
              value={theme[part]}
              onSave={(value) => onSave({ [part]: value })}
            />
            {part === "headingWeight" && !hasWeights(theme.fonts.heading) && (
              <p className="vt-hint">{t("design.oneWeight")}</p>
            )}
          </Fragment>
        ))}
      </div>
    </details>
  ));
}

/** What the theme takes, in its order. */
function valuesOf(part: Part) {
  const schema = part === "radius" || part === "frame" ? shape[part] : shape[part].unwrap();
  return schema.options;
}
