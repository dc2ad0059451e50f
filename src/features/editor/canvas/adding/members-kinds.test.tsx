import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { BlockDefinition } from "~/features/blocks/define-block.ts";
import { runCommand } from "~/features/page/commands/run.ts";
import { blocks } from "~/kinds/registry.ts";
import { editorSetting } from "../../../../../tests/support/editor-setting.ts";
import { emptyPage, idOf } from "../../../../../tests/support/test-page.ts";
import { EditorProvider } from "../../state/editor-context.tsx";
import type { EditorStore } from "../../state/store-contract.ts";
import { KindButton } from "./kind-button.tsx";

const definitions: BlockDefinition[] = Object.values(blocks);
const forMembers = definitions.filter(({ membersOnly }) => membersOnly);
const groupId = idOf("section");
const place = { nextTo: null, parentId: null };

it("are these", () =>
  expect(forMembers.map(({ kind }) => kind).toSorted()).toEqual([
    "aspectSponsorForm",
    "businessSearch",
    "goFeed",
    "marketplace",
  ]));

describe.each(forMembers.map((block) => [block.kind, block] as const))("%s", (kind, block) => {
  it.each([
    ["group.add", { groupId, kind, ...place }],
    ["group.insert", { groupId, content: { kind, options: {}, fields: {} }, ...place }],
  ])("is taken by %s on sites of members, and refused on others", (command, input) => {
    const answers = [false, true].map((isMember) => {
      const settings = { locales: ["de" as const], patchesOf: () => undefined, isMember };
      const result = runCommand(emptyPage(), { opId: idOf("op"), command, input }, settings);
      return result.ok ? "taken" : result.refusal;
    });
    expect(answers).toEqual(["members-only", "taken"]);
  });

  it("says for whom it is where it is chosen, and only members choose it", () => {
    const drawn = (isMember: boolean) =>
      renderToStaticMarkup(
        <EditorProvider setting={{ ...editorSetting(), isMember }} store={{} as EditorStore}>
          <KindButton block={block} samples={undefined} onChosen={() => undefined} />
        </EditorProvider>,
      );
    for (const isMember of [false, true]) expect(drawn(isMember)).toContain("Nur verfügbar für Gesundheitsoptiker");
    expect([drawn(false), drawn(true)].map((html) => / disabled=""/.test(html))).toEqual([true, false]);
  });
});
