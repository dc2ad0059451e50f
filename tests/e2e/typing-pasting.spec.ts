import { expect, type Locator } from "@playwright/test";
import { test } from "./support/story.ts";
import { itemOf, openNewPage, richText, title } from "./support/typing.ts";

test("more than a text can hold is not put in, and the limit is named", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const { editor, draft } = await openNewPage(page, "Tippen fünf");
  const text = title(editor);
  const item = await itemOf(text);
  await text.click();
  await page.keyboard.type("Kurz");
  await page.evaluate(() => navigator.clipboard.writeText("x".repeat(100_000)));
  await page.keyboard.press("ControlOrMeta+v");
  await expect(page.getByText("Hier ist Platz für 20’000 Zeichen")).toBeVisible();
  await editor.isSaved();
  expect(await draft.textOf(item)).toBe("Kurz");

  const rich = richText(editor);
  await rich.click();
  const richItem = await itemOf(rich);
  const lines = Array.from({ length: 700 }, (_, index) => `Zeile ${index + 1}`).join("\n");
  await page.evaluate((words) => navigator.clipboard.writeText(words), lines);
  await page.keyboard.press("ControlOrMeta+v");
  await expect.poll(() => draft.textOf(richItem)).toBe(lines);
});

/** A list as Word puts it on the clipboard: paragraphs with a bullet or number in front. */
const wordItem = (level: number, marker: string, words: string) =>
  `<p class=MsoListParagraph style='mso-list:l0 level${level} lfo1'><![if !supportLists]><span><span style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>${words}<o:p></o:p></p>\n`;

test("lists from Word and from the web come in as lists, and scripts bring no words", async ({ page }) => {
  const { editor, draft } = await openNewPage(page, "Tippen sechs");
  const text = richText(editor);
  await text.click();
  const item = await itemOf(text);
  await expect(text).toHaveAttribute("data-slate-editor", "true");
  await paste(
    text,
    [
      `<html><head><style>p { color: red }</style></head><body><p>Vorher</p>`,
      wordItem(1, "·", "Brillen") + wordItem(2, "o", "für Kinder") + wordItem(1, "·", "Linsen"),
      wordItem(1, "1.", "Anrufen") + wordItem(1, "2.", "Vorbeikommen"),
      `<script>var geheim = 1</script><p>Nachher</p><ol><li>a<ul><li>b</li></ul></li><li>c</li></ol></body></html>`,
    ].join(""),
  );
  await editor.isSaved();
  const json = (await draft.contentOf(item))?.json as { type: string; children: unknown[] }[];
  const wordsOf = (node: unknown): string => {
    const { text: words, children = [] } = node as { text?: string; children?: unknown[] };
    return words ?? children.map(wordsOf).join("");
  };
  const blocks = json.map(({ type, children }) => [
    type,
    ...(type === "p" ? [wordsOf({ children })] : children.map(wordsOf)),
  ]);
  expect(blocks.filter(([, words]) => words !== "")).toEqual([
    ["p", "Vorher"],
    ["ul", "Brillen", "für Kinder", "Linsen"],
    ["ol", "Anrufen", "Vorbeikommen"],
    ["p", "Nachher"],
    ["ol", "a", "b", "c"],
  ]);
  await page.getByRole("button", { name: "Nummerierte Liste" }).click();
  await editor.isSaved();
  const again = (await draft.contentOf(item))?.json as { type: string }[];
  expect(again.filter(({ type }) => type === "ol").length).toBeLessThan(3);
});

/** Pastes HTML as it stands: the browser's own clipboard would clean it. */
async function paste(text: Locator, html: string): Promise<void> {
  await text.evaluate((node, data) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.setData("text/html", data);
    const options = { inputType: "insertFromPaste", dataTransfer, bubbles: true, cancelable: true };
    node.dispatchEvent(new InputEvent("beforeinput", options));
  }, html);
}
