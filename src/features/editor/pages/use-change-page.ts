"use client";

import { useQueryClient } from "@tanstack/react-query";
import { toast } from "../toasts/toast.ts";
import type { Json } from "~/lib/json.ts";
import type { PageInputs } from "~/features/page/commands/registry.ts";
import type { Locale } from "~/lib/locales.ts";
import { useTRPC, useTRPCClient } from "~/trpc/react.tsx";
import { messageOf, refusalText, Worded } from "../dialogs/message-of.ts";
import { useWhenReady } from "../dialogs/use-when-ready.ts";
import { useEditorActions } from "../state/editor-context.tsx";
import type { ListedPage } from "./page-lists.ts";
import { useEditOtherPage } from "./use-edit-other-page.ts";

/**
 * Changes one thing of a page: its title or description in search results in a language, the languages that it shows in, an option, its password. On
 * the page under edit all but the password is a command like any other (at once, and undoable); on another page
 * it is a step that undo takes back as well.
 */
export function useChangePage({ id }: Pick<ListedPage, "id">) {
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

  const change = <Name extends PageCommand>(command: Name, input: PageInputs[Name] & Record<string, Json>) =>
    saved(() => (id === pageId ? changeHere(command, input) : editOther({ pageId: id, command, input })));

  async function saved(work: () => Promise<unknown>): Promise<boolean> {
    try {
      if ((await work()) === false) return false;
      await Promise.all([
        queryClient.invalidateQueries(trpc.page.list.queryFilter()),
        queryClient.invalidateQueries(trpc.page.status.unpublished.queryFilter()),
      ]);
      return true;
    } catch (error) {
      toast.error(t("pages.saveFailed", { message: messageOf(error, texts) }));
      return false;
    }
  }

  return {
    describe: (locale: Locale, description: string) => change("page.description", { locale, description }),
    entitle: (locale: Locale, searchTitle: string) => change("page.searchTitle", { locale, searchTitle }),
    showIn: (disallowedLocales: Locale[]) => change("page.languages", { disallowedLocales }),
    setOption: (key: string, value: Json) => change("page.option", { key, value }),
    /** Answers what takes the change back; null where it was not saved. */
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
