// @vitest-environment jsdom
import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, it } from "vitest";
import { eventually } from "../../../../tests/support/eventually.ts";
import { inEditor } from "../../../../tests/support/in-editor.tsx";
import { TextEntry } from "./text-entry.tsx";

let root: Root;
let answers: ((isSaved: boolean) => void)[];
const asked: string[] = [];
const entry = () => document.querySelector("input")!;

/** The entry beside what the server has answered. */
function show(shown: string): void {
  const onSave = (text: string) => {
    asked.push(text);
    return new Promise<boolean>((answer) => answers.push(answer));
  };
  const around = { state: {}, known: {}, actions: { onFlush: () => () => undefined } };
  const input = <TextEntry label="Name" shown={shown} check={(value) => ({ ok: true, value })} onSave={onSave} />;
  flushSync(() => root.render(inEditor(input, around)));
}
function write(text: string): void {
  entry().focus();
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(entry(), text);
  flushSync(() => entry().dispatchEvent(new InputEvent("input", { bubbles: true })));
  flushSync(() => entry().blur());
}
const answer = async (at: number, isSaved: boolean) => {
  answers[at]?.(isSaved);
  await new Promise((done) => setTimeout(done));
};

beforeEach(() => {
  [answers, asked.length] = [[], 0];
  root = createRoot(document.body.appendChild(document.createElement("div")));
  show("Alt");
});
afterEach(() => {
  flushSync(() => root.unmount());
  document.body.replaceChildren();
});

it("stands as it was written while it is on its way, and leaving it once more asks for nothing", async () => {
  write("Neu");
  expect(entry().value).toBe("Neu");
  entry().focus();
  flushSync(() => entry().blur());
  expect([entry().value, asked]).toEqual(["Neu", ["Neu"]]);
  show("Neu");
  await answer(0, true);
  show("Von anderen");
  await eventually(() => expect(entry().value).toBe("Von anderen"));
});

it("goes back by what it was before while that is not answered yet, and stays so whatever comes of the first", async () => {
  write("Neu");
  write("Alt");
  expect(asked).toEqual(["Neu", "Alt"]);
  await answer(0, false);
  expect(entry().value).toBe("Alt");
});

it("stays as it was written where it was not saved, and is saved by leaving it again", async () => {
  write("Neu");
  await answer(0, false);
  await eventually(() => {
    expect(entry().value).toBe("Neu");
    entry().focus();
    flushSync(() => entry().blur());
    expect(asked).toEqual(["Neu", "Neu"]);
  });
});

it("tells whether what stands there is saved, so that undo takes back the step and not its letters", async () => {
  const isSaved = () => "vtSaved" in entry().dataset;
  expect(isSaved()).toBe(true);
  entry().focus();
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(entry(), "Neu");
  flushSync(() => entry().dispatchEvent(new InputEvent("input", { bubbles: true })));
  expect(isSaved()).toBe(false);
  flushSync(() => entry().dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true })));
  await answer(0, true);
  expect(isSaved()).toBe(true);
});
