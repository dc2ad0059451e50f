import { useEditorActions } from "../state/editor-context.tsx";

/** So long a call waits for words that are on their way. */
const patienceMs = 8_000;

/**
 * What a call that goes by the saved page waits for: answers null once everything is saved, else why it cannot be made
 * now. Without a network it answers at once.
 */
export function useWhenReady(): () => Promise<{ notYet: string } | null> {
  const { t, getState, whenSaved } = useEditorActions();
  return async () => {
    const { isKept, saveProblem } = getState();
    if (!navigator.onLine || saveProblem === "offline")
      return { notYet: t(isKept ? "save.noNetwork" : "save.noNetworkUnkept") };
    return (await whenSaved(patienceMs)) ? null : { notYet: t("save.waiting") };
  };
}
