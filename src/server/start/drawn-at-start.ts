import { AsyncLocalStorage } from "node:async_hooks";
import type { Actor } from "../context.ts";
import { processWide } from "../process-wide.ts";

const editor = () => processWide("drawn-at-start", () => new AsyncLocalStorage<Actor>());

/** Runs `work`, which draws pages under edit that nobody gets to see, as this editor. */
export function drawnAtStart<Result>(actor: Actor, work: () => Promise<Result>): Promise<Result> {
  return editor().run(actor, work);
}

/** The editor of a page that the start draws, for whom no session vouches. Undefined for each request: none can set it. */
export function editorAtStart(): Actor | undefined {
  return editor().getStore();
}
