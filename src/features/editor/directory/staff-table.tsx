import { RecordsHead } from "../controls/records/records-head.tsx";
import { RecordsTable } from "../controls/records/records-table.tsx";
import { useRecordFilter } from "../controls/records/use-record-filter.ts";
import { branchLabel } from "~/features/directory/domain/branch-label.ts";
import { useEditorActions } from "../state/editor-context.tsx";
import type { OpenPart } from "./reveal-in-business.ts";
import { useStaff } from "./use-directory.ts";

/** The people of all branches as a table: searched by name and branch, each opened in the business. */
export function StaffTable({ onOpen }: { onOpen: (part: OpenPart) => void }) {
  const { t } = useEditorActions();
  const filter = useRecordFilter();
  const { search, status } = filter;
  const list = useStaff(search, status);
  const rows = list.data?.pages.flatMap(({ staff }) => staff) ?? [];
  const total = list.data?.pages[0]?.total ?? 0;
  const none = search === "" ? t("directory.nobody") : t("directory.noneFound", { search });
  return (
    <>
      <RecordsHead filter={filter} searchLabel={t("directory.searchStaff")} add={null} />
      <RecordsTable
        list={list}
        rows={rows}
        nameOf={({ firstName, lastName }) => `${firstName} ${lastName}`.trim() || t("directory.nameless")}
        nameLabel={t("directory.name")}
        columns={[
          {
            label: t("directory.worksAt"),
            isLong: true,
            cell: ({ business, branch, city }) => branchLabel({ business, name: branch, city }),
          },
        ]}
        told={total > 0 ? t("directory.staffCount", { count: total }) : none}
        failed={t("directory.staffFailed")}
        onOpen={(id) => {
          const row = rows.find((each) => each.id === id);
          if (row) onOpen({ type: "person", id, businessId: row.businessId });
        }}
      />
      <p className="vt-hint">{t("directory.staffInBusiness")}</p>
    </>
  );
}
