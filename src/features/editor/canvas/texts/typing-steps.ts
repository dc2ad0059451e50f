import { continuesStep } from "~/features/page/domain/typing-steps.ts";
import type { TextRange } from "../../state/types.ts";

/** A pause after which what is typed next is a new undo step, in milliseconds. */
const longPause = 1000;
/** With more unsaved steps than this they get coarser, so that what is kept on the device stays small. */
const manyUnsaved = 30;
const tooManyUnsaved = 60;

/** Cuts what is typed in one text into undo steps. */
interface TypingSteps {
  /** Tells what stands there after a key. Where a new step begins with it, `beforeStep` is called first. */
  typed(next: string, options: { at: number; unsaved: number; beforeStep: () => void }): void;
  /** The caret before the key that is being pressed. */
  caretWas(range: TextRange | null): void;
  /** The text has changed without being typed: whatever follows is a new step. */
  reset(now: string): void;
  /** Tells the steps apart. */
  readonly number: number;
  /** The caret before the present step. */
  readonly before: TextRange | null;
}

export function createTypingSteps(text: string): TypingSteps {
  let [start, now] = [text, text];
  let [number, lastAt] = [0, 0];
  let before: TextRange | null = null;
  let caret: TextRange | null = null;
  const begin = () => {
    start = now;
    number += 1;
    before = caret;
  };
  return {
    typed(next, { at, unsaved, beforeStep }) {
      const unit = unsaved > manyUnsaved ? "sentence" : "word";
      const isNew = at - lastAt > longPause || !continuesStep(start, now, next, unit);
      if (start === now || (isNew && unsaved <= tooManyUnsaved)) {
        beforeStep();
        begin();
      }
      [now, lastAt] = [next, at];
    },
    caretWas: (range) => void (caret = range),
    reset(text) {
      now = text;
      begin();
    },
    get number() {
      return number;
    },
    get before() {
      return before;
    },
  };
}
