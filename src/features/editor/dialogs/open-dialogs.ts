const closes: (() => void)[] = [];
const heard = new Set<() => void>();

/** The dialogs that are open, the uppermost last. */
export const openDialogs = {
  /** Tells of one that has opened, and how it is closed. Returns how to tell that it has gone. */
  add(close: () => void): () => void {
    const one = () => close(); // two may be closed in the same way
    closes.push(one);
    for (const hear of heard) hear();
    return () => void closes.splice(closes.indexOf(one), 1);
  },
  count: (): number => closes.length,
  closeUppermost: (): void => closes.at(-1)?.(),
  /** Calls back with each that opens. Returns how to stop that. */
  whenOpened(hear: () => void): () => void {
    heard.add(hear);
    return () => void heard.delete(hear);
  },
};
