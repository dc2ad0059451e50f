import { TRPCClientError } from "@trpc/client";
import { expect, it } from "vitest";
import type { MediaListItem } from "~/features/media/schema.ts";
import { cropSource } from "./crop-source.ts";

const whole = { id: "whole", parentId: null } as MediaListItem;
const copy = { id: "copy", parentId: "whole" } as MediaListItem;
const gone = TRPCClientError.from({
  error: { message: "not-found", code: -32_004, data: { httpStatus: 404 } },
} as never);

it.each([
  ["a picture itself", whole, { data: undefined, error: null }, whole],
  ["what a copy comes from", copy, { data: whole, error: null }, whole],
  ["nothing until that has come", copy, { data: undefined, error: null }, undefined],
  ["nothing while that cannot be reached", copy, { data: undefined, error: new TRPCClientError("offline") }, undefined],
  ["what was known before the line broke", copy, { data: whole, error: new TRPCClientError("offline") }, whole],
  ["a copy whose picture is gone", copy, { data: undefined, error: gone }, copy],
  ["a copy whose picture has gone meanwhile", copy, { data: whole, error: gone }, copy],
] as const)("cuts %s", (_, item, parent, source) => {
  expect(cropSource(item, parent)).toBe(source);
});
