import { describe, expect, it } from "vitest";
import { checkRow, emptyRow, givenUp, pastedPair, pointsOf, rowsOf, savedRows, withoutRow } from "./poi-rows.ts";

const start = { lat: 47.4997, lng: 8.7239, icon: "start" as const };
const row = { key: 0, lat: "47.4997", lng: "8.7239", icon: "start" as const };
const blank = (icon: "start" | "end" | "party") => ({ key: expect.any(Number) as number, lat: "", lng: "", icon });

describe("the rows of the points input", () => {
  it("shows at least two entries, a start and an end first", () => {
    expect(rowsOf([])).toEqual([blank("start"), blank("end")]);
    expect(rowsOf([start])).toEqual([{ ...row, saved: start }, blank("end")]);
    expect(rowsOf([start, start, start])).toHaveLength(3);
    expect(emptyRow(rowsOf([]))).toEqual(blank("party"));
  });

  it("keeps two entries when one is removed", () => {
    expect(withoutRow(rowsOf([start]), 0)).toEqual([blank("end"), blank("start")]);
    expect(withoutRow([row, row, row], 1)).toEqual([row, row]);
    expect(withoutRow(rowsOf([start, start]), 1).map(({ key }) => key)).toEqual([0, 3]); // never the one that goes
  });

  it.each([
    ["a point", row, { point: start }],
    ["a comma for the decimal point", { ...row, lat: " 47,4997 " }, { point: start }],
    ["an empty row", blank("end"), { point: null }],
    ["half a row", { ...row, lng: "" }, { error: "input.number", at: "lng" }],
    ["a word", { ...row, lat: "Nord" }, { error: "input.number", at: "lat" }],
    ["a place that no map shows", { ...row, lat: "52.5" }, { error: "poi.outside", at: "lat" }],
    ["a longitude too far east", { ...row, lng: "16.4" }, { error: "poi.outside", at: "lng" }],
  ])("checks %s", (_, written, checked) => expect(checkRow(written)).toEqual(checked));

  it("saves the filled rows, and nothing while one cannot be read", () => {
    expect(pointsOf([blank("start"), row])).toEqual([start]);
    expect(pointsOf(rowsOf([]))).toEqual([]);
    expect(pointsOf([row, { ...row, lat: "x" }])).toBeNull();
  });

  it("saves what can be read of rows that are given up, and keeps what was saved of the others", () => {
    const end = { lat: 47.5, lng: 8.73, icon: "end" as const };
    const [first, second] = rowsOf([start, end]);
    if (!first || !second) throw new Error("two rows");
    const rows = [{ ...first, lng: "" }, { ...second, lat: "47.6" }, { ...blank("party"), lat: "47" }, blank("party")];
    expect(givenUp(rows)).toEqual({
      points: [start, { ...end, lat: 47.6 }],
      wrong: [
        { written: "47.4997, ", error: "input.number" },
        { written: "47, ", error: "input.number" },
      ],
    });
    expect(savedRows(rows).map(({ saved }) => saved)).toEqual([undefined, { ...end, lat: 47.6 }, undefined, undefined]);
  });

  it("takes a pasted pair apart", () => {
    expect(pastedPair("47.4997, 8.7239")).toEqual({ lat: "47.4997", lng: "8.7239" });
    expect(pastedPair("(47.4997 8.7239)")).toEqual({ lat: "47.4997", lng: "8.7239" });
    expect(pastedPair("-33.9249, -18.4241")).toEqual({ lat: "-33.9249", lng: "-18.4241" });
    expect(pastedPair("47.4997")).toBeNull();
  });
});
