import { honeypotName, type FormField, type FormFieldName, type FormProblem } from "./form-field.ts";
import { lineOf } from "./line-of.ts";
import { formSchema } from "./form-schema.ts";

/** What was entered, as a browser sends it: texts by name, and lists where several may be ticked. */
export type Entered = Readonly<Record<string, string | readonly string[]>>;
/** What is kept of an answer. */
export type FormValues = Record<string, string | number | boolean | string[]>;
export type FormProblems = Partial<Record<FormFieldName | typeof honeypotName, FormProblem>>;

/**
 * Looks at every field of a form. `values` holds the form's own fields alone, cleaned; it may be kept where `problems` is
 * empty. Whatever else was sent is dropped, but for the honeypot: whatever it holds is the
 * problem `trap`.
 */
export function checkForm(
  fields: readonly FormField[],
  entered: Entered,
  trap: FormProblem = "spam",
): { values: FormValues; problems: FormProblems } {
  const values: FormValues = Object.fromEntries(fields.map((field) => [field.name, read(field, entered)]));
  const problems: FormProblems = {};
  for (const { path, message } of formSchema(fields).safeParse(values).error?.issues ?? []) {
    problems[path[0] as FormFieldName] ??= message as FormProblem; // the schema says nothing else
  }
  if (textOf(entered, honeypotName).trim() !== "") problems[honeypotName] = trap;
  return { values, problems };
}

/** One value of an answer as it is kept. A number that is none is NaN. */
function read({ name, type, choices = [] }: FormField, entered: Entered): FormValues[string] {
  const text = textOf(entered, name);
  switch (type) {
    case "longText":
      return text
        .replaceAll(/\r\n?/g, "\n")
        .replaceAll(/[^\P{Cc}\n\t]/gu, "")
        .trim();
    case "choices":
      return [...new Set(textsOf(entered, name))].filter((each) => each !== "" && choices.includes(each));
    case "file":
      return textsOf(entered, name).filter((each) => each !== "");
    case "checkbox":
      return text !== "" && text !== "false";
    case "count":
      return text.trim() === "" ? 0 : /^\d{1,6}$/.test(text.trim()) ? Number(text) : Number.NaN;
    default:
      return lineOf(text);
  }
}

/** The text of a name; the last one where a name was sent more than once. */
function textOf(entered: Entered, name: string): string {
  return textsOf(entered, name).at(-1) ?? "";
}

function textsOf(entered: Entered, name: string): string[] {
  return Object.hasOwn(entered, name) ? [entered[name] ?? []].flat() : [];
}
