import { z } from "zod";
import type { SafeStorage } from "~/lib/browser/safe-storage.ts";

/** One operation on the site that can be taken back, or brought again. */
interface SiteStep {
  opId: string;
  /** Milliseconds since the epoch. */
  at: number;
}

export interface SiteSteps {
  undo: readonly SiteStep[];
  redo: readonly SiteStep[];
}

export const noSteps: SiteSteps = { undo: [], redo: [] };

/** More presses of "undo" nobody makes. */
const most = 100;

const stepsSchema = z.array(z.strictObject({ opId: z.uuid(), at: z.number() }));
const schema = z.strictObject({ undo: stepsSchema, redo: stepsSchema });

/** A new step; whatever could be brought again is gone. */
export function withStep(steps: SiteSteps, step: SiteStep): SiteSteps {
  return { undo: [...steps.undo, step].slice(-most), redo: [] };
}

/** A step goes over to the other side, as the operation that took it back. */
export function withTaken(
  steps: SiteSteps,
  from: "undo" | "redo",
  { opId, by }: { opId: string; by: SiteStep },
): SiteSteps {
  const onto = from === "undo" ? "redo" : "undo";
  return { ...withoutStep(steps, opId), [onto]: [...steps[onto], by] };
}

/** The steps that can be taken still: not those that are being taken already. */
export function stepsLeft(steps: SiteSteps, taking: ReadonlySet<string>): SiteSteps {
  return [...taking].reduce(withoutStep, steps);
}

/** Steps without an operation that never came to be. */
export function withoutStep(steps: SiteSteps, opId: string): SiteSteps {
  const others = (side: readonly SiteStep[]) => side.filter((step) => step.opId !== opId);
  return { undo: others(steps.undo), redo: others(steps.redo) };
}

/** Keeps the steps for as long as this tab is open: a page that was made or removed is taken back from another page. */
export function keptSteps(storage: SafeStorage, siteId: string) {
  const key = `vitrine.site-steps.${siteId}`;
  return {
    load(): SiteSteps {
      try {
        return schema.safeParse(JSON.parse(storage.get(key) ?? "null")).data ?? noSteps;
      } catch {
        return noSteps; // nobody's steps: something else wrote there
      }
    },
    save: (steps: SiteSteps) => storage.set(key, JSON.stringify(steps)),
  };
}
