/** What one edit did to a line: at `at`, `removed` became `inserted`. */
interface TextEdit {
  at: number;
  removed: string;
  inserted: string;
}

/** The smallest single edit that leads from one text to another; null when they are equal. */
export function editBetween(from: string, to: string): TextEdit | null {
  if (from === to) return null;
  const shorter = Math.min(from.length, to.length);
  let head = 0;
  while (head < shorter && from[head] === to[head]) head += 1;
  let tail = 0;
  while (tail < shorter - head && from[from.length - 1 - tail] === to[to.length - 1 - tail]) tail += 1;
  return { at: head, removed: from.slice(head, from.length - tail), inserted: to.slice(head, to.length - tail) };
}

/**
 * Whether the edit from `now` to `next` belongs to the undo step that has led from `start` to `now`: a word being
 * typed, with the corrections inside it, or a word being deleted. With `unit` "sentence" the step goes on to the end
 * of the sentence.
 */
export function continuesStep(start: string, now: string, next: string, unit: "word" | "sentence" = "word"): boolean {
  const [step, edit] = [editBetween(start, now), editBetween(now, next)];
  if (!step || !edit) return true;
  const end = step.at + step.inserted.length;
  if (step.inserted === "") return continuesDeletion(step, edit);
  const isInside = edit.at >= step.at && edit.at + edit.removed.length <= end;
  return isInside && !beginsUnit(now, edit, unit);
}

/** Backspace or Delete go on eating the same word. */
function continuesDeletion(step: TextEdit, edit: TextEdit): boolean {
  if (edit.inserted !== "") return false;
  const isBackwards = edit.at + edit.removed.length === step.at;
  if (!isBackwards && edit.at !== step.at) return false;
  const seam = isBackwards ? [edit.removed.at(-1), step.removed.at(0)] : [edit.removed.at(0), step.removed.at(-1)];
  const [eaten = "", neighbour = ""] = seam;
  return isSpace(eaten) || !isSpace(neighbour);
}

/** A letter after a space begins a word; after a space and the end of a sentence it begins a sentence. */
function beginsUnit(now: string, { at, inserted }: TextEdit, unit: "word" | "sentence"): boolean {
  const written = now.slice(0, at) + inserted;
  const pattern = unit === "word" ? /\s\S/gu : /[.!?…:\n]\s*\s\S/gu;
  for (const match of written.matchAll(pattern)) if (match.index + match[0].length > at) return true;
  return false;
}

function isSpace(character: string): boolean {
  return /^\s/u.test(character);
}
