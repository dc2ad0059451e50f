import { conflictsWith } from "~/features/document/domain/conflicts.ts";
import type { ChangeEvent, Edited, Operation } from "~/features/document/schema.ts";
import type { SendOutcome } from "~/features/editor/state/transport.ts";
import type { Draft } from "~/features/page/api-schema.ts";
import { mergesInto, runCommand } from "~/features/page/commands/run.ts";
import { difference } from "~/features/page/domain/patches.ts";
import { isTextPlace } from "~/features/page/domain/places.ts";
import type { PageDocument } from "~/features/page/schema.ts";

interface Sent extends Operation {
  baseRevision: number;
  force?: boolean;
}

/** A server in memory that judges two people's operations on a page as the product does: see `editDocument`. */
export function judgingServer(start: PageDocument) {
  let document = start;
  let revision = 0;
  const log: (ChangeEvent & { createdAt: Date })[] = [];
  const followers = new Set<(change: ChangeEvent) => void>();

  function accept(actor: string, operation: Sent): SendOutcome {
    const known = log.find(({ opId }) => opId === operation.opId);
    if (known) return confirmed(known);
    const patchesOf = (id: string) => log.find(({ opId, actorId }) => opId === id && actorId === actor)?.patches;
    const result = runCommand(document, operation, { locales: ["de"], patchesOf });
    if (!result.ok) return { type: "refused", refusal: result.refusal };
    const patches = difference(document, result.document);
    const isMerged = operation.command === "history.undo" || mergesInto(document, operation);
    const replaced = isMerged ? patches.filter(({ path }) => !isTextPlace(path)) : patches;
    const others = log.filter((change) => change.revision > operation.baseRevision && change.actorId !== actor);
    const parts = operation.force ? [] : conflictsWith(replaced, others);
    if (parts.length > 0) return { type: "stale", parts };
    if (patches.length === 0) return confirmed({ revision, patches });
    document = result.document;
    revision += 1;
    const { opId, command, force = false } = operation;
    const change = { opId, command, revision, patches, actorId: actor, actorName: actor, isForced: force };
    log.push({ ...change, createdAt: new Date() });
    for (const tell of followers) tell(change);
    return confirmed(change);
  }

  return {
    accept,
    draft: (): Draft => ({ document, revision, isProtected: false, publishedNumber: null, media: {} }),
    follow: (tell: (change: ChangeEvent) => void) => void followers.add(tell),
  };
}

function confirmed({ revision, patches }: Edited): SendOutcome {
  return { type: "confirmed", saved: [{ revision, patches }] };
}
