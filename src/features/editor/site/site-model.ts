import type { PendingStorage } from "../state/pending-storage.ts";
import type { SaveProblem } from "../state/types.ts";
import { emptySiteLog, type SiteLog, type SiteRunner } from "./site-log.ts";
import type { SiteState } from "./site-session-contract.ts";
import { stepsLeft, type SiteSteps } from "./site-steps.ts";

/** All that a session knows of the site; what is shown of it follows from it. */
export interface SiteCore {
  log: SiteLog;
  /** Null until the commands have come. */
  runner: SiteRunner | null;
  steps: SiteSteps;
  /** The steps that are taken once the document has come. */
  taking: ReadonlySet<string>;
  confirmed: number;
  /** How many times the document is being fetched now. */
  loading: number;
  hasFailed: boolean;
  isKept: boolean;
  problem: SaveProblem;
}

/** Where the steps of this tab are kept. */
export interface KeptSteps {
  load: () => SiteSteps;
  save: (steps: SiteSteps) => void;
}

export interface SiteModel {
  core: () => SiteCore;
  /** Takes new parts over at once, keeps on the device what must outlive the tab, and tells all who listen. */
  change: (part: Partial<SiteCore>) => void;
  /** From now on what waits is kept there. */
  keepIn: (storage: PendingStorage) => void;
  getState: () => SiteState;
  subscribe: (onChange: () => void) => () => void;
}

export function createSiteModel(kept: KeptSteps): SiteModel {
  let core: SiteCore = {
    log: emptySiteLog,
    runner: null,
    steps: kept.load(),
    taking: new Set(),
    confirmed: 0,
    loading: 0,
    hasFailed: false,
    isKept: true,
    problem: "none",
  };
  let state = siteStateOf(core);
  let storage: PendingStorage | null = null;
  const listeners = new Set<() => void>();
  return {
    core: () => core,
    change(part) {
      const before = core;
      core = { ...core, ...part };
      if (core.steps !== before.steps) kept.save(core.steps);
      if (storage && core.log.pending !== before.log.pending)
        core = { ...core, isKept: storage.save(core.log.pending) };
      state = siteStateOf(core);
      for (const listener of listeners) listener();
    },
    keepIn: (pendingStorage) => void (storage = pendingStorage),
    getState: () => state,
    subscribe(onChange) {
      listeners.add(onChange);
      return () => void listeners.delete(onChange);
    },
  };
}

/** What is shown of a session. Pure. */
function siteStateOf({ log, steps, taking, problem, loading, confirmed, hasFailed, isKept }: SiteCore): SiteState {
  const isUnsaved = log.pending.length > 0;
  const { undo, redo } = stepsLeft(steps, taking);
  return {
    document: log.document,
    confirmed,
    hasFailed,
    isSaving: isUnsaved,
    isKept,
    isLoading: loading > 0,
    problem: isUnsaved ? problem : "none",
    undoAt: undo.at(-1)?.at ?? null,
    redoAt: redo.at(-1)?.at ?? null,
  };
}
