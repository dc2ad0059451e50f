import { RecordsHead } from "../controls/records/records-head.tsx";
import { RecordsTable } from "../controls/records/records-table.tsx";
import { TableFile } from "../controls/records/table-file.tsx";
import { useRecordFilter } from "../controls/records/use-record-filter.ts";
import { useEditorActions } from "../state/editor-context.tsx";
import { useBusinessWords } from "./use-business-words.ts";
import { useBusinesses, useBusinessFile } from "./use-directory.ts";

interface Props {
  onOpen: (id: string) => void;
  onAdd: () => void;
}

/** How many towns of a business its row names. */
const mostTowns = 3;

/** The businesses as a table: searched by name and place, by status, opened one at a time, and as a file. */
export function BusinessTable({ onOpen, onAdd }: Props) {
  const { t } = useEditorActions();
  const filter = useRecordFilter();
  const { search, status } = filter;
  const list = useBusinesses(search, status);
  const file = useBusinessFile(search, status);
  const words = useBusinessWords();
  const rows = list.data?.pages.flatMap(({ businesses }) => businesses) ?? [];
  const total = list.data?.pages[0]?.total ?? 0;
  const none = search === "" ? t("directory.none") : t("directory.noneFound", { search });
  return (
    <>
      <RecordsHead
        filter={filter}
        searchLabel={t("directory.search")}
        add={{ label: t("directory.add"), onPressed: onAdd }}
      />
      <RecordsTable
        list={list}
        rows={rows}
        nameOf={({ name }) => name}
        mark={({ isOwn }) =>
          isOwn && (
            <span className="vt-badge" data-vt-own>
              {t("directory.own")}
            </span>
          )
        }
        nameLabel={t("directory.name")}
        columns={[
          {
            label: t("directory.places"),
            cell: ({ towns, branches }) =>
              towns.length > 0 ? townsInWords(towns) : t("directory.branchCount", { count: branches }),
          },
        ]}
        told={total > 0 ? t("directory.count", { count: total }) : none}
        failed={t("directory.failed")}
        onOpen={onOpen}
      />
      <TableFile work={file} reasonText={(reason) => t(`directory.faults.${reason}`)} wordsOf={() => words} />
    </>
  );
}

function townsInWords(towns: readonly string[]): string {
  const more = towns.length - mostTowns;
  return towns.slice(0, mostTowns).join(", ") + (more > 0 ? ` + ${more}` : "");
}
