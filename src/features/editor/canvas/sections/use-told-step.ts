import { useCallback } from "react";
import type { PageInputs } from "~/features/page/commands/registry.ts";
import { failureText } from "../../dialogs/failure-text.ts";
import { useEditorActions } from "../../state/editor-context.tsx";
import { toast } from "../../toasts/toast.ts";

type RunToldStep = <Name extends keyof PageInputs>(command: Name, input: PageInputs[Name], told: string) => boolean;

/**
 * Carries out a step on the page that takes something away, tells in a toast what it did, and offers to take it back;
 * a refusal is told as well. Answers whether it was taken.
 */
export function useToldStep(): RunToldStep {
  const { run, undoStep, t, texts } = useEditorActions();
  return useCallback(
    (command, input, told) => {
      const result = run(command, input);
      if (!result.ok) {
        toast.error(failureText({ command, refusal: result.refusal }, { t, texts }), { id: command });
        return false;
      }
      const { opId } = result;
      const takeBack = () => void (opId && undoStep(opId));
      toast.success(told, { id: command, action: { label: t("toolbar.undo"), onClick: takeBack } });
      return true;
    },
    [run, undoStep, t, texts],
  );
}
