import type { ListName } from "~/features/listings/schema.ts";
import { RecordsHead } from "../controls/records/records-head.tsx";
import { RecordsTable } from "../controls/records/records-table.tsx";
import { TableFile } from "../controls/records/table-file.tsx";
import { useRecordFilter } from "../controls/records/use-record-filter.ts";
import { useMoments } from "../history/use-moments.ts";
import { useEditorActions } from "../state/editor-context.tsx";
import { useEntryTableWords } from "./use-entry-table-words.ts";
import { useEntries, useEntryFile } from "./use-listings.ts";
import { useTitleOf } from "./use-title-of.ts";

interface Props {
  list: ListName;
  onOpen: (id: string) => void;
  onAdd: () => void;
}

const words = {
  jobs: { add: "listings.addJob", none: "listings.noJobs", count: "listings.countJobs" },
  items: { add: "listings.addItem", none: "listings.noItems", count: "listings.countItems" },
} as const;

/** The entries of one list as a table: searched by title and place, by status, opened one at a time, and as a file. */
export function EntryTable({ list, onOpen, onAdd }: Props) {
  const { t } = useEditorActions();
  const titleOf = useTitleOf();
  const filter = useRecordFilter();
  const { search, status } = filter;
  const asked = useEntries(list, search, status);
  const file = useEntryFile(list, search, status);
  const wordsOf = useEntryTableWords();
  const rows = asked.data?.pages.flatMap(({ entries }) => entries) ?? [];
  const total = asked.data?.pages[0]?.total ?? 0;
  const { add, none, count } = words[list];
  const nothing = search === "" ? t(none) : t("listings.noneFound", { search });
  const dayOf = useMoments("day");
  return (
    <>
      <RecordsHead filter={filter} searchLabel={t("listings.search")} add={{ label: t(add), onPressed: onAdd }} />
      <RecordsTable
        list={asked}
        rows={rows}
        nameOf={({ title }) => titleOf(title) || t("listings.untitled")}
        mark={({ isOver }) => isOver && <span className="vt-badge">{t("listings.isOver")}</span>}
        nameLabel={t("listings.entryTitle")}
        columns={[
          { label: t("listings.city"), cell: ({ city }) => city },
          {
            label: t("listings.created"),
            isMinor: true,
            cell: ({ created }) => <time dateTime={created}>{dayOf(created)}</time>,
          },
        ]}
        told={total > 0 ? t(count, { count: total }) : nothing}
        failed={t("listings.failed")}
        onOpen={onOpen}
      />
      <TableFile work={file} reasonText={(reason) => t(`listings.faults.${reason}`)} wordsOf={wordsOf} />
    </>
  );
}
