import { keysOf } from "~/lib/keys-of.ts";
import { fieldsOfAsked } from "../domain/asked.ts";
import type { FormValues } from "../domain/check-form.ts";
import { themes } from "../domain/contact-form.ts";
import type { FormField } from "../domain/form-field.ts";
import { fieldsOf, forms, type FormKind } from "../domain/forms.ts";
import { senderAddress } from "../domain/sender-address.ts";
import { toldApart } from "../domain/told-apart.ts";

interface Stored {
  form: (typeof forms)[FormKind]["form"];
  asked: unknown;
}

/** Every field that a stored answer may hold: as it was asked, else whatever the section of its form asked for then. */
export function fieldsOfStored({ form, asked }: Stored): FormField[] {
  const kind = keysOf(forms).find((each) => forms[each].form === form);
  return toldApart(fieldsOfAsked(asked) ?? (kind ? fieldsOf(kind, allOffered) : []));
}

const allOffered = Object.fromEntries(themes.map((theme) => [theme, true]));

/** Who wrote an answer: by name, by company, by the first line that an editor's form asks for, else by address. */
export function senderOf(fields: readonly FormField[], values: FormValues): string {
  const text = (name: string) => (typeof values[name] === "string" ? values[name].trim() : "");
  const names = [text("name") || [text("vorname"), text("nachname")].join(" ").trim(), text("contactName")];
  const person = names.find((name) => name !== "") ?? "";
  const known = [person, text("company")].filter((part) => part !== "").join(", ");
  const line = fields.find(({ name, label, type }) => label !== undefined && type === "text" && text(name) !== "");
  return known || (line ? text(line.name) : senderAddress(fields, values));
}
