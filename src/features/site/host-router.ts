import { done, doneSchema } from "~/lib/done.ts";
import { restOf } from "~/server/api/rest-call.ts";
import { adminProcedure, router } from "~/server/api/trpc.ts";
import { addHost, listHosts, makeHostPrimary, removeHost } from "./change-hosts.ts";
import { hostInput, hostListSchema } from "./host-schema.ts";

const rest = restOf("site");

/** The host names of a site, for its admins. */
export const hostRouter = router({
  list: adminProcedure
    .meta(rest("GET", "/host/list"))
    .output(hostListSchema)
    .query(({ ctx }) => listHosts(ctx)),

  add: adminProcedure
    .meta(rest("POST", "/host/add"))
    .input(hostInput)
    .output(doneSchema)
    .mutation(({ ctx, input }) => addHost(ctx, input).then(() => done)),

  remove: adminProcedure
    .meta(rest("POST", "/host/remove"))
    .input(hostInput)
    .output(doneSchema)
    .mutation(({ ctx, input }) => removeHost(ctx, input).then(() => done)),

  primary: adminProcedure
    .meta(rest("POST", "/host/primary"))
    .input(hostInput)
    .output(doneSchema)
    .mutation(({ ctx, input }) => makeHostPrimary(ctx, input).then(() => done)),
});
