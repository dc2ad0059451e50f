import { Fragment } from "react";
import { hasWeights } from "~/features/blocks/theme/heading-look.ts";
import type { Theme } from "~/features/blocks/theme/theme.ts";
import { keysOf } from "~/lib/keys-of.ts";
import { ChoiceRow } from "../inputs/choice-row.tsx";
import { useEditorActions } from "../state/editor-context.tsx";
import { formsOf, lookFolds } from "./look-parts.ts";

/** Room, lines and parts of the look, each one of a few forms. */
export function LookChoices({ theme, onSave }: { theme: Theme; onSave: (part: Partial<Theme>) => void }) {
  const { t } = useEditorActions();
  return keysOf(lookFolds).map((fold) => (
    <details key={fold} className="vt-fold" data-vt-fold={`design.${fold}`}>
      <summary>{t(`design.${fold}`)}</summary>
      <div className="vt-settings">
        {lookFolds[fold].map((part) => (
          <Fragment key={part}>
            <div data-vt-setting={part}>
              <ChoiceRow
                label={t(`design.part.${part}`)}
                choices={formsOf(part).map((value) => ({ value, label: t(`design.value.${value}`) }))}
                value={theme[part]}
                onSave={(value) => onSave({ [part]: value })}
              />
            </div>
            {part === "headingWeight" && !hasWeights(theme.fonts.heading) && (
              <p className="vt-hint">{t("design.oneWeight")}</p>
            )}
          </Fragment>
        ))}
      </div>
    </details>
  ));
}
