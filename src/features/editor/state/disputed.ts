import { valueAt } from "~/features/page/domain/patches.ts";
import type { PageDocument } from "~/features/page/schema.ts";
import type { Json } from "~/lib/json.ts";
import { withInput, type EditLog } from "./edit-log.ts";
import { isSameText, withBaseOf } from "./typed-input.ts";
import type { EditConflict, PendingOperation } from "./types.ts";

interface Held {
  log: EditLog;
  conflicts: EditConflict[];
}

/**
 * Words that were typed after those of a refused operation belong to the same question: they are not sent
 * by themselves, or the person would be asked twice, and an older answer could overwrite a newer word.
 */
export function withWordsTypedSince(log: EditLog, operation: PendingOperation): { input: Json; gone: string[] } {
  const index = log.operations.findIndex(({ opId }) => opId === operation.opId);
  let input = operation.input;
  const gone: string[] = [];
  for (const later of log.operations.slice(index + 1)) {
    if (later.command !== operation.command || !isSameText(input, later.input)) continue;
    input = withBaseOf(input, later.input);
    gone.push(later.opId);
  }
  return { input, gone };
}

/**
 * Adds what is typed on into a text whose last words were refused to the question about them; null when the text is
 * not in question.
 */
export function withMoreWords(held: Held, command: string, input: Json): Held | null {
  const isDisputed = (conflict: EditConflict) => conflict.command === command && isSameText(conflict.input, input);
  const disputed = held.conflicts.find(isDisputed);
  if (!disputed) return null;
  const whole = withBaseOf(disputed.input, input);
  const log = withInput(held.log, disputed.opId, whole);
  const more = asShown(disputed, whole, log.document);
  return { log, conflicts: held.conflicts.map((conflict) => (conflict === disputed ? more : conflict)) };
}

/** The question as it stands after more was typed: it shows the words that are on the screen. */
export function asShown(conflict: EditConflict, input: Json, document: PageDocument): EditConflict {
  const parts = conflict.parts.map((part) => ({ ...part, mine: valueAt(document, part.path) ?? null }));
  return { ...conflict, input, parts };
}
