import { addPage } from "~/features/site/pages/add-page.ts";
import { editPage } from "~/features/page/service/edit-page.ts";
import { publishPage } from "~/features/page/service/publish-page.ts";
import type { ServiceContext } from "~/server/context.ts";
import { deriveId } from "~/lib/ids.ts";
import type { Json } from "~/lib/json.ts";
import { localeSchema, type Locale } from "~/lib/locales.ts";
import type { FieldContent, LinkTarget, PageContent, SectionContent, Texts } from "./content.ts";
import { mediaId, pageId } from "./ids.ts";
import { richText } from "./rich-text.ts";

/** A new board comes with this many cards; see `starterChildren` of the board's kind. */
const starterCards = 3;

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

/** Writes and publishes a page the way an editor does: one command after the other, then the publish button. */
export async function writePage(ctx: ServiceContext, page: PageContent): Promise<void> {
  const id = pageId(ctx.site.id, page.key);
  const edit = await editor(ctx, id);
  let nextTo: string | null = null;
  for (const [index, section] of page.sections.entries()) {
    const groupId = deriveId(id, `section-${index + 1}`);
    await edit("group.add", { groupId, kind: section.kind, nextTo, parentId: null });
    await writeGroup(ctx, edit, groupId, section);
    nextTo = groupId;
  }
  await publishPage(ctx, { pageId: id });
}

type Edit = (command: string, input: Json) => Promise<void>;

async function editor(ctx: ServiceContext, id: string): Promise<Edit> {
  let revision = (await ctx.db.page.findFirstOrThrow({ where: { id, siteId: ctx.site.id } })).revision;
  let count = 0;
  return async (command, input) => {
    const operation = { opId: deriveId(id, `seed-${++count}`), command, input };
    revision = (await editPage(ctx, { pageId: id, baseRevision: revision, operation })).revision;
  };
}

async function writeGroup(ctx: ServiceContext, edit: Edit, groupId: string, section: SectionContent): Promise<void> {
  for (const [key, value] of Object.entries(section.options ?? {})) await edit("group.option", { groupId, key, value });
  for (const [fieldName, content] of Object.entries(section.fields ?? {})) {
    await writeField(ctx, edit, { groupId, fieldName }, content);
  }
  const cards = section.cards ?? [];
  for (const [index, card] of cards.entries()) {
    const cardId = deriveId(groupId, `card-${index + 1}`);
    if (index >= starterCards) {
      const nextTo = deriveId(groupId, `card-${index}`);
      await edit("group.add", { groupId: cardId, kind: card.kind, nextTo, parentId: groupId });
    }
    await writeGroup(ctx, edit, cardId, card);
  }
}

async function writeField(
  ctx: ServiceContext,
  edit: Edit,
  address: { groupId: string; fieldName: string },
  content: FieldContent,
): Promise<void> {
  switch (content.type) {
    case "image":
      return edit("field.image", { ...address, mediaId: mediaId(ctx.site.id, content.picture) });
    case "text":
      return inEach(content.texts, (locale, text) => edit("field.text", { ...address, locale, text }));
    case "richText":
      return inEach(content.texts, (locale, text) =>
        edit("field.richText", { ...address, locale, json: richText(text) as Json }),
      );
    case "button":
      await inEach(content.texts, (locale, text) => edit("field.text", { ...address, locale, text }));
      return edit("field.link", { ...address, link: linkOf(ctx.site.id, content.to) });
  }
}

async function inEach(texts: Texts, write: (locale: Locale, text: string) => Promise<void>): Promise<void> {
  for (const [locale, text] of Object.entries(texts)) await write(localeSchema.parse(locale), text);
}

function linkOf(siteId: string, to: LinkTarget): Json {
  if ("page" in to) return { type: "page", page: { id: pageId(siteId, to.page), collection: null } };
  if ("phone" in to) return { type: "phone", phone: to.phone };
  if ("email" in to) return { type: "email", email: to.email };
  return { type: "url", url: to.url };
}
