"use client";

import { useQueryClient } from "@tanstack/react-query";
import { toast } from "../toasts/toast.ts";
import type { Json } from "~/lib/json.ts";
import type { Locale } from "~/lib/locales.ts";
import { useTRPC, useTRPCClient } from "~/trpc/react.tsx";
import { messageOf, refusalText } from "../dialogs/message-of.ts";
import { useEditorActions } from "../state/editor-context.tsx";
import type { RunResult } from "../state/types.ts";
import type { ListedPage } from "./page-lists.ts";

/**
 * Changes one thing of a page: its title or description in search results in a language, the languages that it shows in, an option, its password. On
 * the page under edit all but the password is a command like any other (at once, and undoable).
 */
export function useChangePage({ id }: Pick<ListedPage, "id">) {
  const { t, texts, pageId, run, whenSaved } = useEditorActions();
  const trpc = useTRPC();
  const client = useTRPCClient();
  const queryClient = useQueryClient();

  async function change(here: (() => RunResult) | null, there: () => Promise<unknown>): Promise<boolean> {
    try {
      if (here && id === pageId) {
        const result = here();
        if (!result.ok) throw new Error(refusalText(result.refusal, texts));
        if (!(await whenSaved(8000))) throw new Error(t("save.waiting"));
      } else await there();
      await Promise.all([
        queryClient.invalidateQueries(trpc.page.list.queryFilter()),
        queryClient.invalidateQueries(trpc.page.status.unpublished.queryFilter()),
      ]);
      return true;
    } catch (error) {
      const message = error instanceof Error && error.name === "Error" ? error.message : messageOf(error, texts);
      toast.error(t("pages.saveFailed", { message }));
      return false;
    }
  }

  return {
    describe: (locale: Locale, description: string) =>
      change(
        () => run("page.description", { locale, description }),
        () => client.page.info.save.mutate({ id, lang: locale, meta: { description } }),
      ),
    entitle: (locale: Locale, searchTitle: string) =>
      change(
        () => run("page.searchTitle", { locale, searchTitle }),
        () => client.page.info.save.mutate({ id, lang: locale, meta: { searchTitle } }),
      ),
    showIn: (disallowedLocales: Locale[]) =>
      change(
        () => run("page.languages", { disallowedLocales }),
        () => client.page.info.save.mutate({ id, meta: { disallowedLanguages: disallowedLocales } }),
      ),
    setOption: (key: string, value: Json) =>
      change(
        () => run("page.option", { key, value }),
        () => client.data.mutate({ itemType: "page", linkId: id, data: { options: { [key]: { value } } } }),
      ),
    protect: (password: string | null) => change(null, () => client.page.info.save.mutate({ id, meta: { password } })),
  };
}
