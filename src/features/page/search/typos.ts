/**
 * Whether a word may be a slip of the pen for a known one: one letter wrong, missing, too many or swapped with its
 * neighbour; two in words of eight letters or more, none in words of three. Of a word that is still being typed, the
 * beginning of the known one is compared. Pure.
 */
export function isSlipOf(word: string, known: string, { isUnfinished }: { isUnfinished: boolean }): boolean {
  const most = word.length >= 8 ? 2 : word.length >= 4 ? 1 : 0;
  const longer = known.length - word.length;
  if (most === 0 || longer < -most || (longer > most && !isUnfinished)) return false;
  // Of a longer word only so much can be the beginning that is meant.
  return isWithin(most, word, known.slice(0, word.length + most), isUnfinished);
}

/** Whether so many changes of single letters lead from a word to the other, or to a beginning of it. */
function isWithin(most: number, word: string, known: string, toBeginning: boolean): boolean {
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
    // What is too far by now in every place comes no nearer; a swap reaches back over one letter.
    if (Math.min(...next) > most && Math.min(...row) > most) return false;
    [before, row] = [row, next];
  }
  return (toBeginning ? Math.min(...row) : (row.at(-1) ?? 0)) <= most;
}
