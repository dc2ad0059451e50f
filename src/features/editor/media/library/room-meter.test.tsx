import { expect, it } from "vitest";
import { drawnInEditor } from "../../../../../tests/support/in-editor.tsx";
import { RoomMeter } from "./room-meter.tsx";

const limitBytes = 1_000_000_000;
const drawn = (usedBytes: number) =>
  drawnInEditor(<RoomMeter mediaType="image" />, { state: {}, known: { "media.summary": { usedBytes, limitBytes } } });

it("tells how much of the room for media is taken", () => {
  expect(drawn(250_000_000)).toContain(`max="${limitBytes}"`);
  expect(drawn(250_000_000)).toContain('value="250000000"');
});

it.each([
  [0.899, false],
  [0.9, true],
  [1, true],
])("says that little room is left from nine tenths on: %d", (part, isSaid) => {
  const html = drawn(part * limitBytes);
  expect(html.includes("data-full")).toBe(isSaid);
  expect(html.includes("vt-hint")).toBe(isSaid);
});
