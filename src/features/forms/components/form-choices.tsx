import { languageOf } from "~/features/blocks/words/language-of.ts";
import { choiceLabelOf } from "../domain/field-words.ts";
import type { FormRowProps } from "./form-row-props.ts";

/** One or several of the choices of a question. */
export function FormChoices({ field, id, entered, t }: FormRowProps) {
  const { name, type, choices = [], isRequired } = field;
  const chosen: readonly string[] = [entered ?? []].flat();
  const isSingle = type === "choice";
  return (
    <div className={isSingle ? "form__choices form__choices--row" : "form__choices"}>
      {choices.map((choice, index) => (
        <label key={choice} className="form__choice">
          <input
            type={isSingle ? "radio" : "checkbox"}
            id={index === 0 ? id : undefined}
            name={name}
            value={choice}
            required={isSingle ? isRequired : undefined}
            aria-invalid={false} // the question says what is wrong
            defaultChecked={chosen.includes(choice)}
          />
          <span {...languageOf({ lang: field.choicesLang })}>{choiceLabelOf(field, choice, t)}</span>
        </label>
      ))}
    </div>
  );
}
