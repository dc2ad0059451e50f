import type { Locator, Page } from "@playwright/test";
import { DraftApi, makePage } from "./draft.ts";
import { EditorPage } from "./editor-page.ts";

interface Desk {
  editor: EditorPage;
  draft: DraftApi;
  pageId: string;
}

/** A page of its own, with a title and a formatted text unless it is said otherwise, open in the editor. */
export async function openNewPage(page: Page, name: string, kinds = ["richTextBlock"]): Promise<Desk> {
  const editor = new EditorPage(page);
  await editor.signIn("optiker@vitrine.example");
  const pageId = await makePage(page, name, kinds);
  await editor.open(pageId);
  return { editor, draft: new DraftApi(page, pageId), pageId };
}

/** Keeps the editor of formatted text away until somebody enters a text: by itself it comes 1.5 s after the page. */
export async function withoutPreload(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const later = window.setTimeout.bind(window);
    const patient = (then: TimerHandler, ms?: number, ...more: unknown[]) =>
      later(then, ms === 1_500 ? 3_600_000 : ms, ...more);
    window.setTimeout = patient as typeof window.setTimeout;
  });
}

/** Where a text belongs, as `DraftApi` names it. */
export async function itemOf(text: Locator): Promise<string> {
  return (await text.evaluate((node) => node.closest("[data-vt-item]")?.getAttribute("data-vt-item"))) ?? "";
}

/** What stands on the screen, with its lines, and without the sign that stands in for an empty text. */
export async function shown(text: Locator): Promise<string> {
  const lines = await text.evaluate((node) => {
    const blocks = [...node.querySelectorAll("p, h1, h2, h3, h4, h5, h6, li")];
    const whole = blocks.length > 0 ? blocks : [node];
    return whole.map((block) => (block.querySelector("[data-slate-placeholder]") ? "" : (block.textContent ?? "")));
  });
  return lines.join("\n").replaceAll("\ufeff", "");
}

/** The title of the page's first section, and its formatted text. */
export const title = (editor: EditorPage) => editor.canvas.locator("h1 .vt-text, h2 .vt-text").first();
export const richText = (editor: EditorPage) => editor.canvas.locator(".vt-richtext").first();

/** Types without waiting for what a key does: a machine that stands still within a word would begin a step to take back. */
export async function atOnce(page: Page, text: string): Promise<void> {
  await Promise.all([...text].map((key) => page.keyboard.type(key)));
}

/** The letters before the caret. */
export function caretIn(text: Locator): Promise<number> {
  return text.evaluate((node) => {
    const selection = document.getSelection();
    const range = document.createRange();
    range.selectNodeContents(node);
    if (selection?.focusNode) range.setEnd(selection.focusNode, selection.focusOffset);
    return range.toString().replaceAll("\ufeff", "").length;
  });
}

/** Spaces at the end of a text are not saved. */
export const trimmed = (text: string) => text.replace(/\s+$/u, "");
