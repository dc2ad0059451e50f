import { done, doneSchema } from "~/lib/done.ts";
import { restOf } from "~/server/api/rest-call.ts";
import { adminProcedure, router } from "~/server/api/trpc.ts";
import type { RootDb } from "~/server/db.ts";
import { listMails, readMail, sendAgain } from "./read-outbox.ts";
import { mailInput, outboxInput, outboxSchema, readMailSchema } from "./schema.ts";

const rest = restOf("mail");

const ofSite = ({ db, site }: { db: RootDb; site: { id: string } }) => ({ db, siteId: site.id });

/** The mails of the site, for admins. */
export const outboxRouter = router({
  list: adminProcedure
    .meta(rest("POST", "/outbox/list"))
    .input(outboxInput)
    .output(outboxSchema)
    .query(({ ctx, input }) => listMails(ofSite(ctx), input)),

  read: adminProcedure
    .meta(rest("POST", "/outbox/read"))
    .input(mailInput)
    .output(readMailSchema)
    .query(({ ctx, input }) => readMail(ofSite(ctx), input)),

  again: adminProcedure
    .meta(rest("POST", "/outbox/again"))
    .input(mailInput)
    .output(doneSchema)
    .mutation(({ ctx, input }) => sendAgain(ofSite(ctx), input).then(() => done)),
});
