import { contactForm } from "./contact-form.ts";
import type { FormField, FormPart, FormProblem } from "./form-field.ts";
import { messageForm } from "./message-form.ts";
import { sponsorForm } from "./sponsor-form.ts";

interface Form {
  /** What its answers are stored as. */
  form: "contact" | "message" | "aspectSponsor";
  parts: (options: Readonly<Record<string, unknown>>) => FormPart[];
  /** What is answered where the field that people leave empty is not. */
  trap: FormProblem;
  /** After how many milliseconds it can be sent again, once it was sent and once that failed; null: never. */
  rest: { sent: number | null; error: number };
}

/** The forms by the kind of section that shows them. */
export const forms = {
  contactForm: { form: "contact", parts: contactForm, trap: "spam", rest: { sent: null, error: 3_000 } },
  form: { form: "message", parts: messageForm, trap: "spam", rest: { sent: null, error: 3_000 } },
  aspectSponsorForm: {
    form: "aspectSponsor",
    parts: sponsorForm,
    trap: "noInput",
    rest: { sent: 2_000, error: 2_000 },
  },
} as const satisfies Record<string, Form>;
export type FormKind = keyof typeof forms;

export function isFormKind(kind: string): kind is FormKind {
  return Object.hasOwn(forms, kind);
}

/** Every field that a form with these options asks for, in order. */
export function fieldsOf(kind: FormKind, options: Readonly<Record<string, unknown>>): FormField[] {
  return forms[kind].parts(options).flatMap(({ fields }) => fields);
}

/** Whether a form takes no answers for now. */
export function isClosed(options: Readonly<Record<string, unknown>>): boolean {
  return options["bookingClosed"] === true;
}
