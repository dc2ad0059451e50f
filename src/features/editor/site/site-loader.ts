import type { runSiteCommand } from "~/features/site/commands/run.ts";
import type { SiteDocument } from "~/features/site/document-schema.ts";
import { backOff } from "~/lib/turns/back-off.ts";
import { isBehind, withLoaded } from "./site-log.ts";
import type { SiteCore, SiteModel } from "./site-model.ts";

export interface SiteSource {
  load: () => Promise<{ document: SiteDocument; revision: number }>;
  /** The commands come with the first use: most visits of the editor change nothing of the site. */
  loadCommands: () => Promise<typeof runSiteCommand>;
}

export interface SiteLoader {
  /**
   * Fetches the site as it is now. It never fails: the state says so. What is older than was heard of meanwhile, or could
   * not be read, is fetched again after a pause.
   */
  fetch: () => Promise<void>;
  /** Fetches it where it is not here yet, once for all who ask meanwhile. */
  open: () => Promise<void>;
  /** Asks no more by itself, until it is started again. */
  stop: () => void;
  start: () => void;
}

/** How long a session that is behind waits before it asks again: after an answer that was too old, and after none. */
const pauseMs = { old: 100, none: { firstMs: 2_000, longestMs: 60_000, spread: 0.5 } };

/** Brings the site's document, and the commands that run on it, into the model. */
export function createSiteLoader(model: SiteModel, { load, loadCommands }: SiteSource): SiteLoader {
  let opening: Promise<void> | null = null;
  let again: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  let failures = 0;

  function catchUp(): void {
    clearTimeout(again);
    if (isStopped || !isBehind(model.core().log)) return;
    again = setTimeout(() => void fetch(), failures === 0 ? pauseMs.old : backOff(failures - 1, pauseMs.none));
  }

  async function fetch(): Promise<void> {
    model.change({ loading: model.core().loading + 1 });
    let part: Partial<SiteCore>;
    try {
      const [loaded, run] = await Promise.all([load(), model.core().runner?.run ?? loadCommands()]);
      const runner = { run };
      part = { runner, hasFailed: false, log: withLoaded(model.core().log, loaded, runner) };
      failures = 0;
    } catch {
      failures += 1;
      part = { hasFailed: model.core().log.document === null };
    }
    model.change({ ...part, loading: model.core().loading - 1 });
    catchUp();
  }

  return {
    fetch,
    open() {
      if (model.core().log.document) return Promise.resolve();
      return (opening ??= fetch().finally(() => (opening = null)));
    },
    stop() {
      isStopped = true;
      clearTimeout(again);
    },
    start() {
      isStopped = false;
      catchUp();
    },
  };
}
