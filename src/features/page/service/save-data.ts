import { blockOf } from "~/kinds/registry.ts";
import { DomainError } from "~/lib/errors.ts";
import { deriveId } from "~/lib/ids.ts";
import { ownLocalesFirst } from "~/lib/locales.ts";
import type { ServiceContext } from "~/server/context.ts";
import type { DataInput } from "../api-schema.ts";
import { pageOfGroup } from "../own-page.ts";
import { runCommands } from "./run-commands.ts";
import type { PageStep } from "../commands/registry.ts";

/** Saves content, options and medium of one item, all or nothing: the `data` call, as commands. */
export async function saveData(ctx: ServiceContext, input: DataInput): Promise<{ success: true; revision: number }> {
  const { pageId, steps } = await planOf(ctx, input);
  if (steps.length === 0) throw new DomainError("invalid", "There is nothing in data to save");
  return await runCommands(ctx, { pageId, steps });
}

async function planOf(ctx: ServiceContext, input: DataInput): Promise<{ pageId: string; steps: PageStep[] }> {
  switch (input.itemType) {
    case "field": {
      const field = await fieldOfSite(ctx, input.linkId);
      return { pageId: field.pageId, steps: fieldSteps(ctx, field, input.data) };
    }
    case "group": {
      const pageId = await pageOfGroup(ctx, input.linkId);
      return { pageId, steps: groupSteps(input.linkId, input.data) };
    }
    case "page":
      return { pageId: input.linkId, steps: pageSteps(input.data) };
  }
}

function pageSteps(data: DataInput["data"]): PageStep[] {
  if (hasMore(data)) throw new DomainError("invalid", "A page has options only; page/info saves the rest");
  return Object.entries(data.options ?? {}).map(([key, { value }]) => ({
    command: "page.option",
    input: { key, value },
  }));
}

function groupSteps(groupId: string, data: DataInput["data"]): PageStep[] {
  if (hasMore(data)) throw new DomainError("invalid", "A group has options only; texts and media are its fields'");
  return Object.entries(data.options ?? {}).map(([key, { value }]) => ({
    command: "group.option",
    input: { groupId, key, value },
  }));
}

/** Whether there is more to save than options. */
function hasMore({ content, mediaId, mediaIds }: DataInput["data"]): boolean {
  return content !== undefined || mediaId !== undefined || mediaIds !== undefined;
}

interface SiteField {
  pageId: string;
  groupId: string;
  fieldName: string;
}

function fieldSteps(ctx: ServiceContext, { groupId, fieldName }: SiteField, data: DataInput["data"]): PageStep[] {
  const at = { groupId, fieldName };
  const { mediaId, mediaIds } = data;
  const steps = contentSteps(ctx, at, data.content);
  for (const [key, { value }] of Object.entries(data.options ?? {})) {
    if (key === "link") steps.push({ command: "field.link", input: { ...at, link: value } });
    else steps.push({ command: "field.option", input: { ...at, key, value } });
  }
  if (mediaId !== undefined) steps.push({ command: "field.image", input: { ...at, mediaId } });
  if (mediaIds !== undefined) steps.push({ command: "field.mediaList", input: { ...at, mediaIds } });
  return steps;
}

function contentSteps(
  ctx: ServiceContext,
  at: Omit<SiteField, "pageId">,
  content: DataInput["data"]["content"],
): PageStep[] {
  if (content === undefined) return [];
  const locales = ownLocalesFirst(ctx.site);
  const [first = "de"] = locales;
  const byLocale = content === null || typeof content === "string" ? { [first]: content } : content;
  return locales.flatMap((locale): PageStep[] => {
    const text = byLocale[locale];
    if (!Object.hasOwn(byLocale, locale)) return [];
    return typeof text === "object" && text !== null
      ? [{ command: "field.richText", input: { ...at, locale, json: text.json } }]
      : [{ command: "field.text", input: { ...at, locale, text: text ?? null } }];
  });
}

/**
 * The field with this id. A field that was never changed has no row yet; its id follows from its group and name, so
 * the site's groups are looked through for it. Throws `not-found`.
 */
async function fieldOfSite(ctx: ServiceContext, fieldId: string): Promise<SiteField> {
  const siteId = ctx.site.id;
  const row = await ctx.db.field.findFirst({
    where: { id: fieldId, siteId },
    select: { name: true, groupId: true, group: { select: { pageId: true } } },
  });
  if (row) return { pageId: row.group.pageId, groupId: row.groupId, fieldName: row.name };
  const groups = await ctx.db.group.findMany({ where: { siteId }, select: { id: true, kind: true, pageId: true } });
  for (const group of groups) {
    const fieldName = Object.keys(blockOf(group.kind)?.fields ?? {}).find(
      (name) => deriveId(group.id, name) === fieldId,
    );
    if (fieldName) return { pageId: group.pageId, groupId: group.id, fieldName };
  }
  throw new DomainError("not-found", "No such field");
}
