import type { z } from "zod";
import { addToCollection } from "~/features/site/collections.ts";
import { addPage } from "~/features/site/pages/add-page.ts";
import { groupInsert, type CardContent } from "~/features/page/commands/group-insert.ts";
import { editPageInOrder } from "~/features/page/service/edit-page-in-order.ts";
import { publishPage } from "~/features/page/service/publish-page.ts";
import { blockOf } from "~/kinds/registry.ts";
import type { ServiceContext } from "~/server/context.ts";
import { deriveId } from "~/lib/ids.ts";
import type { Json } from "~/lib/json.ts";
import { localeSchema } from "~/lib/locales.ts";
import type { FieldContent, LinkTarget, PageContent, SectionContent } from "./content.ts";
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

/** Writes and publishes a page the way an editor does who had no network: its sections in one go, then the publish button. */
export async function writePage(ctx: ServiceContext, page: PageContent): Promise<void> {
  const id = pageId(ctx.site.id, page.key);
  const groupIds = page.sections.map((_, index) => deriveId(id, `section-${index + 1}`));
  const inserts = page.sections.map((section, index) => ({
    groupId: groupIds[index] ?? "",
    nextTo: groupIds[index - 1] ?? null,
    parentId: null,
    content: { kind: section.kind, ...partOf(ctx.site.id, section), cards: cardsOf(ctx.site.id, section) },
  }));
  await carryOut(ctx, id, inserts);
  await publishPage(ctx, { pageId: id });
  for (const [index, { collection }] of page.sections.entries()) {
    const groupId = groupIds[index];
    if (!collection || !groupId) continue;
    await addToCollection(ctx, { action: "add", groupId, collectionName: collection, collectionType: "group" });
  }
}

/** Answers may be fewer than commands: a page is not held for as long as all of them may take. */
async function carryOut(ctx: ServiceContext, id: string, inserts: z.input<typeof groupInsert.input>[]): Promise<void> {
  const { revision: baseRevision } = await ctx.db.page.findFirstOrThrow({ where: { id, siteId: ctx.site.id } });
  const waiting = inserts.map((input, index) => ({
    baseRevision,
    operation: { opId: deriveId(id, `seed-${index + 1}`), command: groupInsert.name, input },
  }));
  while (waiting.length > 0) {
    const done = await editPageInOrder(ctx, { pageId: id, edits: waiting });
    waiting.splice(0, done.length);
  }
}

function cardsOf(siteId: string, { kind, cards = [] }: SectionContent) {
  const childKind = blockOf(kind)?.childKind;
  for (const card of cards) if (card.kind !== childKind) throw new Error(`A ${kind} holds no ${card.kind}`);
  return cards.map((card) => partOf(siteId, card));
}

function partOf(siteId: string, { options = {}, fields = {} }: SectionContent): CardContent {
  const written = Object.entries(fields).map(([name, content]) => [name, writtenField(siteId, content)] as const);
  return { options, fields: Object.fromEntries(written) };
}

function writtenField(siteId: string, content: FieldContent): CardContent["fields"][string] {
  switch (content.type) {
    case "image":
      return { mediaId: mediaId(siteId, content.picture) };
    case "images":
      return { mediaIds: content.pictures.map((picture) => mediaId(siteId, picture)) };
    case "text":
      return { texts: content.texts };
    case "richText": {
      const texts = Object.entries(content.texts).map(([locale, text]) => [locale, readMarkup(text) as Json] as const);
      return { texts: Object.fromEntries(texts) };
    }
    case "button":
      return { texts: content.texts, options: { link: linkOf(siteId, content.to) } };
  }
}

function linkOf(siteId: string, to: LinkTarget): Json {
  if ("page" in to) return { type: "page", page: { id: pageId(siteId, to.page), collection: null } };
  if ("phone" in to) return { type: "phone", phone: to.phone };
  if ("email" in to) return { type: "email", email: to.email };
  return { type: "url", url: to.url };
}
