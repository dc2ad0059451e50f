import { tabStorage } from "~/lib/browser/safe-storage.ts";

const key = "vitrine.changelogSeen";

/** Whether this session has told what is new. */
export function wasTold(): boolean {
  return tabStorage.get(key) !== null;
}

/** Leaves the session in peace from now on. */
export function rememberTold(): void {
  tabStorage.set(key, "1");
}
