// @vitest-environment jsdom
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { expect, it } from "vitest";
import { inEditor } from "../../../../../tests/support/in-editor.tsx";
import { useCardDrag } from "./use-card-drag.ts";

function Card({ id }: { id: string }) {
  return (
    <li className="vt-canvas-card">
      <button type="button" {...useCardDrag(id)} />
    </li>
  );
}

it("leaves no mark on the card below when the dragged one is taken away by somebody else", () => {
  const place = document.body.appendChild(document.createElement("ul"));
  const root = createRoot(place);
  const show = (...ids: string[]) =>
    flushSync(() =>
      root.render(
        inEditor(
          ids.map((id) => <Card key={id} id={id} />),
          { state: {}, known: {} },
        ),
      ),
    );
  Element.prototype.setPointerCapture = () => undefined;
  show("a", "b");
  const other = place.children[1] ?? null;
  document.elementFromPoint = () => other;
  const grip = place.querySelector("button");
  const point = (type: string, clientX: number) =>
    flushSync(() => grip?.dispatchEvent(new PointerEvent(type, { button: 0, clientX, bubbles: true })));
  point("pointerdown", 0);
  point("pointermove", 50);
  expect(other?.hasAttribute("data-vt-drop")).toBe(true);
  show("b");
  expect(other?.hasAttribute("data-vt-drop")).toBe(false);
  root.unmount();
  place.remove();
  Reflect.deleteProperty(Element.prototype, "setPointerCapture");
  Reflect.deleteProperty(document, "elementFromPoint");
});
