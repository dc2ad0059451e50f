import { expect, it } from "vitest";
import { drawnInEditor } from "../../../../../tests/support/in-editor.tsx";
import { editorSetting } from "../../../../../tests/support/editor-setting.ts";
import { testMedia } from "../../../../../tests/support/render-block.tsx";
import type { MediaListItem } from "~/features/media/schema.ts";
import { SiteProvider } from "../../site/site-context.tsx";
import { MediumForm } from "./medium-form.tsx";

it.each([
  ["image", "Bildbeschreibung (DE)", true],
  ["video", "Videobeschreibung (DE)", false],
] as const)("asks for the words of an %s", (mediaType, label, mayBeDecoration) => {
  const item = { ...testMedia({ mediaType }), originalFilename: "a", tags: [], bucketFolder: "" } as unknown;
  const html = drawnInEditor(
    <SiteProvider client={{} as never} setting={editorSetting()}>
      <MediumForm item={item as MediaListItem} work={{} as never} />
    </SiteProvider>,
    { state: { locale: "de" }, known: {} },
  );
  expect(html).toContain(label);
  expect(html.includes('type="checkbox"')).toBe(mayBeDecoration);
});

it("asks whether the words are right that were said of a file which was replaced since", () => {
  const drawn = (altSources: object) => {
    const item = {
      ...testMedia({ alt: { de: "Ein Laden" }, altSources }),
      originalFilename: "a",
      tags: [],
      bucketFolder: "",
    };
    return drawnInEditor(
      <SiteProvider client={{} as never} setting={editorSetting()}>
        <MediumForm item={item as unknown as MediaListItem} work={{} as never} />
      </SiteProvider>,
      { state: { locale: "fr" }, known: {} },
    );
  };
  expect(drawn({ de: "Ein Laden" })).toMatch(
    /Stimmt die Beschreibung noch\? <q lang="de">Ein Laden<\/q>.*<button[^>]*>Stimmt noch/,
  );
  expect(drawn({ de: "Etwas anderes" })).not.toContain("Stimmt noch");
});
