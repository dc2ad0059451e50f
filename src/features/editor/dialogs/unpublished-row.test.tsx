import { expect, it } from "vitest";
import { drawnInEditor } from "../../../../tests/support/in-editor.tsx";
import type { UnpublishedPage } from "~/features/page/api-schema.ts";
import type { PublishFinding } from "../publish-check/finding.ts";
import { FrameProvider, type Frame } from "../frame/frame-context.tsx";
import { UnpublishedRow } from "./unpublished-row.tsx";

const id = "0190a7d6-0000-7000-8000-000000000001";

function drawn(more: Partial<UnpublishedPage>, findings: PublishFinding[] = []): string {
  const locales = { de: { name: "Team", slug: "team" } };
  const page = { id, collection: null, status: "published", name: "Team", locales, changes: 2, gaps: 0, gapWords: [] };
  return drawnInEditor(
    <FrameProvider frame={{ panel: "toolbar" } as Frame}>
      <UnpublishedRow
        page={{ ...page, missing: {}, ...more } as unknown as UnpublishedPage}
        refusal={null}
        findings={findings}
      />
    </FrameProvider>,
    { state: { locale: "de" }, known: {} },
  );
}

it("leads to the page, and to the texts that it lacks in their language", () => {
  expect(
    [...drawn({ missing: { fr: 3 } }).matchAll(/href="([^"]*)"[^>]*>([^<]*)/g)].map(([, href, words]) => [href, words]),
  ).toEqual([
    ["/de/edit/team?toolbar=1", "Team"],
    [`/fr/edit/${id}?translations=1&amp;missing=1`, "3 Texte FR"],
  ]);
});

it("marks a page that visitors have never seen", () => {
  expect(drawn({ publishedNumber: null })).toContain("Neue Seite");
  expect(drawn({ publishedNumber: 3 })).not.toContain("Neue Seite");
});

it("tells what else is worth a look on the page, and opens it with its check", () => {
  const place = { type: "item", groupId: id, fieldName: "button" } as const;
  const findings: PublishFinding[] = [
    { type: "missingLink", place, text: "Weiter", locales: [] },
    { type: "missingDescription", place: { type: "page", part: "description" }, text: "", locales: ["de"] },
  ];
  const row = drawn({}, findings);
  expect(row).toContain("<summary>2 Hinweise</summary>");
  expect(row).toContain("Button «Weiter» hat keinen Link");
  expect(row).toContain("fehlt die Beschreibung (DE)");
  expect(row).toContain(`href="/de/edit/${id}?toolbar=1&amp;check=1"`);
});
