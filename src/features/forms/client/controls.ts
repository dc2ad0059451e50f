import { groupInputName } from "../group-input-name.ts";
import { honeypotName } from "../domain/form-field.ts";

export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

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

/** What the browser would send, but for files. */
export function bodyOf(form: HTMLFormElement): URLSearchParams {
  const entries = [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === "string");
  return new URLSearchParams(entries);
}
