import type { FormState, FormTexts } from "../form-texts.ts";
import { sentId } from "../sent-id.ts";

/**
 * Lets the form's button say where the sending stands, and how much of it has left where there is much. It can be pressed
 * in vain rather than be disabled, for then it would lose the focus of who pressed it.
 */
export function showState(form: HTMLFormElement, state: FormState, texts: FormTexts, progress: number | null): void {
  const button = form.querySelector<HTMLButtonElement>("button[type=submit]");
  const [label, ...others] = button?.children ?? [];
  if (!button || !(label instanceof HTMLElement)) return;
  const isIdle = state === "idle";
  button.style.minWidth = isIdle ? "" : `${button.offsetWidth}px`; // nothing beside it moves
  if (isIdle) button.removeAttribute("aria-disabled");
  else button.setAttribute("aria-disabled", "true");
  button.dataset["state"] = state;
  label.hidden = !isIdle;
  for (const other of others) other.remove();
  const gone = state === "loading" && progress !== null ? ` ${Math.floor(progress * 100)} %` : "";
  if (!isIdle)
    button.append(Object.assign(document.createElement("span"), { textContent: texts.states[state] + gone }));
}

/** Closes a form that is sent for good. Who pressed its button goes on at the thanks. */
export function closeSent(form: HTMLFormElement, groupId: string): void {
  document.getElementById(sentId(groupId))?.focus({ preventScroll: true });
  for (const part of form.querySelectorAll<HTMLFieldSetElement>("fieldset.form__parts")) part.disabled = true;
}

/** Shows the thanks under the form, or takes them away again. */
export function showThanks(groupId: string, isShown: boolean): void {
  const thanks = document.getElementById(sentId(groupId));
  thanks?.classList.toggle("form__sent--shown", isShown);
  if (isShown) thanks?.scrollIntoView({ block: "nearest" });
}
