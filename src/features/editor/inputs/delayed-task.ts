/** A task that waits a moment: a new one takes the place of the waiting one, and `finish` does it at once. */
export function delayedTask(milliseconds: number) {
  let waiting: (() => void) | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const finish = () => {
    clearTimeout(timer);
    const task = waiting;
    waiting = null;
    task?.();
  };
  const start = (task: () => void) => {
    clearTimeout(timer);
    waiting = task;
    timer = setTimeout(finish, milliseconds);
  };
  return { start, finish };
}
