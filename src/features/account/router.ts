import { done, doneSchema } from "~/lib/done.ts";
import { adminProcedure, memberProcedure, publicProcedure, router } from "~/server/api/trpc.ts";
import { listAudit } from "./audit-log.ts";
import { addMember, changeMemberRole, inviteMember, listMembers, removeAdmin, removeMember } from "./members.ts";
import { chooseEditorLanguage } from "./editor-language.ts";
import { askForEmailChange, confirmEmail } from "./email-change.ts";
import { askForReset, resetPassword } from "./password-reset.ts";
import {
  accountOverview,
  askResetInput,
  auditListInput,
  auditListSchema,
  changeEmailInput,
  changePasswordInput,
  confirmEmailInput,
  editorLanguageInput,
  endSessionInput,
  inviteInput,
  memberInput,
  memberListSchema,
  memberRoleInput,
  meSchema,
  proveAgainInput,
  recoveryCodesSchema,
  renameInput,
  resetPasswordInput,
  secondStepOffer,
  switchOnInput,
} from "./schema.ts";
import { liftSecondStep, offerSecondStep, renewCodes, switchOff, switchOn } from "./second-step.ts";
import { changePassword, rename } from "./service.ts";
import { endSession, proveAgain, readOverview, signOutEverywhere } from "./sessions.ts";

const tags = ["account"];

const secondStepRouter = router({
  offer: memberProcedure
    .meta({ openapi: { method: "POST", path: "/account/secondStep/offer", tags } })
    .output(secondStepOffer)
    .mutation(({ ctx }) => offerSecondStep(ctx)),

  switchOn: memberProcedure
    .meta({ openapi: { method: "POST", path: "/account/secondStep/switchOn", tags } })
    .input(switchOnInput)
    .output(recoveryCodesSchema)
    .mutation(({ ctx, input }) => switchOn(ctx, input)),

  switchOff: memberProcedure
    .meta({ openapi: { method: "POST", path: "/account/secondStep/switchOff", tags } })
    .output(doneSchema)
    .mutation(({ ctx }) => switchOff(ctx).then(() => done)),

  renewCodes: memberProcedure
    .meta({ openapi: { method: "POST", path: "/account/secondStep/renewCodes", tags } })
    .output(recoveryCodesSchema)
    .mutation(({ ctx }) => renewCodes(ctx)),
});

const emailRouter = router({
  change: memberProcedure
    .meta({ openapi: { method: "POST", path: "/account/email/change", tags } })
    .input(changeEmailInput)
    .output(doneSchema)
    .mutation(({ ctx, input }) => askForEmailChange(ctx, input).then(() => done)),

  confirm: memberProcedure
    .meta({ openapi: { method: "POST", path: "/account/email/confirm", tags } })
    .input(confirmEmailInput)
    .output(doneSchema)
    .mutation(({ ctx, input }) => confirmEmail(ctx, input).then(() => done)),
});

export const accountRouter = router({
  me: memberProcedure
    .meta({ openapi: { method: "GET", path: "/account/me", tags } })
    .output(meSchema)
    .query(({ ctx: { actor } }) => ({
      userId: actor.userId,
      name: actor.name,
      isAdmin: actor.isAdmin,
      role: actor.role,
    })),

  overview: memberProcedure
    .meta({ openapi: { method: "GET", path: "/account/overview", tags } })
    .output(accountOverview)
    .query(({ ctx }) => readOverview(ctx)),

  changePassword: memberProcedure
    .meta({ openapi: { method: "POST", path: "/account/changePassword", tags } })
    .input(changePasswordInput)
    .output(doneSchema)
    .mutation(({ ctx, input }) => changePassword(ctx, input).then(() => done)),

  rename: memberProcedure
    .meta({ openapi: { method: "POST", path: "/account/rename", tags } })
    .input(renameInput)
    .output(doneSchema)
    .mutation(({ ctx, input }) => rename(ctx, input).then(() => done)),

  editorLanguage: memberProcedure
    .meta({ openapi: { method: "POST", path: "/account/editorLanguage", tags } })
    .input(editorLanguageInput)
    .output(doneSchema)
    .mutation(({ ctx, input }) => chooseEditorLanguage(ctx, input).then(() => done)),

  proveAgain: memberProcedure
    .meta({ openapi: { method: "POST", path: "/account/proveAgain", tags } })
    .input(proveAgainInput)
    .output(doneSchema)
    .mutation(({ ctx, input }) => proveAgain(ctx, input).then(() => done)),

  endSession: memberProcedure
    .meta({ openapi: { method: "POST", path: "/account/endSession", tags } })
    .input(endSessionInput)
    .output(doneSchema)
    .mutation(({ ctx, input }) => endSession(ctx, input).then(() => done)),

  signOutEverywhere: memberProcedure
    .meta({ openapi: { method: "POST", path: "/account/signOutEverywhere", tags } })
    .output(doneSchema)
    .mutation(({ ctx }) => signOutEverywhere(ctx).then(() => done)),

  askForReset: publicProcedure
    .meta({ openapi: { method: "POST", path: "/account/askForReset", tags } })
    .input(askResetInput)
    .output(doneSchema)
    .mutation(({ ctx, input }) => askForReset(ctx, input).then(() => done)),

  resetPassword: publicProcedure
    .meta({ openapi: { method: "POST", path: "/account/resetPassword", tags } })
    .input(resetPasswordInput)
    .output(doneSchema)
    .mutation(({ ctx, input }) => resetPassword(ctx, input).then(() => done)),

  email: emailRouter,
  secondStep: secondStepRouter,
});

export const memberRouter = router({
  list: adminProcedure
    .meta({ openapi: { method: "GET", path: "/member/list", tags } })
    .output(memberListSchema)
    .query(({ ctx }) => listMembers(ctx)),

  invite: adminProcedure
    .meta({ openapi: { method: "POST", path: "/member/invite", tags } })
    .input(inviteInput)
    .output(doneSchema)
    .mutation(({ ctx, input }) => inviteMember(ctx, input).then(() => done)),

  role: adminProcedure
    .meta({ openapi: { method: "POST", path: "/member/role", tags } })
    .input(memberRoleInput)
    .output(doneSchema)
    .mutation(({ ctx, input }) => changeMemberRole(ctx, input).then(() => done)),

  add: adminProcedure
    .meta({ openapi: { method: "POST", path: "/member/add", tags } })
    .input(memberInput)
    .output(doneSchema)
    .mutation(({ ctx, input }) => addMember(ctx, input).then(() => done)),

  remove: adminProcedure
    .meta({ openapi: { method: "POST", path: "/member/remove", tags } })
    .input(memberInput)
    .output(doneSchema)
    .mutation(({ ctx, input }) => removeMember(ctx, input).then(() => done)),

  removeAdmin: adminProcedure
    .meta({ openapi: { method: "POST", path: "/member/removeAdmin", tags } })
    .input(memberInput)
    .output(doneSchema)
    .mutation(({ ctx, input }) => removeAdmin(ctx, input).then(() => done)),

  liftSecondStep: adminProcedure
    .meta({ openapi: { method: "POST", path: "/member/liftSecondStep", tags } })
    .input(memberInput)
    .output(doneSchema)
    .mutation(({ ctx, input }) => liftSecondStep(ctx, input).then(() => done)),
});

export const auditRouter = router({
  list: adminProcedure
    .meta({ openapi: { method: "GET", path: "/audit/list", tags } })
    .input(auditListInput)
    .output(auditListSchema)
    .query(({ ctx, input }) => listAudit(ctx, input)),
});
