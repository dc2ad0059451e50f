import { deviceStorage } from "~/lib/browser/safe-storage.ts";
import { readCopied, type CopiedGroup } from "./copied-group.ts";

const key = "vitrine.copied";

/** Keeps what was copied last for every page and tab of the site: a browser may let no menu read its clipboard. */
export function keepCopied(copied: CopiedGroup): void {
  deviceStorage.set(key, JSON.stringify(copied));
}

/** What was copied last, here or in another tab. */
export function keptCopied(): CopiedGroup | null {
  return readCopied(deviceStorage.get(key));
}
