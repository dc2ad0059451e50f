import type { TextPlace } from "~/features/page/domain/groups.ts";
import { fitsRichText, isSameRichText, toRichText } from "~/features/richtext/normalise.ts";
import type { RichTextValue } from "~/features/richtext/schema.ts";
import { changedRange, movedRange } from "../canvas/texts/moved-range.ts";
import { createPace } from "../canvas/texts/pace.ts";
import { createTypingSteps } from "../canvas/texts/typing-steps.ts";
import { createUnwritten } from "../canvas/texts/unwritten.ts";
import type { EditorState, TakenText, TextRange } from "../state/types.ts";
import { flatText, offsetOf, pointAt, type FlatNode } from "./flat-text.ts";
import type { RunCommand } from "../canvas/use-commands.ts";

export const blank = [{ type: "p", children: [{ text: "" }] }];

/** What of Plate's editor is needed here. */
interface WrittenEditor {
  children: unknown[];
  selection: { anchor: Point; focus: Point } | null;
  tf: {
    setValue(value: never): void;
    select(target: { anchor: Point; focus: Point }): void;
    withoutSaving(change: () => void): void;
  };
}
interface Point {
  path: number[];
  offset: number;
}

interface RichWritingOptions {
  editor: WrittenEditor;
  place: TextPlace;
  getState: () => EditorState;
  run: RunCommand;
  /** What was put in is longer than a text may be; all of it was taken out again. */
  onTooLong: () => void;
}

/** One undo step of what is typed, as far as it goes. */
interface Step {
  children: unknown[];
  number: number;
  before: TextRange | null;
  after: TextRange | null;
}

/** From about this many letters on, it is measured whether the text still fits. */
const nearlyFull = 60_000;
const manyLines = 1000;

/** What happens between a Plate editor and the editor's store; `seen` is the saved form of what stands in it. */
export function createRichWriting({ editor, place, getState, run, onTooLong }: RichWritingOptions) {
  const nodes = () => editor.children as FlatNode[];
  const rangeNow = (): TextRange | null =>
    editor.selection && {
      anchor: offsetOf(nodes(), editor.selection.anchor),
      focus: offsetOf(nodes(), editor.selection.focus),
    };
  let children = editor.children;
  let flat = flatText(nodes());
  let seen = toRichText(children);
  let revision = getState().revision;
  let handled = getState().taken?.number ?? 0;
  let isComposing = false;
  /** What was not taken because letters were being composed. */
  let postponed: [value: RichTextValue | null, taken: TakenText | null] | null = null;
  const steps = createTypingSteps(flat);
  const unwritten = createUnwritten<Step>();
  const pace = createPace(() => save(true));

  /** Whether there was anything to save. */
  function save(isTyping: boolean): boolean {
    pace.stop();
    return unwritten.take().filter((step) => write(step, isTyping)).length > 0;
  }

  function write({ children: typedChildren, number, before, after }: Step, isTyping: boolean): boolean {
    const json = toRichText(typedChildren);
    if (isSameRichText(json, seen)) return false;
    const typed = { ...place, before, after };
    const mergeKey = `richText:${place.groupId}:${place.fieldName}:${place.locale}:${number}`;
    const base = seen;
    seen = json; // before the store tells of it
    if (!run("field.richText", { ...place, json, base }, { mergeKey, baseRevision: revision, isTyping, typed }))
      seen = base;
    return true;
  }

  function show(value: readonly unknown[], range: TextRange | null): void {
    editor.tf.withoutSaving(() => editor.tf.setValue(structuredClone(value) as never));
    children = editor.children;
    flat = flatText(nodes());
    const [anchor, focus] = range ? [pointAt(nodes(), range.anchor), pointAt(nodes(), range.focus)] : [];
    if (anchor && focus) editor.tf.select({ anchor, focus });
    steps.reset(flat);
  }

  function isTooLong(next: string): boolean {
    const isLarge = next.length > nearlyFull || next.split("\n").length > manyLines;
    return isLarge && next.length > flat.length && !fitsRichText(editor.children);
  }

  /** What the document says comes into the editor. */
  function take(value: RichTextValue | null, taken: TakenText | null): void {
    if (isComposing) return void (postponed = [value, taken]);
    const isNewlyTaken = taken !== null && taken.number > handled;
    if (taken) handled = Math.max(handled, taken.number);
    if (isSameRichText(value, seen)) return;
    save(false);
    revision = getState().revision;
    const text = getState().document.groups[place.groupId]?.fields[place.fieldName]?.texts[place.locale];
    const now = toRichText(text?.json);
    if (isSameRichText(now, seen)) return;
    const to = flatText(now ?? blank);
    const range = isNewlyTaken ? (taken.range ?? changedRange(flat, to)) : rangeNow();
    show(now ?? blank, isNewlyTaken || !range ? range : movedRange(range, flat, to));
    seen = now;
  }

  return {
    write: () => void save(false),
    leave(this: void): void {
      save(false);
      pace.stop();
    },
    /** Remembers the caret before a key. */
    onBeforeInput: () => steps.caretWas(rangeNow()),
    onChange(): void {
      if (editor.children === children) return;
      const next = flatText(nodes());
      if (isTooLong(next)) {
        show(children, steps.before);
        return onTooLong();
      }
      const isFormat = next === flat;
      if (isFormat) steps.reset(next);
      steps.typed(next, { at: Date.now(), unsaved: getState().unsavedCount, beforeStep: unwritten.end });
      [children, flat] = [editor.children, next];
      unwritten.set({ children, number: steps.number, before: steps.before, after: rangeNow() });
      pace.touch();
    },
    take,
    /** Letters that are being composed are the browser's: nothing comes between them before they are done. */
    onComposing(isNow: boolean): void {
      isComposing = isNow;
      const due = postponed;
      if (isNow || !due) return;
      postponed = null;
      take(...due);
    },
  };
}
