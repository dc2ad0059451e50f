import type { InboxList } from "~/features/forms/inbox/schema.ts";
import { useEditorActions } from "../state/editor-context.tsx";
import type { InboxWork } from "./use-inbox.ts";

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
          checked={chosen.length === shown.length}
          ref={(input) => {
            if (input) input.indeterminate = chosen.length > 0 && chosen.length < shown.length;
          }}
          onChange={({ target }) => onChosen(target.checked ? shown : [])}
        />
        {chosen.length > 0 ? t("inbox.chosen", { count: chosen.length }) : t("inbox.chooseAll")}
      </label>
      {chosen.length > 0 && (
        <>
          {list === "open" && <Action onClick={done(work.setDone)}>{t("inbox.setDone")}</Action>}
          {list === "done" && <Action onClick={done(work.setOpen)}>{t("inbox.setOpen")}</Action>}
          {list === "spam" ? (
            <Action onClick={done(work.setOpen)}>{t("inbox.noSpam")}</Action>
          ) : (
            <Action onClick={done(work.setSpam)}>{t("inbox.setSpam")}</Action>
          )}
          <Action onClick={onRemove}>{t("inbox.remove")}</Action>
        </>
      )}
    </div>
  );
}

function Action({ onClick, children }: { onClick: () => void; children: string }) {
  return (
    <button type="button" className="vt-button vt-button--outline" onClick={onClick}>
      {children}
    </button>
  );
}
