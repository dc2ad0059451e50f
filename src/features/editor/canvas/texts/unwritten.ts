/** What has been typed in a text and is not written down yet: steps that have ended, and the one that goes on. */
interface Unwritten<Step> {
  /** The step that goes on, as it stands after a key. */
  set(step: Step): void;
  /** What is typed next is another step. */
  end(): void;
  /** All that is to be written down, in order; then it counts as written. */
  take(): Step[];
}

export function createUnwritten<Step>(): Unwritten<Step> {
  let ended: Step[] = [];
  let present: Step[] = [];
  return {
    set: (step) => void (present = [step]),
    end() {
      ended.push(...present);
      present = [];
    },
    take() {
      const steps = [...ended, ...present];
      [ended, present] = [[], []];
      return steps;
    },
  };
}
