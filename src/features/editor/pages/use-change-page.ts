"use client";

import { useQueryClient } from "@tanstack/react-query";
import { toast } from "../toasts/toast.ts";
import type { Json } from "~/lib/json.ts";
import type { PageInputs } from "~/features/page/commands/registry.ts";
import type { Locale } from "~/lib/locales.ts";
import { afterTheLast } from "~/lib/turns/after-the-last.ts";
import { useTRPC, useTRPCClient } from "~/trpc/react.tsx";
import { askAnew } from "./ask-anew.ts";
import { messageOf, refusalText, Worded } from "../dialogs/message-of.ts";
import { useWhenReady } from "../dialogs/use-when-ready.ts";
import { useEditorActions } from "../state/editor-context.tsx";
import type { ListedPage } from "./page-lists.ts";
import { useEditOtherPage } from "./use-edit-other-page.ts";

/** All changes of pages, whichever part they come from. */
const together = afterTheLast();

/**
 * Changes one thing of a page: its title or description in search results in a language, the languages that it shows
 * in, an option, its password. On the page under edit all but the password is a command like any other (at once, and
 * undoable); on another page it is a step that undo takes back as well, and languages and options show in the list at once.
 */
export function useChangePage({ id, options }: Pick<ListedPage, "id" | "options">) {
  const { t, texts, pageId, run, getState } = useEditorActions();
  const whenReady = useWhenReady();
  const trpc = useTRPC();
  const client = useTRPCClient();
  const editOther = useEditOtherPage();
  const queryClient = useQueryClient();

  /** False when the server refused: the change was taken back, and the reason is told where all such reasons are. */
  async function changeHere<Name extends PageCommand>(command: Name, input: PageInputs[Name]): Promise<boolean> {
    const result = run(command, input);
    if (!result.ok) throw new Worded(refusalText(result.refusal, texts));
    const held = await whenReady();
    if (held) throw new Worded(held.notYet);
    return !getState().refused.some(({ opId }) => opId === result.opId);
  }

  async function showAtOnce(changed: Partial<ListedPage>): Promise<void> {
    const { queryKey } = trpc.page.list.queryOptions({ includeDrafts: true });
    await queryClient.cancelQueries({ queryKey });
    queryClient.setQueryData(queryKey, (pages) =>
      pages?.map((page) => (page.id === id ? { ...page, ...changed } : page)),
    );
  }

  const change = <Name extends PageCommand>(
    command: Name,
    input: PageInputs[Name] & Record<string, Json>,
    changed: Partial<ListedPage> = {},
  ) =>
    saved(async () => {
      if (id === pageId) return changeHere(command, input);
      await showAtOnce(changed);
      return editOther({ pageId: id, command, input });
    });

  async function saved(work: () => Promise<unknown>): Promise<boolean> {
    const refresh = () =>
      Promise.all([
        askAnew(queryClient, trpc.page.list.queryFilter()),
        askAnew(queryClient, trpc.page.status.unpublished.queryFilter()),
      ]);
    try {
      return (await together(work, refresh)) !== false;
    } catch (error) {
      toast.error(t("pages.saveFailed", { message: messageOf(error, texts) }));
      return false;
    }
  }

  return {
    describe: (locale: Locale, description: string) => change("page.description", { locale, description }),
    entitle: (locale: Locale, searchTitle: string) => change("page.searchTitle", { locale, searchTitle }),
    showIn: (disallowedLocales: Locale[]) => change("page.languages", { disallowedLocales }, { disallowedLocales }),
    setOption: (key: string, value: Json) =>
      change("page.option", { key, value }, { options: { ...options, [key]: value } }),
    /** Answers what takes the change back, "" where nothing changed; null where it was not saved. */
    protect: async (meta: { password: string | null } | { formerPassword: string }): Promise<string | null> => {
      let former = "";
      const isSaved = await saved(async () => {
        former = (await client.page.info.save.mutate({ id, meta })).formerPassword ?? "";
      });
      return isSaved ? former : null;
    },
  };
}

type PageCommand = "page.description" | "page.searchTitle" | "page.languages" | "page.option";
