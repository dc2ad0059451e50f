import { useEffect, useRef, useState } from "react";
import { DialogFrame } from "../dialogs/dialog-frame.tsx";
import { useEditorActions } from "../state/editor-context.tsx";
import type { SplitXliff } from "./split-xliff.ts";
import { useSiteXliff, type ToldFile } from "./use-site-xliff.ts";
import { XliffProblems } from "./xliff-problems.tsx";

interface Props {
  file: SplitXliff;
  onClose: () => void;
  /** Something was saved. */
  onTaken: () => void;
}

/** A translator's file of the whole site: what it would change is told first, then done, with a way to stop at any time. */
export function SiteXliffDialog({ file, onClose, onTaken }: Props) {
  const { t } = useEditorActions();
  const { work, read, take, stop } = useSiteXliff(file);
  const [mayReplace, setMayReplace] = useState(false);
  const safe = useRef<HTMLButtonElement>(null);
  const begin = useRef(read);
  useEffect(() => void begin.current(), []);
  const told = "files" in work ? work : null;
  const isBusy = told === null;
  const files = told?.files ?? [];
  const [changes, byHand, same] = [
    total(files, (each) => each.changes),
    total(files, (each) => each.byHand),
    total(files, (each) => each.same),
  ];
  const wanted = mayReplace ? changes : changes - byHand;
  const words = !("files" in work)
    ? t(`xliff.site.${work.phase}`, { done: work.done, total: work.total })
    : work.phase === "read"
      ? t("xliff.site.would", { count: changes, same })
      : t("xliff.site.taken", { count: changes, kept: byHand });
  const onLeft = () => {
    stop();
    if (!isBusy) onClose();
  };

  return (
    <DialogFrame
      isOpen
      isWide
      mustAnswer={isBusy}
      onClose={onLeft}
      focusFirst={safe}
      title={t("xliff.site.title", { locale: file.to.toUpperCase() })}
      description={<span role="status">{words}</span>}
      actions={
        <>
          <button ref={safe} type="button" className="vt-button vt-button--outline" onClick={onLeft}>
            {t(isBusy ? "translate.stop" : work.phase === "read" ? "dialog.cancel" : "dialog.close")}
          </button>
          {work.phase === "read" && (
            <button
              type="button"
              className="vt-button vt-button--primary"
              disabled={wanted === 0}
              onClick={() => void take({ mayReplace }).then(onTaken)}
            >
              {t("xliff.take", { count: wanted })}
            </button>
          )}
        </>
      }
    >
      {!("files" in work) && (
        <div className="vt-xliff__bar">
          <progress aria-label={words} max={Math.max(1, work.total)} value={work.done} />
        </div>
      )}
      {told?.isStopped && <p className="vt-hint">{t(`xliff.site.stopped.${told.phase}`)}</p>}
      {work.phase === "read" && byHand > 0 && (
        <label className="vt-xliff__replace">
          <input type="checkbox" checked={mayReplace} onChange={({ target }) => setMayReplace(target.checked)} />
          {t("xliff.site.replace", { count: byHand })}
        </label>
      )}
      {files.length > 0 && (
        <div className="vt-xliff__files" tabIndex={0} role="group" aria-label={t("xliff.site.files")}>
          {files.map((each) => (
            <ToldFileRow key={each.id} told={each} />
          ))}
        </div>
      )}
    </DialogFrame>
  );
}

function ToldFileRow({ told: { id, name, changes, problems, failure } }: { told: ToldFile }) {
  const { t } = useEditorActions();
  const title =
    id === "navigation" || id === "pictures" || id === "jobs" || id === "items" ? t(`xliff.site.${id}`) : name;
  const count = t("xliff.site.count", { count: changes, problems: problems.length });
  if (problems.length === 0)
    return (
      <p className="vt-xliff__file" data-failed={failure !== null || undefined}>
        <strong>{title}</strong> <span className="vt-hint">{failure ?? count}</span>
      </p>
    );
  return (
    <details className="vt-fold vt-xliff__file">
      <summary>
        {title} <span className="vt-hint">{failure ?? count}</span>
      </summary>
      <XliffProblems problems={problems} />
    </details>
  );
}

const total = (files: readonly ToldFile[], of: (file: ToldFile) => number): number =>
  files.reduce((sum, each) => sum + of(each), 0);
