import { useQueryClient } from "@tanstack/react-query";
import { v4 } from "uuid";
import type { Json } from "~/lib/json.ts";
import { useTRPC, useTRPCClient } from "~/trpc/react.tsx";
import { useEditorActions } from "../state/editor-context.tsx";
import { toast } from "../toasts/toast.ts";
import { inTurn } from "./in-turn.ts";
import { useOtherPageSteps } from "./use-other-page-steps.ts";
import { useRefreshPages } from "./use-refresh-pages.ts";

interface OtherEdit {
  pageId: string;
  command: string;
  input: Record<string, Json>;
}

/** Changes a page that is not under edit: a step that undo takes back like any other, as does the toast that tells of it. */
export function useEditOtherPage(): (edit: OtherEdit) => Promise<void> {
  const { t } = useEditorActions();
  const trpc = useTRPC();
  const client = useTRPCClient();
  const queryClient = useQueryClient();
  const steps = useOtherPageSteps();
  const refresh = useRefreshPages();

  return async ({ pageId, command, input }) => {
    const at = Date.now();
    const pages = await queryClient.ensureQueryData(trpc.page.list.queryOptions({ includeDrafts: true }));
    // As the person knows it: what others changed since is not overwritten.
    const baseRevision = pages.find(({ id }) => id === pageId)?.revision ?? 0;
    const opId = v4();
    const operation = { opId, command, input };
    const edited = inTurn(() => client.page.edit.mutate({ pageId, baseRevision, operation }));
    // Where somebody else was faster, the next try begins with what that made of the page.
    edited.catch(() => void refresh());
    const { revision, patches } = await edited;
    if (patches.length > 0) steps.record({ pageId, opId, revision }, at);
    const action = { label: t("toolbar.undo"), onClick: () => void steps.take("undo", opId) };
    toast.success(t("pages.saved"), { ...(patches.length > 0 && { action }) });
  };
}
