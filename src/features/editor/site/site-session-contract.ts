import type { ChangeEvent, Patch } from "~/features/document/schema.ts";
import type { SiteInputs } from "~/features/site/commands/registry.ts";
import type { SiteDocument } from "~/features/site/document-schema.ts";
import type { PendingStorage } from "../state/pending-storage.ts";
import type { SaveProblem } from "../state/types.ts";

export interface SiteState {
  /** The site as this editor sees it, with what is still on its way; null until it was asked for and came. */
  document: SiteDocument | null;
  /** Counts what the server has confirmed, so that whoever lists parts of the site asks anew. */
  confirmed: number;
  hasFailed: boolean;
  /** Whether something is not saved yet. */
  isSaving: boolean;
  /** Whether what is not saved would outlive this tab. */
  isKept: boolean;
  isLoading: boolean;
  /** Why nothing is being sent although something is waiting. */
  problem: SaveProblem;
  /** When the step was made that "undo" or "redo" would take; null when there is none. */
  undoAt: number | null;
  redoAt: number | null;
}

/** The site as the server draws the editor, which knows no step of this tab. */
export const siteStateOfServer: SiteState = {
  document: null,
  confirmed: 0,
  hasFailed: false,
  isSaving: false,
  isKept: true,
  isLoading: false,
  problem: "none",
  undoAt: null,
  redoAt: null,
};

/** Why an operation did not come to be: a code with words; `again` does it over what another person did meanwhile. */
export interface SiteProblem {
  command: string;
  refusal: string;
  again?: () => void;
}

/** Who is told how one operation went. */
export interface SiteOutcome {
  onSaved?: (opId: string) => void;
  onUnchanged?: () => void;
  /** It cannot be saved now, is kept on this device, and will be tried again. */
  onWaiting?: () => void;
  /** Told instead of the listeners to all problems. */
  onProblem?: (problem: SiteProblem) => void;
}

export interface SiteSession {
  getState: () => SiteState;
  subscribe: (onChange: () => void) => () => void;
  /** Told of every operation that was refused; the screen then shows the site as it is. */
  onProblem: (listener: (problem: SiteProblem) => void) => () => void;
  /** Told of what each saved operation changed. `isFollowed`: whoever ran it is told themselves, and shows it already. */
  onSaved: (listener: (patches: readonly Patch[], isFollowed: boolean) => void) => () => void;
  /** Has the site's document loaded, once. */
  open: () => Promise<void>;
  /** Has it loaded anew. */
  reload: () => Promise<void>;
  /** Runs a command on the site at once and saves it in the background. False when it is refused. */
  run: <Name extends keyof SiteInputs>(command: Name, input: SiteInputs[Name], outcome?: SiteOutcome) => boolean;
  /** Lines up a command that only the server can judge: the site's document need not be here for it. Answers its operation. */
  send: <Name extends keyof SiteInputs>(command: Name, input: SiteInputs[Name], outcome?: SiteOutcome) => string;
  /** Notes what a call of its own has done to the site, so that it can be taken back like any other step. */
  done: (opId: string) => void;
  /** Whether this operation is a step that can still be taken back. */
  isStep: (opId: string) => boolean;
  /** Takes the newest step back, or brings it again; or this very one, if it can still be. Resolves when that is saved or refused. */
  takeBack: (from: "undo" | "redo", opId?: string) => Promise<void>;
  /** Takes these operations of the same person back in one, the newest first; that is a step which can itself be taken back. */
  takeBackAll: (opIds: readonly string[], outcome: SiteOutcome) => void;
  /** Up to where the site has come here; 0 before. */
  revision: () => number;
  onRemoteChange: (change: Pick<ChangeEvent, "opId" | "revision">) => void;
  /** Sends what is waiting now instead of after a pause. */
  retry: () => void;
  /** Begins to save, and takes up what an earlier tab could not save. Returns how many operations that is. */
  start: (storage: PendingStorage) => number;
  stop: () => void;
}
