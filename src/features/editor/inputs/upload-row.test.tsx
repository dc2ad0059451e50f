// @vitest-environment jsdom
import { useState } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { expect, it } from "vitest";
import { drawnInEditor, inEditor } from "../../../../tests/support/in-editor.tsx";
import { idleQueue, nextQueue, type QueuedFile } from "../media/upload-queue.ts";
import { UploadRow } from "./upload-row.tsx";

const nothing = () => undefined;
const shown = { state: {}, known: {} };

/** The row of a file that was not taken. */
function refused(isFinal: boolean): string {
  const added = nextQueue(idleQueue, { type: "added", files: [{ id: 1, name: "Auslage.png" }] });
  const { files } = nextQueue(added, { type: "ended", id: 1, problem: "Zu gross", isFinal });
  return drawnInEditor(
    files.map((file) => <UploadRow key={file.id} {...{ file }} cancel={nothing} retry={nothing} />),
    shown,
  );
}

it("offers to send a file again, unless the file is at fault", () => {
  expect(refused(false)).toContain("Auslage.png noch einmal hochladen");
  expect(refused(true)).toContain("Zu gross");
  expect(refused(true)).not.toContain("noch einmal hochladen");
});

it("is drawn anew for another state of its own file, and not for those of a hundred others", () => {
  let drawn = 0;
  const counted = (percent: number) => ({
    ...{ id: 1, name: "Auslage.png", state: "running" as const },
    get percent() {
      drawn += 1;
      return percent;
    },
  });
  let show: (file: QueuedFile) => void = nothing;
  function Uploader({ first }: { first: QueuedFile }) {
    const [{ file }, setShown] = useState({ file: first });
    show = (next) => flushSync(() => setShown({ file: next }));
    return <UploadRow file={file} cancel={() => nothing()} retry={() => nothing()} />;
  }
  const root = createRoot(document.createElement("div"));
  const first = counted(0);
  flushSync(() => root.render(inEditor(<Uploader first={first} />, shown)));
  show(first);
  show(first);
  expect(drawn).toBe(1);
  show(counted(50));
  expect(drawn).toBe(2);
  root.unmount();
});
