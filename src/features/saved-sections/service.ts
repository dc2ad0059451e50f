import { mediaRef } from "~/features/media/media-ref.ts";
import { groupContentSchema, type GroupContent } from "~/features/page/commands/group-insert.ts";
import { DomainError } from "~/lib/errors.ts";
import type { ServiceContext } from "~/server/context.ts";
import { insertable } from "./domain/insertable.ts";
import { mediaIdsIn, withMediaOf } from "./domain/media-in.ts";
import type { RenameSectionInput, SavedSections, SaveSectionInput } from "./schema.ts";

type SectionContext = Pick<ServiceContext, "db" | "site" | "siteId">;

/** How many sections a site keeps. */
const mostSaved = 100;

/** The site's saved sections, the newest first; what they showed and the library has lost is left out. */
export async function listSavedSections({ db, siteId }: SectionContext): Promise<SavedSections> {
  const rows = await db.savedSection.findMany({
    where: { siteId },
    orderBy: [{ createdAt: "desc" }, { id: "asc" }],
    take: mostSaved,
  });
  const saved = rows.flatMap(({ id, name, content }) => {
    const parsed = groupContentSchema.safeParse(content);
    return parsed.success ? [{ id, name, content: parsed.data }] : [];
  });
  const media = await ownMedia(
    { db, siteId },
    saved.map(({ content }) => content),
  );
  const known = new Set(media.map(({ id }) => id));
  const sections = saved.map(({ id, name, content }) => ({ id, name, content: withMediaOf(content, known) }));
  return { sections, media: media.map(mediaRef) };
}

/**
 * Keeps a section under a name. Throws `invalid` for what could not be added to a page of this site as it is, for
 * media of elsewhere, and, with the refusal `too-many-saved`, for more than a hundred of them.
 */
export async function saveSection(ctx: SectionContext, { name, content }: SaveSectionInput): Promise<{ id: string }> {
  const { db, siteId } = ctx;
  const refusal = insertable(content, ctx.site);
  if (refusal !== null) throw new DomainError("invalid", "the section cannot be added anywhere", { refusal });
  const wanted = mediaIdsIn(content);
  if ((await ownMedia(ctx, [content])).length < wanted.size) throw new DomainError("invalid", "no such medium");
  return db.$transaction(async (tx) => {
    await tx.$queryRaw`SELECT id FROM "Site" WHERE id = ${siteId}::uuid FOR NO KEY UPDATE`; // so that nobody adds the 101st
    if ((await tx.savedSection.count({ where: { siteId } })) >= mostSaved)
      throw new DomainError("invalid", "too many saved sections", { refusal: "too-many-saved" });
    return tx.savedSection.create({ data: { siteId, name, content }, select: { id: true } });
  });
}

/** Gives a saved section another name. Throws `not-found`. */
export async function renameSavedSection(
  { db, siteId }: SectionContext,
  { id, name }: RenameSectionInput,
): Promise<void> {
  const { count } = await db.savedSection.updateMany({ where: { id, siteId }, data: { name } });
  if (count === 0) throw new DomainError("not-found", "no such saved section");
}

/** Forgets a saved section; the pages that it was added to keep theirs. Throws `not-found`. */
export async function removeSavedSection({ db, siteId }: SectionContext, id: string): Promise<void> {
  const { count } = await db.savedSection.deleteMany({ where: { id, siteId } });
  if (count === 0) throw new DomainError("not-found", "no such saved section");
}

function ownMedia({ db, siteId }: Pick<SectionContext, "db" | "siteId">, contents: readonly GroupContent[]) {
  const ids = contents.flatMap((content) => [...mediaIdsIn(content)]);
  return db.media.findMany({ where: { siteId, id: { in: [...new Set(ids)] } } });
}
