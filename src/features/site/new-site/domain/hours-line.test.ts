import { expect, it } from "vitest";
import { hoursIn } from "./hours-line.ts";

const at = (day: number, open: string, close: string, end = day) => ({
  open: { day, time: open },
  close: { day: end, time: close },
});

it.each([
  ["", []],
  ["Sa 9-16", [at(6, "09:00", "16:00")]],
  [
    "Mo-Di 9-12, 13:30-18:30; So 10.30–12",
    [
      at(1, "09:00", "12:00"),
      at(2, "09:00", "12:00"),
      at(1, "13:30", "18:30"),
      at(2, "13:30", "18:30"),
      at(7, "10:30", "12:00"),
    ],
  ],
  ["Je-Ve 8h-18h30\nDi 9h-11h", [at(4, "08:00", "18:30"), at(5, "08:00", "18:30"), at(7, "09:00", "11:00")]],
  ["Fr 18-1", [at(5, "18:00", "01:00", 6)]],
  ["So 20-24", [at(7, "20:00", "00:00", 1)]],
])("reads %j", (text, periods) => expect(hoursIn(text)).toEqual(periods));

it.each(["immer", "Mo", "Mo 9", "Mo 9-9", "Fr-Mo 9-12", "Mo 9-25", "Mo 9-12-13", "Xx 9-12", "Mo 9:61-12"])(
  "does not guess at %j",
  (text) => expect(hoursIn(text)).toBeNull(),
);
