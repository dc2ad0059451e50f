import { commonFolder } from "~/features/media/folders.ts";
import { mostRenamed, type DescribeMediumInput } from "~/features/media/library-schema.ts";
import { useTRPCClient } from "~/trpc/react.tsx";
import { messageOf, refusalOf, refusalText } from "../../dialogs/message-of.ts";
import { useSiteSession } from "../../site/site-context.tsx";
import type { SiteProblem } from "../../site/site-session-contract.ts";
import { useEditorActions } from "../../state/editor-context.tsx";
import { toast } from "../../toasts/toast.ts";
import { useDescribeMedium } from "../use-describe-medium.ts";
import { useShowSaid } from "../use-show-said.ts";
import { fileAll } from "./file-all.ts";
import type { Filed } from "./filed.ts";

/** What media are called and where they lie; each tells in a toast how it went. */
export function useFiling() {
  const { t, texts } = useEditorActions();
  const session = useSiteSession();
  const { takeBack } = useDescribeMedium();
  const { show, showTruth: refresh } = useShowSaid();
  const client = useTRPCClient();

  const onUnsaid = ({ refusal }: SiteProblem) => {
    toast.error(t("media.sayFailed", { message: refusalText(refusal, texts) }));
    void refresh(); // what was shown before it was saved is not true
  };

  /**
   * Gives a folder another name, or none, and offers the way back for what lay in it; `onRenamed` is told of both, and of
   * one that is gone as if it were dissolved. With `only`, just these media.
   */
  async function renameFolder(
    { from, to, only }: { from: string; to: string; only?: string[] },
    onRenamed: (from: string, to: string) => void,
  ): Promise<void> {
    try {
      const { count, ids } = await client.media.renameFolder.mutate({ from, to, only });
      const back = { from: to || commonFolder, to: from === commonFolder ? "" : from, only: ids };
      const undo = { label: t("records.undo"), onClick: () => void renameFolder(back, onRenamed) };
      toast.success(t(to === "" ? "library.folderDissolved" : "library.folderRenamed", { count }), {
        id: "folder-renamed", // its way back takes back the last one
        ...(count <= mostRenamed && { action: undo }),
      });
      onRenamed(from, to);
    } catch (error) {
      toast.error(t("library.renameFolderFailed", { message: messageOf(error, texts) }));
      if (refusalOf(error) === "folder-gone") onRenamed(from, ""); // nothing of it is there to be shown
    } finally {
      await refresh();
    }
  }

  return {
    renameFolder,

    /** Name, folder, tags: a step that can be taken back, and shows at once. Answers whether it is saved. */
    describe(id: string, said: Pick<DescribeMediumInput, "name" | "folder" | "tags">): Promise<boolean> {
      void show({ id, ...said });
      return new Promise((end) => {
        const onProblem = (problem: SiteProblem) => {
          onUnsaid(problem);
          end(false);
        };
        session.send("media.describe", { id, ...said }, { onSaved: () => end(true), onProblem });
      });
    },

    /** Folder or tags of several media: told once all are saved, with one way back where there is one for all of them. */
    describeAll(all: readonly Filed[], told: (count: number) => string): void {
      for (const said of all) void show(said);
      fileAll(session, all, {
        onProblem: onUnsaid,
        onFiled: (opIds, hasWayBack) => {
          const undo = { label: t("toolbar.undo"), onClick: () => takeBack(opIds) };
          toast.success(told(opIds.length), { id: "filed", ...(hasWayBack && { action: undo }) });
        },
      });
    },
  };
}
