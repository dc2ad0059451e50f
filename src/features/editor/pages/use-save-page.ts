"use client";

import { useQueryClient } from "@tanstack/react-query";
import { toast } from "../toasts/toast.ts";
import type { Locale } from "~/lib/locales.ts";
import { useTRPC } from "~/trpc/react.tsx";
import { askAnew } from "./ask-anew.ts";
import { messageOf, refusalText, Worded } from "../dialogs/message-of.ts";
import { useWhenReady } from "../dialogs/use-when-ready.ts";
import { addressOf, pageHref, showAddress } from "../state/addresses.ts";
import { useEditorActions } from "../state/editor-context.tsx";

import { pageChange, type PageEntry } from "./page-change.ts";
import type { ListedPage } from "./page-lists.ts";
import { useEditOtherPage } from "./use-edit-other-page.ts";

/**
 * Saves a page's name and slug in one language, both or neither; what equals the present one is left alone. On
 * the page under edit it is a command like any other (at once, and undoable), and the address in the browser follows; on
 * another page it is a step that undo takes back as well.
 */
export function useSavePage(page: ListedPage, locale: Locale): (entry: PageEntry) => Promise<boolean> {
  const { t, pageId, texts, run, getState } = useEditorActions();
  const whenReady = useWhenReady();
  const trpc = useTRPC();
  const editOther = useEditOtherPage();
  const queryClient = useQueryClient();

  return async (entry) => {
    const { name, slug } = pageChange(page, locale, entry);
    if (name === undefined && slug === undefined) return true;
    try {
      if (page.id === pageId) {
        const { command, input } = stepOf(locale, { name, slug });
        const result = run(command, input);
        if (!result.ok) throw new Worded(refusalText(result.refusal, texts));
        const held = await whenReady();
        if (held) throw new Worded(held.notYet);
        // The server refused: the change was taken back, and the reason is told where all such reasons are.
        if (getState().document.locales[locale]?.slug !== entry.slug) return false;
        const shown = getState().locale;
        const address = addressOf(getState().document, shown);
        showAddress(pageHref(address, { locale: shown, mode: "edit", search: location.search }));
        toast.success(t("pages.saved"));
      } else await editOther({ pageId: page.id, ...stepOf(locale, { name, slug }) });
      await Promise.all([
        askAnew(queryClient, trpc.page.list.queryFilter()),
        askAnew(queryClient, trpc.page.status.unpublished.queryFilter()),
      ]);
      return true;
    } catch (error) {
      toast.error(t("pages.saveFailed", { message: messageOf(error, texts) }));
      return false;
    }
  };
}

type PageStep =
  | { command: "page.slug"; input: { locale: Locale; slug: string } }
  | { command: "page.rename"; input: { locale: Locale; name: string } }
  | { command: "page.nameAndSlug"; input: { locale: Locale; name: string; slug: string } };

/** The command for what has changed alone: a page without a name in a language may take an address there. */
function stepOf(locale: Locale, { name, slug }: Partial<PageEntry>): PageStep {
  if (name === undefined) return { command: "page.slug", input: { locale, slug: slug ?? "" } };
  if (slug === undefined) return { command: "page.rename", input: { locale, name } };
  return { command: "page.nameAndSlug", input: { locale, name, slug } };
}
