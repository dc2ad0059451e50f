// @vitest-environment jsdom
import { useState } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { expect, it, vi } from "vitest";
import { eventually } from "../../../../tests/support/eventually.ts";
import { inEditor } from "../../../../tests/support/in-editor.tsx";
import { createWords } from "../state/unsaved-words.ts";
import { FrameProvider, type Frame } from "./frame-context.tsx";
import { LeaveDialog } from "./leave-dialog.tsx";

it("asks no longer once the words are saved, and does what was asked for", async () => {
  const words = createWords();
  const release = words.hold();
  const then = vi.fn();
  function Asking() {
    const [leaving, setLeaving] = useState<Frame["leaving"]>({ then, words });
    const frame = { leaving, stay: () => setLeaving(null) } as Frame;
    return <FrameProvider frame={frame} children={<LeaveDialog />} />;
  }
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  flushSync(() => root.render(inEditor(<Asking />, { state: {}, known: {} })));
  const asked = () => document.querySelector("[role=dialog], [role=alertdialog]")?.textContent ?? "";
  await eventually(() => expect(asked()).toContain("Änderungen verwerfen?"));
  expect(then).not.toHaveBeenCalled();
  release();
  await eventually(() => expect(then).toHaveBeenCalledOnce());
  expect(asked()).toBe("");
  root.unmount();
  document.body.replaceChildren();
});
