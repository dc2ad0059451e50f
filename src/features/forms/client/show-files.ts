import { fileSize } from "~/lib/file-size.ts";
import type { FormTexts } from "../form-texts.ts";
import { noteFiles } from "./add-files.ts";

type Texts = Pick<FormTexts, "chosenFile" | "colon">;

/** Lists the files that are chosen below their input, each with a button that takes it out again. */
export function showFiles(input: HTMLInputElement, texts: Texts): void {
  noteFiles(input);
  const files = [...(input.files ?? [])];
  const list = made("ul", `${input.id}-chosen`, { className: "form__files" });
  list.replaceChildren(...files.map((file) => rowOf(input, file, texts)));
  const said = made("p", `${input.id}-removed`, { className: "sr-only", role: "status" });
  said.textContent = "";
  if (files.length > 0) input.after(list, said);
  else list.remove();
}

function rowOf(input: HTMLInputElement, file: File, texts: Texts): HTMLLIElement {
  const row = document.createElement("li");
  const button = Object.assign(document.createElement("button"), {
    type: "button",
    textContent: texts.chosenFile.remove,
    ariaLabel: texts.chosenFile.remove + texts.colon + file.name,
  });
  button.addEventListener("click", () => removeFile(input, file, texts));
  const name = document.createElement("span");
  name.textContent = `${file.name} (${fileSize(file.size, document.documentElement.lang)})`;
  row.append(name, button);
  return row;
}

/** The keyboard goes on with the file that takes its place, the last one, or the input where none is left. */
function removeFile(input: HTMLInputElement, file: File, texts: Texts): void {
  const files = [...(input.files ?? [])];
  const at = files.indexOf(file);
  const kept = new DataTransfer();
  for (const other of files) if (other !== file) kept.items.add(other);
  input.files = kept.files;
  noteFiles(input);
  for (const type of ["input", "change"]) input.dispatchEvent(new Event(type, { bubbles: true }));
  const buttons = document.querySelectorAll<HTMLElement>(`#${CSS.escape(input.id)}-chosen button`);
  (buttons[at] ?? [...buttons].at(-1) ?? input).focus();
  const said = document.getElementById(`${input.id}-removed`);
  if (said) said.textContent = texts.chosenFile.removed + texts.colon + file.name;
}

/** The element with this id, which is made where there is none yet. */
function made(tag: "ul" | "p", id: string, set: { className: string; role?: string }): HTMLElement {
  const there = document.getElementById(id);
  return there ?? Object.assign(document.createElement(tag), { id, ...set });
}
