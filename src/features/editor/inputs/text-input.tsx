import { useId } from "react";
import type { OptionDefinition } from "~/features/blocks/option-kinds.ts";
import { useEditorActions } from "../state/editor-context.tsx";
import { InputRow } from "./input-row.tsx";
import { useEntry } from "./use-entry.ts";

/** Free text of an option; saved on leaving the input. */
export function TextInput(props: { option: OptionDefinition; value: string; onSave: (value: string) => void }) {
  const { option, value, onSave } = props;
  const { say } = useEditorActions();
  const id = useId();
  const entry = useEntry<string>({
    shown: value,
    check: (text) =>
      option.schema.safeParse(text).success ? { ok: true, value: text } : { ok: false, error: "input.invalid" },
    onSave,
  });
  return (
    <InputRow id={id} label={say(option.label)} error={entry.error} attempt={entry.attempt}>
      <input id={id} className="vt-input" type="text" aria-describedby={`${id}-error`} {...entry.inputProps} />
    </InputRow>
  );
}
