import { TRPCClientError } from "@trpc/client";
import { expect, it } from "vitest";
import { orGone } from "./or-gone.ts";

const refused = (httpStatus: number) =>
  TRPCClientError.from({ error: { code: -32600, message: "no", data: { httpStatus } } });

it("takes a removal for done where the thing is gone, and lets every other failure go on", async () => {
  expect(await orGone(Promise.resolve({ opId: "1" }))).toEqual({ opId: "1" });
  expect(await orGone(Promise.reject(refused(404)))).toBeNull();
  for (const failure of [refused(409), new TRPCClientError("Failed to fetch"), new Error("no answer")])
    await expect(orGone(Promise.reject(failure))).rejects.toBe(failure);
});
