import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { inEditor } from "../../../../../tests/support/in-editor.tsx";
import { testDocument } from "../../../../../tests/support/render-block.tsx";
import { sectionsOf } from "~/features/page/domain/groups.ts";
import { CanvasContext, type CanvasSetting } from "../canvas-context.ts";
import { GroupTools } from "./group-tools.tsx";

/** Which arrows do something at a section of a page with so many. */
function arrows(at: number, count: number) {
  const document = testDocument(Array.from({ length: count }, () => ({ kind: "hero" })));
  const group = sectionsOf(document)[at]!;
  const part = (
    <CanvasContext value={{} as CanvasSetting}>
      <GroupTools group={group} label="Titelbild" />
    </CanvasContext>
  );
  const html = renderToStaticMarkup(inEditor(part, { state: { document, locale: "de" }, known: {} }));
  const button = (name: string) => new RegExp(`<button[^>]* aria-label="${name}"[^>]*>`).exec(html)?.[0] ?? "";
  return ["Nach oben", "Nach unten"].filter((name) => button(name).includes('aria-disabled="false"'));
}

it.each([
  ["the first section", 0, 3, ["Nach unten"]],
  ["one in the middle", 1, 3, ["Nach oben", "Nach unten"]],
  ["the last one", 2, 3, ["Nach oben"]],
  ["the only one", 0, 1, []],
])("moves %s where it can go", (_, at, count, ways) => expect(arrows(at, count)).toEqual(ways));
