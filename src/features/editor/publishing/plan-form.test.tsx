import { expect, it } from "vitest";
import { drawnInEditor } from "../../../../tests/support/in-editor.tsx";
import { testDocument } from "../../../../tests/support/render-block.tsx";
import type { Publication } from "../bar/use-publication.ts";
import { FrameProvider, type Frame } from "../frame/frame-context.tsx";
import { PlanForm } from "./plan-form.tsx";

function drawn({ role = null, missing = [] }: { role?: "home" | null; missing?: Publication["missing"] }): string {
  return drawnInEditor(
    <FrameProvider frame={{} as Frame}>
      <PlanForm missing={missing} />
    </FrameProvider>,
    { state: { document: { ...testDocument([]), role }, locale: "de", publishedNumber: 1 }, known: {} },
  );
}

it("says what would stop a publish as the page stands, leads there, and plans it all the same when asked to", () => {
  const held = drawn({ missing: [{ locale: "fr", texts: ["pageName"] }] });
  expect(held).toMatch(/So wird nicht veröffentlicht.*<button[^>]*vt-link[^>]*>1 Text FR<\/button>/);
  expect(held).toContain("Trotzdem planen</button>");
  expect(drawn({})).toContain(">Planen</button>");
  expect(drawn({})).not.toContain("nicht veröffentlicht");
});

it("offers to take a page offline, except the home page", () => {
  expect(drawn({})).toContain("Offline nehmen");
  expect(drawn({ role: "home" })).not.toContain("Offline nehmen");
});
