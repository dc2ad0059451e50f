import { expect, it } from "vitest";
import { historyKey } from "./history-key.ts";

const released = { metaKey: false, ctrlKey: false, altKey: false, shiftKey: false };

it.each([
  ["Ctrl+Z", { key: "z", ctrlKey: true }, "undo"],
  ["Cmd+Z", { key: "z", metaKey: true }, "undo"],
  ["Ctrl+Shift+Z", { key: "Z", ctrlKey: true, shiftKey: true }, "redo"],
  ["Cmd+Shift+Z", { key: "Z", metaKey: true, shiftKey: true }, "redo"],
  ["Ctrl+Y", { key: "y", ctrlKey: true }, "redo"],
  ["Cmd+Y", { key: "y", metaKey: true }, null],
  ["Z", { key: "z" }, null],
  ["AltGr+Z", { key: "z", ctrlKey: true, altKey: true }, null],
  ["Ctrl+A", { key: "a", ctrlKey: true }, null],
])("%s leads to %3$s", (_, pressed, expected) => expect(historyKey({ ...released, ...pressed })).toBe(expected));
