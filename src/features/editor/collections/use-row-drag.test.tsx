// @vitest-environment jsdom
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { expect, it, vi } from "vitest";
import { useRowDrag } from "./use-row-drag.ts";

it("drops a row where the pointer was last, also before that was drawn", () => {
  Element.prototype.setPointerCapture = () => undefined;
  const onMoved = vi.fn();
  function Rows({ ids }: { ids: string[] }) {
    const { gripAt, draggedIndex } = useRowDrag(ids, onMoved);
    return (
      <ol data-dragged={draggedIndex}>
        {ids.map((id, index) => (
          <li key={id}>
            <button type="button" {...gripAt(index)} />
          </li>
        ))}
      </ol>
    );
  }
  const root = createRoot(document.body.appendChild(document.createElement("main")));
  const draw = (...ids: string[]) => flushSync(() => root.render(<Rows ids={ids} />));
  draw("a", "b", "c");
  for (const row of document.querySelectorAll("li")) row.getBoundingClientRect = () => new DOMRect(0, 0, 100, 40);
  const grip = document.querySelector("button"); // of "a"
  const point = (type: string, clientY: number, on = grip) =>
    on?.dispatchEvent(new PointerEvent(type, { button: 0, clientY, bubbles: true }));
  point("pointerdown", 10);
  point("pointermove", 95);
  point("pointerup", 95);
  expect(onMoved.mock.calls).toEqual([[0, 2]]);

  point("pointerdown", 10);
  point("pointermove", 95);
  draw("new", "a", "b", "c"); // somebody else's
  point("pointerup", 95);
  expect(onMoved.mock.lastCall).toEqual([1, 3]);
  point("pointerdown", 10);
  point("pointermove", 95);
  expect(document.querySelector("ol")?.dataset["dragged"]).toBe("0");
  draw("new", "b", "c"); // the dragged one has gone, and nothing is heard of its grip any more
  expect(document.querySelector("ol")?.dataset["dragged"]).toBeUndefined();
  for (const type of ["pointerdown", "pointerup"]) point(type, 10, document.querySelector("button")); // of another one
  expect(onMoved).toHaveBeenCalledTimes(2);
  root.unmount();
  document.body.replaceChildren();
  Reflect.deleteProperty(Element.prototype, "setPointerCapture");
});
