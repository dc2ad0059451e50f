import { useMemo } from "react";
import { withWords } from "../toasts/copy-words.ts";
import { toast } from "../toasts/toast.ts";
import { failureText } from "../dialogs/failure-text.ts";
import { useEditorActions } from "../state/editor-context.tsx";
import type { PageInputs } from "~/features/page/commands/registry.ts";
import { longestText } from "~/features/page/domain/text-limits.ts";
import type { RunOptions, RunResult } from "../state/types.ts";
import { figure } from "./figure.ts";

/** Carries out a command on the page and says whether it was taken. */
export type RunCommand = <Name extends keyof PageInputs>(
  command: Name,
  input: PageInputs[Name],
  options?: RunOptions,
) => boolean;

/** Runs page commands for the canvas and its menus; a refusal is told in a toast. */
export function useCommands() {
  const { run, t, texts } = useEditorActions();
  return useMemo(() => {
    const runTold = <Name extends keyof PageInputs>(
      command: Name,
      input: PageInputs[Name],
      options?: RunOptions,
    ): RunResult => {
      const result = run(command, input, options);
      if (result.ok) return result;
      const words = withWords("text" in input ? input.text : null, { id: command, t });
      toast.error(failureText({ command, refusal: result.refusal }, { t, texts }), words);
      return result;
    };
    const runCommand: RunCommand = (...step) => runTold(...step).ok;
    return {
      run: runCommand,
      /** The same, for whoever has to know the operation. */
      runTold,
      /** Says that nothing was put in, because it is longer than the room that is left. */
      tellTooLong: ({ inserted, room }: { inserted: number; room: number }) => {
        toast.error(t("text.tooLong", { inserted: figure(inserted), room: figure(room), most: figure(longestText) }), {
          id: "text.tooLong",
          duration: 10_000,
        });
      },
      /** Says the same of a formatted text. */
      tellRichTextTooLong: () => {
        toast.error(t("text.richTooLong"), { id: "text.tooLong", duration: 10_000 });
      },
    };
  }, [run, t, texts]);
}
