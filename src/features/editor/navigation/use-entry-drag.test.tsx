// @vitest-environment jsdom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { expect, it, vi } from "vitest";
import { useEntryDrag } from "./use-entry-drag.ts";

it("drags an entry from three pixels on, less is a click with a shaky hand, and drops it where the pointer was last", () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  Element.prototype.setPointerCapture = () => undefined;
  const onDropped = vi.fn();
  function Rows() {
    const { root, drag, gripOf } = useEntryDrag(onDropped);
    return (
      <div ref={root} data-dragged={drag?.entryId}>
        <button type="button" {...gripOf("team", false)} />
        <p data-drop-row="contact" />
      </div>
    );
  }
  const root = createRoot(document.body.appendChild(document.createElement("main")));
  act(() => root.render(<Rows />));
  const grip = document.querySelector("button");
  const point = (type: string, clientX: number, clientY: number) =>
    act(() => void grip?.dispatchEvent(new PointerEvent(type, { button: 0, clientX, clientY, bubbles: true })));
  const dragged = () => document.querySelector("div")?.dataset["dragged"];

  point("pointerdown", 100, 100);
  point("pointermove", 102, 102);
  expect(dragged()).toBeUndefined();
  point("pointermove", 100, 103);
  expect(dragged()).toBe("team");
  point("pointermove", 100, 101);
  expect(dragged(), "once it has begun it goes on").toBe("team");
  point("pointerup", 100, 101);
  expect([dragged(), onDropped.mock.calls.length]).toEqual([undefined, 0]);

  const row = document.querySelector("p")!;
  row.getBoundingClientRect = () => new DOMRect(0, 120, 100, 40);
  act(() => {
    point("pointerdown", 100, 100);
    point("pointermove", 100, 150);
    point("pointerup", 100, 150); // before the move is drawn
  });
  expect(onDropped.mock.calls).toMatchObject([[{ entryId: "team", above: "contact" }]]);
  act(() => root.unmount());
  document.body.replaceChildren();
  Reflect.deleteProperty(Element.prototype, "setPointerCapture");
  vi.unstubAllGlobals();
});
