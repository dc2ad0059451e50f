import { logger } from "~/server/logger.ts";
import type { ImportStage, OnProgress } from "../progress.ts";

/** An import of which nothing was heard for so long has died with its process. */
export const silenceMs = 60_000;
/** Whoever could not say so for this long gives up by itself, well before another one begins. */
const breathlessMs = silenceMs / 2;
const beatMs = 1_000;
const mostSilentBeats = 5;

interface Said {
  heardAt: Date;
  stage?: ImportStage;
  done?: number;
  total?: number;
}

/**
 * Says every few seconds that the work goes on, and how far it is. `say` answers whether the work is still wanted from this
 * try; once it is not, or could not be said, or the process is to stop, the next step that is told of throws.
 */
export class Pulse {
  #told: Omit<Said, "heardAt"> = {};
  #isNew = false;
  #silentBeats = 0;
  #heardAt = Date.now();
  #isWanted = true;
  #saying: Promise<void> = Promise.resolve();
  readonly #timer: NodeJS.Timeout;

  constructor(
    private readonly say: (said: Said) => Promise<boolean>,
    private readonly signal: AbortSignal,
  ) {
    this.#timer = setInterval(() => this.#beat(), beatMs);
  }

  readonly onProgress: OnProgress = (stage, done, total) => {
    if (this.signal.aborted) throw new Error("the process is to stop");
    if (!this.#isWanted) throw new Error("the import was ended, or is another's by now");
    if (Date.now() - this.#heardAt > breathlessMs) throw new Error("nothing could be said of the import");
    this.#told = { stage, done, total };
    this.#isNew = true;
  };

  /** Nothing is said any more once this resolves. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#saying;
  }

  #beat(): void {
    this.#silentBeats += 1;
    if (!this.#isNew && this.#silentBeats < mostSilentBeats) return;
    this.#isNew = false;
    this.#silentBeats = 0;
    const heardAt = new Date();
    this.#saying = this.#saying
      .then(() => this.say({ ...this.#told, heardAt }))
      .then(
        (isWanted) => {
          this.#isWanted &&= isWanted;
          this.#heardAt = heardAt.getTime();
        },
        (error: unknown) => logger.warn({ error }, "an import could not say how far it is"),
      );
  }
}
