// @vitest-environment jsdom
import { act, useState } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { inRound } from "../../../../../tests/support/in-round.tsx";
import type { CourseHole } from "../../course.ts";
import { NumberPad } from "./number-pad.tsx";
import { Sheet } from "./sheet.tsx";

let root: Root;

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  // All that is missing here.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
    this.dispatchEvent(new Event("close"));
  };
  root = createRoot(document.body.appendChild(document.createElement("div")));
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

const dialog = () => document.querySelector("dialog");

function Opened() {
  const [isOpen, setIsOpen] = useState(true);
  if (!isOpen) return null;
  return (
    <Sheet title="Spieler:innen" closeLabel="Schliessen" onClosed={() => setIsOpen(false)}>
      {() => <input />}
    </Sheet>
  );
}

/** A mouse that is pressed on one element and let go on another: the browser says that what holds both was clicked. */
const drag = (from: Element, to: Element) =>
  act(async () => {
    from.dispatchEvent(new MouseEvent("pointerdown", { bubbles: true }));
    to.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  });

it("closes by a press beside it, and not where the marking of a typed name ends beside it", async () => {
  await act(async () => root.render(<Opened />));
  const sheet = dialog() as Element;
  await drag(sheet.querySelector("input") as Element, sheet);
  expect(dialog()).not.toBeNull();
  await drag(sheet, sheet);
  expect(dialog()).toBeNull();
});

it("closes by the browser's way back, and does not stay over another page of it", async () => {
  await act(async () => root.render(<Opened />));
  await act(async () => window.dispatchEvent(new PopStateEvent("popstate")));
  expect(dialog()).toBeNull();
});

it("leaves the keyboard among the holes where the row of its number has gone meanwhile", async () => {
  const course = { rankingName: null, holes: [{ pageId: "p1", number: 1, par: 3 } as CourseHole] };
  const ben = { id: "b", playerName: "Ben", createdAt: "", earlierPageIds: [] };
  const show = (players: (typeof ben)[]) =>
    act(async () =>
      root.render(
        inRound(
          <>
            <div className="golf-play__strip" tabIndex={0} />
            <NumberPad cell={{ playerId: "b", pageId: "p1" }} onClosed={() => undefined} />
          </>,
          { course, view: { players } },
        ),
      ),
    );
  await show([ben]);
  await show([]);
  expect(dialog()?.textContent).toContain("Ben wurde entfernt");
  await act(async () => dialog()?.close());
  expect(document.activeElement?.className).toBe("golf-play__strip");
});
