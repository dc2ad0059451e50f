"use client";

import { v4 } from "uuid";
import { useTRPCClient } from "~/trpc/react.tsx";
import { refusalOf } from "../dialogs/message-of.ts";
import { useCallWithToast } from "../dialogs/use-call-with-toast.ts";
import { useWhenReady } from "../dialogs/use-when-ready.ts";
import { announceOnNextPage } from "../frame/announcement.ts";
import { useSiteSession } from "../site/site-context.tsx";
import { pageHref } from "../state/addresses.ts";
import { useEditorActions } from "../state/editor-context.tsx";
import type { ListedPage } from "./page-lists.ts";

const texts = { loading: "pages.duplicating", success: "pages.duplicated", failed: "pages.duplicateFailed" } as const;

/** What was asked for last: also from another place in the editor. */
let last = { wanted: "", copyId: "" };

/** Makes a copy of a whole page and opens it; undo puts the copy into the trash. */
export function useDuplicatePage() {
  const client = useTRPCClient();
  const site = useSiteSession();
  const { getState } = useEditorActions();
  const whenReady = useWhenReady();
  const { isBusy, run } = useCallWithToast(texts);

  async function duplicate({ id: original }: Pick<ListedPage, "id">) {
    const held = await whenReady(); // the copy is of what the person sees
    if (held) return held;
    const { locale, revision } = getState();
    const wanted = `${original} ${revision}`;
    if (last.wanted !== wanted) last = { wanted, copyId: v4() };
    const { copyId } = last; // asked for again without an answer, it is the same copy
    const { id, collection } = await client.page.duplicate.mutate({ id: original, copyId }).then(
      ({ opId, page }) => {
        site.done(opId);
        return page;
      },
      (failure: unknown) => {
        if (refusalOf(failure) !== "id-taken") throw failure;
        return client.page.info.get.query({ id: copyId });
      },
    );
    last.wanted = ""; // who comes back to this page and asks again wants another copy
    announceOnNextPage({ type: "pageDuplicated" });
    location.assign(pageHref({ id, collection, slug: null }, { locale, mode: "edit", search: "?toolbar=1" }));
    return {};
  }
  return { isBusy, run: (page: Pick<ListedPage, "id">) => void run(() => duplicate(page)) };
}
