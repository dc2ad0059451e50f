import type { LayoutName } from "~/features/site/layouts/schema.ts";
import { useEditorActions } from "../state/editor-context.tsx";

interface LayoutChoiceProps {
  layouts: readonly LayoutName[];
  value: LayoutName | null;
  onChosen: (layout: LayoutName | null) => void;
}

/** How a new page begins: empty, or with the sections of a layout and sample words to be written over. */
export function LayoutChoice({ layouts, value, onChosen }: LayoutChoiceProps) {
  const { t } = useEditorActions();
  return (
    <fieldset className="vt-fieldset vt-layouts">
      <legend className="vt-input-row__label">{t("pages.layout")}</legend>
      {([null, ...layouts] as const).map((layout) => (
        <label key={layout} className="vt-layout">
          <input
            type="radio"
            name="layout"
            className="vt-sr"
            checked={layout === value}
            onChange={() => onChosen(layout)}
          />
          <strong>{t(`pages.layouts.${layout ?? "empty"}`)}</strong>
          <small>{t(`pages.layoutHints.${layout ?? "empty"}`)}</small>
        </label>
      ))}
    </fieldset>
  );
}
