import { expect, it } from "vitest";
import { runCommand } from "~/features/page/commands/run.ts";
import { emptyPage } from "~/features/page/domain/empty-page.ts";
import type { Json } from "~/lib/json.ts";
import { holeFindings } from "./holes.ts";

const groupId = "11111111-1111-4111-8111-111111111111";
const hole = { ...emptyPage("22222222-2222-4222-8222-222222222222"), collection: "map" as const };

function withSection(page: typeof hole, kind: string, poi: Json) {
  const steps: [string, Record<string, Json>][] = [
    ["group.add", { kind, nextTo: null, parentId: null }],
    ...(kind === "poiManager" ? [["group.option", { key: "poi", value: poi }] as [string, Record<string, Json>]] : []),
  ];
  return steps.reduce((document, [command, input]) => {
    const operation = { opId: groupId, command, input: { groupId, ...input } };
    const result = runCommand(document, operation, { locales: ["de"], patchesOf: () => undefined });
    if (!result.ok) throw new Error(`${command}: ${result.refusal}`);
    return result.document as typeof hole;
  }, page);
}

it("reports a hole without a start, and neither one that has it nor a page that is no hole", () => {
  const found = (page: typeof hole) => holeFindings(page, ["de"]);
  const [start, end] = [
    { lat: 47.5, lng: 8.7, icon: "start" },
    { lat: 47.5, lng: 8.7, icon: "end" },
  ];
  expect(found(withSection(hole, "poiManager", [end]))).toEqual([
    { type: "missingStart", place: { type: "item", groupId, fieldName: null }, text: "", locales: [] },
  ]);
  expect(found(withSection(hole, "poiManager", [start, end]))).toEqual([]);
  expect(found(withSection(hole, "scoreTracker", null))).toEqual([]);
  expect(found(withSection({ ...hole, collection: null as never }, "poiManager", [end]))).toEqual([]);
});
