/** A part of one sequence, from `start` up to `end`, that another one has in a different form. */
export interface Hunk<Item> {
  start: number;
  end: number;
  items: readonly Item[];
}

/** Beyond this many comparisons a changed middle counts as changed as a whole, so that no text takes long. */
const mostComparisons = 250_000;

/**
 * What leads from one sequence to another: the parts that differ, in order, none touching the next. Of the places
 * where the same insertion or deletion could lie, it is the last.
 */
export function hunksBetween<Item>(from: readonly Item[], to: readonly Item[]): Hunk<Item>[] {
  const shorter = Math.min(from.length, to.length);
  let head = 0;
  while (head < shorter && from[head] === to[head]) head += 1;
  let tail = 0;
  while (tail < shorter - head && from[from.length - 1 - tail] === to[to.length - 1 - tail]) tail += 1;
  const [fromEnd, toEnd] = [from.length - tail, to.length - tail];
  if (head === fromEnd && head === toEnd) return [];
  const [before, after] = [from.slice(head, fromEnd), to.slice(head, toEnd)];
  if (before.length * after.length > mostComparisons) return [{ start: head, end: fromEnd, items: after }];
  const hunks = alignedHunks(before, after).map((hunk) => ({
    ...hunk,
    start: hunk.start + head,
    end: hunk.end + head,
  }));
  return hunks.map((hunk, index) => slid(from, hunk, hunks[index + 1]?.start ?? from.length));
}

/** The same insertion or deletion as far back in the sequence as it can lie without touching the next one. */
function slid<Item>(from: readonly Item[], hunk: Hunk<Item>, limit: number): Hunk<Item> {
  let { start, end, items } = hunk;
  if (start < end && items.length > 0) return hunk;
  const isSliding = () => from[end] === (start === end ? items[0] : from[start]);
  while (end < limit - (limit < from.length ? 1 : 0) && isSliding()) {
    if (start === end) items = [...items.slice(1), ...items.slice(0, 1)];
    [start, end] = [start + 1, end + 1];
  }
  return { start, end, items };
}

/** The hunks beside a longest common subsequence. */
function alignedHunks<Item>(before: readonly Item[], after: readonly Item[]): Hunk<Item>[] {
  const width = after.length + 1;
  const lengths = new Uint32Array((before.length + 1) * width);
  for (let row = before.length - 1; row >= 0; row -= 1) {
    for (let column = after.length - 1; column >= 0; column -= 1) {
      const below = lengths[(row + 1) * width + column] ?? 0;
      const beside = lengths[row * width + column + 1] ?? 0;
      const diagonal = lengths[(row + 1) * width + column + 1] ?? 0;
      lengths[row * width + column] = before[row] === after[column] ? diagonal + 1 : Math.max(below, beside);
    }
  }
  const hunks: Hunk<Item>[] = [];
  let [row, column, rowStart, columnStart] = [0, 0, 0, 0];
  const close = () => {
    if (row === rowStart && column === columnStart) return;
    hunks.push({ start: rowStart, end: row, items: after.slice(columnStart, column) });
  };
  while (row < before.length && column < after.length) {
    if (before[row] === after[column]) {
      close();
      [rowStart, columnStart] = [(row += 1), (column += 1)];
    } else if ((lengths[(row + 1) * width + column] ?? 0) >= (lengths[row * width + column + 1] ?? 0)) row += 1;
    else column += 1;
  }
  [row, column] = [before.length, after.length];
  close();
  return hunks;
}
