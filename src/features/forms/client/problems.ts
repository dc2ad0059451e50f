import type { FieldErrors } from "react-hook-form";
import { checkForm, type FormProblems } from "../domain/check-form.ts";
import { problemOfFiles } from "../domain/file-limits.ts";
import { honeypotName, type FormField, type FormProblem, type RefusedFiles } from "../domain/form-field.ts";
import { pastDaysIn } from "../domain/past-days.ts";
import { enteredOf } from "../entered.ts";
import { bodyOf, fileInputsOf } from "./controls.ts";

/** What the server would find; what only programs fill in is left to it, for it keeps that. */
export function problemsIn(form: HTMLFormElement, fields: readonly FormField[]): FormProblems {
  const entered = enteredOf(bodyOf(form));
  const { [honeypotName]: _, ...problems } = checkForm(fields, entered).problems;
  return { ...problems, ...pastDaysIn(fields, entered, new Date()), ...fileProblemsIn(form) };
}

/** Problems as react-hook-form has them, with the file that one is about as what it says. */
export function errorsOf(problems: FormProblems, files: RefusedFiles): FieldErrors {
  return Object.fromEntries(
    Object.entries(problems).flatMap(([name, type]) => (type ? [[name, { type, message: files[name] ?? "" }]] : [])),
  );
}

/** The files that errors are about. */
export function filesOf(errors: FieldErrors): RefusedFiles {
  const nameIn = (message: unknown) => (typeof message === "string" ? message : "");
  return Object.fromEntries(Object.entries(errors).map(([name, error]) => [name, nameIn(error?.message)]));
}

export function problemsOf(errors: FieldErrors): FormProblems {
  return Object.fromEntries(Object.entries(errors).map(([name, error]) => [name, error?.type as FormProblem]));
}

/** What is wrong with the files that are chosen in a form, as far as their names and sizes tell. */
export function fileProblemsIn(form: HTMLFormElement): FormProblems {
  const problems: FormProblems = {};
  const before: File[] = [];
  for (const { name, files } of fileInputsOf(form)) {
    const chosen = [...(files ?? [])];
    const problem = problemOfFiles(chosen, before);
    if (problem) problems[name] = problem;
    before.push(...chosen);
  }
  return problems;
}

/** The files that these problems of a form are about: of each question the first that has its problem by itself. */
export function refusedFilesIn(form: HTMLFormElement, problems: FormProblems): RefusedFiles {
  const refused: RefusedFiles = {};
  for (const { name: question, files } of fileInputsOf(form)) {
    const isIt = (file: File) => problemOfFiles([file]) === problems[question];
    const file = problems[question] && [...(files ?? [])].find(isIt);
    if (file) refused[question] = file.name;
  }
  return refused;
}

/** Whether what the server found cannot be of the form as it stands here: that was looked at before it was sent. */
export function hasChanged(problems: FormProblems, fields: readonly FormField[]): boolean {
  const areFiles = (name: string) => fields.some((field) => field.name === name && field.type === "file");
  return Object.entries(problems).some(
    ([name, problem]) => name !== honeypotName && problem !== "links" && problem !== "booked" && !areFiles(name),
  );
}
