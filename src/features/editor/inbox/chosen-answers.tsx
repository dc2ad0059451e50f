import type { InboxList } from "~/features/forms/inbox/schema.ts";
import { useEditorActions } from "../state/editor-context.tsx";
import type { InboxWork } from "./use-inbox.ts";
import { InboxAction } from "./inbox-action.tsx";

interface Props {
  list: InboxList;
  work: InboxWork;
  /** All that are shown, and those of them that are chosen. */
  shown: readonly string[];
  chosen: readonly string[];
  onChosen: (ids: readonly string[]) => void;
  onRemove: () => void;
}

/** Chooses answers, all that are shown at once, and does something with those that are chosen. */
export function ChosenAnswers({ list, work, shown, chosen, onChosen, onRemove }: Props) {
  const { t } = useEditorActions();
  const done = (does: (ids: readonly string[]) => Promise<unknown>) => () => {
    void does(chosen);
    onChosen([]);
  };
  return (
    <div className="vt-inbox__chosen" role="group" aria-label={t("inbox.several")}>
      <label className="vt-inbox__all">
        <input
          type="checkbox"
          className="vt-tick"
          checked={chosen.length === shown.length}
          ref={(input) => {
            if (input) input.indeterminate = chosen.length > 0 && chosen.length < shown.length;
          }}
          onChange={({ target }) => onChosen(target.checked ? shown : [])}
        />
        {chosen.length > 0 ? t("inbox.chosen", { count: chosen.length }) : t("inbox.chooseAll")}
      </label>
      {chosen.length > 0 && (
        <div className="vt-inbox__work">
          {list === "open" && <InboxAction onClick={done(work.setDone)}>{t("inbox.setDone")}</InboxAction>}
          {list === "done" && <InboxAction onClick={done(work.setOpen)}>{t("inbox.setOpen")}</InboxAction>}
          {list === "spam" ? (
            <InboxAction onClick={done(work.setOpen)}>{t("inbox.noSpam")}</InboxAction>
          ) : (
            <InboxAction onClick={done(work.setSpam)}>{t("inbox.setSpam")}</InboxAction>
          )}
          <InboxAction onClick={onRemove}>{t("inbox.remove")}</InboxAction>
        </div>
      )}
    </div>
  );
}
