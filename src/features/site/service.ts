import { randomUUID } from "node:crypto";
import type { z } from "zod";
import { editDocument } from "~/features/document/edit.ts";
import { changesAfter } from "~/features/document/record.ts";
import { DomainError } from "~/lib/errors.ts";
import { isSiteAdmin } from "~/lib/site-editor.ts";
import { recordAudit } from "~/server/audit.ts";
import type { ServiceContext } from "~/server/context.ts";
import type { Db } from "~/server/db.ts";
import type { navigationMove } from "./commands/navigation-move.ts";
import type { SiteStep } from "./commands/registry.ts";
import { navigationTree } from "./domain/navigation/navigation-tree.ts";
import { createUnderFreeKey } from "./free-key.ts";
import { loadSite, type LoadedSite } from "./load-site.ts";
import { refuseMissing, runSiteCommands } from "./run-commands.ts";
import {
  createSiteInput,
  navigationSchema,
  siteSettingsSchema,
  type CreateSiteInput,
  type NavigationContainer,
  type SettingsPatch,
  type SiteSettings,
} from "./schema.ts";
import { partsToHold, siteKindWith } from "./site-kind.ts";
import type { ChangeEvent, DocumentEdit, Edited } from "~/features/document/schema.ts";

export { readNavigation, readSettings } from "./load-site.ts";

/** The site as its editors see it. Throws `not-found`. */
export async function loadSiteDocument(ctx: ServiceContext): Promise<LoadedSite> {
  const site = await loadSite(ctx.db, ctx.siteId);
  if (!site) throw new DomainError("not-found", "no such site");
  return site;
}

/** Carries out one operation on the site: see `editDocument`. */
export async function editSite(ctx: ServiceContext, input: Omit<DocumentEdit, "documentId">): Promise<Edited> {
  const kind = siteKindWith(await partsToHold(ctx, input.operation));
  return await editDocument(ctx, kind, { ...input, documentId: ctx.site.id }).catch(refuseMissing);
}

/**
 * Renames the site, or sets its zone or a language of its pages, for a caller who does not follow its revisions. Admins
 * only; throws `forbidden` for others, and `invalid` with `refusal` when the command refuses.
 */
export async function changeIdentity(ctx: ServiceContext, step: IdentityStep): Promise<void> {
  if (!isSiteAdmin(ctx.actor)) throw new DomainError("forbidden", "only admins change these settings");
  await editSite(ctx, { baseRevision: 0, force: true, operation: { opId: randomUUID(), ...step } });
}

type IdentityStep = Extract<SiteStep, { command: "site.rename" | "site.timeZone" | "site.language" }>;

/** What happened to the site's document after `revision`, oldest first, at most 500 changes at a time. */
export function siteChangesSince(ctx: ServiceContext, { revision }: { revision: number }): Promise<ChangeEvent[]> {
  const { siteId } = ctx;
  return changesAfter(ctx.db, siteId, { document: "site", documentId: siteId, revision });
}

/** Changes the given keys of the settings and leaves the others alone: a whole object changes what differs. Live at once. */
export async function saveSettings(ctx: ServiceContext, settings: SettingsPatch): Promise<SiteSettings> {
  return (await runSiteCommands(ctx, () => [{ command: "settings.save", input: { settings } }])).document.settings;
}

/** Replaces the whole navigation. Every page named must be one of this site's. Live at once. */
export async function saveNavigation(ctx: ServiceContext, containers: unknown): Promise<NavigationContainer[]> {
  const wanted = navigationSchema.safeParse(containers);
  if (!wanted.success) throw new DomainError("invalid", "navigation is not valid", { issues: wanted.error.issues });
  const { document } = await runSiteCommands(ctx, () => [
    { command: "navigation.save", input: { navigation: wanted.data } },
  ]);
  return navigationTree(document.navigation);
}

/** Moves one entry of the navigation. Answers with the site's revision. */
export async function moveEntry(ctx: ServiceContext, input: z.input<typeof navigationMove.input>): Promise<number> {
  return (await runSiteCommands(ctx, () => [{ command: "navigation.move", input }])).revision;
}

/**
 * Makes an empty site that these hosts show, the first one its main one. Of two at once for one host, the later is
 * `invalid` with the reason `hostTaken`; an id that is taken is `invalid` with `siteTaken`. Needs a transaction, which a refusal takes back.
 */
export async function createSite(db: Db, input: CreateSiteInput): Promise<{ id: string; key: string }> {
  const { hosts, settings, key: given, ...rest } = createSiteInput.parse(input);
  const site = { ...rest, id: rest.id ?? randomUUID(), settings: siteSettingsSchema.parse(settings) };
  const { key } =
    given === undefined
      ? await createUnderFreeKey(db, { site, host: hosts[0] ?? "" })
      : await db.site.create({ data: { ...site, key: given }, select: { key: true } });
  const rows = hosts.map((host, index) => ({ host, siteId: site.id, isPrimary: index === 0 }));
  const { count } = await db.siteHost.createMany({ data: rows, skipDuplicates: true });
  if (count < hosts.length) throw new DomainError("invalid", "This host shows a site already", { reason: "hostTaken" });
  for (const host of hosts) await recordAudit(db, { siteId: site.id, kind: "hostAdded", actor: null, subject: host });
  return { id: site.id, key };
}
