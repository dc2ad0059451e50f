import { describe, expect, it } from "vitest";
import type { LngLat } from "~/features/map/domain/map-limits.ts";
import { findInRegister, type Registered } from "./find-in-register.ts";

const branch = (id: string, sought: string, place: LngLat | null = null) => ({ id, sought, place });
const register: Registered[] = [
  { id: "1", sought: "20/20", letter: "#", programs: [], branches: [] },
  {
    id: "2",
    sought: "augenwerk",
    letter: "A",
    programs: ["frequentlens"],
    branches: [branch("a", "3000 bern", [7.44, 46.95]), branch("b", "8001 zurich", [8.54, 47.37])],
  },
  {
    id: "3",
    sought: "berner brillen",
    letter: "B",
    programs: ["gesundheitsoptik"],
    branches: [branch("c", "8400 winterthur", [8.72, 47.5])],
  },
  { id: "4", sought: "zum zwicker", letter: "Z", programs: [], branches: [branch("d", "1204 geneve")] },
];
type Wanted = Parameters<typeof findInRegister>[1];
const all: Wanted = { sought: "", program: [], open: null, letter: null, near: null };
const find = (wanted: Partial<Wanted>, place = { size: 20, page: 1 }) =>
  findInRegister(register, { ...all, ...wanted }, place);

describe("findInRegister", () => {
  it.each<[string, Partial<Wanted>, string]>([
    ["everything, with businesses that have no branch", {}, "1234"],
    ["a name, and the place of a branch", { sought: "bern" }, "23"],
    ["each word in the name, or in the place of one branch", { sought: "werk zurich" }, "2"],
    ["nothing by words where all of it stands in one piece", { sought: "r b" }, "3"],
    ["no words in the places of two branches", { sought: "bern zurich" }, ""],
    ["no word that stands nowhere", { sought: "augenwerk genf" }, ""],
    ["what is open of what the words find", { sought: "augenwerk zurich", open: new Set(["a"]) }, ""],
    ["no text over the border of a name and a place", { sought: "augenwerk3000" }, ""],
    ["either of two programmes", { program: ["gesundheitsoptik", "frequentlens"] }, "23"],
    ["what is open", { open: new Set(["b", "d"]) }, "24"],
    ["what is open in the place that was written", { sought: "bern", open: new Set(["b", "c"]) }, "3"],
    ["one letter", { letter: "Z" }, "4"],
    ["the nearest first, and last what lies nowhere", { near: [8.7, 47.5] }, "3214"],
    ["the nearest in the place that was written first", { sought: "bern", near: [8.54, 47.37] }, "32"],
    ["the nearest that is open first", { open: new Set(["a", "c"]), near: [8.54, 47.37] }, "32"],
  ])("finds %s", (_what, wanted, ids) => expect(find(wanted).ids.join("")).toBe(ids));

  it("counts all and names their letters, whichever page and letter is shown", () => {
    expect(find({ letter: "A", sought: "e" }, { size: 1, page: 2 })).toEqual({
      ids: [],
      total: 1,
      letters: ["A", "B", "Z"],
      offered: ["gesundheitsoptik", "frequentlens"],
    });
    expect(find({}, { size: 3, page: 2 })).toMatchObject({ ids: ["4"], total: 4 });
  });
});
