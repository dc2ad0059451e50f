import { AsyncLocalStorage } from "node:async_hooks";
import type { Actor } from "../context.ts";
import { processWide } from "../process-wide.ts";

const editor = () => processWide("drawn-at-start", () => new AsyncLocalStorage<{ actor: Actor | undefined }>());

/** Runs `work`, which draws pages under edit that nobody gets to see, as this editor; what it leaves behind is nobody's. */
export async function drawnAtStart<Result>(actor: Actor, work: () => Promise<Result>): Promise<Result> {
  const drawn: { actor: Actor | undefined } = { actor };
  try {
    return await editor().run(drawn, work);
  } finally {
    drawn.actor = undefined;
  }
}

/** The editor of a page that the start draws, for whom no session vouches. Undefined for each request: none can set it. */
export function editorAtStart(): Actor | undefined {
  return editor().getStore()?.actor;
}
