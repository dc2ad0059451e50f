import { TRPCError } from "@trpc/server";
import { isSentInput, sendInput } from "~/lib/call-input.ts";
import { sharingTransformer } from "./shared-text.ts";

/** Inputs are plain JSON; answers may hold dates and other types (superjson), and some are shared by many. */
export const apiTransformer = {
  input: { serialize: sendInput, deserialize: readInput },
  output: sharingTransformer,
};

/** The input of a call; nothing where none was sent. Refuses everything but plain JSON with 400. */
function readInput(sent: unknown): unknown {
  if (sent === undefined) return undefined;
  if (!isSentInput(sent)) throw new TRPCError({ code: "BAD_REQUEST", message: "Inputs are plain JSON" });
  return sent.json;
}
