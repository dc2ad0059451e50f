import { randomUUID } from "node:crypto";
import { z } from "zod";
import type { LiveBus } from "~/server/live/live-bus.ts";

export interface Person {
  userId: string;
  name: string;
}

interface Present<Selection> {
  person: Person;
  selection: Selection;
  /** When they last told of it, in milliseconds since the epoch. */
  heardAt: number;
}

interface Here<Selection> extends Present<Selection> {
  /** Open windows of this person. */
  windows: number;
  unfollow: () => void;
}

/** What a process tells of those who are connected to it. The silence, in milliseconds, needs no common clock. */
const toldSchema = z.object({
  from: z.string(),
  people: z.array(
    z.object({
      person: z.object({ userId: z.string(), name: z.string() }),
      selection: z.record(z.string(), z.unknown()),
      silence: z.number(),
    }),
  ),
});
type Told = z.infer<typeof toldSchema>;

interface Elsewhere<Selection> {
  people: Present<Selection>[];
  /** When the process last told of them, in milliseconds since the epoch. */
  toldAt: number;
}

/** How often a process tells of its people although nothing has changed, and when others count them as gone. */
const tellEveryMs = 5_000;
const forgetAfterMs = 15_000;
/** Of more people than these bytes hold, the others hear of as many as fit: a wake-up takes no more. */
const newsBytes = 6_000;

/** The people of one document, as one process knows them, from the first who comes to the last who leaves. */
export interface Room<Selection> {
  /** Lets a person in with one more window, until the returned function is called. */
  enter(person: Person): () => void;
  /** Everybody here and elsewhere, each once. */
  people(): Present<Selection>[];
  /** Whether nobody is connected to this process. */
  isEmpty(): boolean;
  close(): void;
}

export function openRoom<Selection extends object>(at: {
  bus: LiveBus;
  documentId: string;
  nothing: Selection;
}): Room<Selection> {
  const { bus, documentId, nothing } = at;
  const self = randomUUID();
  const here = new Map<string, Here<Selection>>();
  const elsewhere = new Map<string, Elsewhere<Selection>>();
  const unfollow = bus.follow(`presence:${documentId}`, hear);
  const timer = setInterval(tell, tellEveryMs);
  timer.unref();

  function tell(): void {
    const told = { from: self, people: [] as unknown[] };
    for (const { person, selection, heardAt } of here.values()) {
      told.people.push({ person, selection, silence: Date.now() - heardAt });
      if (Buffer.byteLength(JSON.stringify(told)) <= newsBytes) continue;
      told.people.pop();
      break;
    }
    bus.wake(`presence:${documentId}`, JSON.stringify(told));
  }

  /** Takes in what another process tells. One that is new here does not know our people yet: it is told of them. */
  function hear(news?: string): void {
    const told = toldIn(news);
    if (!told || told.from === self) return;
    const { from, people } = told;
    const isNew = !elsewhere.has(from);
    if (people.length === 0) elsewhere.delete(from);
    else {
      const known = people.map(({ person, selection, silence }) => ({
        ...{ person, selection: selection as Selection }, // as that process took it from its own people
        heardAt: Date.now() - silence,
      }));
      elsewhere.set(from, { people: known, toldAt: Date.now() });
      if (isNew) tell();
    }
  }

  function enter(person: Person): () => void {
    const one = here.get(person.userId) ?? arrive(person);
    one.windows++;
    tell();
    return () => {
      if (--one.windows > 0) return;
      here.delete(person.userId);
      one.unfollow();
      tell();
    };
  }

  function arrive(person: Person): Here<Selection> {
    const one: Here<Selection> = {
      person,
      selection: nothing,
      heardAt: Date.now(),
      windows: 0,
      unfollow: () => undefined,
    };
    one.unfollow = bus.follow(`selection:${documentId}:${person.userId}`, (news) => {
      if (!news) return;
      one.selection = JSON.parse(news) as Selection;
      one.heardAt = Date.now();
      tell();
    });
    here.set(person.userId, one);
    return one;
  }

  /** Whoever is connected twice counts where they were heard of last. */
  function people(): Present<Selection>[] {
    const all = new Map<string, Present<Selection>>(here);
    for (const [process, told] of elsewhere) {
      if (Date.now() - told.toldAt > forgetAfterMs) elsewhere.delete(process);
      else
        for (const present of told.people) {
          const known = all.get(present.person.userId);
          if (!known || known.heardAt < present.heardAt) all.set(present.person.userId, present);
        }
    }
    return [...all.values()];
  }

  return {
    enter,
    people,
    isEmpty: () => here.size === 0,
    close() {
      clearInterval(timer);
      unfollow();
    },
  };
}

/** Null for what is no news of people: a process of another release may speak differently. */
function toldIn(news: string | undefined): Told | null {
  try {
    return toldSchema.safeParse(JSON.parse(news ?? "null")).data ?? null;
  } catch {
    return null;
  }
}
