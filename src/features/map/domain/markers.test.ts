import { describe, expect, it } from "vitest";
import { testBranch } from "../../../../tests/support/test-branch.ts";
import { branchData } from "~/features/directory/branch-data.ts";
import { translator } from "~/i18n/catalogue.ts";
import { branchMarkers } from "./branch-markers.ts";
import { courseMarkers, holePlaces, type MapMarker, pageMarkers, pairLines, shownPlaces } from "./markers.ts";
import type { Point } from "./point.ts";

const point = (icon: Point["icon"], lng = 8.72): Point => ({ lat: 47.5, lng, icon });
const hole = (number: number, points: Point[]) => ({
  pageId: `${number}`,
  number,
  name: "Kunstmuseum",
  description: "Mit Publikum.",
  lat: 47.5,
  lng: 8.72,
  points,
  par: 3,
  path: "/de/map/kunstmuseum",
  picture: "/media/x/480.webp",
});
const t = translator("de");

describe("markers", () => {
  it("numbers and names the points of a hole, the start first", () => {
    const markers = courseMarkers([hole(3, [point("party"), point("end", 8.73), point("start")])], t);
    expect(markers.map(({ name, icon, number, index, hasPair }) => [name, icon, number, index, hasPair])).toEqual([
      ["Loch 3: Kunstmuseum", "start", 3, 0, true],
      ["Loch 3, Ziel: Kunstmuseum", "end", 3, 0, true],
      ["Loch 3, Treffpunkt: Kunstmuseum", "party", 3, 0, false],
    ]);
  });

  it("tell of a branch where it is, whether it is open and how to get there, if its place is known", () => {
    const week: [string, string] = ["09:00", "18:30"];
    const altstadt = testBranch("Altstadt", { week, street: "Gasse", streetNumber: "7", lat: 47.5, lng: 8.72 });
    const now = new Date("2026-11-23T09:00:00Z"); // a Monday
    const [marker, ...others] = branchMarkers(
      [altstadt, testBranch("Seen")].map((branch) => branchData(branch, now)),
      "de",
      t,
    );
    expect(others).toEqual([]);
    expect(marker).toMatchObject({
      lng: 8.72,
      lat: 47.5,
      icon: "default",
      name: "Altstadt",
      popupText: "Gasse 7\nJetzt offen · bis 18:30",
      pageUrl: expect.stringContaining("openstreetmap.org") as string,
      pageUrlLabel: "Route",
    });
  });

  it("gives the start the picture and the text of its page, and every marker the way there", () => {
    const [start, end] = courseMarkers([hole(1, [point("start"), point("end")])], t);
    expect(start).toMatchObject({
      publicUrl: "/media/x/480.webp",
      popupText: "Mit Publikum.",
      pageUrlLabel: "Loch ansehen",
    });
    expect(end).toMatchObject({ publicUrl: null, popupText: "", pageUrl: "/de/map/kunstmuseum" });
  });

  it("pairs start and end only where a hole has both, and never those of two holes", () => {
    const markers = courseMarkers(
      [hole(1, [point("start", 8.1)]), hole(2, [point("start", 8.2), point("end", 8.3)])],
      t,
    );
    expect(markers.map(({ hasPair }) => hasPair)).toEqual([false, true, true]);
    expect(pairLines(markers)).toEqual([
      [
        [8.2, 47.5],
        [8.3, 47.5],
      ],
    ]);
  });

  it("names the points of a single page without a number", () => {
    const markers = pageMarkers([point("end"), point("start")], t);
    expect(markers.map(({ name, number }) => [name, number])).toEqual([
      ["Abschlag", null],
      ["Ziel", null],
    ]);
    expect(pairLines(markers)).toHaveLength(1);
  });

  it("are shown together with the route, which also stands alone", () => {
    const route: [number, number][] = [[8.7, 47.4]];
    expect(shownPlaces(pageMarkers([point("start")], t), route)).toEqual([
      [8.72, 47.5],
      [8.7, 47.4],
    ]);
    expect(shownPlaces([], route)).toEqual(route);
    expect(shownPlaces([], null)).toEqual([]);
  });
});

it("knows tee and target of a hole, and nothing of a hole that is not there", () => {
  const marker = (index: number, icon: "start" | "end" | "party", lng: number) =>
    ({ index, icon, lng, lat: 47.5 }) as MapMarker;
  const markers = [
    marker(0, "start", 8.7),
    marker(1, "start", 8.71),
    marker(1, "party", 8.715),
    marker(1, "end", 8.72),
  ];
  expect(holePlaces(markers, 1)).toEqual([
    [8.71, 47.5],
    [8.72, 47.5],
  ]);
  expect([holePlaces(markers, 5), holePlaces(markers, null)]).toEqual([[], []]);
});
