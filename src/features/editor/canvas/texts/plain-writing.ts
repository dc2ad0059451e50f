import { mergeWords } from "~/features/page/domain/merging/words.ts";
import { textAt, type TextPlace } from "~/features/page/domain/groups.ts";
import { longestText } from "~/features/page/domain/text-limits.ts";
import { savedLines, savedText } from "~/features/page/domain/text.ts";
import type { EditorState, TakenText, TextRange } from "../../state/types.ts";
import { rangeIn, selectRange } from "./caret.ts";
import { changedRange, movedRange } from "./moved-range.ts";
import { createPace } from "./pace.ts";
import { createTypingSteps } from "./typing-steps.ts";
import { createUnwritten } from "./unwritten.ts";
import type { RunCommand } from "../use-commands.ts";

interface PlainWritingOptions {
  element: HTMLElement;
  place: TextPlace;
  /** A title: what is typed may have line breaks. */
  hasLines: boolean;
  getState: () => EditorState;
  run: RunCommand;
  /** More was about to come in than there is room for; nothing of it did. */
  onTooLong: (letters: { inserted: number; room: number }) => void;
}

export type PlainWriting = ReturnType<typeof createPlainWriting>;

/** One undo step of what is typed, as far as it goes. */
interface Step {
  text: string;
  number: number;
  before: TextRange | null;
  after: TextRange | null;
}

/**
 * What happens between a text's element and the editor's store. `seen` is the saved form of what stands in the element;
 * only spaces at the ends of its lines, which are not saved, may differ from it while somebody types.
 */
export function createPlainWriting({ element, place, hasLines, getState, run, onTooLong }: PlainWritingOptions) {
  const saved = hasLines ? savedLines : savedText;
  const present = () => textAt(getState().document, place)?.text ?? "";
  let seen = present();
  let raw = element.textContent;
  let revision = getState().revision;
  let isComposing = false;
  let handled = getState().taken?.number ?? 0;
  const steps = createTypingSteps(raw);
  const unwritten = createUnwritten<Step>();
  const pace = createPace(() => save(true));

  /** Whether there was anything to save. */
  function save(isTyping: boolean): boolean {
    pace.stop();
    return unwritten.take().filter((step) => write(step, isTyping)).length > 0;
  }

  function write({ text: typedText, number, before, after }: Step, isTyping: boolean): boolean {
    const text = saved(typedText);
    if ((text ?? "") === seen) return false;
    const typed = { ...place, before, after };
    const mergeKey = `text:${place.groupId}:${place.fieldName}:${place.locale}:${number}`;
    const base = seen === "" ? null : seen;
    seen = text ?? ""; // before the store tells of it
    const isTaken = run("field.text", { ...place, text, base }, { mergeKey, baseRevision: revision, isTyping, typed });
    if (!isTaken) seen = base ?? "";
    return true;
  }

  /** What the document says comes into the element; while somebody is in it, beside what they typed. */
  function take(taken: TakenText | null): void {
    const isNewlyTaken = taken !== null && taken.number > handled;
    if (taken) handled = Math.max(handled, taken.number);
    if (isComposing) return;
    save(false);
    const now = present();
    revision = getState().revision;
    const isInside = document.activeElement === element;
    if (isInside && now === seen && !isNewlyTaken) return;
    const next = isInside ? mergeWords(seen, raw, now, "theirs").text : now;
    const range = isNewlyTaken ? (taken.range ?? changedRange(raw, next)) : null;
    show(next, range ?? keptRange(raw, next));
    seen = now;
    if (isNewlyTaken && !isInside && mayTakeFocus()) focus(range);
  }

  function keptRange(from: string, to: string): TextRange | null {
    const range = document.activeElement === element ? rangeIn(element) : null;
    return range && movedRange(range, from, to);
  }

  function show(text: string, range: TextRange | null): void {
    if (element.textContent !== text) element.textContent = text;
    if (text === "") element.replaceChildren(); // a leftover <br> would hide the placeholder
    if (text !== raw) steps.reset(text);
    raw = text;
    if (range && document.activeElement === element) selectRange(element, range);
  }

  function focus(range: TextRange | null): void {
    element.focus();
    if (range) selectRange(element, range);
  }

  function hasRoom(inserted: string): boolean {
    if (inserted === "" || raw.length + inserted.length <= longestText) return true;
    const replaced = document.getSelection()?.toString().length ?? 0; // lays the page out
    if (raw.length + inserted.length - replaced <= longestText) return true;
    onTooLong({ inserted: inserted.length, room: Math.max(0, longestText - raw.length) });
    return false;
  }

  return {
    write: () => void save(false),
    take,
    onBeforeInput(event: InputEvent): void {
      steps.caretWas(rangeIn(element));
      const lineBreak = event.inputType === "insertLineBreak" ? "\n" : "";
      const inserted = event.data ?? event.dataTransfer?.getData("text/plain") ?? lineBreak;
      if (!hasRoom(inserted)) event.preventDefault();
    },
    hasLines,
    /** Whether more letters fit; says so when they do not. */
    hasRoom,
    onInput(): void {
      const next = element.textContent;
      if (next === "" && !isComposing) element.replaceChildren(); // the browser's leftover <br> would hide the placeholder
      steps.typed(next, { at: Date.now(), unsaved: getState().unsavedCount, beforeStep: unwritten.end });
      raw = next;
      unwritten.set({ text: next, number: steps.number, before: steps.before, after: rangeIn(element) });
      pace.touch();
    },
    onComposing(isNow: boolean): void {
      isComposing = isNow;
      if (!isNow) take(null);
    },
    leave(): void {
      isComposing = false;
      save(false);
      const now = present();
      show(now, null);
      seen = now;
    },
    stop: () => pace.stop(),
  };
}

/** Whether the keyboard is on the page itself and not in a bar or dialog, from which it must not be taken. */
function mayTakeFocus(): boolean {
  const active = document.activeElement;
  return active === null || active === document.body || active.closest(".vt-canvas") !== null;
}
