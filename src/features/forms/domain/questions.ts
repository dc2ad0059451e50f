import type { ResolvedGroup } from "~/features/blocks/resolved.ts";
import { plainTextOf } from "~/features/richtext/plain-text.ts";
import { mostChoices, mostInLine, type FormField, type FormFieldType, type QuestionName } from "./form-field.ts";
import { fieldsOf, type FormKind } from "./forms.ts";
import { lineOf } from "./line-of.ts";
import type { AnswerType } from "./answer-types.ts";

/** Every field that a section asks for, in order: what its cards ask, else what its kind does. */
export function fieldsOfSection(kind: FormKind, { options, children }: Pick<ResolvedGroup, "options" | "children">) {
  return children.length > 0 ? children.map(questionOf) : fieldsOf(kind, options);
}

/** What a card asks. */
export function questionOf({ id, fields, options }: Pick<ResolvedGroup, "id" | "fields" | "options">): FormField {
  const answer = options["answer"] as AnswerType;
  const { type, ...rest } = typed[answer];
  return {
    name: questionName(id),
    label: fields["label"]?.type === "text" ? lineOf(fields["label"].text) : "",
    type,
    ...(options["required"] === true ? { isRequired: true } : {}),
    ...(hasChoices(answer) ? choicesOf(fields["choices"]) : {}),
    ...rest,
  };
}

/** Whether visitors can be asked it: it has words, and something to choose from where they choose. */
export function isAsked(card: Pick<ResolvedGroup, "id" | "fields" | "options">): boolean {
  const { label, choices } = questionOf(card);
  return label !== "" && choices?.length !== 0;
}

/** Under which name the answer to a card is sent and kept. */
export function questionName(cardId: string): QuestionName {
  return `q-${cardId}`;
}

export function hasChoices(answer: AnswerType): boolean {
  return answer === "choice" || answer === "several";
}

/** How each type of answer is asked and looked at. */
const typed: Record<AnswerType, Pick<FormField, "missing" | "autocomplete"> & { type: FormFieldType }> = {
  text: { type: "text", autocomplete: "on" },
  longText: { type: "longText" },
  email: { type: "email", autocomplete: "email" },
  phone: { type: "tel", autocomplete: "tel" },
  number: { type: "number" },
  choice: { type: "choice", missing: "choose" },
  several: { type: "choices", missing: "choose" },
  date: { type: "date" },
  time: { type: "time" },
  file: { type: "file" },
  consent: { type: "checkbox", missing: "consent" },
};

/** Each line of a text is a choice, once. */
function choicesOf(field: ResolvedGroup["fields"][string] | undefined): Pick<FormField, "choices" | "choicesLang"> {
  const text = field?.type === "richText" && field.value ? plainTextOf(field.value) : "";
  const lines = text.split("\n").map((line) =>
    lineOf(line)
      .slice(0, mostInLine)
      .replace(/[\uD800-\uDBFF]$/, "")
      .trim(),
  );
  const choices = [...new Set(lines)].filter((line) => line !== "").slice(0, mostChoices);
  return { choices, ...(field?.type === "richText" && field.lang ? { choicesLang: field.lang } : {}) };
}
