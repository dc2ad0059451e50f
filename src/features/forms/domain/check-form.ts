import { z } from "zod";
import {
  honeypotName,
  mostInLine,
  mostInText,
  mostPersons,
  type FormField,
  type FormFieldName,
  type FormProblem,
} from "./form-field.ts";

/** What was entered, as a browser sends it: texts by name, and lists where several may be ticked. */
export type Entered = Readonly<Record<string, string | readonly string[]>>;
/** What is kept of an answer. */
export type FormValues = Record<string, string | number | boolean | string[]>;
export type FormProblems = Partial<Record<FormFieldName | typeof honeypotName, FormProblem>>;

const emailSchema = z.email().max(254);

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
  const values: FormValues = {};
  const problems: FormProblems = {};
  for (const field of fields) {
    const value = read(field, entered);
    const problem = problemOf(field, value, values);
    if (problem) problems[field.name] = problem;
    values[field.name] = value;
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
      return [...new Set([entered[name] ?? []].flat())].filter(
        (each) => each !== "" && (choices as readonly string[]).includes(each),
      );
    case "checkbox":
      return text !== "" && text !== "false";
    case "count":
      return text.trim() === "" ? 0 : /^\d{1,6}$/.test(text.trim()) ? Number(text) : Number.NaN;
    default:
      return text.replaceAll(/[\s\p{Cc}\p{Zl}\p{Zp}]+/gu, " ").trim();
  }
}

function problemOf(field: FormField, value: FormValues[string], before: FormValues): FormProblem | null {
  const { type, choices = [], missing = "required", isBooked } = field;
  if (type === "count") return isCount(value) ? null : missing;
  if (isBooked) return value === true ? "booked" : null;
  if (isEmpty(value)) return isNeeded(field, before) ? missing : null;
  if (typeof value !== "string") return null;
  if (value.length > (type === "longText" ? mostInText : mostInLine)) return "tooLong";
  if (type === "email") return emailSchema.safeParse(value).success ? null : "email";
  if (type === "choice") return (choices as readonly string[]).includes(value) ? null : "choose";
  return null;
}

function isNeeded({ isRequired, requiredWith }: FormField, before: FormValues): boolean {
  const count = requiredWith === undefined ? 0 : before[requiredWith];
  return isRequired === true || (typeof count === "number" && count > 0);
}

function isCount(value: FormValues[string]): boolean {
  return typeof value === "number" && value >= 0 && value <= mostPersons;
}

function isEmpty(value: FormValues[string]): boolean {
  return value === "" || value === false || (Array.isArray(value) && value.length === 0);
}

/** The text of a name; the last one where a name was sent more than once. */
function textOf(entered: Entered, name: string): string {
  const value = Object.hasOwn(entered, name) ? entered[name] : undefined;
  return [value ?? ""].flat().at(-1) ?? "";
}
