import { useQueryClient } from "@tanstack/react-query";
import { useTRPC, useTRPCClient } from "~/trpc/react.tsx";
import { messageOf } from "../dialogs/message-of.ts";
import { useEditorActions } from "../state/editor-context.tsx";
import { toast } from "../toasts/toast.ts";
import { editWithWayBack, type OtherEdit } from "./edit-with-way-back.ts";
import { useRefreshPages } from "./use-refresh-pages.ts";

/** Changes a page that is not under edit, whose steps no key takes back from here: a toast has the way back. */
export function useEditOtherPage(): (edit: Omit<OtherEdit, "baseRevision">) => Promise<void> {
  const { t, texts } = useEditorActions();
  const trpc = useTRPC();
  const client = useTRPCClient();
  const queryClient = useQueryClient();
  const refresh = useRefreshPages();

  async function takeBack(wayBack: () => Promise<void>): Promise<void> {
    try {
      await wayBack();
      await refresh();
    } catch (error) {
      toast.error(t("pages.saveFailed", { message: messageOf(error, texts) }));
    }
  }

  return async (edit) => {
    const pages = await queryClient.ensureQueryData(trpc.page.list.queryOptions({ includeDrafts: true }));
    const baseRevision = pages.find(({ id }) => id === edit.pageId)?.revision ?? 0;
    const edited = editWithWayBack(client.page.edit.mutate, { ...edit, baseRevision });
    // Where somebody else was faster, the next try begins with what that made of the page.
    edited.catch(() => void refresh());
    const wayBack = await edited;
    const action = wayBack && { label: t("toolbar.undo"), onClick: () => void takeBack(wayBack) };
    toast.success(t("pages.saved"), { ...(action && { action }) });
  };
}
