import { expect, type Locator } from "@playwright/test";
import { test } from "./support/story.ts";
import { itemOf, openNewPage, richText, title } from "./support/typing.ts";

test("words are dragged to another place of a title, and lines of another page into it as one", async ({ page }) => {
  const { editor, draft } = await openNewPage(page, "Ziehen");
  const text = title(editor);
  const item = await itemOf(text);
  await text.click();
  await page.keyboard.type("Kurz und gut");
  const ends = (from: number, to: number) =>
    text.evaluate(
      (element, [start, end]) => {
        const range = document.createRange();
        range.setStart(element.firstChild ?? element, start ?? 0);
        range.setEnd(element.firstChild ?? element, end ?? 0);
        const { left, right, top, bottom } = range.getBoundingClientRect();
        return { left, right, middle: (top + bottom) / 2 };
      },
      [from, to],
    );
  const [word, start] = [await ends(9, 12), await ends(0, 1)];
  await page.mouse.dblclick((word.left + word.right) / 2, word.middle);
  await page.mouse.down();
  await page.mouse.move(start.left + 4, start.middle, { steps: 4 });
  await page.mouse.move(start.left + 1, start.middle);
  await page.mouse.up();
  await expect.poll(() => draft.textOf(item)).toBe("gutKurz und");

  await text.evaluate((element, point) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.setData("text/plain", "Zwei\nZeilen ");
    const { left: clientX, middle: clientY } = point;
    element.dispatchEvent(new DragEvent("drop", { dataTransfer, clientX, clientY, bubbles: true, cancelable: true }));
  }, start);
  await expect.poll(() => draft.textOf(item)).toBe("Zwei Zeilen gutKurz und");
  await page.keyboard.press("ControlOrMeta+z");
  await expect.poll(() => draft.textOf(item)).toBe("gutKurz und");
});

test("more than a text can hold is not put in, and a document from Google Docs keeps what it means", async ({
  page,
  context,
}) => {
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
  await expect.poll(() => draft.textOf(item)).toBe("Kurz");

  const rich = richText(editor);
  await rich.click();
  const richItem = await itemOf(rich);
  const lines = Array.from({ length: 700 }, (_, index) => `Zeile ${index + 1}`).join("\n");
  await page.evaluate((words) => navigator.clipboard.writeText(words), lines);
  await page.keyboard.press("ControlOrMeta+v");
  await expect.poll(() => draft.textOf(richItem)).toBe(lines);

  await page.evaluate((html) => {
    const data = new Blob([html], { type: "text/html" });
    return navigator.clipboard.write([new ClipboardItem({ "text/html": data })]);
  }, fromDocs);
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.press("ControlOrMeta+v");
  await expect
    .poll(() => draft.textOf(richItem))
    .toBe("Brillen\nWir schleifen selbst, siehe Werkstatt.\nMetall\nAcetat\nJetzt");
  const json = (await draft.contentOf(richItem))?.json as { type: string; children: unknown[] }[];
  expect(json.map(({ type }) => type)).toEqual(["h2", "p", "ul", "p"]);
  expect(json[0]?.children).toEqual([{ text: "Brillen" }]);
  expect(json[1]?.children).toEqual([
    { text: "Wir schleifen " },
    { text: "selbst", bold: true },
    { text: ", siehe " },
    expect.objectContaining({ type: "a", url: "https://docs.example/werkstatt", children: [{ text: "Werkstatt" }] }),
    { text: "." },
  ]);
});

/** What Google Docs puts on the clipboard: everything within a bold element that is not bold. */
const docsSpan = (weight: number, words: string, more = "color:#000000;text-decoration:none") =>
  `<span style="font-size:11pt;font-family:Arial,sans-serif;${more};background-color:transparent;font-weight:${weight};` +
  `font-style:normal;font-variant:normal;vertical-align:baseline;white-space:pre;white-space:pre-wrap;">${words}</span>`;
const docsItem = (words: string) =>
  `<li dir="ltr" style="list-style-type:disc;font-size:11pt;font-weight:400;white-space:pre;" aria-level="1">` +
  `<p dir="ltr" style="line-height:1.38;margin-top:0pt;margin-bottom:0pt;" role="presentation">${docsSpan(400, words)}</p></li>`;
const fromDocs =
  `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-5a2c7c1e-7fff-3d10-2c1f-9d4c2f0b7a11">` +
  `<h2 dir="ltr" style="line-height:1.38;margin-top:18pt;margin-bottom:6pt;">${docsSpan(400, "Brillen")}</h2>` +
  `<p dir="ltr" style="line-height:1.38;margin-top:0pt;margin-bottom:0pt;">${docsSpan(400, "Wir schleifen ")}` +
  `${docsSpan(700, "selbst")}${docsSpan(400, ", siehe ")}<a href="https://docs.example/werkstatt" style="text-decoration:none;">` +
  `${docsSpan(400, "Werkstatt", "color:#1155cc;text-decoration:underline;-webkit-text-decoration-skip:none")}</a>${docsSpan(400, ".")}</p>` +
  `<ul style="margin-top:0;margin-bottom:0;padding-inline-start:48px;">${docsItem("Metall")}${docsItem("Acetat")}</ul>` +
  `<p dir="ltr" style="line-height:1.38;margin-top:0pt;margin-bottom:0pt;">${docsSpan(400, "Jetzt")}</p></b><br class="Apple-interchange-newline">`;

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
      `<table><tr>\n<td>\n<p>Sehtest</p></td>\n<td>\n<p><b>40.–</b></p>\n</td></tr>\n<tr><td>Linsen</td><td>gratis</td></tr></table>`,
      `<script>var geheim = 1</script><p>Nachher</p><ol><li>a<ul><li>b</li></ul></li><li>c</li></ol></body></html>`,
    ].join(""),
  );
  const pasted = async () => (await draft.contentOf(item))?.json as { type: string; children: unknown[] }[] | undefined;
  await expect.poll(pasted).toBeDefined();
  await editor.isSaved();
  const json = (await pasted()) ?? [];
  const wordsOf = (node: unknown): string => {
    const { text: words, children = [] } = node as { text?: string; children?: unknown[] };
    return words ?? children.map(wordsOf).join("");
  };
  const blocks = json.map(({ type, children }) => [
    type,
    ...(type === "p" ? [wordsOf({ children }).trim()] : children.map(wordsOf)),
  ]);
  expect(blocks.filter(([, words]) => words !== "")).toEqual([
    ["p", "Vorher"],
    ["ul", "Brillen", "für Kinder", "Linsen"],
    ["ol", "Anrufen", "Vorbeikommen"],
    ["p", "Sehtest | 40.–"],
    ["p", "Linsen | gratis"],
    ["p", "Nachher"],
    ["ol", "a\n– b", "c"],
  ]);
  await page.getByRole("button", { name: "Nummerierte Liste" }).click();
  const last = async () => (await pasted())?.slice(-2).map((block) => [block.type, wordsOf(block)]);
  await expect.poll(last, { message: "the item with the caret leaves its list" }).toEqual([
    ["ol", "a\n– b"],
    ["p", "c"],
  ]);
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
