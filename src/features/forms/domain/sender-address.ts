import type { FormValues } from "./check-form.ts";
import type { FormField } from "./form-field.ts";

/** The mail address that whoever filled in a form left in it; the first one where it asks for several, "" for none. */
export function senderAddress(fields: readonly FormField[], values: FormValues): string {
  const addresses = fields.flatMap(({ name, type }) => (type === "email" ? [values[name]] : []));
  return addresses.find((value): value is string => typeof value === "string" && value !== "") ?? "";
}
