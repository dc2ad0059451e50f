import type { ServiceContext } from "~/server/context.ts";
import { wakes } from "~/server/api/wakes.ts";
import { processWide } from "~/server/process-wide.ts";

export interface Person {
  userId: string;
  name: string;
}

interface Watcher<Selection> {
  person: Person;
  selection: Selection;
  /** When they last told of it, in milliseconds since the epoch. */
  heardAt: number;
  /** Open windows of this person. */
  windows: number;
}

type Who = Pick<ServiceContext, "bus" | "actor">;
const safetyNetMs = 5_000;

/**
 * Who has a document open, and what they have selected there. In memory: each process knows the people who are connected
 * to it. `nothing` is the selection of somebody who has just come; `afterSilence` is what is left of one that nobody has
 * confirmed for so many milliseconds.
 */
export function presenceOn<Selection extends object>(
  kind: "page" | "site",
  nothing: Selection,
  afterSilence: (selection: Selection, milliseconds: number) => Selection = (selection) => selection,
) {
  const documents = processWide(`presence of ${kind}`, () => new Map<string, Map<string, Watcher<Selection>>>());

  /** Enters a person into the list until the returned function is called; windows of one person count as one. */
  function enter({ bus, actor: { userId, name } }: Who, documentId: string): () => void {
    const people = documents.get(documentId) ?? new Map<string, Watcher<Selection>>();
    documents.set(documentId, people);
    const watcher = people.get(userId) ?? {
      person: { userId, name },
      selection: nothing,
      heardAt: Date.now(),
      windows: 0,
    };
    people.set(userId, watcher);
    watcher.windows++;
    bus.wake(`presence:${documentId}`);
    return () => {
      if (--watcher.windows > 0) return;
      people.delete(userId);
      if (people.size === 0) documents.delete(documentId);
      bus.wake(`presence:${documentId}`);
    };
  }

  /** Tells the others what a person has selected. Without an open window of theirs it changes nothing. */
  function select({ bus, actor }: Who, documentId: string, selection: Selection): void {
    const watcher = documents.get(documentId)?.get(actor.userId);
    if (!watcher) return;
    const isNews = JSON.stringify(leftOf(watcher)) !== JSON.stringify(selection);
    watcher.selection = selection;
    watcher.heardAt = Date.now();
    if (isNews) bus.wake(`presence:${documentId}`);
  }

  /** Everybody else who has the document open. */
  function others(documentId: string, userId: string): (Person & Selection)[] {
    const people = [...(documents.get(documentId)?.values() ?? [])];
    return people
      .filter(({ person }) => person.userId !== userId)
      .map((watcher) => ({ ...watcher.person, ...leftOf(watcher) }));
  }

  function leftOf({ selection, heardAt }: Watcher<Selection>): Selection {
    return afterSilence(selection, Date.now() - heardAt);
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
