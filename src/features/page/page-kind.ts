import { z } from "zod";
import type { DocumentKind, ProposedChange } from "~/features/document/kind.ts";
import { DomainError } from "~/lib/errors.ts";
import type { Json } from "~/lib/json.ts";
import { isPlainObject } from "~/lib/json-object.ts";
import type { ServiceContext } from "~/server/context.ts";
import type { Db } from "~/server/db.ts";
import { mergesInto, runCommand } from "./commands/run.ts";
import { mediaIdsOf } from "./domain/fields.ts";
import { pageLinkedIn, pagesLinkedFrom } from "./domain/linked-pages.ts";
import { isTextPlace, pageShape } from "./domain/places.ts";
import { withLockedPage, type LockedPage } from "./locked-page.ts";
import { isSameContent } from "./domain/same-content.ts";
import { isSourceMark } from "./domain/source-words.ts";
import { saveDifference } from "./save.ts";
import { groupSchema, type Operation, type PageDocument, type Patch } from "./schema.ts";
import { tellSite, topicsToldOf } from "./tell-site.ts";

/** A page's draft as a document: edited by the commands of `commands/registry.ts`. */
export const pageKind: DocumentKind<PageDocument, LockedPage> = {
  name: "page",
  shape: pageShape,
  run: runCommand,
  withLocked: withLockedPage,
  save: async (tx, ctx, document, patches) => {
    await saveDifference(tx, ctx.siteId, document, patches);
    await tellSite(tx, ctx, { pageId: document.id, patches });
  },
  setRevision: async (tx, siteId, id, revision) => {
    await tx.page.updateMany({ where: { id, siteId }, data: { revision } });
  },
  check: async (tx, ctx, change) => {
    await refuseForeignMedia(tx, ctx, change);
    await refuseMissingPages(tx, ctx, change);
  },
  replacing,
  writtenOver,
  alsoWakes: topicsToldOf,
  withoutConflict: ["page.publish", "page.takeDown", "page.putBack"],
  withoutUndo: [
    "page.publish",
    "page.takeDown",
    "page.putBack",
    "page.revert",
    "page.add",
    "page.remove",
    "page.restore",
    "page.texts",
  ],
};

/** The rows and the log of a page alone, for changes that the site's document has told already. */
export const pageRows: Pick<typeof pageKind, "name" | "save" | "setRevision"> = {
  name: "page",
  save: (tx, { siteId }, document, patches) => saveDifference(tx, siteId, document, patches),
  setRevision: pageKind.setRevision,
};

/** Words that are merged, or taken back one by one, replace nobody's, and neither does a mark of what they translate. */
function replacing(document: PageDocument, operation: Operation, patches: Patch[]): Patch[] {
  const isMerged = operation.command === "history.undo" || mergesInto(document, operation);
  return patches.filter((patch) => {
    if (isSourceMark(patch.path)) return false;
    return !isTextPlace(patch.path) || (!isMerged && !isSameContent(patch.before, patch.after));
  });
}

/** One person may have a text open in two windows, or two people share an account: neither window's words are lost. */
function writtenOver(document: PageDocument, operation: Operation, patches: Patch[]): Patch[] {
  const isTyped = isPlainObject(operation.input) && operation.input.base !== undefined;
  return isTyped ? replacing(document, operation, patches).filter(({ path }) => isTextPlace(path)) : [];
}

/** A picture that is newly chosen must be one of the site's own. */
async function refuseForeignMedia(
  tx: Db,
  { siteId }: ServiceContext,
  { command, patches }: ProposedChange,
): Promise<void> {
  if (command !== "field.image" && command !== "field.mediaList" && command !== "group.insert") return;
  const chosen = patches.flatMap(({ path, before, after }) => {
    const group = groupSchema.safeParse(after).data;
    if (group) return Object.values(group.fields).flatMap(mediaIdsOf);
    if (path.at(-1) === "mediaId") return typeof after === "string" ? [after] : [];
    return path.at(-1) === "mediaIds" ? newIn(before, after) : [];
  });
  const ids = [...new Set(chosen)];
  const found =
    ids.length === 0 ? 0 : await tx.media.count({ where: { siteId, id: { in: ids }, state: { not: "former" } } });
  if (found < ids.length) {
    throw new DomainError("invalid", "The site has no such medium", { refusal: "media-not-found" });
  }
}

const linking: ReadonlySet<string> = new Set(["field.link", "field.option", "group.option", "group.insert"]);

/** A link that is newly set must lead to a page that is there. */
async function refuseMissingPages(
  tx: Db,
  { siteId }: ServiceContext,
  { command, patches }: ProposedChange,
): Promise<void> {
  if (!linking.has(command)) return;
  const linked = patches.flatMap(({ after }) => {
    const group = groupSchema.safeParse(after).data;
    return group ? pagesLinkedFrom(group) : pageLinkedIn(after);
  });
  const ids = [...new Set(linked)].filter((id) => z.uuid().safeParse(id).success);
  if (ids.length < new Set(linked).size) throw noSuchPage();
  const found = ids.length === 0 ? 0 : await tx.page.count({ where: { siteId, id: { in: ids }, deletedAt: null } });
  if (found < ids.length) {
    throw noSuchPage();
  }
}

function noSuchPage(): DomainError {
  return new DomainError("invalid", "The site has no such page", { refusal: "page-not-found" });
}

/** What a list holds that it did not hold before: a medium that was deleted meanwhile does not keep others from moving. */
function newIn(before: Json, after: Json): string[] {
  const known = new Set(Array.isArray(before) ? before : []);
  return Array.isArray(after) ? after.flatMap((id) => (typeof id === "string" && !known.has(id) ? [id] : [])) : [];
}
