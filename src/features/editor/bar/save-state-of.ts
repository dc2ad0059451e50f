import type { SaveProblem, SaveState } from "../state/types.ts";

interface Saving {
  state: SaveState;
  problem: SaveProblem;
}

/** How saving goes with the page and its site together: a problem is told first, and nothing is saved before both are. */
export function saveStateOf(page: Saving, site: { isSaving: boolean; problem: SaveProblem }): Saving {
  if (page.problem !== "none" || page.state === "failed") return page;
  if (site.problem !== "none") {
    return { state: site.problem === "offline" ? "offline" : "failed", problem: site.problem };
  }
  return { state: page.state === "saved" && site.isSaving ? "saving" : page.state, problem: "none" };
}
