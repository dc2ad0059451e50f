import { useEffect, useRef, useState } from "react";
import { DialogFrame } from "../dialogs/dialog-frame.tsx";
import { useEditorActions } from "../state/editor-context.tsx";
import type { SplitXliff } from "./split-xliff.ts";
import { useSiteXliff, type ToldFile } from "./use-site-xliff.ts";
import { XliffReplaced } from "./xliff-replaced.tsx";
import { XliffProblems } from "./xliff-problems.tsx";

interface Props {
  file: SplitXliff;
  onClose: () => void;
  /** Something was saved. */
  onTaken: () => void;
}

/** A translator's file of the whole site: what it would change is told first, page by page, then done, with a way to stop at any time. */
export function SiteXliffDialog({ file, onClose, onTaken }: Props) {
  const { t } = useEditorActions();
  const { work, read, take, stop } = useSiteXliff(file);
  const [replaceIn, setReplaceIn] = useState<ReadonlySet<string>>(new Set());
  const safe = useRef<HTMLButtonElement>(null);
  const begin = useRef(read);
  useEffect(() => void begin.current(), []);
  const told = "files" in work ? work : null;
  const isBusy = told === null;
  const files = told?.files ?? [];
  const asked = files.filter((each) => each.byHand.length > 0);
  const [changes, byHand, same] = [
    total(files, (each) => each.changes),
    total(files, (each) => each.byHand.length),
    total(files, (each) => each.same),
  ];
  const kept = total(asked, (each) => (replaceIn.has(each.id) ? 0 : each.byHand.length));
  const wanted = changes - kept;
  const onReplace = (ids: readonly string[], may: boolean) =>
    setReplaceIn((now) => new Set(may ? [...now, ...ids] : [...now].filter((id) => !ids.includes(id))));
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
              onClick={() => void take({ replaceIn }).then(onTaken)}
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
        <Replace
          count={byHand}
          isChosen={kept === 0}
          onChosen={(may) =>
            onReplace(
              asked.map(({ id }) => id),
              may,
            )
          }
        />
      )}
      {files.length > 0 && (
        <div className="vt-xliff__files" tabIndex={0} role="group" aria-label={t("xliff.site.files")}>
          {files
            .toSorted((one, other) => Number(says(other)) - Number(says(one)))
            .map((each) => (
              <ToldFileRow
                key={each.id}
                told={each}
                isReplacing={work.phase === "read" ? replaceIn.has(each.id) : null}
                onReplace={(may) => onReplace([each.id], may)}
              />
            ))}
        </div>
      )}
    </DialogFrame>
  );
}

/** Whether a file tells more than that nothing in it is new: such ones stand first. */
const says = ({ changes, problems, failure }: ToldFile) => changes + problems.length > 0 || failure !== null;

/** Whether so many texts of people may be replaced. */
function Replace(props: { count: number; isChosen: boolean; onChosen: (may: boolean) => void }) {
  const { count, isChosen, onChosen } = props;
  const { t } = useEditorActions();
  return (
    <label className="vt-xliff__replace">
      <input
        type="checkbox"
        className="vt-tick"
        checked={isChosen}
        onChange={({ target }) => onChosen(target.checked)}
      />
      {t("xliff.site.replace", { count })}
    </label>
  );
}

interface RowProps {
  told: ToldFile;
  /** Null once nothing is asked any more. */
  isReplacing: boolean | null;
  onReplace: (may: boolean) => void;
}

function ToldFileRow({ told: { id, name, changes, byHand, problems, failure }, isReplacing, onReplace }: RowProps) {
  const { t } = useEditorActions();
  const title =
    id === "navigation" || id === "pictures" || id === "jobs" || id === "items" ? t(`xliff.site.${id}`) : name;
  const asked = isReplacing === null ? [] : byHand;
  const count = t("xliff.site.count", { count: changes, byHand: asked.length, problems: problems.length });
  if (problems.length + asked.length === 0)
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
      {asked.length > 0 && <Replace count={asked.length} isChosen={isReplacing === true} onChosen={onReplace} />}
      <XliffReplaced texts={asked} />
      <XliffProblems problems={problems} />
    </details>
  );
}

const total = (files: readonly ToldFile[], of: (file: ToldFile) => number): number =>
  files.reduce((sum, each) => sum + of(each), 0);
