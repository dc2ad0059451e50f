import type { KeyIn, Messages } from "~/i18n/message-types.ts";
import type { ViewTranslate } from "~/i18n/view-texts.ts";
import type { FormProblems } from "./domain/check-form.ts";
import { labelOf } from "./domain/field-words.ts";
import type { FormField, FormProblem } from "./domain/form-field.ts";

/** What stands over a form that was not taken. */
export type FormNotice = KeyIn<Messages["forms"]["notices"]>;
export type FormState = "idle" | "loading" | "sent" | "error";

/** What a form says in the browser. */
export interface FormTexts {
  /** What its questions are called, by their names. */
  labels: Record<string, string>;
  problems: Record<FormProblem, string>;
  notices: Record<FormNotice, string>;
  states: Record<Exclude<FormState, "idle">, string>;
  /** On what loads the page anew, where its form was changed meanwhile. */
  reload: string;
  /** Between a name and what is said of it; French sets a space before it. */
  colon: string;
  /** On what takes a chosen file out again, and what is said once it is out. */
  chosenFile: { remove: string; removed: string };
}

const problems = [
  "required",
  "email",
  "number",
  "consent",
  "choose",
  "chooseSome",
  "dayPast",
  "personsCount",
  "personsMost",
  "personsNames",
  "phoneFormat",
  "dayFormat",
  "timeFormat",
  "booked",
  "tooLong",
  "tooLongText",
  "fileType",
  "fileSize",
  "fileTotal",
  "fileCount",
  "fileEmpty",
  "fileAgain",
  "fileRoom",
  "links",
  "spam",
  "noInput",
] as const;
const notices = ["check", "closed", "booked", "wait", "waitLong", "failed", "changed", "tooLarge"] as const;
const states = ["loading", "sent", "error"] as const;

/** What stands over a form for these problems. */
export function noticeOf(problems: FormProblems): FormNotice {
  return Object.values(problems).every((problem) => problem === "booked") ? "booked" : "check";
}

/** The texts of a form with these questions. */
export function formTexts(fields: readonly FormField[], t: ViewTranslate): FormTexts {
  return {
    labels: Object.fromEntries(fields.map((field) => [field.name, labelOf(field, t)])),
    problems: texts(problems, (problem) => t(`forms.problems.${problem}`)),
    notices: texts(notices, (notice) => t(`forms.notices.${notice}`)),
    states: texts(states, (state) => t(`forms.states.${state}`)),
    reload: t("forms.reload"),
    colon: t("forms.colon"),
    chosenFile: { remove: t("forms.chosenFile.remove"), removed: t("forms.chosenFile.removed") },
  };
}

function texts<Name extends string>(names: readonly Name[], say: (name: Name) => string): Record<Name, string> {
  return Object.fromEntries(names.map((name) => [name, say(name)])) as Record<Name, string>;
}
