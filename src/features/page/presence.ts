import type { ServiceContext } from "~/server/context.ts";
import { processWide } from "~/server/process-wide.ts";
import type { Presence } from "./api-schema.ts";

interface Watcher extends Presence {
  /** Open windows of this person. */
  windows: number;
}

/** Page → person. In memory: each process knows the people who are connected to it. */
const pages = processWide("presence", () => new Map<string, Map<string, Watcher>>());

/** Enters a person into the page's list until the returned function is called; windows of one person count as one. */
export function enterPage(ctx: Pick<ServiceContext, "bus" | "actor">, pageId: string): () => void {
  const { userId, name } = ctx.actor;
  const people = pages.get(pageId) ?? new Map<string, Watcher>();
  pages.set(pageId, people);
  const person = people.get(userId) ?? { userId, name, groupId: null, fieldName: null, windows: 0 };
  people.set(userId, person);
  person.windows++;
  ctx.bus.wake(`presence:${pageId}`);
  return () => {
    if (--person.windows > 0) return;
    people.delete(userId);
    if (people.size === 0) pages.delete(pageId);
    ctx.bus.wake(`presence:${pageId}`);
  };
}

/** Tells the others what a person has selected. Without an open page of theirs it changes nothing. */
export function select(
  ctx: Pick<ServiceContext, "bus" | "actor">,
  { pageId, groupId, fieldName }: { pageId: string; groupId: string | null; fieldName: string | null },
): void {
  const person = pages.get(pageId)?.get(ctx.actor.userId);
  if (!person || (person.groupId === groupId && person.fieldName === fieldName)) return;
  Object.assign(person, { groupId, fieldName });
  ctx.bus.wake(`presence:${pageId}`);
}

/** Everybody else who has the page open. */
export function othersOn(pageId: string, userId: string): Presence[] {
  const people = [...(pages.get(pageId)?.values() ?? [])];
  return people.filter((person) => person.userId !== userId).map(({ windows: _windows, ...person }) => person);
}
