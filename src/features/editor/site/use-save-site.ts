import { toast } from "../toasts/toast.ts";
import type { SiteInputs } from "~/features/site/commands/registry.ts";
import { refusalText } from "../dialogs/message-of.ts";
import { useEditorActions } from "../state/editor-context.tsx";
import { forgetOffer, offerUndo } from "./offer-undo.ts";
import { useSiteSession } from "./site-context.tsx";
import type { SiteProblem } from "./site-session-contract.ts";

/** There is one toast of what is saved at a time: many small changes in a row tell of the last one. */
const id = "site-saving";
let latest = 0;

type Saved = "settings.save" | "theme.save" | "site.rename" | "site.timeZone" | "site.language";

/**
 * Changes settings, look, name, zone or languages: that shows at once, and one toast tells how saving goes, with a way back, or a way to set
 * it over what another person did. Answers whether the change was taken.
 */
export function useSaveSite() {
  const { t, texts } = useEditorActions();
  const session = useSiteSession();

  return function save<Name extends Saved>(command: Name, input: SiteInputs[Name]): boolean {
    const own = (latest += 1);
    const unsaved = `${id} ${command} ${leavesOf(input).join(" ")}`;
    const endLoading = () => void (own === latest && toast.dismiss(id));
    const onSaved = (opId: string) => {
      toast.dismiss(unsaved); // what was set there before is no longer wanted
      offerUndo(session, { opId, id, told: t("settings.saved"), label: t("settings.undo") });
    };
    const onProblem = ({ refusal, again }: SiteProblem) => {
      const message = t("settings.saveFailed", { message: refusalText(refusal, texts) });
      const action = again && { label: t("save.anyway"), onClick: again };
      // Nobody loses what they set: the way to set it all the same stays, whatever is told of other changes.
      endLoading();
      toast.error(message, { id: unsaved, action, duration: again ? Infinity : 6000 });
    };
    const onWaiting = endLoading; // the toolbar tells of it for as long as it lasts
    forgetOffer(id);
    toast.loading(t("settings.saving"), { id, action: null });
    return session.run(command, input, { onSaved, onProblem, onWaiting, onUnchanged: () => toast.dismiss(id) });
  };
}

/** Where the values stand that a change sets, e.g. `settings.footer.city`. */
function leavesOf(input: unknown, path = ""): string[] {
  if (typeof input !== "object" || input === null || Array.isArray(input)) return [path];
  return Object.entries(input).flatMap(([key, value]) => leavesOf(value, path ? `${path}.${key}` : key));
}
