import { expect, test, type Locator, type Page } from "@playwright/test";
import { seededRandom } from "../support/random.ts";
import { DraftApi, makePage } from "./support/draft.ts";
import { EditorPage } from "./support/editor-page.ts";

interface Desk {
  editor: EditorPage;
  draft: DraftApi;
  pageId: string;
}

/** A page of its own with a title and a formatted text, open in the editor. */
async function openNewPage(page: Page, name: string): Promise<Desk> {
  const editor = new EditorPage(page);
  await editor.signIn("optiker@vitrine.example");
  const pageId = await makePage(page, name, ["richTextBlock"]);
  await editor.open(pageId);
  return { editor, draft: new DraftApi(page, pageId), pageId };
}

async function itemOf(text: Locator): Promise<string> {
  return (await text.evaluate((node) => node.closest("[data-vt-item]")?.getAttribute("data-vt-item"))) ?? "";
}

/** What stands on the screen, with its lines, and without the sign that stands in for an empty text. */
async function shown(text: Locator): Promise<string> {
  const lines = await text.evaluate((node) => {
    const blocks = [...node.querySelectorAll("p, h1, h2, h3, h4, h5, h6, li")];
    const whole = blocks.length > 0 ? blocks : [node];
    return whole.map((block) => (block.querySelector("[data-slate-placeholder]") ? "" : (block.textContent ?? "")));
  });
  return lines.join("\n").replaceAll("\ufeff", "");
}

const title = (editor: EditorPage) => editor.canvas.locator("h1 .vt-c-text, h2 .vt-c-text").first();
const richText = (editor: EditorPage) => editor.canvas.locator(".vt-c-richtext").first();

/** The letters before the caret. */
function caretIn(text: Locator): Promise<number> {
  return text.evaluate((node) => {
    const selection = document.getSelection();
    const range = document.createRange();
    range.selectNodeContents(node);
    if (selection?.focusNode) range.setEnd(selection.focusNode, selection.focusOffset);
    return range.toString().replaceAll("\ufeff", "").length;
  });
}

test("what is typed stays as it is typed, is kept at once, and is cleaned when the text is left", async ({ page }) => {
  const { editor, draft, pageId } = await openNewPage(page, "Tippen eins");
  const text = title(editor);
  const item = await itemOf(text);
  await text.click();
  await page.keyboard.type("Heute ", { delay: 40 });
  await editor.isSaved();
  expect(await shown(text)).toBe("Heute ");
  await page.keyboard.type("offen ", { delay: 40 });
  expect(await shown(text)).toBe("Heute offen ");
  await expect(page.locator(".vt-save")).toHaveAttribute("data-state", "saving");
  const kept = await page.evaluate(
    (id) =>
      Object.keys(localStorage).filter((key) => key.includes(id) && localStorage.getItem(key)?.includes("Heute offen"))
        .length,
    pageId,
  );
  expect(kept, "the words are on this device before they are saved").toBe(1);
  await editor.isSaved();
  expect(await draft.textOf(item)).toBe("Heute offen");
  await page.keyboard.press("Enter");
  expect(await shown(text)).toBe("Heute offen");
});

test("undo takes back a word at a time, puts the caret back, and goes on after a reload", async ({ page }) => {
  const { editor, draft } = await openNewPage(page, "Tippen zwei");
  const text = title(editor);
  const item = await itemOf(text);
  await text.click();
  await page.keyboard.type("eins zwei drei", { delay: 30 });
  await page.keyboard.press("ControlOrMeta+z");
  await expect.poll(() => shown(text)).toMatch(/^eins zwei ?$/);
  expect(await caretIn(text)).toBe((await shown(text)).length);
  await page.keyboard.type("vier", { delay: 30 });
  await page.keyboard.press("Home");
  await page.keyboard.type("null ", { delay: 30 });
  await page.keyboard.press("ControlOrMeta+z");
  await expect.poll(() => shown(text)).toMatch(/^eins zwei ?vier$/);
  expect(await caretIn(text)).toBe(0);
  await page.keyboard.press("ControlOrMeta+Shift+z");
  await expect.poll(() => shown(text)).toMatch(/^null eins zwei ?vier$/);
  await page.keyboard.press("ControlOrMeta+z");
  await page.keyboard.press("Enter");
  await editor.isSaved();
  expect(await draft.textOf(item)).toBe(await shown(text));

  await page.reload();
  await editor.isReady();
  await expect.poll(() => shown(text)).toMatch(/^eins zwei ?vier$/);
  await editor.undo(); // the word typed before, by the log of changes
  await expect.poll(() => shown(text)).toMatch(/^eins zwei ?$/);
  await editor.undo();
  await expect.poll(() => shown(text)).toMatch(/^eins zwei drei$|^eins ?$/);
  await editor.isSaved();
  expect(await draft.textOf(item)).toBe((await shown(text)).trim());
});

