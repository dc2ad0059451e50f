import { useRef } from "react";
import { DialogFrame } from "../../dialogs/dialog-frame.tsx";
import { useMoments } from "../../history/use-moments.ts";
import { useEditorActions } from "../../state/editor-context.tsx";
import { differingParts } from "./merge-record.ts";
import type { RecordConflict, Stored } from "./record-conflict.ts";

interface Props<Value> {
  conflict: RecordConflict<Value> | null;
  /** What was stored when the writing began. */
  stored: Stored<Value> | null;
  /** What its parts are called. */
  names: Partial<Record<string, string>>;
  onLeft: () => void;
  onKept: () => void;
  onTakenOver: () => void;
}

/** Says who saved a record while it was written here, and what they changed, and lets the person choose. */
export function RecordConflictDialog<Value extends object>(props: Props<Value>) {
  const { conflict, stored, names, onLeft, onKept, onTakenOver } = props;
  const { t } = useEditorActions();
  const moment = useMoments();
  const stay = useRef<HTMLButtonElement>(null);
  if (!conflict) return null;
  const isGone = conflict.theirs === null;
  const parts = conflict.theirs && stored ? differingParts(stored.value, conflict.theirs.value) : [];
  const called = parts.flatMap((part) => names[String(part)] ?? []);
  const description = isGone
    ? t("records.conflict.gone")
    : t("records.conflict.changed", { name: conflict.by ?? t("records.conflict.someone"), at: moment(conflict.at) });
  return (
    <DialogFrame
      isOpen
      onClose={onLeft}
      title={t(isGone ? "records.conflict.goneTitle" : "records.conflict.title")}
      description={description}
      focusFirst={stay}
      actions={
        <>
          <button ref={stay} type="button" className="vt-button vt-button--quiet" onClick={onLeft}>
            {t("records.conflict.stay")}
          </button>
          <button type="button" className="vt-button vt-button--outline" onClick={onKept}>
            {t(isGone ? "records.conflict.again" : "records.conflict.keep")}
          </button>
          {!isGone && (
            <button type="button" className="vt-button vt-button--primary" onClick={onTakenOver}>
              {t("records.conflict.reload")}
            </button>
          )}
        </>
      }
    >
      {called.length > 0 && (
        <ul className="vt-record-parts">
          {[...new Set(called)].map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      )}
      {!isGone && <p className="vt-hint">{t("records.conflict.nothingLost")}</p>}
    </DialogFrame>
  );
}
