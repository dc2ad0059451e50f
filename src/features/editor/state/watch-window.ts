import type { OwnedStore } from "./store.ts";
import { leadsAway } from "./leads-away.ts";
import { allWords, changesUnderWay, filesUnderWay } from "./unsaved-words.ts";
import { whenSaved } from "./when-saved.ts";

/** How long a link waits for words and changes on their way, in ms; who then still leaves is asked by the browser. */
const patienceMs = 5_000;

/**
 * Warns before unsaved work or an upload is left, writes down what is being typed, and tries again when the network is back. A link
 * that is pressed while words or changes are on their way waits until they are saved. Returns how to stop.
 */
export function watchWindow(store: OwnedStore): () => void {
  const onBeforeUnload = (event: BeforeUnloadEvent) => {
    store.actions.flush();
    const { saveState, saveProblem, isKept } = store.getState();
    const isSaved = saveState === "saved" || (saveProblem === "gone" && isKept); // kept words come back with the page
    const wouldLose = [allWords, filesUnderWay, changesUnderWay].some((held) => held.areHeld());
    if (!isSaved || wouldLose) event.preventDefault();
  };
  const onClick = (event: MouseEvent) => {
    const href = leadsAway(event);
    if (href === null) return;
    store.actions.flush();
    if (store.getState().saveState !== "saving" && !changesUnderWay.areHeld()) return;
    event.preventDefault();
    const changes = { isSaved: () => !changesUnderWay.areHeld(), subscribe: changesUnderWay.whenFree };
    const answered = [store.actions.whenSaved(patienceMs), whenSaved(changes, patienceMs)];
    void Promise.all(answered).then(() => location.assign(href));
  };
  const onVisibility = () => {
    if (document.visibilityState === "hidden") store.actions.flush();
    else if (store.getState().saveState === "offline") store.actions.retry();
  };
  const onOnline = () => store.actions.retry();
  window.addEventListener("beforeunload", onBeforeUnload);
  window.addEventListener("click", onClick);
  window.addEventListener("online", onOnline);
  document.addEventListener("visibilitychange", onVisibility);
  return () => {
    window.removeEventListener("beforeunload", onBeforeUnload);
    window.removeEventListener("click", onClick);
    window.removeEventListener("online", onOnline);
    document.removeEventListener("visibilitychange", onVisibility);
  };
}
