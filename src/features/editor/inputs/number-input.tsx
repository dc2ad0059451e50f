import { useId } from "react";
import { Minus, Plus } from "lucide-react";
import type { OptionDefinition } from "~/features/blocks/option-kinds.ts";
import { IconButton } from "../controls/icon-button.tsx";
import { useEditorActions } from "../state/editor-context.tsx";
import { InputRow } from "./input-row.tsx";
import { useEntry } from "./use-entry.ts";
import { checkNumber } from "./validate.ts";

/** A whole number within the option's range: typed, or stepped by 1 with minus and plus, which keep the keyboard at its ends. */
export function NumberInput(props: { option: OptionDefinition; value: number; onSave: (value: number) => void }) {
  const { option, value, onSave } = props;
  const { say, t } = useEditorActions();
  const id = useId();
  const label = say(option.label);
  const { minimum = 1, maximum = Number.MAX_SAFE_INTEGER } = option.range ?? {};
  const entry = useEntry({ shown: String(value), check: (text) => checkNumber(text, option.range), onSave });
  return (
    <InputRow id={id} label={label} error={entry.error} attempt={entry.attempt}>
      <div className="vt-number">
        <IconButton
          label={t("input.minus", { label })}
          aria-disabled={value <= minimum}
          onClick={() => value > minimum && onSave(value - 1)}
        >
          <Minus aria-hidden />
        </IconButton>
        <input
          id={id}
          className="vt-input"
          inputMode="numeric"
          aria-describedby={`${id}-error`}
          {...entry.inputProps}
        />
        <IconButton
          label={t("input.plus", { label })}
          aria-disabled={value >= maximum}
          onClick={() => value < maximum && onSave(value + 1)}
        >
          <Plus aria-hidden />
        </IconButton>
      </div>
    </InputRow>
  );
}
