import { adminProcedure, memberProcedure, router } from "~/server/api/trpc.ts";
import { changePasswordInput, doneSchema, memberInput, meSchema } from "./schema.ts";
import { addMember, changePassword, removeMember } from "./service.ts";

const done = { success: true } as const;

export const accountRouter = router({
  me: memberProcedure
    .meta({ openapi: { method: "GET", path: "/account/me", tags: ["account"] } })
    .output(meSchema)
    .query(({ ctx }) => ctx.actor),

  changePassword: memberProcedure
    .meta({ openapi: { method: "POST", path: "/account/changePassword", tags: ["account"] } })
    .input(changePasswordInput)
    .output(doneSchema)
    .mutation(({ ctx, input }) => changePassword(ctx, input).then(() => done)),
});

export const memberRouter = router({
  add: adminProcedure
    .meta({ openapi: { method: "POST", path: "/member/add", tags: ["account"] } })
    .input(memberInput)
    .output(doneSchema)
    .mutation(({ ctx, input }) => addMember(ctx, input).then(() => done)),

  remove: adminProcedure
    .meta({ openapi: { method: "POST", path: "/member/remove", tags: ["account"] } })
    .input(memberInput)
    .output(doneSchema)
    .mutation(({ ctx, input }) => removeMember(ctx, input).then(() => done)),
});
