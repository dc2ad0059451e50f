import { Fragment, useRef, type ReactNode } from "react";
import type { PublicationStatus } from "~/features/directory/schema.ts";
import { MoreButton } from "../more-button.tsx";
import { useEditorActions } from "../../state/editor-context.tsx";
import { useKeyboardAtRow } from "./use-keyboard-at-row.ts";

interface Listed {
  id: string;
  status: PublicationStatus;
}

/** How far a list has been asked for: what `useInfiniteQuery` tells of it. */
interface Asked {
  isPending: boolean;
  isError: boolean;
  isSuccess: boolean;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  refetch: () => unknown;
  fetchNextPage: () => unknown;
}

interface Props<Row extends Listed> {
  list: Asked;
  rows: readonly Row[];
  /** What a record is opened by. */
  nameOf: (row: Row) => string;
  /** What stands beside its name. */
  mark?: (row: Row) => ReactNode;
  nameLabel: string;
  /** The columns between the name and the status; phones have no room for the minor ones, and a long one takes its room from the name. */
  columns: readonly { label: string; isMinor?: boolean; isLong?: boolean; cell: (row: Row) => ReactNode }[];
  /** How many there are, or that there is none. */
  told: string;
  failed: string;
  onOpen: (id: string) => void;
}

/** Records as a table, page by page; each is opened by its name, which breaks behind a slash first. Loading, failed and empty are told. */
export function RecordsTable<Row extends Listed>(props: Props<Row>) {
  const { list, rows, nameOf, mark, nameLabel, columns, told, failed, onOpen } = props;
  const { t } = useEditorActions();
  const count = useRef<HTMLParagraphElement>(null);
  const body = useRef<HTMLTableSectionElement>(null);
  const ids = rows.map(({ id }) => id);
  const onRowFocused = useKeyboardAtRow(ids, (at) => {
    const rowAt = at === null ? undefined : body.current?.rows[ids.indexOf(at)];
    (rowAt?.querySelector("button") ?? count.current)?.focus();
  });
  return (
    <>
      {list.isPending && <p role="status">{t("toolbar.loading")}</p>}
      {list.isError && (
        <p role="alert" className="vt-error">
          {failed}{" "}
          <button type="button" className="vt-link" onClick={() => void list.refetch()}>
            {t("save.retry")}
          </button>
        </p>
      )}
      {list.isSuccess && (
        <p ref={count} role="status" tabIndex={-1} className="vt-hint vt-records__count">
          {told}
        </p>
      )}
      {rows.length > 0 && (
        <div className="vt-table-room">
          <table className="vt-table">
            <thead>
              <tr>
                <th scope="col">{nameLabel}</th>
                {columns.map(({ label, isMinor, isLong }) => (
                  <th key={label} scope="col" data-minor={isMinor} data-long={isLong}>
                    {label}
                  </th>
                ))}
                <th scope="col">{t("records.status")}</th>
              </tr>
            </thead>
            <tbody ref={body}>
              {rows.map((row) => (
                <tr key={row.id}>
                  <th scope="row">
                    <button
                      type="button"
                      className="vt-table__open"
                      onFocus={() => onRowFocused(row.id)}
                      onBlur={() => onRowFocused(null)}
                      onClick={() => onOpen(row.id)}
                    >
                      {nameOf(row)
                        .split(/(?<=\/)/)
                        .map((part, at) => (
                          <Fragment key={at}>
                            {at > 0 && <wbr />}
                            {part}
                          </Fragment>
                        ))}
                    </button>
                    {mark?.(row)}
                  </th>
                  {columns.map(({ label, isMinor, cell }) => (
                    <td key={label} data-minor={isMinor}>
                      {cell(row)}
                    </td>
                  ))}
                  <td>
                    <span className="vt-table__status" data-status={row.status}>
                      {t(`records.${row.status}`)}
                    </span>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <MoreButton asked={list} list={body}>
        {t("records.more")}
      </MoreButton>
    </>
  );
}
