/** What was done to a page that is not under edit: the operation, and the page's revision after it. */
export interface OtherPageStep {
  pageId: string;
  opId: string;
  revision: number;
}
type TimedStep = OtherPageStep & { at: number };
const byTime = (one: TimedStep, other: TimedStep): number => one.at - other.at;
interface Steps {
  undo: readonly TimedStep[];
  redo: readonly TimedStep[];
}
/** When the newest step of each list was taken. */
export interface StepTimes {
  undoAt: number | null;
  redoAt: number | null;
}

/**
 * The steps that were taken from here on pages which are not open, as long as this page is: they are taken back and done
 * again in turn like all others. The same step is never taken back twice, however fast the key is pressed.
 */
export function createOtherPageSteps(isRefusal: (error: unknown) => boolean, now: () => number = Date.now) {
  let steps: Steps = { undo: [], redo: [] };
  let times: StepTimes = { undoAt: null, redoAt: null };
  const listeners = new Set<() => void>();

  function set(next: Steps): void {
    steps = next;
    times = { undoAt: steps.undo.at(-1)?.at ?? null, redoAt: steps.redo.at(-1)?.at ?? null };
    for (const listener of listeners) listener();
  }
  /** The revision of a page that is known by now: a step before the last one was followed by that. */
  const revisionOf = (step: OtherPageStep) =>
    Math.max(
      ...[...steps.undo, ...steps.redo, step].flatMap(({ pageId, revision }) =>
        pageId === step.pageId ? [revision] : [],
      ),
    );

  return {
    timesOf: (): StepTimes => times,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** A new step, made at that time; what was taken back before it is not done again any more. */
    record(step: OtherPageStep, at = now()): void {
      set({ undo: [...steps.undo, { ...step, at }].sort(byTime), redo: [] });
    },
    /**
     * Takes back the newest step of a list, or one of its steps, by what `takeBack` does. Rejects as that does: a step
     * that was refused is forgotten, any other can be tried again.
     */
    async take(
      from: "undo" | "redo",
      takeBack: (step: OtherPageStep) => Promise<OtherPageStep>,
      opId?: string,
    ): Promise<void> {
      const step = steps[from].findLast((each) => opId === undefined || each.opId === opId);
      if (!step) return;
      const revision = revisionOf(step);
      const at = now();
      set({ ...steps, [from]: steps[from].filter((each) => each !== step) });
      const done = await takeBack({ ...step, revision }).catch((error: unknown) => {
        if (!isRefusal(error)) set({ ...steps, [from]: [...steps[from], step].sort(byTime) });
        throw error;
      });
      const to = from === "undo" ? "redo" : "undo";
      set({ ...steps, [to]: [...steps[to], { ...done, at }] });
    },
  };
}
