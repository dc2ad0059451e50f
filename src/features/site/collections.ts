import { randomUUID } from "node:crypto";
import { addPage } from "~/features/site/pages/add-page.ts";
import { translator } from "~/i18n/catalogue.ts";
import { DomainError } from "~/lib/errors.ts";
import { localesOf } from "~/lib/locales.ts";
import type { ServiceContext } from "~/server/context.ts";
import type {
  CollectionAddInput,
  CollectionCreateInput,
  CollectionRemoveInput,
  CollectionRemoveItemInput,
  CollectionSortInput,
} from "./collection-schema.ts";
import { collectionUsage } from "./collection-usage.ts";
import type { SiteStep } from "./commands/registry.ts";
import type { Member } from "./commands/on-collection.ts";
import type { CollectionType, SiteDocument } from "./document-schema.ts";
import { firstCollection } from "./domain/collections.ts";
import { runSiteCommands } from "./run-commands.ts";

type Named = Pick<CollectionAddInput, "collectionId" | "collectionName">;

/** What a caller needs to take back what was done for them; nothing where it changed nothing. */
function undoable({ revision, opIds }: { revision: number; opIds: string[] }) {
  return { success: true as const, revision, opIds };
}

/** Makes an empty collection; a site may have several of one name. */
export async function createCollection(ctx: ServiceContext, input: CollectionCreateInput) {
  const collectionId = randomUUID();
  const { collectionName: name, collectionType: type, label } = input;
  const step = { command: "collection.create", input: { collectionId, name, type, label } } as const;
  return { ...undoable(await runSiteCommands(ctx, () => [step])), collectionId };
}

/**
 * Shows a page or group in a collection (`add`), archives it (`remove`), or makes a page in it when none is named. The
 * first collection of a name is made when the site has none yet.
 */
export async function addToCollection(ctx: ServiceContext, input: CollectionAddInput) {
  if (input.pageId && input.groupId) throw new DomainError("invalid", "Either pageId or groupId");
  const named = memberOf(input);
  const { member, making: made } = named ? { member: named, making: [] } : await newPage(ctx, input);
  const command = input.action === "add" ? "collection.addItem" : "collection.archiveItem";
  let collectionId = "";
  const { revision, opIds } = await runSiteCommands(ctx, (document) => {
    const { id, making } = collectionOrNew(document, input, input.collectionType);
    collectionId = id;
    return [...making, { command, input: { collectionId, member } }];
  });
  const { pageId, groupId } = { pageId: null, groupId: null, ...member };
  return { ...undoable({ revision, opIds: [...opIds, ...made] }), collectionId, pageId, groupId };
}

/** Moves the page or group `active` to the place of `over`. */
export async function sortCollection(ctx: ServiceContext, { active, over, ...named }: CollectionSortInput) {
  const changed = await runSiteCommands(ctx, (document) => {
    const collectionId = knownCollection(document, named);
    const isOfPages = document.collections[collectionId]?.type === "page";
    const member = (id: string): Member => (isOfPages ? { pageId: id } : { groupId: id });
    return [{ command: "collection.sort", input: { collectionId, active: member(active), over: member(over) } }];
  });
  return undoable(changed);
}

/** Takes a page or group out of a collection for good. */
export async function removeFromCollection(ctx: ServiceContext, input: CollectionRemoveItemInput) {
  const member = memberOf(input);
  if (!member) throw new DomainError("invalid", "Either pageId or groupId");
  const changed = await runSiteCommands(ctx, (document) => [
    { command: "collection.removeItem", input: { collectionId: knownCollection(document, input), member } },
  ]);
  return undoable(changed);
}

/**
 * Takes a collection away: see `collection.remove`. Throws `invalid` with `refusal` "collection-shown" and the pages
 * where a section shows it, unless that is said to be known.
 */
export async function removeCollection(
  ctx: ServiceContext,
  { collectionId, moveTo = null, trash, evenIfShown }: CollectionRemoveInput,
) {
  const { pages } = evenIfShown ? { pages: [] } : await collectionUsage(ctx, { collectionId });
  if (pages.length > 0) {
    const pageIds = pages.map(({ pageId }) => pageId);
    throw new DomainError("invalid", "Sections show the collection", { refusal: "collection-shown", pageIds });
  }
  const step = { command: "collection.remove", input: { collectionId, moveTo, trash } } as const;
  return undoable(await runSiteCommands(ctx, () => [step], { pageIds: trash }));
}

function memberOf({ pageId, groupId }: { pageId?: string | null; groupId?: string | null }): Member | null {
  return pageId ? { pageId } : groupId ? { groupId } : null;
}

function knownCollection(document: SiteDocument, { collectionId, collectionName }: Named): string {
  const id = collectionId ?? firstCollection(document.collections, collectionName);
  const collection = id ? document.collections[id] : undefined;
  if (!id || collection?.name !== collectionName) throw new DomainError("not-found", "The site has no such collection");
  return id;
}

function collectionOrNew(
  document: SiteDocument,
  named: Named,
  type: CollectionType,
): { id: string; making: SiteStep[] } {
  if (named.collectionId) return { id: knownCollection(document, named), making: [] };
  const present = firstCollection(document.collections, named.collectionName, type);
  if (present) return { id: present, making: [] };
  const id = randomUUID();
  const input = { collectionId: id, name: named.collectionName, type, label: {} };
  return { id, making: [{ command: "collection.create", input }] };
}

async function newPage(ctx: ServiceContext, input: CollectionAddInput): Promise<{ member: Member; making: string[] }> {
  const { collectionName, collectionType, newPageId, initialGroups, layout, name, lang, action, collectionId } = input;
  if (action !== "add" || collectionType !== "page") {
    throw new DomainError("invalid", "Name the page or group; only a page can be made here");
  }
  const locale = lang ?? localesOf(ctx.site)[0] ?? "de";
  const page = {
    ...(newPageId && { id: newPageId }),
    name: name ?? translator(locale)("site.newPage"),
    locale,
    collection: collectionName,
    collectionId: collectionId ?? undefined,
    initialGroups,
    layout,
  };
  const { pageId, opId } = await addPage(ctx, page);
  return { member: { pageId }, making: [opId] };
}
