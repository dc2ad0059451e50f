import { deriveId } from "~/lib/ids.ts";
import { siteIds } from "../ids.ts";

/** A stretch of opening hours; day 1 is Monday. */
interface Hours {
  days: number[];
  times: [open: string, close: string][];
}

interface BranchContent {
  key: string;
  name: string;
  street: string;
  streetNumber: string;
  zip: string;
  city: string;
  phone: string;
  email: string;
  lat: number;
  lng: number;
  hours: Hours[];
}

/** The three shops. Streets, phone numbers and addresses are invented. */
export const branches: BranchContent[] = [
  {
    key: "altstadt",
    name: "Optik Lindengut Altstadt",
    street: "Lindengässli",
    streetNumber: "7",
    zip: "8400",
    city: "Winterthur",
    phone: "+41 52 000 00 01",
    email: "altstadt@lindengut.example",
    lat: 47.4993,
    lng: 8.7287,
    hours: [
      { days: [1, 2, 3, 5], times: [["09:00", "18:30"]] },
      { days: [4], times: [["09:00", "20:00"]] },
      { days: [6], times: [["09:00", "16:00"]] },
    ],
  },
  {
    key: "wuelflingen",
    name: "Optik Lindengut Wülflingen",
    street: "Rebhaldenweg",
    streetNumber: "12",
    zip: "8408",
    city: "Winterthur Wülflingen",
    phone: "+41 52 000 00 02",
    email: "wuelflingen@lindengut.example",
    lat: 47.5103,
    lng: 8.6843,
    hours: [
      {
        days: [2, 3, 4, 5],
        times: [
          ["09:00", "12:00"],
          ["13:30", "18:30"],
        ],
      },
      { days: [6], times: [["09:00", "14:00"]] },
    ],
  },
  {
    key: "seuzach",
    name: "Optik Lindengut Seuzach",
    street: "Obstgartenplatz",
    streetNumber: "3",
    zip: "8472",
    city: "Seuzach",
    phone: "+41 52 000 00 03",
    email: "seuzach@lindengut.example",
    lat: 47.5353,
    lng: 8.7321,
    hours: [
      {
        days: [1, 2, 4, 5],
        times: [
          ["09:00", "12:00"],
          ["13:30", "18:30"],
        ],
      },
      { days: [6], times: [["09:00", "15:00"]] },
    ],
  },
];

/** The id of a shop, by which sections name it. */
export const branchId = (key: string) => deriveId(siteIds.optician, `branch:${key}`);

/** Opening hours in the shape of the `Branch` row: one period for each opening, day 1 to 7. */
export const openingHours = (hours: Hours[]) => ({
  periods: hours
    .flatMap(({ days, times }) =>
      days.flatMap((day) =>
        times.map(([open, close]) => ({
          open: { day, time: open },
          close: { day, time: close },
        })),
      ),
    )
    .sort((a, b) => a.open.day - b.open.day || a.open.time.localeCompare(b.open.time)),
  // Both times 00:30 means closed on that day; public holidays need no entry.
  special: specialYears.flatMap((year) => [
    { date: `${year}-01-02`, open: "00:30", close: "00:30" },
    { date: `${year}-12-24`, open: "09:00", close: "14:00" },
    { date: `${year}-12-31`, open: "00:30", close: "00:30" },
  ]),
});

/** Berchtoldstag, Christmas Eve and New Year's Eve are said for these years. */
const specialYears = [2026, 2027, 2028, 2029];