test("undo in a formatted text takes back a word at a time and keeps the caret there", async ({ page }) => {
  const { editor, draft } = await openNewPage(page, "Tippen drei");
  const text = richText(editor);
  await text.click();
  const item = await itemOf(text);
  await page.keyboard.type("eins zwei", { delay: 30 });
  await page.keyboard.press("Enter");
  await page.keyboard.type("drei vier", { delay: 30 });
  await page.keyboard.press("ControlOrMeta+z");
  await expect.poll(() => shown(text)).toBe("eins zwei\ndrei ");
  await page.keyboard.type("acht", { delay: 30 });
  await expect.poll(() => shown(text)).toBe("eins zwei\ndrei acht");
  await editor.isSaved();
  expect(await draft.textOf(item)).toBe("eins zwei\ndrei acht");
});

test("another person's words come into the text beside the caret; the same words ask, and only when it is left", async ({
  page,
  browser,
}) => {
  const { editor, draft, pageId } = await openNewPage(page, "Tippen vier");
  const otherPage = await (await browser.newContext()).newPage();
  const other = new EditorPage(otherPage);
  await other.signIn("admin@vitrine.example");
  const theirs = new DraftApi(otherPage, pageId);
  const text = title(editor);
  const item = await itemOf(text);
  const [groupId, fieldName] = item.split(":");
  const place = { groupId, fieldName, locale: "de" };
  await text.click();
  await page.keyboard.type("Wir sind da", { delay: 20 });
  await editor.isSaved();

  await theirs.edit("field.text", { ...place, text: "Alle sind da" });
  await expect.poll(() => shown(text)).toBe("Alle sind da");
  expect(await caretIn(text)).toBe("Alle sind da".length);
  await page.keyboard.type(" und froh", { delay: 20 });
  await editor.isSaved();
  expect(await draft.textOf(item)).toBe("Alle sind da und froh");

  await page.context().setOffline(true);
  await page.keyboard.type("er", { delay: 20 });
  await theirs.edit("field.text", { ...place, text: "Alle sind da und munter" });
  await page.context().setOffline(false);
  await expect(page.getByRole("button", { name: "Fassungen vergleichen" })).toBeVisible({ timeout: 30_000 });
  await page.keyboard.type("e  ", { delay: 20 });
  await expect(page.getByRole("dialog")).toHaveCount(0);
  expect(await shown(text)).toBe("Alle sind da und frohere  ");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toContainText("Alle sind da und munter");
  await page.keyboard.press("Space"); // meant for the text
  await expect(page.getByRole("dialog")).toBeVisible();
  expect(await draft.textOf(item)).toBe("Alle sind da und munter");
  await page.getByRole("button", { name: "Meine behalten" }).click();
  await editor.isSaved();
  expect(await draft.textOf(item)).toBe("Alle sind da und frohere");
});

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

test("a tab that dies at any moment takes no more with it than what was typed last", async ({ page, context }) => {
  test.setTimeout(240_000);
  const { pageId } = await openNewPage(page, "Tippen sieben");
  const random = seededRandom(23);
  const promisedMs = 100;
  const patience = 5; // a busy machine may be that much slower than its clock
  let tab = page;
  for (const find of [title, richText, title, richText]) {
    const editor = new EditorPage(tab);
    const text = find(editor);
    await text.click();
    const item = await itemOf(text);
    await tab.keyboard.press("ControlOrMeta+End");
    const before = await shown(text);
    const typed: { key: string; at: number }[] = [];
    const letters = [
      ...(before === "" ? "" : " "),
      ..."abcd efghi jkl mnopqr st uvwxyz".slice(0, 12 + Math.floor(random() * 20)),
    ];
    for (const key of letters) {
      await tab.keyboard.type(key);
      typed.push({ key, at: Date.now() });
      await tab.waitForTimeout(random() * 60); // a person's pace
    }
    await tab.waitForTimeout(random() * 2 * promisedMs); // the moment is the point
    const diedAt = Date.now();
    const session = await context.newCDPSession(tab);
    const crashed = tab.waitForEvent("crash");
    void session.send("Page.crash").catch(() => undefined); // there is nobody left to answer
    await crashed;
    await tab.close();

    tab = await context.newPage();
    const after = new EditorPage(tab);
    await after.open(pageId);
    const old = typed.filter(({ at }) => at < diedAt - promisedMs * patience).map(({ key }) => key);
    const all = before + typed.map(({ key }) => key).join("");
    const kept = await shown(find(after));
    expect(trimmed(all).startsWith(trimmed(kept)), `"${kept}" begins "${all}"`).toBe(true);
    expect(kept.length, `"${kept}" of "${all}"`).toBeGreaterThanOrEqual(trimmed(before + old.join("")).length);
    await after.isSaved();
    expect(trimmed(await new DraftApi(tab, pageId).textOf(item))).toBe(trimmed(kept));
  }
});

/** Keys of the story and the first number of its chances; the long run sets 10,000, or other seeds. */
const keyCount = Number(process.env.TYPING_KEYS ?? 160);
const seed = Number(process.env.TYPING_SEED ?? 11);

