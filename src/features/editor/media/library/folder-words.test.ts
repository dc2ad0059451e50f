import { expect, it } from "vitest";
import { artworkFolder, commonFolder } from "~/features/media/folders.ts";
import type { Translate } from "../../messages.ts";
import { folderForNew, folderOf, folderWords, isRenameable } from "./folder-words.ts";

const t = ((key: string) => (key === "library.artwork" ? "Images fournies" : key)) as Translate;

it("says the folder of the product's pictures in the reader's language, and takes it back from there", () => {
  expect([artworkFolder, commonFolder, "Sommer"].map((folder) => folderWords(folder, t))).toEqual([
    "Images fournies",
    "",
    "Sommer",
  ]);
  expect(["Images fournies", "Sommer", ""].map((words) => folderOf(words, t))).toEqual([artworkFolder, "Sommer", ""]);
  expect([artworkFolder, commonFolder, "", "Sommer"].map(isRenameable)).toEqual([false, false, false, true]);
});

it("takes nothing new in among the product's pictures, which new sections are filled with", () => {
  expect([artworkFolder, "Sommer", ""].map(folderForNew)).toEqual(["", "Sommer", ""]);
});
