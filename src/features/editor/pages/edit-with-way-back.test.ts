import { expect, it } from "vitest";
import type { EditInput } from "~/features/page/api-schema.ts";
import { editWithWayBack } from "./edit-with-way-back.ts";

const change = { pageId: "other", command: "page.description", input: { locale: "de", description: "Neu" } };

function server(patches: { path: string; op: "add"; value: string }[]) {
  const asked: EditInput[] = [];
  const edit = async (input: EditInput) => {
    asked.push(input);
    return await Promise.resolve({ revision: input.baseRevision + 1, patches: patches as never });
  };
  return { asked, edit };
}

it("takes back the very step on the very page, from the revision that it made", async () => {
  const { asked, edit } = server([{ path: "/x", op: "add", value: "x" }]);
  const wayBack = await editWithWayBack(edit, { ...change, baseRevision: 7 });
  expect(asked).toMatchObject([{ pageId: "other", baseRevision: 7, operation: { command: "page.description" } }]);
  await wayBack?.();
  const opId = asked[0]?.operation.opId;
  expect(asked[1]).toMatchObject({
    pageId: "other",
    baseRevision: 8,
    operation: { command: "history.undo", input: { opIds: [opId] } },
  });
  expect(asked[1]?.operation.opId).not.toBe(opId);
});

it("has no way back from what changed nothing", async () => {
  expect(await editWithWayBack(server([]).edit, { ...change, baseRevision: 7 })).toBeNull();
});
