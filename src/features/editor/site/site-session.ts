import { asStep } from "~/features/document/commands.ts";
import type { ChangeEvent, DocumentEdit, Operation } from "~/features/document/schema.ts";
import type { SiteInputs } from "~/features/site/commands/registry.ts";
import type { runSiteCommand } from "~/features/site/commands/run.ts";
import type { SiteDocument } from "~/features/site/document-schema.ts";
import type { Locale } from "~/lib/locales.ts";
import { withoutStep, withStep, withTaken, type SiteSteps } from "./site-steps.ts";

export interface SiteState {
  /** The site as this editor sees it, with what is still on its way; null until it was asked for and came. */
  document: SiteDocument | null;
  /** Counts what the server has confirmed, so that whoever lists parts of the site asks anew. */
  confirmed: number;
  hasFailed: boolean;
  isSaving: boolean;
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
  undoAt: null,
  redoAt: null,
};

/** Why an operation did not come to be: `refusal` is a code with words, `message` what the call said. */
export type SiteProblem = { refusal: string } | { error: unknown };

export interface SiteSessionOptions {
  locales: readonly Locale[];
  load: () => Promise<{ document: SiteDocument; revision: number }>;
  send: (edit: Omit<DocumentEdit, "documentId">) => Promise<{ revision: number }>;
  /** The commands come with the first use: most visits of the editor change nothing of the site. */
  loadCommands: () => Promise<typeof runSiteCommand>;
  steps: { load: () => SiteSteps; save: (steps: SiteSteps) => void };
  newId: () => string;
  now: () => number;
}

/** Who is told how one operation went, instead of the listeners to all problems. */
export interface SiteOutcome {
  onSaved?: (opId: string) => void;
  onUnchanged?: () => void;
  onProblem: (problem: SiteProblem) => void;
}

export interface SiteSession {
  getState: () => SiteState;
  subscribe: (onChange: () => void) => () => void;
  /** Told of every operation that was refused or could not be saved; the screen then shows the site as it is. */
  onProblem: (listener: (problem: SiteProblem) => void) => () => void;
  /** Has the site's document loaded, once. */
  open: () => Promise<void>;
  /** Has it loaded anew, after what is on its way. */
  reload: () => Promise<void>;
  /** Runs a command on the site at once and saves it in the background. False when it is refused. */
  run: <Name extends keyof SiteInputs>(command: Name, input: SiteInputs[Name], outcome?: SiteOutcome) => boolean;
  /** Notes what a call of its own has done to the site, so that it can be taken back like any other step. */
  done: (opId: string) => void;
  /** Takes the newest step back, or brings it again; or this very one, if it can still be. */
  takeBack: (from: "undo" | "redo", opId?: string) => Promise<void>;
  onRemoteChange: (change: Pick<ChangeEvent, "opId" | "revision">) => void;
}

/**
 * The site's own document under edit (navigation, names and roles of pages): runs commands at once, saves them one after
 * the other, and takes them back. What the server refuses is taken off the screen and told.
 */
export function createSiteSession(options: SiteSessionOptions): SiteSession {
  const { load, send, steps: kept, newId, now } = options;
  let run: typeof runSiteCommand | null = null;
  let document: SiteDocument | null = null;
  let revision = 0;
  let hasFailed = false;
  let confirmed = 0;
  let waiting = 0;
  /** What was run here and not answered yet. */
  let unsaved: Operation[] = [];
  let steps = kept.load();
  let opening: Promise<void> | null = null;
  let queue: Promise<void> = Promise.resolve();
  let state = derived();
  const own = new Set<string>();
  const listeners = new Set<() => void>();
  const problems = new Set<(problem: SiteProblem) => void>();

  function derived(): SiteState {
    const at = (side: "undo" | "redo") => steps[side].at(-1)?.at ?? null;
    return { document, confirmed, hasFailed, isSaving: waiting > 0, undoAt: at("undo"), redoAt: at("redo") };
  }
  function tell(): void {
    state = derived();
    for (const listener of listeners) listener();
  }
  function setSteps(next: SiteSteps): void {
    steps = next;
    kept.save(next);
  }

  async function fetchDocument(): Promise<void> {
    try {
      const [loaded, commands] = await Promise.all([load(), run ?? options.loadCommands()]);
      run = commands;
      ({ document, revision } = loaded);
      document = unsaved.reduce(carriedOut, document); // it was asked for before those were made
      hasFailed = false;
    } catch {
      hasFailed = true;
    }
    tell();
  }

  function carriedOut(before: SiteDocument, operation: Operation): SiteDocument {
    const result = run?.(before, operation, { locales: options.locales, patchesOf: () => undefined });
    return result?.ok ? result.document : before;
  }

  /** One after the other; what could not be saved leaves the screen with everything that was built upon it. */
  function enqueue(work: () => Promise<void>): Promise<void> {
    waiting += 1;
    queue = queue.then(work).finally(() => {
      waiting -= 1;
      tell();
    });
    tell();
    return queue;
  }

  function tellProblem(problem: SiteProblem): void {
    for (const listener of problems) listener(problem);
  }

  async function save(opId: string, command: string, input: object, outcome?: SiteOutcome): Promise<boolean> {
    own.add(opId);
    try {
      const saved = await send({ baseRevision: revision, operation: { opId, ...asStep({ command, input }) } });
      revision = Math.max(revision, saved.revision);
      confirmed += 1;
      outcome?.onSaved?.(opId);
      return true;
    } catch (error) {
      (outcome?.onProblem ?? tellProblem)({ error });
      return false;
    }
  }

  return {
    getState: () => state,
    subscribe(onChange) {
      listeners.add(onChange);
      return () => void listeners.delete(onChange);
    },
    onProblem(listener) {
      problems.add(listener);
      return () => void problems.delete(listener);
    },
    open: () => (opening ??= fetchDocument()),
    reload: () => (document ? enqueue(fetchDocument) : (opening = fetchDocument())),
    run(command, input, outcome) {
      if (!document || !run) return false;
      const opId = newId();
      const operation = { opId, ...asStep({ command, input }) };
      const result = run(document, operation, { locales: options.locales, patchesOf: () => undefined });
      if (!result.ok) {
        (outcome?.onProblem ?? tellProblem)({ refusal: result.refusal });
        return false;
      }
      if (result.document === document) {
        outcome?.onUnchanged?.();
        return true;
      }
      document = result.document;
      setSteps(withStep(steps, { opId, at: now() }));
      unsaved = [...unsaved, operation];
      void enqueue(async () => {
        const isSaved = await save(opId, command, input, outcome);
        unsaved = unsaved.filter((each) => each !== operation);
        if (isSaved) return;
        setSteps(withoutStep(steps, opId));
        await fetchDocument();
      });
      return true;
    },
    done(opId) {
      own.add(opId);
      setSteps(withStep(steps, { opId, at: now() }));
      confirmed += 1;
      tell();
    },
    takeBack: (from, wanted) =>
      enqueue(async () => {
        const step = steps[from].findLast((each) => wanted === undefined || each.opId === wanted);
        if (!step) return;
        const opId = newId();
        const isTaken = await save(opId, "history.undo", { opIds: [step.opId] });
        setSteps(
          isTaken
            ? withTaken(steps, from, { opId: step.opId, by: { opId, at: now() } })
            : withoutStep(steps, step.opId),
        );
        if (document) await fetchDocument();
      }),
    onRemoteChange(change) {
      if (own.has(change.opId) || change.revision <= revision) return;
      confirmed += 1;
      if (document) void enqueue(fetchDocument);
      else tell();
    },
  };
}
