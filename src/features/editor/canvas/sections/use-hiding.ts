import { useCallback } from "react";
import { kindLabel } from "~/features/blocks/labels.ts";
import type { Group } from "~/features/page/schema.ts";
import { useEditorActions } from "../../state/editor-context.tsx";
import { useCommands } from "../use-commands.ts";
import { useToldStep } from "./use-told-step.ts";

/** Hides a section or card from visitors, or shows it again: it stays where it is, with all that stands in it. */
export function useHiding(): (group: Group) => void {
  const { say, t } = useEditorActions();
  const { run } = useCommands();
  const runTold = useToldStep();
  return useCallback(
    ({ id: groupId, kind, status, isHidden }) => {
      if (isHidden) return void run("group.visibility", { groupId, visible: true });
      const told = t(status === "draft" ? "group.hiddenDraft" : "group.hidden", { label: say(kindLabel(kind)) });
      runTold("group.visibility", { groupId, visible: false }, told);
    },
    [say, t, run, runTold],
  );
}
