import { toast } from "../toasts/toast.ts";
import type { SiteInputs } from "~/features/site/commands/registry.ts";
import { refusalText } from "../dialogs/message-of.ts";
import { useEditorActions } from "../state/editor-context.tsx";
import { forgetOffer, offerUndo } from "./offer-undo.ts";
import { useSiteSession } from "./site-context.tsx";
import type { SiteProblem } from "./site-session-contract.ts";

/** There is one toast of what is saved at a time: many small changes in a row tell of the last one. */
const id = "site-saving";

type Saved = "settings.save" | "theme.save" | "site.rename" | "site.timeZone" | "site.language";

/**
 * Changes settings, look, name, zone or languages: that shows at once, and one toast tells how saving goes, with a way back, or a way to set
 * it over what another person did. Answers whether the change was taken.
 */
export function useSaveSite() {
  const { t, texts } = useEditorActions();
  const session = useSiteSession();

  return function save<Name extends Saved>(command: Name, input: SiteInputs[Name]): boolean {
    const onSaved = (opId: string) =>
      offerUndo(session, { opId, id, told: t("settings.saved"), label: t("settings.undo") });
    const onProblem = ({ refusal, again }: SiteProblem) => {
      const message = t("settings.saveFailed", { message: refusalText(refusal, texts) });
      const action = again && { label: t("save.anyway"), onClick: again };
      // Nobody loses what they set: the way to set it all the same stays, whatever is told of other changes.
      toast.dismiss(id);
      toast.error(message, { action, duration: again ? Infinity : 6000 });
    };
    const onWaiting = () => void toast.dismiss(id); // the toolbar tells of it for as long as it lasts
    forgetOffer(id);
    toast.loading(t("settings.saving"), { id, action: null });
    return session.run(command, input, { onSaved, onProblem, onWaiting, onUnchanged: () => toast.dismiss(id) });
  };
}
