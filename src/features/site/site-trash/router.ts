import { restOf } from "~/server/api/rest-call.ts";
import { adminProcedure, router } from "~/server/api/trpc.ts";
import { restoreSiteInput, siteTrashSchema, trashedSiteSchema, trashSiteInput } from "./schema.ts";
import { listSiteTrash, restoreSite, trashSite } from "./trash-site.ts";

const rest = restOf("site");

/** Sites that admins delete, and bring back for 30 days. */
export const siteTrashRouter = router({
  list: adminProcedure
    .meta(rest("GET", "/siteTrash/list"))
    .output(siteTrashSchema)
    .query(({ ctx }) => listSiteTrash(ctx)),

  put: adminProcedure
    .meta(rest("POST", "/siteTrash/put"))
    .input(trashSiteInput)
    .output(trashedSiteSchema)
    .mutation(({ ctx, input }) => trashSite(ctx, input)),

  restore: adminProcedure
    .meta(rest("POST", "/siteTrash/restore"))
    .input(restoreSiteInput)
    .output(trashedSiteSchema)
    .mutation(({ ctx, input }) => restoreSite(ctx, input)),
});
