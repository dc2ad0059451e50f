import type { FormField } from "../domain/form-field.ts";

/** Whether a question takes a whole line: long answers, lists of choices, and what an editor asks to be agreed to. */
export function isWide({ type, label }: FormField): boolean {
  return ["longText", "choice", "choices", "file"].includes(type) || (type === "checkbox" && label !== undefined);
}
