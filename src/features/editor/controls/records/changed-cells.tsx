import type { ChangedCell } from "~/lib/tables/changed-cell.ts";
import { DifferingWords } from "../../dialogs/differing-words.tsx";
import { useEditorActions } from "../../state/editor-context.tsx";
import type { TableWords } from "./table-words.ts";

/** So many cells of one record are shown; a table can change every branch of a large business. */
const mostShown = 20;

/** What stands in the cells that a table would change, and what would stand there. */
export function ChangedCells({ cells, words }: { cells: readonly ChangedCell<string>[]; words: TableWords }) {
  const { t } = useEditorActions();
  const further = cells.length - mostShown;
  return (
    <div className="vt-import__cells">
      <dl>
        {cells.slice(0, mostShown).map(({ column, of, ...texts }, at) => {
          const [before, after] = [words.cell(column, texts.before), words.cell(column, texts.after)];
          return (
            <div key={at}>
              <dt>
                <b>{words.column(column)}</b>
                {of !== null && <span>{of}</span>}
              </dt>
              <dd>
                <span className="vt-sr">{t("records.table.before")}</span>{" "}
                <CellWords as="del" text={before} other={after} /> <span aria-hidden>→</span>{" "}
                <span className="vt-sr">{t("records.table.after")}</span>{" "}
                <CellWords as="ins" text={after} other={before} />
              </dd>
            </div>
          );
        })}
      </dl>
      {further > 0 && <p className="vt-hint">{t("records.table.moreCells", { count: further })}</p>}
    </div>
  );
}

function CellWords({ as: Element, text, other }: { as: "del" | "ins"; text: string; other: string }) {
  const { t } = useEditorActions();
  if (text === "") return <em>{t("history.nothing")}</em>;
  return (
    <Element>
      <DifferingWords text={text} other={other} />
    </Element>
  );
}
