import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { toast } from "../../toasts/toast.ts";
import { v4 } from "uuid";
import { fittedTo } from "~/features/page/domain/fitted-content.ts";
import { useTRPC } from "~/trpc/react.tsx";
import { useEditorActions } from "../../state/editor-context.tsx";
import { afterDialog } from "../after-dialog.ts";
import type { AddPlace } from "../canvas-context.ts";
import { focusItem } from "../menu/menu-focus.ts";
import { scrollToGroup } from "../sections/scroll-to-group.ts";
import { useCommands } from "../use-commands.ts";
import type { CopiedGroup } from "./copied-group.ts";

/** So long a copy waits for the pages that its links may lead to; then those count that were known before. */
const patienceMs = 1_500;

type InsertCopy = (copied: CopiedGroup, place: AddPlace) => Promise<void>;

/**
 * Puts a copy of a section or card, with all its languages and cards, to a place of this page, and selects it. Links to
 * pages that are gone are left out, and so is what only another site has; both is told.
 */
export function useInsertCopy(): InsertCopy {
  const { siteId, locales, select, addMedia, t } = useEditorActions();
  const { run } = useCommands();
  const queries = useQueryClient();
  const trpc = useTRPC();
  const knownPages = useCallback(async (): Promise<ReadonlySet<string> | null> => {
    const list = trpc.page.list.queryOptions({ includeDrafts: true });
    const fresh = queries.fetchQuery({ ...list, networkMode: "always", retry: false }).catch(() => null);
    const late = new Promise<null>((resolve) => setTimeout(resolve, patienceMs, null));
    const pages = (await Promise.race([fresh, late])) ?? queries.getQueryData(list.queryKey);
    return pages ? new Set(pages.map(({ id }) => id)) : null;
  }, [queries, trpc]);
  return useCallback(
    async (copied, place) => {
      const isOwn = copied.siteId === siteId;
      const pageIds = isOwn && leadsToPages(copied) ? await knownPages() : null;
      const { content, deadLinks } = fittedTo(copied.content, {
        locales,
        hasMedium: () => isOwn,
        hasPage: (id) => isOwn && (pageIds?.has(id) ?? true), // the server has the last word
      });
      if (isOwn) copied.media.forEach(addMedia);
      const groupId = v4();
      if (!run("group.insert", { groupId, ...place, content })) return;
      scrollToGroup({ groupId, isCard: place.parentId !== null }, () => {
        const item = { groupId, fieldName: null };
        select(item);
        afterDialog(() => focusItem(item));
      });
      if (!isOwn) toast.info(t("clipboard.foreign"));
      else if (deadLinks > 0) toast.warning(t("clipboard.deadLinks", { count: deadLinks }), { duration: 10_000 });
    },
    [siteId, locales, select, addMedia, t, run, knownPages],
  );
}

/** Whether it is worth asking which pages there are. */
function leadsToPages({ content }: CopiedGroup): boolean {
  return /"type":"page"|"url":"page:/.test(JSON.stringify(content));
}
