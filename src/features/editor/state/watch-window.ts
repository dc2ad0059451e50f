import type { OwnedStore } from "./store.ts";
import { allWords } from "./unsaved-words.ts";

/** Warns before unsaved work is left, writes down what is being typed, and tries again when the network is back. Returns how to stop. */
export function watchWindow(store: OwnedStore): () => void {
  const onBeforeUnload = (event: BeforeUnloadEvent) => {
    store.actions.flush();
    if (store.getState().saveState !== "saved" || allWords.areHeld()) event.preventDefault();
  };
  const onVisibility = () => {
    if (document.visibilityState === "hidden") store.actions.flush();
    else if (store.getState().saveState === "offline") store.actions.retry();
  };
  const onOnline = () => store.actions.retry();
  window.addEventListener("beforeunload", onBeforeUnload);
  window.addEventListener("online", onOnline);
  document.addEventListener("visibilitychange", onVisibility);
  return () => {
    window.removeEventListener("beforeunload", onBeforeUnload);
    window.removeEventListener("online", onOnline);
    document.removeEventListener("visibilitychange", onVisibility);
  };
}
