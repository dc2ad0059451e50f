import { addToCollection } from "~/features/site/collections.ts";
import { addPage } from "~/features/site/pages/add-page.ts";
import { editPageInOrder } from "~/features/page/service/edit-page-in-order.ts";
import { publishPage } from "~/features/page/service/publish-page.ts";
import { blockOf } from "~/kinds/registry.ts";
import type { ServiceContext } from "~/server/context.ts";
import { deriveId } from "~/lib/ids.ts";
import type { Json } from "~/lib/json.ts";
import { localeSchema, type Locale } from "~/lib/locales.ts";
import type { FieldContent, LinkTarget, PageContent, SectionContent, Texts } from "./content.ts";
import { mediaId, pageId } from "./ids.ts";
import { readMarkup } from "~/features/richtext/markup.ts";

/** Makes the page, without content: pages that link to each other must exist before the links do. */
export async function createPage(ctx: ServiceContext, page: PageContent): Promise<void> {
  const [locale, first] = Object.entries(page.locales)[0] ?? [];
  if (!locale || !first) throw new Error(`The seed's page ${page.key} has no language`);
  await addPage(ctx, {
    id: pageId(ctx.site.id, page.key),
    name: first.name,
    locale: localeSchema.parse(locale),
    collection: page.collection ?? null,
    role: page.role,
    locales: page.locales,
  });
}

/** Writes and publishes a page the way an editor does who had no network: the commands in one go, then the publish button. */
export async function writePage(ctx: ServiceContext, page: PageContent): Promise<void> {
  const id = pageId(ctx.site.id, page.key);
  const commands = page.sections.flatMap((section, index) => {
    const groupId = deriveId(id, `section-${index + 1}`);
    const nextTo = index === 0 ? null : deriveId(id, `section-${index}`);
    const added = add({ groupId, kind: section.kind, nextTo, parentId: null });
    return [added, ...groupCommands(ctx.site.id, groupId, section)];
  });
  await carryOut(ctx, id, commands);
  await publishPage(ctx, { pageId: id });
  for (const [index, { collection }] of page.sections.entries()) {
    if (!collection) continue;
    const groupId = deriveId(id, `section-${index + 1}`);
    await addToCollection(ctx, { action: "add", groupId, collectionName: collection, collectionType: "group" });
  }
}

interface Command {
  command: string;
  input: Json;
}

/** Answers may be fewer than commands: a page is not held for as long as all of them may take. */
async function carryOut(ctx: ServiceContext, id: string, commands: Command[]): Promise<void> {
  const { revision: baseRevision } = await ctx.db.page.findFirstOrThrow({ where: { id, siteId: ctx.site.id } });
  const waiting = commands.map((each, index) => ({
    baseRevision,
    operation: { opId: deriveId(id, `seed-${index + 1}`), ...each },
  }));
  while (waiting.length > 0) {
    const done = await editPageInOrder(ctx, { pageId: id, edits: waiting });
    waiting.splice(0, done.length);
  }
}

function groupCommands(siteId: string, groupId: string, section: SectionContent): Command[] {
  const options = Object.entries(section.options ?? {}).map(([key, value]) => ({
    command: "group.option",
    input: { groupId, key, value },
  }));
  const fields = Object.entries(section.fields ?? {}).flatMap(([fieldName, content]) =>
    fieldCommands(siteId, { groupId, fieldName }, content),
  );
  const present = blockOf(section.kind)?.starterChildren ?? 0; // a new board comes with cards
  const cards = (section.cards ?? []).flatMap((card, index) => {
    const cardId = deriveId(groupId, `card-${index + 1}`);
    const nextTo = deriveId(groupId, `card-${index}`);
    const added = add({ groupId: cardId, kind: card.kind, nextTo, parentId: groupId });
    return [...(index < present ? [] : [added]), ...groupCommands(siteId, cardId, card)];
  });
  return [...options, ...fields, ...cards];
}

function add(input: { groupId: string; kind: string; nextTo: string | null; parentId: string | null }): Command {
  return { command: "group.add", input };
}

function fieldCommands(
  siteId: string,
  address: { groupId: string; fieldName: string },
  content: FieldContent,
): Command[] {
  switch (content.type) {
    case "image":
      return [{ command: "field.image", input: { ...address, mediaId: mediaId(siteId, content.picture) } }];
    case "images": {
      const mediaIds = content.pictures.map((picture) => mediaId(siteId, picture));
      return [{ command: "field.mediaList", input: { ...address, mediaIds } }];
    }
    case "text":
      return textCommands(address, content.texts);
    case "richText":
      return inEach(content.texts, (locale, text) => ({
        command: "field.richText",
        input: { ...address, locale, json: readMarkup(text) as Json },
      }));
    case "button": {
      const link = { command: "field.link", input: { ...address, link: linkOf(siteId, content.to) } };
      return [...textCommands(address, content.texts), link];
    }
  }
}

function textCommands(address: { groupId: string; fieldName: string }, texts: Texts): Command[] {
  return inEach(texts, (locale, text) => ({ command: "field.text", input: { ...address, locale, text } }));
}

function inEach(texts: Texts, write: (locale: Locale, text: string) => Command): Command[] {
  return Object.entries(texts).map(([locale, text]) => write(localeSchema.parse(locale), text));
}

function linkOf(siteId: string, to: LinkTarget): Json {
  if ("page" in to) return { type: "page", page: { id: pageId(siteId, to.page), collection: null } };
  if ("phone" in to) return { type: "phone", phone: to.phone };
  if ("email" in to) return { type: "email", email: to.email };
  return { type: "url", url: to.url };
}
