// @vitest-environment jsdom
import { useRef } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { expect, it } from "vitest";
import { inEditor } from "../../../../tests/support/in-editor.tsx";
import type { QueuedFile } from "../media/upload-queue.ts";
import { UploadRow } from "./upload-row.tsx";
import { useKeyboardNearRows } from "./use-keyboard-near-rows.ts";

const nothing = () => undefined;

function Rows({ files }: { files: QueuedFile[] }) {
  const list = useRef<HTMLUListElement>(null);
  const last = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button ref={last}>Wählen</button>
      <ul ref={list} {...useKeyboardNearRows(list, last)}>
        {files.map((file) => (
          <UploadRow key={file.id} file={file} cancel={nothing} retry={nothing} />
        ))}
      </ul>
    </>
  );
}

const file = (id: number, state: QueuedFile["state"]): QueuedFile => ({ id, name: `${id}.png`, state, percent: 0 });
const focused = () => document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.textContent;

it("the keyboard stays with a file that is sent again, and goes on to the next one once it is done", () => {
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  const draw = (...files: QueuedFile[]) =>
    flushSync(() => root.render(inEditor(<Rows files={files} />, { state: {}, known: {} })));
  draw(file(1, "done"), file(2, "failed"), file(3, "running"));
  place.querySelectorAll<HTMLElement>("li button").item(0).focus();
  expect(focused()).toBe("2.png noch einmal hochladen");
  draw(file(1, "done"), file(2, "waiting"), file(3, "running"));
  expect(focused()).toBe("2.png nicht weiter hochladen");
  draw(file(2, "done"), file(3, "running")); // the first one has been forgotten meanwhile
  expect(focused()).toBe("3.png nicht weiter hochladen");
  draw(file(2, "done"), file(3, "done"));
  expect(focused()).toBe("Wählen");
  root.unmount();
  place.remove();
});
