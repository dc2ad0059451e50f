import { done, doneSchema } from "~/lib/done.ts";
import { restOf } from "~/server/api/rest-call.ts";
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

const rest = restOf("account");

const secondStepRouter = router({
  offer: memberProcedure
    .meta(rest("POST", "/account/secondStep/offer"))
    .output(secondStepOffer)
    .mutation(({ ctx }) => offerSecondStep(ctx)),

  switchOn: memberProcedure
    .meta(rest("POST", "/account/secondStep/switchOn"))
    .input(switchOnInput)
    .output(recoveryCodesSchema)
    .mutation(({ ctx, input }) => switchOn(ctx, input)),

  switchOff: memberProcedure
    .meta(rest("POST", "/account/secondStep/switchOff"))
    .output(doneSchema)
    .mutation(({ ctx }) => switchOff(ctx).then(() => done)),

  renewCodes: memberProcedure
    .meta(rest("POST", "/account/secondStep/renewCodes"))
    .output(recoveryCodesSchema)
    .mutation(({ ctx }) => renewCodes(ctx)),
});

const emailRouter = router({
  change: memberProcedure
    .meta(rest("POST", "/account/email/change"))
    .input(changeEmailInput)
    .output(doneSchema)
    .mutation(({ ctx, input }) => askForEmailChange(ctx, input).then(() => done)),

  confirm: memberProcedure
    .meta(rest("POST", "/account/email/confirm"))
    .input(confirmEmailInput)
    .output(doneSchema)
    .mutation(({ ctx, input }) => confirmEmail(ctx, input).then(() => done)),
});

export const accountRouter = router({
  me: memberProcedure
    .meta(rest("GET", "/account/me"))
    .output(meSchema)
    .query(({ ctx: { actor } }) => ({
      userId: actor.userId,
      name: actor.name,
      isAdmin: actor.isAdmin,
      role: actor.role,
    })),

  overview: memberProcedure
    .meta(rest("GET", "/account/overview"))
    .output(accountOverview)
    .query(({ ctx }) => readOverview(ctx)),

  changePassword: memberProcedure
    .meta(rest("POST", "/account/changePassword"))
    .input(changePasswordInput)
    .output(doneSchema)
    .mutation(({ ctx, input }) => changePassword(ctx, input).then(() => done)),

  rename: memberProcedure
    .meta(rest("POST", "/account/rename"))
    .input(renameInput)
    .output(doneSchema)
    .mutation(({ ctx, input }) => rename(ctx, input).then(() => done)),

  editorLanguage: memberProcedure
    .meta(rest("POST", "/account/editorLanguage"))
    .input(editorLanguageInput)
    .output(doneSchema)
    .mutation(({ ctx, input }) => chooseEditorLanguage(ctx, input).then(() => done)),

  proveAgain: memberProcedure
    .meta(rest("POST", "/account/proveAgain"))
    .input(proveAgainInput)
    .output(doneSchema)
    .mutation(({ ctx, input }) => proveAgain(ctx, input).then(() => done)),

  endSession: memberProcedure
    .meta(rest("POST", "/account/endSession"))
    .input(endSessionInput)
    .output(doneSchema)
    .mutation(({ ctx, input }) => endSession(ctx, input).then(() => done)),

  signOutEverywhere: memberProcedure
    .meta(rest("POST", "/account/signOutEverywhere"))
    .output(doneSchema)
    .mutation(({ ctx }) => signOutEverywhere(ctx).then(() => done)),

  askForReset: publicProcedure
    .meta(rest("POST", "/account/askForReset"))
    .input(askResetInput)
    .output(doneSchema)
    .mutation(({ ctx, input }) => askForReset(ctx, input).then(() => done)),

  resetPassword: publicProcedure
    .meta(rest("POST", "/account/resetPassword"))
    .input(resetPasswordInput)
    .output(doneSchema)
    .mutation(({ ctx, input }) => resetPassword(ctx, input).then(() => done)),

  email: emailRouter,
  secondStep: secondStepRouter,
});

export const memberRouter = router({
  list: adminProcedure
    .meta(rest("GET", "/member/list"))
    .output(memberListSchema)
    .query(({ ctx }) => listMembers(ctx)),

  invite: adminProcedure
    .meta(rest("POST", "/member/invite"))
    .input(inviteInput)
    .output(doneSchema)
    .mutation(({ ctx, input }) => inviteMember(ctx, input).then(() => done)),

  role: adminProcedure
    .meta(rest("POST", "/member/role"))
    .input(memberRoleInput)
    .output(doneSchema)
    .mutation(({ ctx, input }) => changeMemberRole(ctx, input).then(() => done)),

  add: adminProcedure
    .meta(rest("POST", "/member/add"))
    .input(memberInput)
    .output(doneSchema)
    .mutation(({ ctx, input }) => addMember(ctx, input).then(() => done)),

  remove: adminProcedure
    .meta(rest("POST", "/member/remove"))
    .input(memberInput)
    .output(doneSchema)
    .mutation(({ ctx, input }) => removeMember(ctx, input).then(() => done)),

  removeAdmin: adminProcedure
    .meta(rest("POST", "/member/removeAdmin"))
    .input(memberInput)
    .output(doneSchema)
    .mutation(({ ctx, input }) => removeAdmin(ctx, input).then(() => done)),

  liftSecondStep: adminProcedure
    .meta(rest("POST", "/member/liftSecondStep"))
    .input(memberInput)
    .output(doneSchema)
    .mutation(({ ctx, input }) => liftSecondStep(ctx, input).then(() => done)),
});

export const auditRouter = router({
  list: adminProcedure
    .meta(rest("GET", "/audit/list"))
    .input(auditListInput)
    .output(auditListSchema)
    .query(({ ctx, input }) => listAudit(ctx, input)),
});
