import type { CombinedDataTransformer } from "@trpc/server";
import superjson from "superjson";
import { sendInput } from "~/lib/call-input.ts";

/** How browsers talk to the API: inputs are plain JSON, answers may hold dates and other types. */
export const clientTransformer: CombinedDataTransformer = {
  input: { serialize: sendInput, deserialize: (sent: unknown) => sent },
  output: superjson,
};
