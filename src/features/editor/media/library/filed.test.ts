import { expect, it } from "vitest";
import { commonFolder } from "~/features/media/folders.ts";
import { filed } from "./filed.ts";

const media = [
  { id: "a", bucketFolder: commonFolder, tags: ["Laden"] },
  { id: "b", bucketFolder: "Team", tags: ["Laden", "Team"] },
];
const full = { id: "c", bucketFolder: commonFolder, tags: Array.from({ length: 20 }, (_, index) => `Wort ${index}`) };

it("moves what does not lie there yet, and out of every folder where no name is given", () => {
  expect(filed(media, "folder", "Team")).toEqual([{ id: "a", folder: "Team" }]);
  expect(filed(media, "folder", "")).toEqual([{ id: "b", folder: "" }]);
});

it("gives tags to what lacks them, and none to a medium that has as many as it may", () => {
  expect(filed([...media, full], "tag", "Team, Laden")).toEqual([{ id: "a", tags: ["Laden", "Team"] }]);
});

it("takes a tag from what has it", () => {
  expect(filed(media, "untag", "Team")).toEqual([{ id: "b", tags: ["Laden"] }]);
});
