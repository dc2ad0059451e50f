// @vitest-environment jsdom
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { expect, it } from "vitest";
import { FrameProvider, type Frame } from "./frame-context.tsx";
import { useFold } from "./use-fold.ts";

const leave: Frame["leave"] = (then) => then();

function Row() {
  const { opener, isOpen, toggle, close } = useFold(false);
  return (
    <li>
      <button ref={opener} onClick={toggle} children="anpassen" />
      {isOpen && <button onClick={close} children="Abbrechen" />}
    </li>
  );
}
function show() {
  const root = createRoot(document.body.appendChild(document.createElement("ul")));
  const beside = document.body.appendChild(document.createElement("input"));
  flushSync(() => root.render(<FrameProvider frame={{ leave } as Frame} children={<Row />} />));
  const button = (name: string) => [...document.querySelectorAll("button")].find((own) => own.textContent === name);
  const press = (name: string) => flushSync(() => button(name)?.click());
  const end = () => {
    flushSync(() => root.unmount());
    document.body.replaceChildren();
  };
  return { button, press, beside, end };
}

it("gives the keyboard back to the button that opens it when it closes by itself", () => {
  const { button, press, end } = show();
  press("anpassen");
  button("Abbrechen")?.focus();
  press("Abbrechen");
  expect(button("Abbrechen")).toBeUndefined();
  expect(document.activeElement).toBe(button("anpassen"));
  end();
});

it("leaves the keyboard with who has gone on elsewhere while it was saved", () => {
  const { press, beside, end } = show();
  press("anpassen");
  beside.focus();
  press("Abbrechen");
  expect(document.activeElement).toBe(beside);
  end();
});
