import { describe, expect, it } from "vitest";
import {
  renderSection,
  testId,
  testMedia,
  type TestField,
  type TestGroup,
} from "../../../../../tests/support/render-block.tsx";

const list = testMedia({
  id: testId("list"),
  mediaType: "document",
  publicUrl: "/media/list",
  original: "preisliste-2026.pdf",
  originalBytes: 1_258_291,
  name: "Preisliste 2026",
});
const words = (de: string): TestField => ({ texts: { de } });
const card = (content: TestGroup["content"], options = {}): TestGroup => ({ kind: "downloadCard", content, options });
const html = (cards: TestGroup[], viewer: "visitor" | "editor" = "visitor") =>
  renderSection({ kind: "downloads", content: { title: words("Unterlagen") }, cards }, viewer, [
    list,
    testMedia({ original: "original.pdf" }),
  ]);
const file = { mediaId: testId("list") };

describe("downloads", () => {
  it("lead to each file under its name, with format, weight, language and date", () => {
    const shown = html([card({ file, title: words("Preise"), date: words("Januar") }, { language: "fr" })]);
    expect(shown).toContain('<a class="download__link" href="/media/list/preisliste-2026.pdf">Preise</a>');
    expect(shown.replace(/<[^>]+>/g, "|").replace(/\|+/g, "|")).toContain("|PDF| |1.2 MB|Preise|Französisch|Januar|");
  });

  it("make room for the longest word of what is read: the title, or else the file's name", () => {
    const size = (name: string, title = "") => {
      const content = { file, title: words(title) };
      const drawn = renderSection({ kind: "downloads", content: {}, cards: [card(content)] }, "visitor", [
        testMedia({ ...list, name }),
      ]);
      return /download__title"[^>]*--longest-word:(\d+)/.exec(drawn)?.[1];
    };
    expect([size("Preise"), size("Preise", "Brillenversicherung"), size("Brillenpflege")]).toEqual(["6", "19", "13"]);
  });

  it("call a file by its own name where it has no title, and say nothing that nobody has said", () => {
    const shown = html([card({ file })]);
    expect(shown).toContain(">Preisliste 2026</a>");
    expect(shown).not.toContain("download__facts");
  });

  it("show visitors no row without a document, and nothing without a row", () => {
    expect(html([card({ title: words("Bald") }), card({ file })])).not.toContain("Bald");
    expect(html([card({ title: words("Bald") })])).toBe("");
    expect(html([card({ file: { mediaId: testId("medium") } })]), "a picture is none").toBe("");
    expect(html([card({ title: words("Bald") })], "editor")).toContain("Bald");
  });
});
