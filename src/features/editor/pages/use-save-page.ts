"use client";

import { useQueryClient } from "@tanstack/react-query";
import { toast } from "sonner";
import { messageOf, refusalText } from "../dialogs/message-of.ts";
import { addressOf, pageHref, showAddress } from "../state/addresses.ts";
import { useEditorActions } from "../state/editor-context.tsx";
import { useFrame } from "../frame/frame-context.tsx";
import { nameOf, type ListedPage } from "./page-lists.ts";

/**
 * Saves a page's name and slug in the present language; what equals the present one is left alone. On the page under
 * edit it is a command like any other (at once, and undoable), and the address in the browser follows.
 */
export function useSavePage(page: ListedPage): (change: { name: string; slug: string }) => Promise<boolean> {
  const { t, pageId, texts, run, whenSaved, getState } = useEditorActions();
  const { client } = useFrame();
  const queryClient = useQueryClient();

  return async ({ name, slug }) => {
    const { locale } = getState();
    const newName = name === nameOf(page, locale) ? undefined : name;
    const newSlug = slug === page.locales[locale]?.slug ? undefined : slug;
    if (newName === undefined && newSlug === undefined) return true;
    try {
      if (page.id === pageId) {
        const results = [
          newName !== undefined && run("page.rename", { locale, name: newName }),
          newSlug !== undefined && run("page.slug", { locale, slug: newSlug }),
        ];
        const refused = results.find((result) => result && !result.ok);
        if (refused && !refused.ok) throw new Error(refusalText(refused.refusal, texts));
        if (!(await whenSaved(8000))) throw new Error(t("save.waiting"));
        const href = pageHref(addressOf(getState().document, locale), {
          locale,
          mode: "edit",
          search: location.search,
        });
        showAddress(href);
      } else {
        const meta = newName === undefined ? undefined : { name: newName };
        await client.page.info.save.mutate({ id: page.id, lang: locale, slug: newSlug, meta });
      }
      toast.success(t("pages.saved"));
      await queryClient.invalidateQueries({ queryKey: ["pages"] });
      return true;
    } catch (error) {
      const message = error instanceof Error && error.name === "Error" ? error.message : messageOf(error, texts);
      toast.error(t("pages.saveFailed", { message }));
      return false;
    }
  };
}
