import { z } from "zod";
import type { FormField, FormFieldName } from "./form-field.ts";
import { fieldsOf } from "./forms.ts";

const named = new Set<unknown>(fieldsOf("form", {}).map(({ name }) => name));
const name = z.custom<FormFieldName>(
  (value) => named.has(value) || (typeof value === "string" && value.startsWith("q-")),
);
const types = [
  "text",
  "longText",
  "email",
  "tel",
  "number",
  "choice",
  "choices",
  "date",
  "time",
  "file",
  "checkbox",
] as const;
const askedSchema = z.array(z.object({ name, label: z.string(), type: z.enum(types) }));

/** What is kept of the questions beside their answers, in the words in which they were asked; null where no card asked. */
export function askedOf(fields: readonly FormField[]): z.infer<typeof askedSchema> | null {
  const asked = fields.filter(({ label }) => label !== undefined);
  return asked.length > 0 ? askedSchema.parse(asked) : null;
}

/** The questions that were kept with an answer; null where none were. */
export function fieldsOfAsked(asked: unknown): FormField[] | null {
  return askedSchema.safeParse(asked).data ?? null;
}
