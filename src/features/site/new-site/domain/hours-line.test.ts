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
  ["Mo, Mi 9-12", [at(1, "09:00", "12:00"), at(3, "09:00", "12:00")]],
  ["Di und Do-Fr: 9–12 Uhr", [at(2, "09:00", "12:00"), at(4, "09:00", "12:00"), at(5, "09:00", "12:00")]],
  [
    "Lu et ve 9h-12h et 14-18 heures",
    [1, 5].map((day) => at(day, "09:00", "12:00")).concat([1, 5].map((day) => at(day, "14:00", "18:00"))),
  ],
  ["Mi 9-18.30, Sa 8-16", [at(3, "09:00", "18:30"), at(6, "08:00", "16:00")]],
  ["Me, je 9h-12h et sa 8h-16h", [3, 4].map((day) => at(day, "09:00", "12:00")).concat(at(6, "08:00", "16:00"))],
  ["Mi 9-12 Uhr, 14-18 Uhr, Sa 9-12", [at(3, "09:00", "12:00"), at(3, "14:00", "18:00"), at(6, "09:00", "12:00")]],
  ["Je 6h30 à 12h ; sa de 7h à 16h", [at(4, "06:30", "12:00"), at(6, "07:00", "16:00")]],
  [
    "Du jeudi au vendredi 8h-12h et 14h-18h, dimanche 9h-11h",
    [
      ...[4, 5].map((day) => at(day, "08:00", "12:00")),
      ...[4, 5].map((day) => at(day, "14:00", "18:00")),
      at(7, "09:00", "11:00"),
    ],
  ],
  ["Dienstag, Mittwoch 9 bis 12 Uhr", [at(2, "09:00", "12:00"), at(3, "09:00", "12:00")]],
  ["Lun.–mar. : 9h-12h", [at(1, "09:00", "12:00"), at(2, "09:00", "12:00")]],
  ["So 20-24", [at(7, "20:00", "00:00", 1)]],
])("reads %j", (text, periods) => expect(hoursIn(text)).toEqual(periods));

it("reads days that both languages have in that of the site, unless another day tells", () => {
  const saturdayAnd = (day: number) => [at(6, "09:00", "12:00"), at(day, "10:00", "12:00")];
  expect(hoursIn("Sa 9-12; Di 10-12")).toEqual(saturdayAnd(2));
  expect(hoursIn("Sa 9-12; Di 10-12", "fr")).toEqual(saturdayAnd(7));
  expect(hoursIn("Samstag 9-12; Di 10-12", "fr")).toEqual(saturdayAnd(2));
  expect(hoursIn("samedi 9-12; di 10-12")).toEqual(saturdayAnd(7));
  expect(hoursIn("Di 10-12; Mi 9-12", "fr")?.map(({ open }) => open.day)).toEqual([2, 3]);
  expect(hoursIn("Di-Sa 9-12", "fr")).toBeNull();
});

it.each([
  "immer",
  "Mo",
  "Mo 9",
  "Mo 9-9",
  "Fr-Mo 9-12",
  "Mo 9-25",
  "Mo 9-12-13",
  "Xx 9-12",
  "Mo 9:61-12",
  "Mo, 9-12",
  "Mo 9-12, Mi",
  "9-12",
])("does not guess at %j", (text) => expect(hoursIn(text)).toBeNull());
