import { toast } from "sonner";
import type { SiteInputs } from "~/features/site/commands/registry.ts";
import { messageOf, refusalText } from "../dialogs/message-of.ts";
import { useEditorActions } from "../state/editor-context.tsx";
import { useSiteSession } from "./site-context.tsx";
import type { SiteProblem } from "./site-session.ts";

/** There is one toast at a time: many small changes in a row tell of the last one. */
const id = "site-saving";

/**
 * Changes settings or look: that shows at once, and one toast tells how saving goes, with a way back, or a way to try
 * again. Answers whether the change was taken.
 */
export function useSaveSite() {
  const { t, texts } = useEditorActions();
  const session = useSiteSession();

  return function save<Name extends "settings.save" | "theme.save">(command: Name, input: SiteInputs[Name]): boolean {
    const onSaved = (opId: string) => {
      const onClick = () => void session.takeBack("undo", opId);
      toast.success(t("settings.saved"), { id, action: { label: t("settings.undo"), onClick }, duration: 4000 });
    };
    const onProblem = (problem: SiteProblem) => {
      const reason = "refusal" in problem ? refusalText(problem.refusal, texts) : messageOf(problem.error, texts);
      const action = "refusal" in problem ? null : { label: t("save.retry"), onClick: () => void save(command, input) };
      // Nobody loses what they set: the way to try again stays.
      toast.error(t("settings.saveFailed", { message: reason }), { id, action, duration: action ? Infinity : 6000 });
    };
    toast.loading(t("settings.saving"), { id, action: null });
    const isTaken = session.run(command, input, { onSaved, onProblem, onUnchanged: () => toast.dismiss(id) });
    return isTaken;
  };
}
