import { expect, it } from "vitest";
import type { Course, CourseHole } from "../course.ts";
import { playedCourse } from "./played-course.ts";

const hole = (pageId: string, number: number): CourseHole => ({
  ...{ pageId, number, name: `Heute ${pageId}`, description: "Am Bach", lat: 47, lng: 8, points: [], par: 5 },
  ...{ path: `/de/${pageId}`, picture: null },
});
const today: Course = { holes: [hole("b", 1), hole("c", 2), hole("new", 3)], rankingName: "Rangliste" };
const played = ["a", "b"].map((pageId) => ({ pageId, par: 3, lat: 1, lng: 2, names: { de: `Damals ${pageId}` } }));

it("is the course of today before the first stroke", () => {
  expect(playedCourse(today, null, "de")).toBe(today);
});

it("has the holes and the par of its first stroke, and what their pages say today", () => {
  const { holes, rankingName } = playedCourse(today, played, "de");
  expect(holes).toMatchObject([
    { pageId: "a", number: 1, par: 3, name: "Damals a", path: null, lat: 1, lng: 2 },
    { pageId: "b", number: 2, par: 3, name: "Heute b", path: "/de/b", description: "Am Bach" },
  ]);
  expect(holes).toHaveLength(2);
  expect(rankingName).toBe("Rangliste");
});

it("names a hole that has gone in another language where this one has no name", () => {
  expect(playedCourse(today, played, "fr").holes[0]?.name).toBe("Damals a");
});
