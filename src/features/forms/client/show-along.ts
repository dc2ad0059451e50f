import { formatLocale } from "~/lib/language-tag.ts";
import type { FormTexts } from "../form-texts.ts";
import { controlsOf } from "./controls.ts";
import { showFiles } from "./show-files.ts";

/** From this part of the most letters on, it is told how many there are. */
const soon = 0.8;

/** Says beside what is entered how it stands with its limits: which files are chosen, and how long a long text is. */
export function showAlong(form: HTMLFormElement, texts: FormTexts): void {
  for (const control of controlsOf(form)) {
    if (control instanceof HTMLInputElement && control.type === "file") showFiles(control, texts);
    if (control instanceof HTMLTextAreaElement) showLength(control);
  }
}

function showLength(control: HTMLTextAreaElement): void {
  const most = Number(control.dataset["most"]);
  const id = `${control.id}-room`;
  const said = document.getElementById(id);
  if (!(control.value.length >= most * soon)) return said?.remove();
  const figure = new Intl.NumberFormat(formatLocale(document.documentElement.lang));
  const says = said ?? Object.assign(document.createElement("p"), { id, className: "form__aside", role: "status" });
  says.textContent = `${figure.format(control.value.length)} / ${figure.format(most)}`;
  if (!said) control.after(says);
}
