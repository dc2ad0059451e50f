import { z } from "zod";
import { restOf } from "~/server/api/rest-call.ts";
import { editorProcedure, router } from "~/server/api/trpc.ts";
import { playerProcedure } from "../player-procedure.ts";
import { findCoupon, getCoupon, issueCoupon, redeemCoupon } from "./coupon.ts";
import { enterRecord, listEntered, listRecords, listWeight, removeRecord, strikeRecord } from "./records.ts";
import {
  couponCodeInput,
  couponSchema,
  enteredSchema,
  gameIdInput,
  issueCouponInput,
  recordInput,
  recordListInput,
  recordListSchema,
  redeemCouponInput,
  shownCouponSchema,
  strikeRecordInput,
} from "../schema.ts";

const rest = restOf("golf");
/** Players' phones call over the live door; the staff's browser does not. */
const live = (...call: Parameters<typeof rest>) => ({ live: true as const, ...rest(...call) });

export const couponRouter = router({
  issue: playerProcedure
    .meta(live("POST", "/coupon/issue"))
    .input(issueCouponInput)
    .output(couponSchema)
    .mutation(({ ctx, input }) => issueCoupon(ctx, input)),
  get: playerProcedure
    .meta(live("GET", "/coupon/get"))
    .input(gameIdInput)
    .output(couponSchema)
    .query(({ ctx, input }) => getCoupon(ctx, input)),
  find: editorProcedure
    .meta(rest("GET", "/coupon/find"))
    .input(couponCodeInput)
    .output(shownCouponSchema)
    .query(({ ctx, input }) => findCoupon(ctx, input)),
  redeem: editorProcedure
    .meta(rest("POST", "/coupon/redeem"))
    .input(redeemCouponInput)
    .output(shownCouponSchema)
    .mutation(({ ctx, input }) => redeemCoupon(ctx, input)),
});

export const recordRouter = router({
  list: playerProcedure
    .meta({ ...live("GET", "/record/list"), weight: listWeight })
    .input(recordListInput)
    .output(recordListSchema)
    .query(({ ctx, input }) => listRecords(ctx, input)),
  entered: playerProcedure
    .meta(live("GET", "/record/entered"))
    .input(gameIdInput)
    .output(enteredSchema)
    .query(({ ctx, input }) => listEntered(ctx, input)),
  enter: playerProcedure
    .meta(live("POST", "/record/enter"))
    .input(recordInput)
    .output(enteredSchema)
    .mutation(({ ctx, input }) => enterRecord(ctx, input)),
  remove: playerProcedure
    .meta(live("POST", "/record/remove"))
    .input(recordInput)
    .output(enteredSchema)
    .mutation(({ ctx, input }) => removeRecord(ctx, input)),
  strike: editorProcedure
    .meta(rest("POST", "/record/strike"))
    .input(strikeRecordInput)
    .output(z.void())
    .mutation(({ ctx, input }) => strikeRecord(ctx, input)),
});
