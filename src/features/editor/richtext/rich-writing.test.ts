import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { drawPictures } from "../../../../tests/support/pictures.ts";
import { emptyPage } from "~/features/page/domain/empty-page.ts";
import { longestRichText } from "~/features/richtext/normalise.ts";
import { mostBlocks, type RichTextValue } from "~/features/richtext/schema.ts";
import type { EditorState } from "../state/types.ts";
import { createRichWriting } from "./rich-writing.ts";

const place = { groupId: "11111111-1111-4111-8111-111111111111", fieldName: "textBlock", locale: "de" as const };
const paragraph = (text: string) => ({ type: "p" as const, children: [{ text }] });

beforeEach(() => {
  vi.useFakeTimers();
  drawPictures();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** A formatted text in which "Hallo" stands, with the keyboard in it. */
function openText() {
  const setValue = (value: never) => void (editor.children = value);
  const tf = { setValue, select: () => undefined, withoutSaving: (change: () => void) => change() };
  const editor = { children: [paragraph("Hallo")] as unknown[], selection: null, tf };
  const state = { document: emptyPage(place.groupId), revision: 1, taken: null, unsavedCount: 0 };
  const [run, onTooLong] = [vi.fn(() => true), vi.fn()];
  const getState = () => state as unknown as EditorState;
  const writing = createRichWriting({ editor, place, getState, run, onTooLong });
  const write = (children: unknown[]) => {
    editor.children = children;
    writing.onChange();
    writing.write();
  };
  return { editor, writing, write, run, onTooLong };
}

describe("a formatted text that gets too long", () => {
  it.each([
    ["letters", [paragraph("Hallo"), ...Array.from({ length: 11 }, () => paragraph("x".repeat(longestRichText / 10)))]],
    ["lines", Array.from({ length: mostBlocks + 1 }, () => paragraph("x"))],
  ])("takes in nothing of too many %s, says so, and goes on", (_, pasted) => {
    const { editor, write, run, onTooLong } = openText();
    write(pasted);
    expect(onTooLong).toHaveBeenCalledOnce();
    expect(editor.children).toEqual([paragraph("Hallo")]);
    expect(run).not.toHaveBeenCalled();
    write([paragraph("Hallo!")]);
    expect(run).toHaveBeenCalledOnce();
    expect(onTooLong).toHaveBeenCalledOnce();
  });

  it("takes in what there is room for, whole", () => {
    const { write, run, onTooLong } = openText();
    const pasted = Array.from({ length: mostBlocks }, () => paragraph("x"));
    write(pasted);
    expect(onTooLong).not.toHaveBeenCalled();
    expect(run).toHaveBeenCalledWith(
      "field.richText",
      expect.objectContaining({ json: pasted satisfies RichTextValue }),
      expect.anything(),
    );
  });
});
