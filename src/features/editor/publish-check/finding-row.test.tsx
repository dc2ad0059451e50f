import { expect, it } from "vitest";
import { drawnInEditor } from "../../../../tests/support/in-editor.tsx";
import { FindingRow } from "./finding-row.tsx";
import type { PublishFinding } from "./finding.ts";

const drawn = (finding: PublishFinding) =>
  drawnInEditor(<FindingRow finding={finding} onShow={() => undefined} />, { state: {}, known: {} });
const name = { type: "page", part: "name" } as const;
const button = { type: "item", groupId: "hero", fieldName: "button" } as const;
const primary = { type: "color", color: "primary" } as const;

it.each<[string, PublishFinding]>([
  ["Die Seite hat keinen Namen (DE, FR)", { type: "missingTitle", place: name, text: "", locales: ["de", "fr"] }],
  ["Button «Button» hat keinen Link", { type: "missingLink", place: button, text: "", locales: [] }],
  [
    "Die Website hat keine E-Mail-Adresse: Was Besucher hier schreiben, liegt nur im Posteingang",
    { type: "missingMailbox", place: { type: "setting", setting: "contact.email" }, text: "", locales: [] },
  ],
  ["Button ohne Text (FR)", { type: "missingText", place: button, text: "", locales: ["fr"] }],
  [
    "«Marktplatz» ist nur verfügbar für Gesundheitsoptiker: Besucher sehen diesen Bereich nicht",
    { type: "membersOnly", place: { ...button, fieldName: null }, text: "marketplace", locales: [] },
  ],
  [
    "https://fern.example/weg antwortet mit 404, geprüft am 20.11.2026, 11:00",
    {
      ...{ type: "deadLink", place: button, text: "https://fern.example/weg", locales: [] },
      answer: { status: 404, checkedAt: "2026-11-20T10:00:00Z" },
    },
  ],
  [
    "https://fern.example/weg ist nicht erreichbar, geprüft am 20.11.2026, 11:00",
    {
      ...{ type: "deadLink", place: button, text: "https://fern.example/weg", locales: [] },
      answer: { status: null, checkedAt: "2026-11-20T10:00:00Z" },
    },
  ],
  [
    "In der Navigation: «Ohne Titel» führt zu einer Seite, die es nicht mehr gibt",
    { type: "missingPage", place: { type: "navigation", entryId: "entry" }, text: "", locales: [] },
  ],
  ["Farbe «Primär» ist schwer zu erkennen", { type: "lowContrast", place: primary, text: "primary", locales: [] }],
])("says what is worth a look, and offers the way there: %s", (says, finding) => {
  const row = drawn(finding);
  expect(row).toContain(says);
  expect(row).toContain("Zeigen</button>");
});
