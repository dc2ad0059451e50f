import { groupInputName } from "../group-input-name.ts";
import { honeypotName, type QuestionName } from "../domain/form-field.ts";

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Where people answer in this form, in order: neither buttons nor what the form says by itself. */
export function controlsOf(form: HTMLFormElement): Control[] {
  return [...form.elements].filter(
    (element): element is Control =>
      (element instanceof HTMLInputElement ||
        element instanceof HTMLTextAreaElement ||
        element instanceof HTMLSelectElement) &&
      ![honeypotName, groupInputName, ""].includes(element.name),
  );
}

export function isTicked(control: Control): control is HTMLInputElement {
  return control.type === "checkbox" || control.type === "radio";
}

/** Takes back what was entered, also what the page came with. */
export function empty(form: HTMLFormElement): void {
  for (const control of controlsOf(form)) {
    if (isTicked(control)) control.checked = false;
    else control.value = "";
  }
}

type FileInput = HTMLInputElement & { name: QuestionName };

/** Where files are chosen in this form: nothing but a question asks for one. */
export function fileInputsOf(form: HTMLFormElement): FileInput[] {
  return controlsOf(form).filter(
    (control): control is FileInput => control instanceof HTMLInputElement && control.type === "file",
  );
}

/** What the browser would send; of files, the names. */
export function bodyOf(form: HTMLFormElement): URLSearchParams {
  const entries = [...new FormData(form)].map(([name, value]) => [
    name,
    typeof value === "string" ? value : value.name,
  ]);
  return new URLSearchParams(entries);
}
