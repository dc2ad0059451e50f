import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { ResolvedButton, ResolvedText } from "~/features/blocks/resolved.ts";
import { editorSetting } from "../../../../tests/support/editor-setting.ts";
import { testDocument, testId } from "../../../../tests/support/render-block.tsx";
import { EditorProvider } from "../state/editor-context.tsx";
import type { EditorStore } from "../state/store-contract.ts";
import { EditableButton } from "./editable-button.tsx";
import { EditableText } from "./editable-text.tsx";

const state = { document: testDocument([]), locale: "fr", selection: null, others: [], isLive: false, taken: null };

const drawn = (part: ReactNode, document = state.document) => {
  const shown = { ...state, document };
  const store = { getState: () => shown, subscribe: () => () => undefined, actions: {} } as unknown as EditorStore;
  return renderToStaticMarkup(
    <EditorProvider store={store} setting={editorSetting()}>
      {part}
    </EditorProvider>,
  );
};
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
