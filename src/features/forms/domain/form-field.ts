import type { KeyIn, Messages } from "~/i18n/message-types.ts";

type FormTexts = Messages["forms"];

/** The name of a field, in the answer that is stored and in the texts. */
export type FormFieldName = KeyIn<FormTexts["fields"]>;
export type FormChoice = KeyIn<FormTexts["choices"]>;
/** Why a value is not taken. */
export type FormProblem = KeyIn<FormTexts["problems"]>;

export type FormFieldType =
  | "text"
  | "email"
  | "tel"
  | "date"
  | "time"
  | "longText"
  | "choice"
  | "choices"
  | "checkbox"
  | "count";

/** One question of a form. */
export interface FormField {
  name: FormFieldName;
  type: FormFieldType;
  isRequired?: true;
  /** Required as soon as this number is above zero. */
  requiredWith?: FormFieldName;
  /** What is answered where a required value is missing, or a number is none. */
  missing?: FormProblem;
  choices?: readonly FormChoice[];
  /** What the browser may fill in, as in HTML. */
  autocomplete?: string;
  /** Swiss francs, for the thing or for each person. */
  price?: number;
  /** Cannot be had any more. */
  isBooked?: true;
}

/** Fields that belong together, under a heading of their own where they have one. */
export interface FormPart {
  heading: KeyIn<FormTexts["headings"]>;
  fields: readonly FormField[];
}

/** Most characters of one line, and of a longer text. */
export const mostInLine = 200;
export const mostInText = 5_000;
/** Most people that one form speaks for. */
export const mostPersons = 500;

/** What people leave empty and programs fill in. */
export const honeypotName = "website";
