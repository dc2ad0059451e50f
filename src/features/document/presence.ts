import type { ServiceContext } from "~/server/context.ts";
import { wakes } from "~/server/api/wakes.ts";
import { processWide } from "~/server/process-wide.ts";
import { openRoom, type Person, type Room } from "./presence-room.ts";

type Who = Pick<ServiceContext, "bus" | "actor">;
const safetyNetMs = 5_000;

/**
 * Who has a document open, and what they have selected there, in whichever process they are connected. In memory only.
 * `nothing` is the selection of somebody who has just come; `afterSilence` is what is left of one that nobody has
 * confirmed for so many milliseconds.
 */
export function presenceOn<Selection extends object>(
  kind: string,
  nothing: Selection,
  afterSilence: (selection: Selection, milliseconds: number) => Selection = (selection) => selection,
) {
  const rooms = processWide(`presence of ${kind}`, () => new Map<string, Room<Selection>>());

  /** Enters a person into the list until the returned function is called; windows of one person count as one. */
  function enter({ bus, actor }: Who, documentId: string): () => void {
    const room = rooms.get(documentId) ?? openRoom<Selection>({ bus, documentId, nothing });
    rooms.set(documentId, room);
    const leave = room.enter({ userId: actor.userId, name: actor.name });
    return () => {
      leave();
      if (!room.isEmpty()) return;
      rooms.delete(documentId);
      room.close();
    };
  }

  /** Tells the others what a person has selected. Without an open window of theirs in any process it changes nothing. */
  function select({ bus, actor }: Who, documentId: string, selection: Selection): void {
    bus.wake(`selection:${documentId}:${actor.userId}`, JSON.stringify(selection));
  }

  /** Everybody else who has the document open. */
  function others(documentId: string, userId: string): (Person & Selection)[] {
    const people = rooms.get(documentId)?.people() ?? [];
    return people
      .filter(({ person }) => person.userId !== userId)
      .map(({ person, selection, heardAt }) => ({ ...person, ...afterSilence(selection, Date.now() - heardAt) }));
  }

  /** Tells who else is there, each time it changes; whoever listens is in the list of the others. */
  async function* follow(
    who: Who,
    documentId: string,
    signal: AbortSignal | undefined,
  ): AsyncGenerator<(Person & Selection)[], void> {
    const leave = enter(who, documentId);
    let told = "";
    try {
      for await (const _ of wakes({ bus: who.bus, topic: `presence:${documentId}`, signal, everyMs: safetyNetMs })) {
        const present = others(documentId, who.actor.userId);
        if (JSON.stringify(present) === told) continue;
        told = JSON.stringify(present);
        yield present;
      }
    } finally {
      leave();
    }
  }

  return { enter, select, others, follow };
}
