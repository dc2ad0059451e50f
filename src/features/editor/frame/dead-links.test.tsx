import { expect, it } from "vitest";
import { drawnInEditor, hookInEditor } from "../../../../tests/support/in-editor.tsx";
import { testDocument, testMedia } from "../../../../tests/support/render-block.tsx";
import { CanvasContext, type CanvasSetting } from "../canvas/canvas-context.ts";
import { placeKey, tellDeadLinks } from "../canvas/dead-links.ts";
import { EditableImage } from "../canvas/media/editable-image.tsx";
import { EditableRichText } from "../canvas/texts/editable-rich-text.tsx";
import type { TargetPage } from "../pages/hidden-target.ts";
import { useEditorActions } from "../state/editor-context.tsx";
import { deadLinkWords } from "./dead-links.tsx";

const [draft, gone, open] = [1, 2, 3].map((number) => `0190a7d6-0000-7000-8000-00000000000${number}`) as [
  string,
  string,
  string,
];
const pageOf = (id: string, publishedNumber: number | null): TargetPage => ({
  ...{ id, role: null, collection: null, status: "published", publishedNumber, disallowedLocales: [] },
  wasPublished: publishedNumber !== null,
  locales: { de: { slug: "x", name: "X", description: "" } },
});
const linked = (...links: [string, string][]) => [
  { type: "p", children: links.map(([id, text]) => ({ type: "a", url: `page:${id}`, children: [{ text }] })) },
];
const { id: mediaId } = testMedia();
const pictured = (id: string) => ({ mediaId, options: { link: { type: "page", page: { id, collection: null } } } });
const document = testDocument([
  { kind: "hero", content: { image: pictured(gone) } },
  { kind: "hero", content: { image: pictured(open) } },
  {
    kind: "richTextBlock",
    content: {
      textBlock: { texts: { de: "Text" }, json: { de: linked([draft, "Brillen"], [gone, "Team"], [open, "Ort"]) } },
    },
  },
]);
const groups = Object.values(document.groups);
const around = { state: { document, locale: "de" as const, selection: null, others: [], isLive: false }, known: {} };
const words = (pages = [pageOf(draft, null), pageOf(open, 1)]) => {
  const { t, say } = hookInEditor(useEditorActions, around);
  return deadLinkWords({ document, locale: "de", pages }, { t, say });
};

it("says of a picture and of words of a text that they lead to pages which visitors do not find", () => {
  const [first, , text] = groups;
  expect(Object.fromEntries(words())).toEqual({
    [placeKey({ groupId: first?.id ?? "", fieldName: "image" })]: {
      words: "«Bild» führt zu einer Seite, die es nicht mehr gibt",
      isToCome: false,
    },
    [placeKey({ groupId: text?.id ?? "", fieldName: "textBlock" })]: {
      words:
        "«Brillen» führt zu einer Seite, die noch nicht veröffentlicht ist\n«Team» führt zu einer Seite, die es nicht mehr gibt",
      isToCome: false,
    },
  });
  const { groupId, fieldName } = { groupId: text?.id ?? "", fieldName: "textBlock" };
  expect(words([pageOf(draft, null), pageOf(gone, 1), pageOf(open, 1)]).get(placeKey({ groupId, fieldName }))).toEqual({
    words: "«Brillen» führt zu einer Seite, die noch nicht veröffentlicht ist",
    isToCome: true,
  });
});

it("marks them on the canvas, with these words as their title", () => {
  tellDeadLinks(words());
  const place = (index: number, fieldName: string) => ({
    ...{ fieldName, groupId: groups[index]?.id ?? "", fieldId: gone, visible: true },
  });
  const image = (index: number) => (
    <EditableImage
      of={{ ...place(index, "image"), type: "image", media: testMedia(), objectFit: "cover", link: null, alt: "" }}
      sizes="100vw"
    />
  );
  const drawn = (part: React.ReactNode) =>
    drawnInEditor(
      <CanvasContext value={{ openMediaPicker: () => undefined, view: {} } as unknown as CanvasSetting}>
        {part}
      </CanvasContext>,
      around,
    );
  expect(drawn(image(0))).toContain('title="«Bild» führt zu einer Seite, die es nicht mehr gibt"');
  expect(drawn(image(0))).toContain('data-vt-dead-link="gone"');
  expect(drawn(image(1))).not.toContain("data-vt-dead-link");
  const text = drawn(
    <EditableRichText
      of={{ ...place(2, "textBlock"), type: "richText", value: null, fallback: null, headingLevel: 2, lang: null }}
    />,
  );
  expect(text).toContain('class="vt-warning" title="«Brillen» führt zu einer Seite');
  tellDeadLinks(new Map());
});
