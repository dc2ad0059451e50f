import type { CombinedDataTransformer } from "@trpc/server";
import { sendInput } from "~/lib/call-input.ts";

/**
 * How players' phones talk to the API: plain JSON both ways, so that they need no library for dates and other types.
 * Throws for an answer that holds more than JSON can: such a procedure is not for phones.
 */
export const plainTransformer: CombinedDataTransformer = {
  input: { serialize: sendInput, deserialize: (sent: unknown) => sent },
  output: {
    serialize: (value: unknown) => ({ json: value }),
    deserialize(sent: { json: unknown; meta?: { values?: unknown } }) {
      if (sent.meta?.values !== undefined) throw new Error("an answer to a phone holds more than JSON can");
      return sent.json;
    },
  },
};
