import { tabStorage } from "~/lib/browser/safe-storage.ts";
import type { FormProblems } from "../domain/check-form.ts";
import type { FormFieldName } from "../domain/form-field.ts";
import { controlsOf, isTicked } from "./controls.ts";

/** What was entered by name, until it is sent. */
type Draft = Record<string, string[]>;

const keyOf = (groupId: string) => `form:${groupId}`;

/** Keeps what is entered in this tab: nothing of what only programs fill in, and no files. */
export function keepDraft(form: HTMLFormElement, groupId: string): void {
  const draft: Draft = {};
  for (const control of controlsOf(form)) {
    if (control.type === "file") continue;
    const entered = isTicked(control) ? control.checked : control.value !== "";
    if (entered) (draft[control.name] ??= []).push(control.value);
  }
  if (Object.keys(draft).length > 0) tabStorage.set(keyOf(groupId), JSON.stringify(draft));
  else dropDraft(groupId);
}

/** Writes what was kept where nothing was entered since. Answers what was ticked and cannot be any more: it is booked up. */
export function fillDraft(form: HTMLFormElement, groupId: string): FormProblems {
  const draft = readDraft(groupId);
  const isUntouched = (name: string) =>
    controlsOf(form)
      .filter((control) => control.name === name)
      .every((control) => (isTicked(control) ? !control.checked : control.value === ""));
  const untouched = new Set(Object.keys(draft).filter(isUntouched));
  const gone: FormProblems = {};
  for (const control of controlsOf(form)) {
    if (!untouched.has(control.name) || control.type === "file") continue;
    if (control.disabled) {
      gone[control.name as FormFieldName] = "booked";
      continue;
    }
    const [first = "", ...others] = draft[control.name] ?? [];
    if (isTicked(control)) control.checked = [first, ...others].includes(control.value);
    else control.value = first;
  }
  return gone;
}

export function dropDraft(groupId: string): void {
  tabStorage.remove(keyOf(groupId));
}

function readDraft(groupId: string): Draft {
  try {
    const kept = JSON.parse(tabStorage.get(keyOf(groupId)) ?? "{}") as Record<string, unknown>;
    return Object.fromEntries(
      Object.entries(kept).filter((entry): entry is [string, string[]] => {
        const [, value] = entry;
        return Array.isArray(value) && value.every((each) => typeof each === "string");
      }),
    );
  } catch {
    return {};
  }
}
