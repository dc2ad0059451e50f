import { expect, it } from "vitest";
import { opensUpwards } from "./opens-upwards.ts";

const place = { bar: 300, text: 340, height: 224, topInset: 56 };

it.each([
  ["upwards over a text below its tools", place, true],
  ["downwards where the toolbar takes the room", { ...place, height: 225 }, false],
  ["downwards from tools below their text", { ...place, bar: 400 }, false],
])("opens %s", (_, at, isUpwards) => expect(opensUpwards(at)).toBe(isUpwards));
