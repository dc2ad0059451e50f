/** Resolves with true as soon as everything is saved, or with false after so many milliseconds. */
export function whenSaved(
  { isSaved, subscribe }: { isSaved: () => boolean; subscribe: (onChange: () => void) => () => void },
  milliseconds: number,
): Promise<boolean> {
  if (isSaved()) return Promise.resolve(true);
  return new Promise((resolve) => {
    const finish = (answer: boolean) => {
      clearTimeout(timer);
      stop();
      resolve(answer);
    };
    const check = () => {
      if (isSaved()) finish(true);
    };
    const timer = setTimeout(() => finish(false), milliseconds);
    const stop = subscribe(check);
  });
}
