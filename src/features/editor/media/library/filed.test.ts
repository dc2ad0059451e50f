import { expect, it } from "vitest";
import { commonFolder } from "~/features/media/folders.ts";
import { filed } from "./filed.ts";

const media = [
  { id: "a", bucketFolder: commonFolder, tags: ["Laden"] },
  { id: "b", bucketFolder: "Team", tags: ["Laden", "Team"] },
];

it("moves what does not lie there yet, and out of every folder where no name is given", () => {
  expect(filed(media, "folder", "Team")).toEqual([{ id: "a", folder: "Team" }]);
  expect(filed(media, "folder", "")).toEqual([{ id: "b", folder: "" }]);
});

it("gives tags to what lacks them", () => {
  expect(filed(media, "tag", "Team, Laden")).toEqual([{ id: "a", tags: ["Laden", "Team"] }]);
});

it("takes a tag from what has it", () => {
  expect(filed(media, "untag", "Team")).toEqual([{ id: "b", tags: ["Laden"] }]);
});
