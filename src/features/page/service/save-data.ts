import type { Step } from "~/features/document/edit.ts";
import { blockOf } from "~/kinds/registry.ts";
import { DomainError } from "~/lib/errors.ts";
import { deriveId } from "~/lib/ids.ts";
import type { ServiceContext } from "~/server/context.ts";
import type { DataInput } from "../api-schema.ts";
import { pageOfGroup } from "../own-page.ts";
import { runCommands } from "./run-commands.ts";

/** Saves content, options and medium of one item, all or nothing: the `data` call, as commands. */
export async function saveData(ctx: ServiceContext, input: DataInput): Promise<{ success: true; revision: number }> {
  const { pageId, steps } = await planOf(ctx, input);
  if (steps.length === 0) throw new DomainError("invalid", "There is nothing in data to save");
  return await runCommands(ctx, { pageId, steps });
}

async function planOf(ctx: ServiceContext, input: DataInput): Promise<{ pageId: string; steps: Step[] }> {
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

function pageSteps(data: DataInput["data"]): Step[] {
  if (hasMore(data)) throw new DomainError("invalid", "A page has options only; page/info saves the rest");
  return Object.entries(data.options ?? {}).map(([key, { value }]) => ({
    command: "page.option",
    input: { key, value },
  }));
}

function groupSteps(groupId: string, data: DataInput["data"]): Step[] {
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

function fieldSteps(ctx: ServiceContext, { groupId, fieldName }: SiteField, data: DataInput["data"]): Step[] {
  const at = { groupId, fieldName };
  const options = Object.entries(data.options ?? {}).map(([key, { value }]) =>
    key === "link"
      ? { command: "field.link", input: { ...at, link: value } }
      : { command: "field.option", input: { ...at, key, value } },
  );
  const media = data.mediaId === undefined ? [] : [{ command: "field.image", input: { ...at, mediaId: data.mediaId } }];
  const list =
    data.mediaIds === undefined ? [] : [{ command: "field.mediaList", input: { ...at, mediaIds: data.mediaIds } }];
  return [...contentSteps(ctx, at, data.content), ...options, ...media, ...list];
}

function contentSteps(
  ctx: ServiceContext,
  at: Omit<SiteField, "pageId">,
  content: DataInput["data"]["content"],
): Step[] {
  if (content === undefined) return [];
  const byLocale =
    content === null || typeof content === "string" ? { [ctx.site.locales[0] ?? "de"]: content } : content;
  return Object.entries(byLocale).map(([locale, text]) =>
    typeof text === "object" && text !== null
      ? { command: "field.richText", input: { ...at, locale, json: text.json } }
      : { command: "field.text", input: { ...at, locale, text: text ?? null } },
  );
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
