import { requireAdmin } from "~/features/account/policy.ts";
import { DomainError } from "~/lib/errors.ts";
import type { Actor } from "~/server/context.ts";
import type { RootDb } from "~/server/db.ts";
import { foreignServices } from "./domain/services.ts";
import { choicesSchema, type ConsentList, type ConsentListInput } from "./schema.ts";

interface AdminContext {
  db: RootDb;
  site: { id: string };
  actor: Actor | null;
}

/**
 * What visitors of the site agreed to: how many, and the records themselves, the newest first. Admins only. Throws
 * `not-found` where the site has no such record to go on from.
 */
export async function listConsents({ db, site, actor }: AdminContext, { after, take }: ConsentListInput) {
  requireAdmin(actor);
  const ofSite = { siteId: site.id };
  const last = after === undefined ? null : await db.consentRecord.findFirst({ where: { ...ofSite, id: after } });
  if (after !== undefined && !last) throw new DomainError("not-found", "Consent ID not found");
  const older = last && [{ createdAt: { lt: last.createdAt } }, { createdAt: last.createdAt, id: { gt: last.id } }];
  const rows = await db.consentRecord.findMany({
    where: { ...ofSite, ...(older && { OR: older }) },
    orderBy: [{ createdAt: "desc" }, { id: "asc" }],
    take: take + 1,
    omit: { siteId: true },
  });
  const records = rows.slice(0, take).map(({ createdAt, choices, ...record }) => ({
    ...record,
    at: createdAt.toISOString(),
    choices: choicesSchema.parse(choices),
  }));
  return { records, hasMore: rows.length > take, ...(await countsOf(db, ofSite)) } satisfies ConsentList;
}

async function countsOf(db: RootDb, ofSite: { siteId: string }): Promise<Pick<ConsentList, "total" | "counts">> {
  const having = (service: string, value: boolean) =>
    db.consentRecord.count({ where: { ...ofSite, choices: { path: [service], equals: value } } });
  const [total, ...counts] = await Promise.all([
    db.consentRecord.count({ where: ofSite }),
    ...foreignServices.map(async (service) => {
      const [agreed, refused] = await Promise.all([having(service, true), having(service, false)]);
      return { service, agreed, refused };
    }),
  ]);
  return { total, counts: counts.filter(({ agreed, refused }) => agreed + refused > 0) };
}
