"use client";

import { useTRPCClient } from "~/trpc/react.tsx";
import { useCallWithToast } from "../dialogs/use-call-with-toast.ts";
import { useWhenReady } from "../dialogs/use-when-ready.ts";
import { announceOnNextPage } from "../frame/announcement.ts";
import { useSiteSession } from "../site/site-context.tsx";
import { pageHref } from "../state/addresses.ts";
import { useEditorActions } from "../state/editor-context.tsx";
import type { ListedPage } from "./page-lists.ts";

const texts = { loading: "pages.duplicating", success: "pages.duplicated", failed: "pages.duplicateFailed" } as const;

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
    const copy = await client.page.duplicate.mutate({ id: original });
    site.done(copy.opId);
    announceOnNextPage({ type: "pageDuplicated" });
    const { id, collection } = copy.page;
    const { locale } = getState();
    location.assign(pageHref({ id, collection, slug: null }, { locale, mode: "edit", search: "?toolbar=1" }));
    return {};
  }
  return { isBusy, run: (page: Pick<ListedPage, "id">) => void run(() => duplicate(page)) };
}
