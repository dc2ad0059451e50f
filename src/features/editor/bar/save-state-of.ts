import type { SaveProblem, SaveState } from "../state/types.ts";

interface Saving {
  state: SaveState;
  problem: SaveProblem;
  /** Whether what is not saved would outlive this tab. */
  isKept: boolean;
}

interface SiteSaving {
  isSaving: boolean;
  problem: SaveProblem;
  isKept: boolean;
}

/**
 * How saving goes with the page and its site together: a problem is told first, nothing is saved before both are, and
 * nothing is called safe on this device that is not kept on it.
 */
export function saveStateOf(page: Saving, site: SiteSaving): Saving {
  const isKept = page.isKept && site.isKept;
  const told = together(page, site);
  return { ...told, state: told.state === "offline" && !isKept ? "failed" : told.state, isKept };
}

function together(page: Saving, site: SiteSaving): Omit<Saving, "isKept"> {
  if (page.problem === "gone") return { ...page, state: "failed" }; // nothing more can be saved, be all saved or not
  if (page.problem !== "none" || page.state === "failed") return page;
  if (site.problem !== "none") {
    return { state: site.problem === "offline" ? "offline" : "failed", problem: site.problem };
  }
  return { state: page.state === "saved" && site.isSaving ? "saving" : page.state, problem: "none" };
}
