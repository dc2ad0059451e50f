import type { OptionDefinition } from "~/features/blocks/option-kinds.ts";
import { useEditorActions } from "../state/editor-context.tsx";
import { SwatchRow } from "./swatch-row.tsx";

/** An option that is a colour of the site's palette. */
export function SwatchesInput(props: { option: OptionDefinition; value: string; onSave: (value: string) => void }) {
  const { option, value, onSave } = props;
  const { say } = useEditorActions();
  const choices = (option.choices ?? []).map((choice) => ({ value: choice.value, label: say(choice.label) }));
  return <SwatchRow label={say(option.label)} choices={choices} value={value} onSave={onSave} />;
}
