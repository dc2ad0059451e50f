import { kindLabel } from "~/features/blocks/labels.ts";
import type { Group } from "~/features/page/schema.ts";
import { useEditorActions } from "../../state/editor-context.tsx";
import { useCanvas } from "../canvas-context.ts";
import { useCommands } from "../use-commands.ts";
import { useToldStep } from "./use-told-step.ts";

interface Removal {
  label: string;
  isRestoring: boolean;
  run: () => void;
}

/**
 * How a group goes away: a draft is deleted outright after a confirmation; a published
 * one is marked for deletion, which a toast explains, and a marked one is restored.
 */
export function useRemoval(group: Group | undefined): Removal {
  const { say, t } = useEditorActions();
  const { askDelete } = useCanvas();
  const { run } = useCommands();
  const runTold = useToldStep();
  switch (group?.status) {
    case undefined:
      return { label: t("group.delete"), isRestoring: false, run: () => {} };
    case "markedForDeletion":
      return { label: t("group.restore"), isRestoring: true, run: () => run("group.restore", { groupId: group.id }) };
    case "published":
    case "archived":
    case "deleted":
      return {
        label: t("group.mark"),
        isRestoring: false,
        run: () =>
          runTold(
            "group.markForDeletion",
            { groupId: group.id },
            t("group.marked", { label: say(kindLabel(group.kind)) }),
          ),
      };
    case "draft":
      return { label: t("group.delete"), isRestoring: false, run: () => askDelete(group.id) };
  }
}
