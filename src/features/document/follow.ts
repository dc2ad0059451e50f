import { tracked, type TrackedEnvelope } from "@trpc/server";
import { wakes } from "~/server/api/wakes.ts";
import type { LiveBus } from "~/server/live/live-bus.ts";
import type { ChangeEvent } from "./schema.ts";

const safetyNetMs = 5_000;

interface Followed {
  bus: LiveBus;
  topic: string;
  /** The last revision that was seen. */
  revision: number;
  /** What happened after a revision, oldest first, some at a time. */
  changesSince: (revision: number) => Promise<ChangeEvent[]>;
}

/** Hands out a document's changes, each once and in order, as they are written. */
export async function* followChanges(
  { bus, topic, revision, changesSince }: Followed,
  signal: AbortSignal | undefined,
): AsyncGenerator<TrackedEnvelope<ChangeEvent>, void> {
  let cursor = revision;
  for await (const _ of wakes({ bus, topic, signal, everyMs: safetyNetMs })) {
    for (;;) {
      const changes = await changesSince(cursor);
      for (const change of changes) yield tracked(String((cursor = change.revision)), change);
      if (changes.length === 0) break;
    }
  }
}
