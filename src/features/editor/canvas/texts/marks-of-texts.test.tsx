import type { ReactNode } from "react";
import { describe, expect, it } from "vitest";
import type { ResolvedButton, ResolvedText } from "~/features/blocks/resolved.ts";
import { editorSetting } from "../../../../../tests/support/editor-setting.ts";
import { drawnInEditor } from "../../../../../tests/support/in-editor.tsx";
import { testDocument, testId } from "../../../../../tests/support/render-block.tsx";
import { RichTextEditor } from "../../richtext/rich-text-editor.tsx";
import { CanvasContext, type CanvasSetting } from "../canvas-context.ts";
import { EditableButton } from "../buttons/editable-button.tsx";
import { EditableText } from "./editable-text.tsx";
import { PlainRichText } from "./plain-rich-text.tsx";

const state = {
  document: testDocument([]),
  locale: "fr" as const,
  selection: null,
  others: [],
  isLive: false,
  taken: null,
};

const drawn = (part: ReactNode, document = state.document, pages?: unknown[]) =>
  drawnInEditor(part, { state: { ...state, document }, known: { "page.list": pages } });
const place = { groupId: testId("group"), fieldId: testId("field"), visible: true };
const untranslated = /data-vt-untranslated="true"[^>]*title="Noch nicht übersetzt"/;

describe("a button on the canvas", () => {
  const link = { href: "/de/termin", opensNewTab: false };
  const button = (of: Partial<ResolvedButton>) =>
    drawn(
      <EditableButton
        of={{ type: "button", fieldName: "button", text: "", fallback: "", link: null, lang: null, ...place, ...of }}
      />,
    );

  it.each<[string, Partial<ResolvedButton>]>([
    ["Link fehlt", { text: "Termin" }],
    ["Text fehlt", { link }],
  ])("warns: %s", (warning, of) => {
    expect(button(of)).toContain(`class="vt-warning" title="${warning}"`);
    expect(button({ ...of, visible: false })).not.toContain("vt-warning");
  });

  it.each([{ text: "Termin", link }, {}])("has no warning where it is whole, or where there is none: %j", (of) =>
    expect(button(of)).not.toContain("vt-warning"),
  );

  describe("whose page visitors do not find", () => {
    const page = { status: "published", publishedNumber: 1, disallowedLocales: [], locales: { fr: { slug: "x" } } };
    const target = testId("target");
    const of = { text: "Termin", fallback: "", link: null, lang: null, fieldName: "button", ...place } as const;
    const leading = (pages: unknown[] | undefined, id = target) => {
      const link = { type: "page", page: { id, collection: null } };
      const group = { id: place.groupId, kind: "hero", content: { button: { options: { link } } } };
      return drawn(<EditableButton of={{ type: "button", ...of }} />, testDocument([group]), pages);
    };

    it.each([
      ["nicht mehr veröffentlicht", { publishedNumber: null, wasPublished: true }],
      ["gibt es in dieser Sprache nicht", { disallowedLocales: ["fr"] }],
    ])("says why: %s", (reason, more) => {
      const html = leading([{ ...page, id: target, ...more }]);
      expect(html).toMatch(new RegExp(`class="vt-warning" title="Die verlinkte Seite [^"]*${reason}"`));
      expect(html).not.toContain("Link fehlt");
    });

    it("says calmly that it is still to come", () => {
      const html = leading([{ ...page, id: target, publishedNumber: null, wasPublished: false }]);
      expect(html).toMatch(/title="Die verlinkte Seite ist noch nicht veröffentlicht: [^"]*" data-to-come="true"/);
      expect(leading([])).not.toContain("data-to-come");
    });

    it("says that the page is gone", () => expect(leading([])).toContain('title="Url nicht gefunden"'));

    it("says nothing before the pages are known, of a page that went out meanwhile, and of the very page", () => {
      expect(leading(undefined)).not.toContain("vt-warning");
      expect(leading([{ ...page, id: target }])).not.toContain("vt-warning");
      expect(leading([], editorSetting().pageId)).not.toContain("vt-warning");
    });
  });

  it("is marked where its words are not translated yet", () => {
    expect(button({ fallback: "Termin", link })).toMatch(untranslated);
    expect(button({ text: "Rendez-vous", fallback: "Termin", link })).not.toMatch(untranslated);
  });
});

it("marks a text that is not translated yet, and shows what it translates", () => {
  const text = (of: Partial<ResolvedText>) =>
    drawn(
      <EditableText
        of={{ type: "text", fieldName: "title", text: "", fallback: "", link: null, lang: null, ...place, ...of }}
        as="h2"
      />,
    );
  expect(text({ fallback: "Brillen" })).toMatch(untranslated);
  expect(text({ fallback: "Brillen" })).toContain('data-placeholder="Brillen"');
  expect(text({ text: "Lunettes", fallback: "Brillen" })).not.toMatch(untranslated);
  expect(text({})).not.toMatch(untranslated);
});

it("marks a text that a machine has written, until somebody looks at it", () => {
  const group = { id: testId("group"), kind: "hero", content: { title: { texts: { fr: "Lunettes" } } } };
  const title = (origin: "machine" | "human") => {
    const document = testDocument([group]);
    const text = document.groups[group.id]?.fields["title"]?.texts.fr;
    if (text) text.origin = origin;
    const of = { type: "text" as const, fieldName: "title", text: "Lunettes", fallback: "", link: null, lang: null };
    return drawn(<EditableText of={{ ...of, ...place }} as="h2" />, document);
  };
  expect(title("machine")).toContain('aria-description="Maschinell übersetzt, noch von niemandem geprüft"');
  expect(title("human")).not.toContain("data-vt-machine");
});

describe("the text that is written in", () => {
  const field = { fieldName: "title", text: "Brillen", fallback: "", link: null, lang: null, ...place } as const;
  const chosen = { groupId: place.groupId, fieldName: "title" };
  const marked = (part: ReactNode, selection: typeof chosen | null) =>
    drawnInEditor(part, { state: { ...state, selection }, known: {} }).includes('data-vt-selected="true"');

  it.each([
    ["line", <EditableText key="line" of={{ type: "text", ...field }} as="h2" />],
    ["button", <EditableButton key="button" of={{ type: "button", ...field }} />],
  ])("is marked as chosen, alone: a %s", (_what, part) => {
    expect(marked(part, chosen)).toBe(true);
    expect(marked(part, { ...chosen, fieldName: "kicker" })).toBe(false);
    expect(marked(part, null)).toBe(false);
  });

  it("is marked as chosen before the editor of formatted texts has come", () => {
    const of = { type: "richText", value: null, fallback: null, headingLevel: 2, lang: null, ...place } as const;
    const plain = { label: "Titel", presence: null, isOver: false, onOver: () => undefined };
    expect(marked(<PlainRichText of={{ ...of, fieldName: "title" }} {...plain} />, chosen)).toBe(true);
  });

  it("is marked as chosen in the editor of formatted texts", () => {
    const of = { type: "richText", value: null, fallback: null, headingLevel: 2, lang: null, ...place } as const;
    const editor = { label: "Titel", presence: null, placeholder: "", start: null } as const;
    const canvas = { toolsSlot: null } as CanvasSetting; // the page's side of the editor needs no more of it
    const part = (
      <CanvasContext value={canvas}>
        <RichTextEditor of={{ ...of, fieldName: "title" }} {...editor} />
      </CanvasContext>
    );
    expect(marked(part, chosen)).toBe(true);
  });
});
