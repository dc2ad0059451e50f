// @vitest-environment jsdom
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { expect, it, vi } from "vitest";
import { useRowDrag } from "./use-row-drag.ts";

it("drops a row where the pointer was last, also before that was drawn", () => {
  Element.prototype.setPointerCapture = () => undefined;
  const onMoved = vi.fn();
  function Rows() {
    const { gripAt } = useRowDrag(onMoved);
    return (
      <ol>
        {[0, 1, 2].map((index) => (
          <li key={index}>
            <button type="button" {...gripAt(index)} />
          </li>
        ))}
      </ol>
    );
  }
  const root = createRoot(document.body.appendChild(document.createElement("main")));
  flushSync(() => root.render(<Rows />));
  for (const row of document.querySelectorAll("li")) row.getBoundingClientRect = () => new DOMRect(0, 0, 100, 40);
  const point = (type: string, clientY: number) =>
    document.querySelector("button")?.dispatchEvent(new PointerEvent(type, { button: 0, clientY, bubbles: true }));
  point("pointerdown", 10);
  point("pointermove", 95);
  point("pointerup", 95);
  expect(onMoved.mock.calls).toEqual([[0, 2]]);
  root.unmount();
  document.body.replaceChildren();
  Reflect.deleteProperty(Element.prototype, "setPointerCapture");
});
