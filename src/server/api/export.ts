import { requireAdmin, requireFreshProof } from "~/features/account/policy.ts";
import { exportedSite } from "~/features/transfer/export-site.ts";
import { recordAudit } from "~/server/audit.ts";
import { downloadRoute } from "./download.ts";
import { exportRoute } from "./own-routes.ts";

/**
 * `GET /api/v1/transfer/export`: the whole site as one tar archive, as a file to keep. It holds drafts, and hashes of the
 * passwords of pages: it is for admins of the installation, who gave their password a moment ago.
 */
export const siteExport = downloadRoute(exportRoute, {
  allow(ctx) {
    requireAdmin(ctx.actor);
    requireFreshProof(ctx.actor, Date.now());
    return ctx;
  },
  async open({ db, site, actor, ip }) {
    await recordAudit(db, { siteId: site.id, kind: "siteExported", actor, ip });
    const fileName = `${site.key}-${new Date().toISOString().slice(0, 10)}.tar`;
    return { fileName, type: "application/x-tar", parts: exportedSite({ db, siteId: site.id }) };
  },
});
