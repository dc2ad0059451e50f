import { typedScore } from "../../domain/typed-score.ts";

/** A second digit is waited for this long where it could still change the number. */
const waitMs = 700;

/** A score typed digit by digit. `onShown` is told what stands there while a second digit is waited for. */
export class ScoreTyping {
  #typed: string | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly onShown: (typed: string | null) => void) {}

  /** Takes a digit, or Enter after one, which picks at once. Returns false for a key that means something else. */
  press(key: string, onTyped: (score: number) => void): boolean {
    const isPicked = key === "Enter" && this.#typed !== null;
    if (!isPicked && !/^\d$/.test(key)) return false;
    clearTimeout(this.#timer);
    const before = this.#typed ?? "";
    const { text, score, isFinal } = isPicked
      ? { text: before, score: Number(before), isFinal: true }
      : typedScore(before, key);
    const onComplete = () => {
      this.#show(null);
      onTyped(score);
    };
    if (isFinal) onComplete();
    else {
      this.#show(text);
      this.#timer = setTimeout(onComplete, waitMs);
    }
    return true;
  }

  /** Nothing is picked any more. */
  stop(): void {
    clearTimeout(this.#timer);
  }

  #show(typed: string | null): void {
    this.#typed = typed;
    this.onShown(typed);
  }
}
