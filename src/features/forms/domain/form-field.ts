import type { KeyIn, Messages } from "~/i18n/message-types.ts";

type FormTexts = Messages["forms"];

/** The name of a field, in the answer that is stored and in the texts. */
export type FormFieldName = KeyIn<FormTexts["fields"]> | QuestionName;
/** The name of a question that a card of the section asks: the same as long as the card is there, wherever it stands. */
export type QuestionName = `q-${string}`;
/** The name of a file that was not taken, by the question that it should answer. */
export type RefusedFiles = Partial<Record<string, string>>;
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
  | "file"
  | "number"
  | "count";

/** What is said of a problem, with the file that it is about; the colon is the language's. */
export function sayOfFile(says: string, file: string | undefined, colon: string): string {
  return file ? file + colon + says : says;
}

/** One question of a form. */
export interface FormField {
  name: FormFieldName;
  /** What it is called in the language of its page, where a card asks it; its choices are then said in that language, too. */
  label?: string;
  type: FormFieldType;
  isRequired?: true;
  /** A day that must still come where it is written on the page. */
  isAhead?: true;
  /** Required as soon as this number is above zero. */
  requiredWith?: FormFieldName;
  /** What is answered where a required value is missing, or a number is none. */
  missing?: FormProblem;
  choices?: readonly string[];
  /** The language of the choices where it is another one than the page's. */
  choicesLang?: string;
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
/** Most choices that a question offers. */
export const mostChoices = 100;
/** Most people that one form speaks for. */
export const mostPersons = 500;

/**
 * The name for the entry of the site that a form is asked about: among the form's options it holds the questions that
 * this needs, in an answer what the entry is called.
 */
export const aboutEntry = "aboutEntry";

/** What people leave empty and programs fill in. */
export const honeypotName = "website";
