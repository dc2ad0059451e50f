import { runCommand } from "~/features/page/commands/run.ts";
import type { OwnChange } from "~/features/page/domain/undo-history.ts";
import { difference } from "~/features/page/domain/patches.ts";
import type { PageDocument, Patch } from "~/features/page/schema.ts";
import type { SendOutcome, Transport } from "~/features/editor/state/transport.ts";
import type { PendingOperation } from "~/features/editor/state/types.ts";
import type { ChangeEvent } from "~/features/document/schema.ts";

/** An answer instead of the server's own; one that is lost, one that never comes, or one for the first operation only. */
type Plan = SendOutcome | "lost" | "hangs" | "first only";

/** A server in memory that runs the same commands; `plan` replaces its next answers. */
export function editorServer(start: PageDocument) {
  let document = start;
  let revision = 7;
  const log = new Map<string, { revision: number; patches: Patch[] }>();
  const planned: Plan[] = [];
  const parcels: number[] = [];
  const received: PendingOperation[] = [];
  const earlier: OwnChange[] = [];
  const accept = (operation: Pick<PendingOperation, "opId" | "command" | "input">) => {
    const known = log.get(operation.opId);
    if (known) return known;
    const context = { locales: ["de" as const], patchesOf: (opId: string) => log.get(opId)?.patches };
    const result = runCommand(document, operation, context);
    if (!result.ok) throw new Error(result.refusal);
    const patches = difference(document, result.document);
    document = result.document;
    revision += 1;
    log.set(operation.opId, { revision, patches });
    return { revision, patches };
  };
  const transport: Transport = {
    send(operations, signal) {
      received.push(...operations);
      parcels.push(operations.length);
      const plan = planned.shift();
      if (plan === "hangs") {
        return new Promise((resolve) => signal.addEventListener("abort", () => resolve({ type: "offline" })));
      }
      if (plan && plan !== "lost" && plan !== "first only") return Promise.resolve(plan);
      const saved = (plan === "first only" ? operations.slice(0, 1) : operations).map(accept);
      return Promise.resolve(plan === "lost" ? { type: "offline" } : { type: "confirmed", saved });
    },
    loadSteps: () => Promise.resolve(earlier),
    loadDraft: () => Promise.resolve({ document, revision, isProtected: false, publishedNumber: null, media: {} }),
  };
  return {
    transport,
    received,
    /** How many operations came with each request. */
    parcels,
    earlier,
    plan: (...outcomes: Plan[]) => planned.push(...outcomes),
    /** Another person's edit, as the live connection would tell it. */
    edit: (opId: string, command: string, input: PendingOperation["input"]): ChangeEvent => {
      const saved = accept({ opId, command, input });
      return { ...saved, opId, command, actorId: "x", actorName: "Vera", isForced: false };
    },
    document: () => document,
  };
}
