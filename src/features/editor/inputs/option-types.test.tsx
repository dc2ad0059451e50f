import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { BlockDefinition } from "~/features/blocks/define-block.ts";
import { downloadCardBlock } from "~/features/blocks/kinds/downloadCard/block.ts";
import { imageBoardBlock } from "~/features/blocks/kinds/imageBoard/block.ts";
import { itemTypeOption, listingKindOption } from "~/features/blocks/kinds/marketplaceCard/options.ts";
import { option, type OptionDefinition } from "~/features/blocks/option-kinds.ts";
import { formQuestionBlock } from "~/features/forms/blocks/formQuestion/block.ts";
import { golfOption } from "~/features/golf/blocks/options.ts";
import { mapOption } from "~/features/map/blocks/options.ts";
import { blocks } from "~/kinds/registry.ts";
import { checkedOptionValue } from "~/features/page/domain/option-value.ts";
import type { Json } from "~/lib/json.ts";
import { editorSetting } from "../../../../tests/support/editor-setting.ts";
import type { EditorLocale } from "~/lib/locales.ts";
import { ServerStateProvider } from "~/trpc/react.tsx";
import type { BrowserClient } from "~/trpc/client.ts";
import { EditorProvider } from "../state/editor-context.tsx";
import type { EditorStore } from "../state/store-contract.ts";
import { OptionInput } from "./option-input.tsx";

const label = "options.link" as const;
const id = "11111111-1111-4111-8111-111111111111";
const sizes = ["small", "medium", "large"];
const point = (icon: string) => [{ lat: 47.5, lng: 8.72, icon }];

/** Every type of option that there is, with all of its values, or some, and some that it does not have. */
const types: [definition: OptionDefinition, values: Json[], others: Json[]][] = [
  [option.text({ label }), ["", "Wort"], [3, "x".repeat(1001)]],
  [option.checkbox({ label }), [true, false], ["true", 1]],
  [option.alignment(), ["left", "center", "right"], ["top", ""]],
  [option.verticalAlignment(), ["top", "center", "bottom"], ["left"]],
  [option.shiftedAlignment(), ["default", "mediaAboveText", "textAboveMedia"], ["above"]],
  [option.color(), ["transparent", "primary", "secondary", "background", "header"], ["#ff0000", "red"]],
  [option.objectFit(), ["cover", "contain"], ["fill"]],
  [option.gridLayout(), ["grid", "masonry", "split", "carousel", "avatar"], ["list"]],
  [option.number({ label, maximum: 5 }), [1, 5], [0, 6, 2.5, "3"]],
  [option.textSize(), sizes, ["huge"]],
  [option.size(), sizes, ["huge"]],
  [option.columnLayout(), ["3", "4", "5", 3, 4, 5], ["2", 6]],
  [
    option.link(),
    [
      { type: "url", url: "https://optik.example/" },
      { type: "phone", phone: "052 212 34 56" },
      { type: "email", email: "a@optik.example" },
      { type: "page", page: { id, collection: null } },
    ],
    [{ type: "url" }, { type: "phone", phone: " " }, { type: "email", email: "a@" }, { type: "page" }, "https://a.ch"],
  ],
  [
    option.bookingLink(),
    ["appointment", "gesundheitsoptik", "iframe"].map((type) => ({ type, url: "https://termin.example/" })),
    [
      { type: "appointment", url: "" },
      { type: "appointment", url: "termin" },
      { type: "iframe", url: "javascript:alert(1)" },
      { type: "iframe", url: "/termin" },
      { type: "phone", url: "https://termin.example/" },
    ],
  ],
  [option.imageFormat(), ["square", "portrait"], ["landscape"]],
  [
    option.textPosition(),
    ["topLeft", "topRight", "bottomLeft", "bottomRight", "centerLeft", "centerRight"],
    ["center", "topCenter"],
  ],
  [golfOption.gameOptions(), ["start", "addPlayers", "share", "coupon"], ["end"]],
  [golfOption.scoreOptions(), ["card", "table"], ["list"]],
  [option.media(), ["image", "video"], ["audio"]],
  [mapOption.place(), [null, { lat: 47.5, lng: 8.72 }], [{ lat: 52.5, lng: 13.4 }, { lat: 47.5 }, "Winterthur"]],
  [mapOption.poi(), [[], point("start"), point("end"), point("party")], [point("flag"), [{ icon: "start" }]]],
  [
    mapOption.mapRoute(),
    [
      [
        [8.72, 47.5],
        [8.73, 47.51],
      ],
    ],
    [[[8.72, 47.5]], "8.72, 47.5"],
  ],
  [option.location(), [[], [id]], [["branch"], id]],
  [option.source(), ["own", "feed"], ["rss"]],
  [
    option.feed(),
    ["", "https://blog.example/rss"],
    ["blog", "javascript:alert(1)", `https://a.example/${"x".repeat(2000)}`],
  ],
  [option.bulkUploader(), [], ["a.jpg", []]],
  [option.heroLayout(), ["split", "overlay", "stacked", "type"], ["grid"]],
  [option.headerType(), ["site", "transparent", "opaque"], ["overlay"]],
  [option.collection({ of: "team" }), [id], ["team", ""]],
  [imageBoardBlock.options.arrangement, ["even", "bento", "list", "overlay"], ["grid"]],
  [itemTypeOption(), ["frame", "object", "job"], ["lens"]],
  [listingKindOption(), ["offering", "searching"], ["selling"]],
  [formQuestionBlock.options.answer, ["text", "longText", "several", "file", "consent"], ["colour"]],
  [downloadCardBlock.options.language, ["none", "de", "rm", "pt"], ["jp", "DE"]],
];

