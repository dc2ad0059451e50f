import { useQuery, useQueryClient } from "@tanstack/react-query";
import { toast } from "../../toasts/toast.ts";
import type { SavedSection, SavedSections } from "~/features/saved-sections/schema.ts";
import { useTRPC, useTRPCClient } from "~/trpc/react.tsx";
import { messageOf } from "../../dialogs/message-of.ts";
import type { MessageKey } from "../../messages.ts";
import { useEditorActions } from "../../state/editor-context.tsx";

const none: SavedSections = { sections: [], media: [] };

interface SavedSectionsInUse extends SavedSections {
  rename: (id: string, name: string) => Promise<void>;
  /** Removes it and offers to have it back. */
  remove: (saved: SavedSection) => Promise<void>;
}

/** The site's saved sections, newest first, and what can be done with them; failures are told in a toast. */
export function useSavedSections(): SavedSectionsInUse {
  const { t, texts } = useEditorActions();
  const client = useTRPCClient();
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const { data = none } = useQuery(trpc.savedSection.list.queryOptions());

  async function attempt(failed: MessageKey<"message">, work: () => Promise<unknown>): Promise<boolean> {
    try {
      await work();
      return true;
    } catch (error) {
      toast.error(t(failed, { message: messageOf(error, texts) }));
      return false;
    } finally {
      await queryClient.invalidateQueries(trpc.savedSection.list.queryFilter());
    }
  }
  return {
    ...data,
    rename: async (id, name) => {
      await attempt("saved.renameFailed", () => client.savedSection.rename.mutate({ id, name }));
    },
    remove: async ({ id, name, content }) => {
      const isGone = await attempt("saved.removeFailed", () => client.savedSection.remove.mutate({ id }));
      if (!isGone) return;
      const onClick = () => void attempt("saved.failed", () => client.savedSection.save.mutate({ name, content }));
      toast.success(t("saved.removed", { name }), { action: { label: t("saved.undo"), onClick } });
    },
  };
}
