import type { Presence } from "~/features/page/api-schema.ts";
import { heartbeat, releasedIn } from "~/features/page/domain/typing-hold.ts";
import type { EditorStore } from "./store-contract.ts";
import type { EditorState } from "./types.ts";

export type ToldPresence = Omit<Presence, "userId" | "name">;

/** News is told after this pause, so that walking over the page does not send a message a step. In milliseconds. */
const pause = 250;
const nothing: ToldPresence = { groupId: null, fieldName: null, typing: null };

/**
 * Tells the others where this editor is and which text it is typing in: when that changes, every so often, and anew when
 * the connection is back. Returns how to stop.
 */
export function tellPresence(
  store: Pick<EditorStore, "getState" | "subscribe">,
  tell: (presence: ToldPresence) => void,
  now: () => number = Date.now,
): () => void {
  let told = JSON.stringify(nothing); // whoever has just come
  let wasLive = false;
  let telling: ReturnType<typeof setTimeout> | undefined;
  let releasing: ReturnType<typeof setTimeout> | undefined;

  const say = () => {
    clearTimeout(telling);
    telling = undefined;
    const { presence } = presenceOf(store.getState(), now());
    told = JSON.stringify(presence);
    tell(presence);
  };
  const look = () => {
    const { isLive } = store.getState();
    if (isLive && !wasLive) told = JSON.stringify(nothing); // the server has forgotten who was gone
    wasLive = isLive;
    const { presence, releasedInMs } = presenceOf(store.getState(), now());
    clearTimeout(releasing);
    if (releasedInMs > 0 && releasedInMs < Infinity) releasing = setTimeout(look, releasedInMs);
    if (isLive && JSON.stringify(presence) !== told) telling ??= setTimeout(say, pause);
  };
  const beat = () => {
    const { isLive } = store.getState();
    const isInUse = document.visibilityState === "visible" && document.hasFocus();
    if (isLive && (isInUse || presenceOf(store.getState(), now()).presence.typing !== null)) say();
  };

  const stopFollowing = store.subscribe(look);
  const beating = setInterval(beat, heartbeat);
  look();
  return () => {
    stopFollowing();
    clearTimeout(telling);
    clearTimeout(releasing);
    clearInterval(beating);
  };
}

function presenceOf(state: EditorState, now: number): { presence: ToldPresence; releasedInMs: number } {
  const { selection, isToolbarOpen, typed, saveState } = state;
  if (!isToolbarOpen) return { presence: nothing, releasedInMs: 0 };
  const releasedInMs = typed ? releasedIn(typed, { now, isSaved: saveState === "saved" }) : 0;
  const { groupId, fieldName, locale } = typed ?? {};
  const typing = releasedInMs > 0 && groupId && fieldName && locale ? { groupId, fieldName, locale } : null;
  return {
    presence: { groupId: selection?.groupId ?? null, fieldName: selection?.fieldName ?? null, typing },
    releasedInMs,
  };
}
