import { artworkFolder, commonFolder } from "~/features/media/folders.ts";
import type { Translate } from "../../messages.ts";

/** What people call a folder: that of the pictures which came with the product in their language, and no folder nothing. */
export function folderWords(folder: string, t: Translate): string {
  if (folder === commonFolder) return "";
  return folder === artworkFolder ? t("library.artwork") : folder;
}

/** The folder that they mean by these words. */
export function folderOf(words: string, t: Translate): string {
  return words === t("library.artwork") ? artworkFolder : words;
}

/** Whether people may give it another name. */
export function isRenameable(folder: string): boolean {
  return folder !== "" && folder !== commonFolder && folder !== artworkFolder;
}

/** The folder that something new comes into from there: what people took in is none of the product's pictures. */
export function folderForNew(folder: string): string {
  return folder === artworkFolder ? "" : folder;
}
