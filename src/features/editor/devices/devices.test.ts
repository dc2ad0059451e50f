import { expect, it } from "vitest";
import { fitted } from "./devices.ts";

const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };
it.each([
  ["as it is where it fits", phone, { width: 1440, height: 1000 }, { width: 390, height: 844, scale: 1 }],
  [
    "lower where the room is low, and not smaller",
    phone,
    { width: 1440, height: 600 },
    { width: 390, height: 600, scale: 1 },
  ],
  ["smaller where the room is narrow", desktop, { width: 720, height: 800 }, { width: 1440, height: 900, scale: 0.5 }],
  ["smaller and as high as the room", desktop, { width: 720, height: 300 }, { width: 1440, height: 600, scale: 0.5 }],
])("shows the window of a device %s", (_, device, room, shown) => {
  expect(fitted(device, room)).toEqual(shown);
});
