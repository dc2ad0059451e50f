import { RecordsHead } from "../controls/records/records-head.tsx";
import { RecordsTable } from "../controls/records/records-table.tsx";
import { useRecordFilter } from "../controls/records/use-record-filter.ts";
import { useEditorActions } from "../state/editor-context.tsx";
import type { OpenPart } from "./reveal-in-business.ts";
import { useBranches } from "./use-directory.ts";

/** The branches of all businesses as a table: searched by name and place, each opened in its business. */
export function BranchTable({ onOpen }: { onOpen: (part: OpenPart) => void }) {
  const { t } = useEditorActions();
  const filter = useRecordFilter();
  const { search, status } = filter;
  const list = useBranches(search, status);
  const rows = list.data?.pages.flatMap(({ branches }) => branches) ?? [];
  const total = list.data?.pages[0]?.total ?? 0;
  const none = search === "" ? t("directory.noBranch") : t("directory.noneFound", { search });
  return (
    <>
      <RecordsHead filter={filter} searchLabel={t("directory.searchBranches")} add={null} />
      <RecordsTable
        list={list}
        rows={rows}
        nameOf={({ name, city }) => name || city || t("directory.nameless")}
        mark={({ active }) => !active && <span className="vt-badge vt-badge--quiet">{t("directory.inactive")}</span>}
        nameLabel={t("directory.branchName")}
        columns={[
          { label: t("directory.city"), isMinor: true, cell: ({ city }) => city },
          { label: t("directory.business"), cell: ({ business }) => business },
        ]}
        told={total > 0 ? t("directory.branchCount", { count: total }) : none}
        failed={t("directory.branchesFailed")}
        onOpen={(id) => {
          const row = rows.find((each) => each.id === id);
          if (row) onOpen({ type: "branch", id, businessId: row.businessId });
        }}
      />
      <p className="vt-hint">{t("directory.branchesInBusiness")}</p>
    </>
  );
}
