import { useState } from "react";
import { DialogFrame } from "../../dialogs/dialog-frame.tsx";
import { useEditorActions } from "../../state/editor-context.tsx";
import { ChangedCells } from "./changed-cells.tsx";
import { faultyLines, type TableReport } from "./table-report.ts";
import type { TableWords } from "./table-words.ts";

interface Props<Report extends TableReport> {
  report: Report;
  reasonText: (reason: Report["faults"][number]["reason"]) => string;
  words: TableWords;
  onClose: () => void;
  /** With the lines on which the chosen changes begin. */
  onConfirmed: (lines: number[]) => void;
}

/** So many lines are named one by one; of a long table the others go with all. */
const mostNamed = 500;

/** What a table would change, of which some can be left out, and each of its lines that cannot be taken. */
export function ImportDialog<Report extends TableReport>(props: Props<Report>) {
  const { report, reasonText, words, onClose, onConfirmed } = props;
  const { t } = useEditorActions();
  const { created, changed, unchanged, changes, faults } = report;
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const lines = changes.flatMap(({ line }) => (left.has(line) ? [] : [line]));
  const choose = (line: number, isChosen: boolean) =>
    setLeft((current) => new Set(isChosen ? [...current].filter((each) => each !== line) : [...current, line]));
  return (
    <DialogFrame
      isOpen
      isWide
      onClose={onClose}
      title={t("records.table.title")}
      description={t("records.table.summary", { created, changed, unchanged, faults: faultyLines(report) })}
      actions={
        <>
          <button type="button" className="vt-button vt-button--outline" onClick={onClose}>
            {t("dialog.cancel")}
          </button>
          <button
            type="button"
            className="vt-button vt-button--primary"
            disabled={lines.length === 0}
            onClick={() => onConfirmed(lines)}
          >
            {t("records.table.apply", { count: lines.length })}
          </button>
        </>
      }
    >
      <div className="vt-import" tabIndex={0} role="group" aria-label={t("records.table.title")}>
        {faults.length > 0 && (
          <section>
            <h3>{t("records.table.faults")}</h3>
            <ul>
              {faults.slice(0, mostNamed).map(({ line, reason, column, named }, at) => (
                <li key={at}>
                  <strong>{t("records.table.line", { line })}</strong>
                  {named !== undefined && <code>{named}</code>}
                  <span>{reasonText(reason)}</span>
                  {column && <FileColumn name={column} label={words.column(column)} />}
                </li>
              ))}
            </ul>
            <More count={faults.length - mostNamed} />
          </section>
        )}
        {changes.length > 0 && (
          <section>
            <label className="vt-import__all">
              <input
                type="checkbox"
                className="vt-tick"
                checked={left.size === 0}
                onChange={({ target }) => setLeft(new Set(target.checked ? [] : changes.map(({ line }) => line)))}
              />
              {t("records.table.changes")}
            </label>
            <ul>
              {changes.slice(0, mostNamed).map(({ line, type, name, columns, cells }) => (
                <li key={line}>
                  <label>
                    <input
                      type="checkbox"
                      className="vt-tick"
                      checked={!left.has(line)}
                      onChange={({ target }) => choose(line, target.checked)}
                    />
                    <strong>{t("records.table.line", { line })}</strong>
                    <span>{name}</span>
                  </label>
                  <span className="vt-badge">{t(`records.table.${type}`)}</span>
                  {cells.length > 0 && <ChangedCells cells={cells} words={words} />}
                  {cells.length === 0 && columns.length > 0 && <span>{columns.map(words.column).join(", ")}</span>}
                </li>
              ))}
            </ul>
            <More count={changes.length - mostNamed} />
          </section>
        )}
      </div>
    </DialogFrame>
  );
}

/** Where in the file something is wrong: by the name that its column has there, too. */
function FileColumn({ name, label }: { name: string; label: string }) {
  return (
    <span>
      {label} <code>{name}</code>
    </span>
  );
}

/** That there are more lines than those that are named. */
function More({ count }: { count: number }) {
  const { t } = useEditorActions();
  return count > 0 ? <p className="vt-hint">{t("records.table.more", { count })}</p> : null;
}
