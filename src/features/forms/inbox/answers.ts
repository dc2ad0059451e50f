import { fieldsOf, forms, type FormKind } from "../domain/forms.ts";
import { themes } from "../domain/contact-form.ts";
import type { FormValues } from "../domain/check-form.ts";
import type { FormField } from "../domain/form-field.ts";

/** Every field that answers of a form may hold, whatever its section asked for when they were sent. */
export function fieldsOfStored(form: (typeof forms)[FormKind]["form"]): FormField[] {
  const kind = (Object.keys(forms) as FormKind[]).find((each) => forms[each].form === form);
  return kind ? fieldsOf(kind, allOffered) : [];
}
const allOffered = Object.fromEntries(themes.map((theme) => [theme, true]));

/** Who wrote an answer: by name, by company, else by address. */
export function senderOf(values: FormValues): string {
  const text = (name: string) => (typeof values[name] === "string" ? values[name].trim() : "");
  const names = [text("name") || [text("vorname"), text("nachname")].join(" ").trim(), text("contactName")];
  const person = names.find((name) => name !== "") ?? "";
  return [person, text("company")].filter((part) => part !== "").join(", ") || text("email");
}
