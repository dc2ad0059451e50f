import type { MouseEvent } from "react";
import { signOutHere } from "~/features/account/sign-out-here.ts";
import { useEditorActions } from "../state/editor-context.tsx";
import { ownPageHref } from "../state/own-page-href.ts";
import { toast } from "../toasts/toast.ts";

/** How long it waits for words on their way, in ms. */
const patienceMs = 5_000;

/**
 * Ends the session and leads to the sign-in page. What leaving would lose is asked about first, while somebody who stays
 * is still signed in; a session that could not be ended is told, and the page stays.
 */
export function useSignOut(): () => Promise<void> {
  const actions = useEditorActions();
  const { t, flush, getState, whenSaved } = actions;

  async function leave(): Promise<void> {
    if (await signOutHere()) location.assign(ownPageHref("login", actions));
    else toast.error(t("toolbar.signOutFailed"), { id: "sign-out", duration: Infinity }); // who walks away is to see it
  }

  return async () => {
    flush();
    if (getState().saveState === "saving") await whenSaved(patienceMs);
    if (isLeftSafely()) return leave();
    const onClick = (event: MouseEvent) => {
      event.preventDefault(); // it stays, and may have more to tell
      void leave();
    };
    toast.warning(t("save.waiting"), { id: "sign-out", action: { label: t("toolbar.signOutAnyway"), onClick } });
  };
}

/** Whether nothing would make the browser ask before the page is left: the page, its site, forms and files on their way. */
const isLeftSafely = () => window.dispatchEvent(new Event("beforeunload", { cancelable: true }));
