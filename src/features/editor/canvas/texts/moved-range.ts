import { hunksBetween } from "~/features/page/domain/merging/sequences.ts";
import { wordsOf } from "~/features/page/domain/merging/words.ts";
import { editBetween } from "~/features/page/domain/typing-steps.ts";
import type { TextRange } from "../../state/types.ts";

/** Where a selection lies after somebody else has changed the text around it: at the same letters. */
export function movedRange({ anchor, focus }: TextRange, from: string, to: string): TextRange {
  const edits = letterEdits(from, to);
  return { anchor: moved(anchor, edits), focus: moved(focus, edits) };
}

/** Where the caret belongs after an undo that remembers no place: behind what it has changed. */
export function changedRange(from: string, to: string): TextRange | null {
  const edit = editBetween(from, to);
  if (!edit) return null;
  const end = edit.at + edit.inserted.length;
  return { anchor: end, focus: end };
}

interface LetterEdit {
  start: number;
  end: number;
  length: number;
}

/** What was replaced, word by word, and inside each place letter by letter. */
function letterEdits(from: string, to: string): LetterEdit[] {
  const [before, after] = [wordsOf(from), wordsOf(to)];
  const starts = before.reduce<number[]>((places, word) => [...places, (places.at(-1) ?? 0) + word.length], [0]);
  return hunksBetween(before, after).flatMap(({ start, end, items }) => {
    const edit = editBetween(before.slice(start, end).join(""), items.join(""));
    const at = (starts[start] ?? 0) + (edit?.at ?? 0);
    return edit ? [{ start: at, end: at + edit.removed.length, length: edit.inserted.length }] : [];
  });
}

/** A place inside what was replaced goes to its end at most; one before it stays. */
function moved(place: number, edits: readonly LetterEdit[]): number {
  let shift = 0;
  for (const { start, end, length } of edits) {
    if (place <= start) break;
    if (place < end) return start + shift + Math.min(place - start, length);
    shift += length - (end - start);
  }
  return place + shift;
}
