// @vitest-environment jsdom
import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, it } from "vitest";
import { eventually } from "../../../../tests/support/eventually.ts";
import { useHandedOn } from "./use-handed-on.ts";

let root: Root;
beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined; // all that is missing here
  root = createRoot(document.body.appendChild(document.createElement("div")));
  flushSync(() => root.render(<List names={["first", "second"]} />));
  field("first")?.focus();
});
afterEach(() => {
  flushSync(() => root.unmount());
  document.body.replaceChildren();
});

function Row({ name }: { name: string }) {
  return (
    <li {...useHandedOn()} className="vt-pair">
      <textarea data-vt-pair id={name} />
    </li>
  );
}
const List = ({ names }: { names: string[] }) => (
  <ul data-vt-texts>
    {names.map((name) => (
      <Row key={name} name={name} />
    ))}
  </ul>
);
const field = (id: string) => document.querySelector<HTMLTextAreaElement>(`#${id}`);
/** Its text is finished, by whomever. */
const finishFirst = () => flushSync(() => root.render(<List names={["second"]} />));
const press = (key: string) => field("first")?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
const write = () => field("first")?.dispatchEvent(new InputEvent("input", { bubbles: true }));

it("gives the keyboard to the next text once this one is finished", async () => {
  write();
  press("Tab");
  finishFirst();
  await eventually(() => expect(document.activeElement).toBe(field("second")));
});

it("gives it nowhere while one writes and somebody else finishes the text: more keys are not meant for the next", async () => {
  write();
  finishFirst();
  await new Promise((resolve) => setTimeout(resolve));
  expect(document.activeElement).toBe(document.body);
});
