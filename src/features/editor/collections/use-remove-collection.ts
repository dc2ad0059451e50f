import type { SiteInputs } from "~/features/site/commands/registry.ts";
import { refusalText } from "../dialogs/message-of.ts";
import { forgetOffer } from "../site/offer-undo.ts";
import { useSiteSession } from "../site/site-context.tsx";
import type { SiteProblem } from "../site/site-session-contract.ts";
import { useUndoToast } from "../site/use-undo-toast.ts";
import { useEditorActions } from "../state/editor-context.tsx";
import { toast } from "../toasts/toast.ts";

/** Deletes a collection at once; one toast tells how that went, with the way back. */
export function useRemoveCollection(): (input: SiteInputs["collection.remove"], name: string) => void {
  const { t, texts } = useEditorActions();
  const session = useSiteSession();
  const tell = useUndoToast();
  const id = "collection";

  return (input, name) => {
    const onSaved = (opId: string) => tell(t("collection.deleted", { name }), { opId, id });
    const onProblem = ({ refusal, again }: SiteProblem) => {
      forgetOffer(id);
      const action = again ? { label: t("save.anyway"), onClick: again } : null;
      const text = t("collection.deleteFailed", { message: refusalText(refusal, texts) });
      toast.error(text, { id, action, duration: action ? Infinity : 6000 });
    };
    session.run("collection.remove", input, { onSaved, onProblem });
  };
}
