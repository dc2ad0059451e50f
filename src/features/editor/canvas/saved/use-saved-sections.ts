import { useQuery, useQueryClient } from "@tanstack/react-query";
import { toast } from "../../toasts/toast.ts";
import type { SavedSection, SavedSections } from "~/features/saved-sections/schema.ts";
import { orGone } from "~/trpc/or-gone.ts";
import { useTRPC, useTRPCClient } from "~/trpc/react.tsx";
import { afterTheLast } from "~/lib/turns/after-the-last.ts";
import { messageOf } from "../../dialogs/message-of.ts";
import type { MessageKey } from "../../messages.ts";
import { useEditorActions } from "../../state/editor-context.tsx";

/** All changes of saved sections, whichever part they come from. */
const together = afterTheLast();

const none: SavedSections = { sections: [], media: [] };

interface SavedSectionsInUse extends SavedSections {
  /** Gives it another name and offers its old one back. */
  rename: (saved: Pick<SavedSection, "id" | "name">, name: string) => Promise<void>;
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

  /** Makes a change, which shows at once where `after` says how the list is then; the server's list takes its place after the last one. */
  async function attempt(
    failed: MessageKey<"message">,
    work: () => Promise<unknown>,
    after: (sections: SavedSection[]) => SavedSection[] = (sections) => sections,
  ): Promise<boolean> {
    const { queryKey } = trpc.savedSection.list.queryOptions();
    const change = async () => {
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, (list) => list && { ...list, sections: after(list.sections) });
      await work();
    };
    try {
      await together(change, () => queryClient.invalidateQueries(trpc.savedSection.list.queryFilter()));
      return true;
    } catch (error) {
      toast.error(t(failed, { message: messageOf(error, texts) }));
      return false;
    }
  }

  const rename: SavedSectionsInUse["rename"] = async ({ id, name: before }, name) => {
    const isRenamed = await attempt(
      "saved.renameFailed",
      () => client.savedSection.rename.mutate({ id, name }),
      (sections) => sections.map((section) => (section.id === id ? { ...section, name } : section)),
    );
    if (!isRenamed) return;
    const onClick = () => void rename({ id, name }, before);
    toast.success(t("saved.renamed", { before, name }), {
      id: `renamed-${id}`, // its way back takes back the last one
      action: { label: t("saved.undo"), onClick },
    });
  };

  return {
    ...data,
    rename,
    remove: async ({ id, name, content }) => {
      const isGone = await attempt(
        "saved.removeFailed",
        () => orGone(client.savedSection.remove.mutate({ id })),
        (sections) => sections.filter((section) => section.id !== id),
      );
      if (!isGone) return;
      const onClick = () => void attempt("saved.failed", () => client.savedSection.save.mutate({ name, content }));
      toast.success(t("saved.removed", { name }), { action: { label: t("saved.undo"), onClick } });
    },
  };
}
