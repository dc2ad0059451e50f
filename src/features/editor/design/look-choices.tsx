import { themeSchema, type Theme } from "~/features/blocks/theme.ts";
import { ChoiceRow } from "../inputs/choice-row.tsx";
import { useEditorActions } from "../state/editor-context.tsx";

const { shape } = themeSchema;
const folds = {
  room: ["density", "scale", "radius", "frame"],
  lines: ["headingCase", "kicker", "rule"],
  parts: ["card", "button", "image", "header", "footer"],
} as const;
type Part = (typeof folds)[keyof typeof folds][number];

/** Room, lines and parts of the look, each one of a few forms. */
export function LookChoices({ theme, onSave }: { theme: Theme; onSave: (part: Partial<Theme>) => void }) {
  const { t } = useEditorActions();
  return (Object.keys(folds) as (keyof typeof folds)[]).map((fold) => (
    <details key={fold} className="vt-fold">
      <summary>{t(`design.${fold}`)}</summary>
      <div className="vt-settings">
        {folds[fold].map((part) => (
          <ChoiceRow
            key={part}
            label={t(`design.part.${part}`)}
            choices={valuesOf(part).map((value) => ({ value, label: t(`design.value.${value}`) }))}
            value={theme[part]}
            onSave={(value) => onSave({ [part]: value })}
          />
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
