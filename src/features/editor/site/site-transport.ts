import { cleanJson } from "~/features/page/domain/text.ts";
import { alone, type BrowserClient } from "~/trpc/client.ts";
import type { Transport } from "../state/transport.ts";
import { outcomeOf } from "../state/trpc-transport.ts";

/** Sends operations on the site through the API, one at a time. */
export function sendToSite(client: BrowserClient): Transport["send"] {
  return async ([operation], signal) => {
    if (!operation) return { type: "confirmed", saved: [] };
    const { opId, command, input, baseRevision, force } = operation;
    const edit = { baseRevision, operation: { opId, command, input: cleanJson(input) }, force };
    try {
      return { type: "confirmed", saved: [await client.site.edit.mutate(edit, { signal, context: alone })] };
    } catch (error) {
      return outcomeOf(error);
    }
  };
}
