import { expect, it } from "vitest";
import { testDocument } from "../../../../tests/support/render-block.tsx";
import { documentFault } from "./document-fault.ts";

it("takes an address below a collection that is no page's at the top of a site", () => {
  const page = { ...testDocument([]), locales: { de: { slug: "game", name: "Spiel", description: "" } } };
  expect(documentFault(page)).toContain("game");
  expect(documentFault({ ...page, collection: "service" })).toBeNull();
});
