import { describe, expect, it } from "vitest";
import { defineBlock, type BlockDefinition } from "~/features/blocks/define-block.ts";
import { field } from "~/features/blocks/field-kinds.ts";
import { option } from "~/features/blocks/option-kinds.ts";
import type { Json } from "~/lib/json.ts";
import { emptyPage, idOf } from "../../../../tests/support/test-page.ts";
import { resolvePage } from "../domain/resolve.ts";
import { runCommand } from "./run.ts";

/** A kind that says everything a declaration can say about who may set what. */
const kind = "clubCorner";
const clubCorner: BlockDefinition = defineBlock({
  kind,
  category: "content",
  label: "kinds.cta",
  icon: "MapPin",
  membersOnly: true,
  fields: {
    title: { ...field.text(), membersOnly: true },
    kicker: { ...field.text(), editable: false },
  },
  options: {
    color: option.color({ membersOnly: true }),
    size: option.size({ editable: false }),
    link: option.link({ of: "map" }),
    booking: option.bookingLink(),
    locations: option.location(),
  },
});
const groupId = idOf("corner");
const blockOf = (name: string) => (name === kind ? clubCorner : undefined);
const settings = (isMember: boolean) => ({ locales: ["de" as const], patchesOf: () => undefined, isMember, blockOf });
const run = (document: typeof page, command: string, input: Json, isMember: boolean) =>
  runCommand(document, { opId: idOf(command), command, input }, settings(isMember));
const refusalOf = (result: ReturnType<typeof run>) => (result.ok ? null : result.refusal);
const add = { groupId, kind, nextTo: null, parentId: null };
const page = emptyPage();
const withCorner = () => {
  const result = run(page, "group.add", add, true);
  if (!result.ok) throw new Error(result.refusal);
  return result.document;
};

describe("what is for members only", () => {
  it("is added and set on members' sites, and refused on others", () => {
    expect(refusalOf(run(page, "group.add", add, false))).toBe("members-only");
    const set = [
      ["group.option", { groupId, key: "color", value: "primary" }],
      ["field.text", { groupId, fieldName: "title", locale: "de", text: "Hallo" }],
      ["group.option", { groupId, key: "booking", value: { type: "gesundheitsoptik", url: "https://a.example" } }],
    ] as const;
    for (const [command, input] of set) {
      expect(refusalOf(run(withCorner(), command, input, false)), command).toBe("members-only");
      expect(refusalOf(run(withCorner(), command, input, true)), command).toBeNull();
    }
  });

  it("is hidden from visitors once the site is no member any more, and stays for its editors", () => {
    const set = run(withCorner(), "group.option", { groupId, key: "color", value: "primary" }, true);
    if (!set.ok) throw new Error(set.refusal);
    const shown = (more: object) => {
      const base = { locale: "de", defaultLocale: "de", media: {}, pagePath: () => null, blockOf } as const;
      return resolvePage(set.document, { ...base, ...more }).map(({ options }) => options["color"]);
    };
    expect(shown({ isMember: true })).toEqual(["primary"]);
    expect(shown({ isMember: false })).toEqual([]);
    expect(shown({})).toEqual([]);
    expect(shown({ mode: "edit" })).toEqual(["primary"]);
    const open = { ...clubCorner, membersOnly: undefined } as unknown as BlockDefinition;
    expect(shown({ blockOf: () => open }), "an option alone").toEqual(["transparent"]);
  });
});

describe("what its kind alone says", () => {
  it("is changed by no command", () => {
    const size = { groupId, key: "size", value: "small" };
    expect(refusalOf(run(withCorner(), "group.option", size, true))).toBe("option-fixed");
    const text = { groupId, fieldName: "kicker", locale: "de", text: "x" };
    expect(refusalOf(run(withCorner(), "field.text", text, true))).toBe("field-fixed");
  });
});

describe("the values of an option", () => {
  const id = idOf("page");
  it.each<[string, string, Json, string | null]>([
    ["a page of the filter's collection", "link", { type: "page", page: { id, collection: "map" } }, null],
    ["a page of another one", "link", { type: "page", page: { id, collection: null } }, "option-invalid"],
    ["an address on the web", "booking", { type: "iframe", url: "https://termin.example/x" }, null],
    ["an address that runs a script", "booking", { type: "iframe", url: "javascript:alert(1)" }, "link-url"],
    ["a kind of booking that there is not", "booking", { type: "other", url: "https://a.example" }, "option-invalid"],
    ["branches by their ids", "locations", [id], null],
    ["branches by their names", "locations", ["Altstadt"], "option-invalid"],
  ])("takes or refuses %s", (_what, key, value, refusal) => {
    expect(refusalOf(run(withCorner(), "group.option", { groupId, key, value }, true))).toBe(refusal);
  });
});
