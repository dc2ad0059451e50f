import { expect, it } from "vitest";
import { drawnInEditor } from "../../../../tests/support/in-editor.tsx";
import type { VisitReport } from "~/features/visits/schema.ts";
import { VisitLists } from "./visit-lists.tsx";

it("calls pages as the language that is edited does, and else by their own name", () => {
  const pages: VisitReport["pages"] = [
    { id: "1", name: "Kinderaugen", names: { de: "Kinderaugen", fr: "Les yeux des enfants" }, count: 3 },
    { id: "2", name: "Stellen", names: { de: "Stellen" }, count: 1 },
  ];
  const report = { total: 4, before: null, bars: [], pages, locales: [], referrers: [], searches: [] };
  const drawn = drawnInEditor(<VisitLists report={report} />, { state: { locale: "fr" }, known: {} });
  expect(drawn).toContain(">Les yeux des enfants<");
  expect(drawn).not.toContain("Kinderaugen");
  expect(drawn).toContain(">Stellen<");
});