for (const form of ["plain", "formatted"] as const) {
  test(`a person types ${form} text with pauses, corrections, undo and a bad network, and not a letter is lost`, async ({
    page,
    browser,
  }) => {
    test.setTimeout(180_000 + keyCount * 400);
    const { editor, draft, pageId } = await openNewPage(page, `Tippen ${form}`);
    const otherPage = await (await browser.newContext()).newPage();
    await new EditorPage(otherPage).signIn("admin@vitrine.example");
    const theirs = new DraftApi(otherPage, pageId);
    const text = form === "plain" ? title(editor) : richText(editor);
    await text.click();
    const item = await itemOf(text);
    const [groupId, fieldName] = item.split(":");
    await story({ editor, text, draft, item, random: seededRandom(form === "plain" ? seed : seed + 1), arrive });

    /** Another person puts a word before everything else. */
    async function arrive(word: string): Promise<string> {
      const now = await theirs.contentOf(item);
      const place = { groupId, fieldName, locale: "de" };
      if (form === "plain") await theirs.edit("field.text", { ...place, text: `${word} ${now?.text ?? ""}` });
      else {
        // The formatted text itself keeps a space at its end, which its plain form beside it has not.
        const [first, ...rest] = (now?.json ?? []) as { type: string; children: object[] }[];
        const json = [{ type: "p", children: [{ text: `${word} ` }, ...(first?.children ?? [])] }, ...rest];
        await theirs.edit("field.richText", { ...place, json });
      }
      return `${word} `;
    }
  });
}

interface Story {
  editor: EditorPage;
  text: Locator;
  draft: DraftApi;
  item: string;
  random: () => number;
  arrive: (word: string) => Promise<string>;
}

const trimmed = (text: string) => text.replace(/\s+$/u, "");

/** Types at the end of the text and compares screen and database with what must stand there, after every step. */
async function story({ editor, text, draft, item, random, arrive }: Story): Promise<void> {
  const { page } = editor;
  const words = ["Optik", "für", "Augen,", "Brillen", "und", "schöne", "Gläser.", "Öffnungszeiten", "heute"];
  const seen = new Set<string>([""]);
  let expected = "";
  let [keys, isOffline, isSlow, arrivals] = [0, false, false, 0];
  const delays = seededRandom(99);
  await page.route("**/api/**", async (route) => {
    if (isSlow) await new Promise((done) => setTimeout(done, 800 * delays())); // a bad line
    await route.continue().catch(() => undefined); // the page may have given up
  });

  const screen = () => expect.poll(() => shown(text), { message: `after ${keys} keys` }).toBe(expected);
  const database = async () => {
    await expect.poll(async () => trimmed(await draft.textOf(item)), { message: "saved" }).toBe(trimmed(expected));
    await editor.isSaved();
  };
  const network = async (offline: boolean) => {
    isOffline = offline;
    await page.context().setOffline(offline);
  };

  while (keys < keyCount) {
    const choice = random();
    if (choice < 0.62) {
      const word = `${words[Math.floor(random() * words.length)] ?? ""}${random() < 0.15 ? "  " : " "}`;
      for (const key of word) {
        await page.keyboard.type(key);
        expected += key;
        seen.add(trimmed(expected));
        if (random() < 0.1) await page.waitForTimeout(random() * 2000); // a person thinks
      }
      keys += word.length;
    } else if (choice < 0.78) {
      const count = Math.min(expected.length, 1 + Math.floor(random() * 4));
      for (let index = 0; index < count; index += 1) {
        await page.keyboard.press("Backspace");
        expected = expected.slice(0, -1);
        seen.add(trimmed(expected));
      }
      keys += count;
    } else if (choice < 0.88 && expected.trim() !== "") {
      await page.keyboard.press("ControlOrMeta+z");
      keys += 1;
      await expect.poll(async () => trimmed(await shown(text)) !== trimmed(expected)).toBe(true);
      const now = await shown(text);
      expect(seen.has(trimmed(now)), `undo shows what once stood there: ${JSON.stringify(now)}`).toBe(true);
      expected = now;
      await page.keyboard.press("ControlOrMeta+End");
    } else if (choice < 0.92) await network(!isOffline);
    else if (choice < 0.95) isSlow = !isSlow;
    else if (!isOffline && expected.trim() !== "") {
      await database();
      const words = await arrive(`Neu${(arrivals += 1)}`);
      expected = words + expected;
      for (const text of [...seen]) seen.add(trimmed(words + text));
    }
    await screen();
    if (!isOffline && random() < 0.3) await database();
  }
  await network(false);
  isSlow = false;
  await database();
  await text.evaluate((node) => (node as HTMLElement).blur());
  await page.reload();
  await editor.isReady();
  expect(trimmed(await draft.textOf(item))).toBe(trimmed(expected));
  await expect.poll(async () => trimmed(await shown(text))).toBe(trimmed(expected));
}
