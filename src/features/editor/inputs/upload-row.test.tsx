import { expect, it } from "vitest";
import { drawnInEditor } from "../../../../tests/support/in-editor.tsx";
import { idleQueue, nextQueue } from "../media/upload-queue.ts";
import { UploadRow } from "./upload-row.tsx";

const nothing = () => undefined;

/** The row of a file that was not taken. */
function refused(isFinal: boolean): string {
  const added = nextQueue(idleQueue, { type: "added", files: [{ id: 1, name: "Auslage.png" }] });
  const { files } = nextQueue(added, { type: "ended", id: 1, problem: "Zu gross", isFinal });
  return drawnInEditor(
    files.map((file) => <UploadRow key={file.id} {...{ file }} cancel={nothing} retry={nothing} />),
    { state: {}, known: {} },
  );
}

it("offers to send a file again, unless the file is at fault", () => {
  expect(refused(false)).toContain("Auslage.png noch einmal hochladen");
  expect(refused(true)).toContain("Zu gross");
  expect(refused(true)).not.toContain("noch einmal hochladen");
});