const refusal = (definition: OptionDefinition, value: Json, isMember = true) => {
  const checked = checkedOptionValue(definition, value, { isMember });
  return "refusal" in checked ? checked.refusal : null;
};

const store = {
  getState: () => ({ locale: "de" }),
  subscribe: () => () => undefined,
  actions: {},
} as unknown as EditorStore;

function drawn(definition: OptionDefinition, value = definition.default, editorLocale: EditorLocale = "de"): string {
  return renderToStaticMarkup(
    <ServerStateProvider client={{} as BrowserClient}>
      <EditorProvider store={store} setting={editorSetting(editorLocale)}>
        <OptionInput option={definition} value={value} onSave={() => 0} onUploaded={() => 0} />
      </EditorProvider>
    </ServerStateProvider>,
  );
}

it("knows the 34 types of options, those of all kinds of sections among them", () => {
  const known = new Set(types.map(([{ type }]) => type));
  expect(known.size).toBe(34);
  const used = Object.values<BlockDefinition>(blocks).flatMap(({ options, fields }) => [
    ...Object.values(options),
    ...Object.values(fields).flatMap((field) => Object.values(field.options)),
  ]);
  expect(used.filter(({ type }) => !known.has(type))).toEqual([]);
});

describe.each(types.map((row) => [row[0].type, row] as const))(
  "an option of type %s",
  (_, [definition, values, others]) => {
    it("takes each of its values, and the way back to its default", () => {
      for (const value of values) expect(refusal(definition, value), JSON.stringify(value)).toBeNull();
      expect(refusal(definition, null)).toBeNull();
      expect(definition.schema.safeParse(definition.default).success).toBe(true);
    });

    it("refuses every other one", () => {
      for (const value of others) expect(refusal(definition, value), JSON.stringify(value)).not.toBeNull();
    });

    it("has an input of its own", () => {
      const html = drawn(definition);
      expect(html).not.toBe("");
      expect(html).not.toContain("Unknown Option");
    });

    it("is set by nobody where it may not be edited, and by members only where it is theirs", () => {
      const value = values[0] ?? null;
      expect(refusal({ ...definition, editable: false }, value)).toBe("option-fixed");
      expect(refusal({ ...definition, membersOnly: true }, value, false)).toBe("members-only");
      expect(drawn({ ...definition, membersOnly: true })).toContain("Nur verfügbar für Gesundheitsoptiker");
    });
  },
);

it("shows a few values at once, and opens many as a list", () => {
  expect(drawn(option.textPosition())).not.toContain("<select");
  const { answer } = formQuestionBlock.options;
  const html = drawn(answer, "several");
  expect(html).toContain('<option value="several" selected="">');
  expect(html.match(/<option /g)).toHaveLength(answer.choices?.length ?? 0);
  expect(html).not.toContain('type="radio"');
});

it("names an option of a type that it does not know", () => {
  const unknown = { ...option.checkbox({ label }), type: "slider" as never };
  expect(drawn(unknown)).toContain("Unknown Option: Link");
});

it("lets a link lead to pages of one collection only, where it says so", () => {
  const toTeam = option.link({ of: "team" });
  const link = (collection: string | null) => ({ type: "page", page: { id, collection } });
  expect(refusal(toTeam, link("team"))).toBeNull();
  expect(refusal(toTeam, link("service"))).toBe("option-invalid");
});

it("keeps the health opticians' booking to their members", () => {
  const booking = { type: "gesundheitsoptik", url: "https://termin.example/" };
  expect(refusal(option.bookingLink(), booking, false)).toBe("members-only");
});

it("clamps a number to its range, which begins at 1 when nothing is said", () => {
  expect(option.number({ label, maximum: 9 }).range).toEqual({ minimum: 1, maximum: 9 });
});

it.each([
  ["de", "beispiel"],
  ["fr", "exemple"],
] as const)("gives examples of addresses in the language of whoever edits: %s", (editorLocale, word) => {
  expect(drawn(option.link(), { type: "url" }, editorLocale)).toContain(`placeholder="www.${word}.ch"`);
  expect(drawn(option.link(), { type: "email" }, editorLocale)).toContain(`placeholder="info@${word}.ch"`);
  expect(drawn(option.bookingLink(), null, editorLocale)).toContain(`placeholder="www.${word}.ch"`);
});
