import { vi } from "vitest";
import { createPlainWriting } from "~/features/editor/canvas/texts/plain-writing.ts";
import type { RunCommand } from "~/features/editor/canvas/use-commands.ts";
import { blank, createRichWriting } from "~/features/editor/richtext/rich-writing.ts";
import type { OwnedStore } from "~/features/editor/state/store.ts";
import type { TakenText } from "~/features/editor/state/types.ts";
import { runCommand } from "~/features/page/commands/run.ts";
import { textAt, type TextPlace } from "~/features/page/domain/groups.ts";
import type { PageDocument } from "~/features/page/schema.ts";
import { richTextSchema } from "~/features/richtext/schema.ts";
import type { Json } from "~/lib/json.ts";
import { emptyPage } from "./test-page.ts";

const groupId = "11111111-1111-4111-8111-111111111111";

/** A page with one section that has a title and a formatted text. */
export function pageWithText(): PageDocument {
  const input = { groupId, kind: "richTextBlock", nextTo: null, parentId: null };
  const context = { locales: ["de" as const], patchesOf: () => undefined };
  const made = runCommand(emptyPage(), { opId: groupId, command: "group.add", input }, context);
  if (!made.ok) throw new Error(made.refusal);
  return made.document;
}

/** Calls `take` whenever the document has another value at a place, or a step of it was taken back. */
function whenChanged(store: OwnedStore, place: TextPlace, take: (taken: TakenText | null) => void): void {
  const now = () => [textAt(store.getState().document, place), store.getState().taken] as const;
  let seen = now();
  store.subscribe(() => {
    const next = now();
    if (next.every((part, index) => part === seen[index])) return;
    seen = next;
    queueMicrotask(() => take(store.getState().taken)); // as React would, after the change
  });
}

/** A letter, and whether it is bold, which letters of a plain text never are. */
export interface Letter {
  char: string;
  isBold: boolean;
}
export const letters = (text: string): Letter[] => Array.from(text, (char) => ({ char, isBold: false }));
export const wordsOf = (text: readonly Letter[]) => text.map(({ char }) => char).join("");

interface Leaf {
  text: string;
  bold?: true;
}

/** Letters as leaves of one paragraph. */
function leavesOf(text: readonly Letter[]): Leaf[] {
  const leaves: Leaf[] = [];
  for (const { char, isBold } of text) {
    const last = leaves.at(-1);
    if (last && (last.bold === true) === isBold) last.text += char;
    else leaves.push({ text: char, ...(isBold && { bold: true }) });
  }
  return leaves.length > 0 ? leaves : [{ text: "" }];
}

const lettersOf = (leaves: readonly Leaf[]): Letter[] =>
  leaves.flatMap(({ text, bold }) => Array.from(text, (char) => ({ char, isBold: bold === true })));

/** A text with the keyboard in it: what a key makes of it goes in, what stands on the screen comes out. */
interface OpenText {
  place: TextPlace;
  type(text: readonly Letter[]): void;
  shown(): Letter[];
  compose(isNow: boolean): void;
  /** What is saved of it in a document. */
  savedIn(document: PageDocument): Letter[];
  /** The command by which another person writes it. */
  written(text: readonly Letter[]): { command: string; input: Json };
}

type Open = (store: OwnedStore, run: RunCommand) => OpenText;
const onTooLong = () => {
  throw new Error("There is room");
};

export const openText: Record<"plain" | "formatted", Open> = {
  plain(store, run) {
    const [focus, replaceChildren, normalize] = [() => undefined, () => undefined, () => undefined];
    const element = { textContent: "", firstChild: null, focus, replaceChildren, normalize };
    vi.stubGlobal("document", { getSelection: () => null, activeElement: element });
    const place = { groupId, fieldName: "title", locale: "de" as const };
    const written = { place, hasLines: true, getState: store.getState, run, onTooLong };
    const writing = createPlainWriting({ ...written, element: element as unknown as HTMLElement });
    whenChanged(store, place, (taken) => writing.take(taken));
    store.actions.onFlush(writing.write);
    return {
      place,
      type(text) {
        element.textContent = wordsOf(text);
        writing.onInput();
      },
      shown: () => letters(element.textContent),
      compose: writing.onComposing,
      savedIn: (document) => letters(textAt(document, place)?.text ?? ""),
      written: (text) => ({ command: "field.text", input: { ...place, text: wordsOf(text) } }),
    };
  },
  formatted(store, run) {
    const setValue = (value: never) => void (editor.children = value);
    const tf = { setValue, select: () => undefined, withoutSaving: (change: () => void) => change() };
    const editor = { children: structuredClone(blank) as unknown[], selection: null, tf };
    const place = { groupId, fieldName: "textBlock", locale: "de" as const };
    const written = { place, getState: store.getState, run, onTooLong };
    const writing = createRichWriting({ ...written, editor });
    const valueIn = (document: PageDocument) => richTextSchema.safeParse(textAt(document, place)?.json).data ?? null;
    whenChanged(store, place, (taken) => writing.take(valueIn(store.getState().document), taken));
    store.actions.onFlush(writing.write);
    const lettersIn = (value: unknown) =>
      (value as { children: Leaf[] }[]).flatMap(({ children }) => lettersOf(children));
    const paragraph = (text: readonly Letter[]): unknown[] => [{ type: "p", children: leavesOf(text) }];
    return {
      place,
      type(text) {
        editor.children = paragraph(text);
        writing.onChange();
      },
      shown: () => lettersIn(editor.children),
      compose: writing.onComposing,
      savedIn: (document) => lettersIn(valueIn(document) ?? []),
      written: (text) => ({ command: "field.richText", input: { ...place, json: paragraph(text) as Json } }),
    };
  },
};
