/**
 * Whether a word may be a slip of the pen for a known one: one letter wrong, missing, too many or swapped with its
 * neighbour; two in words of eight letters or more, none in words of three. Of a word that is still being typed, the
 * beginning of the known one is compared. Pure.
 */
export function isSlipOf(word: string, known: string, { isUnfinished }: { isUnfinished: boolean }): boolean {
  const most = word.length >= 8 ? 2 : word.length >= 4 ? 1 : 0;
  const longer = known.length - word.length;
  if (most === 0 || longer < -most || (longer > most && !isUnfinished)) return false;
  return distance(word, known, isUnfinished) <= most;
}

/** Changes of single letters between two words, or between the first and a beginning of the second. */
function distance(word: string, known: string, toBeginning: boolean): number {
  let before: number[] = [];
  let row = Array.from({ length: known.length + 1 }, (_, column) => column);
  for (let at = 1; at <= word.length; at += 1) {
    const next = [at];
    for (let column = 1; column <= known.length; column += 1) {
      const isSame = word[at - 1] === known[column - 1];
      const isSwapped = at > 1 && word[at - 1] === known[column - 2] && word[at - 2] === known[column - 1];
      next[column] = Math.min(
        (row[column] ?? 0) + 1,
        (next[column - 1] ?? 0) + 1,
        (row[column - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped && column > 1 ? (before[column - 2] ?? 0) + 1 : Infinity,
      );
    }
    [before, row] = [row, next];
  }
  return toBeginning ? Math.min(...row) : (row.at(-1) ?? 0);
}
