import { expect, it } from "vitest";
import { tagsOf, writtenTags } from "./tags.ts";

it("are read between commas, each once, and told of several media in the order of the alphabet", () => {
  expect(writtenTags(" Laden, ,Team,Laden")).toEqual(["Laden", "Team"]);
  expect(tagsOf([{ tags: ["Zoo", "Äpfel"] }, { tags: [] }, { tags: ["Zoo", "Laden"] }], "de")).toEqual([
    ...["Äpfel", "Laden", "Zoo"],
  ]);
});
