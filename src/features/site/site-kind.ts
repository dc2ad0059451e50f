import type { DocumentKind, Held, ProposedChange } from "~/features/document/kind.ts";
import { DomainError } from "~/lib/errors.ts";
import type { ServiceContext } from "~/server/context.ts";
import { recordAudit } from "~/server/audit.ts";
import type { Db } from "~/server/db.ts";
import { inSite } from "~/server/site-scope.ts";
import { runSiteCommand } from "./commands/run.ts";
import type { SiteDocument } from "./document-schema.ts";
import { siteShape } from "./domain/site-shape.ts";
import { loadSite } from "./load-site.ts";
import { isForAdmins, requireAllowedSettings } from "./policy.ts";
import { saveSiteDifference } from "./save-site.ts";

/** A site as a document: edited by the commands of `commands/registry.ts`, live at once. */
export const siteKind: DocumentKind<SiteDocument> = {
  name: "site",
  shape: siteShape,
  run: runSiteCommand,
  withLocked: withLockedSite,
  save: saveSiteDifference,
  setRevision: async (tx, siteId, _documentId, revision) => {
    await tx.site.update({ where: { id: siteId }, data: { revision }, select: { id: true } });
  },
  check,
  withoutConflict: [],
  withoutUndo: ["page.add"],
};

async function withLockedSite<Result>(
  { db, siteId }: Pick<ServiceContext, "db" | "siteId">,
  documentId: string,
  work: (tx: Db, held: Held<SiteDocument>) => Promise<Result>,
): Promise<Result> {
  return await inSite(siteId, () =>
    db.$transaction(async (tx) => {
      if (documentId !== siteId) throw new DomainError("not-found", "no such site");
      // Not the strongest lock: rows that only refer to the site can be written meanwhile.
      await tx.$queryRaw`SELECT FROM "Site" WHERE "id" = ${siteId}::uuid FOR NO KEY UPDATE`;
      const held = await loadSite(tx, siteId);
      if (!held) throw new DomainError("not-found", "no such site");
      return await work(tx, held);
    }),
  );
}

/** Tracking is set by admins only, also by way of an undo, and written into the site's log; a group that is newly named must be one of the site's own. */
async function check(tx: Db, { siteId, actor }: ServiceContext, { patches }: ProposedChange): Promise<void> {
  requireAllowedSettings(patches, actor);
  const tracking = patches.filter(({ path }) => isForAdmins(path));
  if (tracking.length > 0) {
    const subject = tracking
      .map(({ path, after }) => `${path.slice(1).join(".")} = ${JSON.stringify(after)}`)
      .join(", ");
    await recordAudit(tx, { siteId, kind: "trackingChanged", actor, subject: subject.slice(0, 1_000) });
  }
  const ids = new Set(patches.flatMap(({ path, after }) => (path[2] === "items" ? groupIdIn(after) : [])));
  if (ids.size === 0) return;
  const found = await tx.group.count({ where: { siteId, id: { in: [...ids] }, status: { not: "deleted" } } });
  if (found < ids.size)
    throw new DomainError("not-found", "The site has no such group", { refusal: "group-not-found" });
}

function groupIdIn(item: unknown): string[] {
  const { groupId } = (item ?? {}) as { groupId?: unknown };
  return typeof groupId === "string" ? [groupId] : [];
}
