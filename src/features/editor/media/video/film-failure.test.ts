import { TRPCClientError } from "@trpc/client";
import { describe, expect, it } from "vitest";
import { SendingFailed } from "~/lib/browser/send-in-pieces.ts";
import { filmFailure } from "./film-failure.ts";

const refused = (data: object) =>
  TRPCClientError.from({ error: { message: "told", code: -32_000, data } } as never) as unknown;

describe("filmFailure", () => {
  it.each([
    ["the server is not reached", new SendingFailed(null), null, true],
    ["a call does not get there", new TRPCClientError("Failed to fetch"), null, true],
    ["nobody is signed in any more", new SendingFailed(401), "signed-out", true],
    ["the server is busy", new SendingFailed(503), "unreachable", true],
    ["too many films are on their way", refused({ httpStatus: 429 }), "film-many", true],
    ["a right was taken away", new SendingFailed(403), "forbidden", false],
    ["the film is larger than it said", new SendingFailed(413), "film-size", false],
    ["it is deleted meanwhile", refused({ httpStatus: 404 }), "media-not-found", false],
    ["the server's disk is full", new SendingFailed(507), "disk-full", true],
    ["the server has failed", new SendingFailed(500), "other", true],
    [
      "it is refused with a reason",
      refused({ httpStatus: 400, details: { refusal: "film-codec" } }),
      "film-codec",
      false,
    ],
    [
      "the library is full until something is deleted",
      refused({ httpStatus: 400, details: { refusal: "media-full" } }),
      "media-full",
      true,
    ],
  ])("says why, when %s", (_, error, reason, canRetry) => expect(filmFailure(error)).toEqual({ reason, canRetry }));
});
