import { randomUUID } from "node:crypto";
import type { FieldDefinition } from "~/features/blocks/field-kinds.ts";
import { siteSettingsSchema } from "~/features/site/schema.ts";
import { blocks, type Kind } from "~/kinds/registry.ts";
import { deriveId } from "~/lib/ids.ts";
import { hostileTries } from "./hostile-options.ts";
import type { HostileMedia } from "./hostile-page.ts";
import {
  hostileColors,
  hostileName,
  hostileRichText,
  hostileText,
  hostileUrls,
  withHostileTexts,
} from "./hostile-values.ts";

/** A call of the API by an editor of the site, and what it must be answered. */
export interface HostileCall {
  path: string;
  body: object;
  status: 200 | 400;
  /** What stands for the same refusal elsewhere: such a call is worth making once. */
  once?: string;
}

/** A word of each language in front of the same hostile text, so that one in the other's place is noticed. */
export const greetings = { de: "Grüezi", fr: "Bienvenue" } as const;
const inBoth = { de: `${greetings.de} ${hostileText}`, fr: `${greetings.fr} ${hostileText}` };

/**
 * Hostile values to everything that one section has: what must be refused comes first, each alone, so that what is
 * taken stays; what may be taken goes together, as far as one call has room for it.
 */
export function hostileCallsOf({ id, kind }: { id: string; kind: Kind }, mediaIds: HostileMedia): HostileCall[] {
  const { fields, options } = blocks[kind];
  const items: [Item, Try[]][] = [
    [{ itemType: "group", linkId: id }, optionTries(options)],
    ...Object.entries(fields as Record<string, FieldDefinition>).map(([name, field]): [Item, Try[]] => [
      { itemType: "field", linkId: deriveId(id, name) },
      fieldTries(field, mediaIds),
    ]),
  ];
  return items.flatMap(([item, tries]) => callsTo(item, tries));
}

/** Hostile values to every setting of the site, and to its navigation, which leads to these pages. */
export function hostileCallsToSite(pageIds: readonly string[]): HostileCall[] {
  const { tracking, ...settings } = withHostileTexts(
    siteSettingsSchema.parse({}),
    (tried) => siteSettingsSchema.safeParse(tried).success,
  );
  const unwanted = [
    ...hostileColors.map((footer) => ({ appearance: { footer } })),
    { header: { logoMediaId: hostileText } },
    ...Object.keys(tracking).map((name) => ({ tracking: { [name]: hostileText } })),
  ];
  const label = { de: hostileName, fr: inBoth.fr.slice(0, 100) };
  const children = pageIds.map((pageId) => ({ id: randomUUID(), pageId, label }));
  return [
    ...unwanted.map((body): HostileCall => ({ path: "settings", body, status: 400 })),
    ...Object.entries(settings).map(([part, values]): HostileCall => ({
      path: "settings",
      body: { [part]: values },
      status: 200,
    })),
    { path: "navigation", body: { navigation: [{ id: randomUUID(), label, children }] }, status: 200 },
  ];
}

interface Item {
  itemType: "field" | "group";
  linkId: string;
}

/** What is sent as data of an item, and what stands for its refusal; without that it must be taken. */
interface Try {
  data: { content?: object; options?: Record<string, { value: unknown }>; mediaId?: string; mediaIds?: string[] };
  refusedAs?: string;
}

function fieldTries(field: FieldDefinition, mediaIds: HostileMedia): Try[] {
  const isOpen = field.editable !== false && !field.membersOnly;
  const taken = (data: Try["data"]): Try => (isOpen ? { data } : { data, refusedAs: `closed ${field.type}` });
  const contents = {
    text: () => [taken({ content: field.localized ? inBoth : { de: inBoth.de } })],
    button: () => [taken({ content: inBoth })],
    image: () => [taken({ mediaId: mediaIds.image })],
    video: () => [taken({ mediaId: mediaIds.video })],
    document: () => [taken({ mediaId: mediaIds.document })],
    mediaList: () => [taken({ mediaIds: [mediaIds.image] })],
    richText: () => [
      ...hostileColors.map((color) => ({
        data: richText([{ type: "p", children: [{ text: "coloured", color }] }]),
        refusedAs: `rich text in ${color}`,
      })),
      ...hostileUrls.map((url) => {
        const data = richText(hostileRichText({ url, color: "" }).valid);
        return url.startsWith("https:") ? taken(data) : { data, refusedAs: `rich text to ${url}` };
      }),
    ],
  } satisfies Record<FieldDefinition["type"], () => Try[]>;
  return [...contents[field.type](), ...optionTries(field.options)];
}

function richText(nodes: object[]): Try["data"] {
  const greeted = (text: string) => ({ json: [{ type: "p", children: [{ text }] }, ...nodes] });
  return { content: { de: greeted(greetings.de), fr: greeted(greetings.fr) } };
}

function optionTries(options: FieldDefinition["options"]): Try[] {
  return Object.entries(options).flatMap(([name, definition]) =>
    hostileTries(definition).map(({ value, isTaken }): Try => {
      const data = { options: { [name]: { value } } };
      return isTaken ? { data } : { data, refusedAs: `${definition.type} ${JSON.stringify(value)}` };
    }),
  );
}

function callsTo(item: Item, tries: readonly Try[]): HostileCall[] {
  const taken: Try["data"][] = [];
  for (const { data } of tries.filter(({ refusedAs }) => refusedAs === undefined)) {
    const room = taken.findIndex((other) => isApart(other, data));
    const { options, ...rest } = taken[room] ?? {};
    const joined = { ...rest, ...data, options: { ...options, ...data.options } };
    if (room < 0) taken.push(joined);
    else taken[room] = joined;
  }
  const call = (data: Try["data"]) => ({ path: "data", body: { ...item, data, revalidationTag: "page" } });
  return [
    ...tries.flatMap(({ data, refusedAs }): HostileCall[] =>
      refusedAs === undefined ? [] : [{ ...call(data), status: 400, once: refusedAs }],
    ),
    ...taken.map((data): HostileCall => ({ ...call(data), status: 200 })),
  ];
}

/** Whether two things can be sent in one call: no part of them is the same. */
function isApart(one: Try["data"], other: Try["data"]): boolean {
  const partsOf = ({ options = {}, ...rest }: Try["data"]) => [...Object.keys(rest), ...Object.keys(options)];
  return !partsOf(one).some((part) => partsOf(other).includes(part));
}
