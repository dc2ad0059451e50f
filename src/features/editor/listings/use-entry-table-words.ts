import { itemTypes, listingKinds } from "~/features/listings/schema.ts";
import { tableWords, type TableWords } from "../controls/records/table-words.ts";
import type { TableReport } from "../controls/records/table-report.ts";
import { useEditorActions } from "../state/editor-context.tsx";
import { useEntryNames } from "./use-entry-names.ts";

/** What stands in a table of entries, as their form calls it; branches and people by their names. */
export function useEntryTableWords(): (report: TableReport) => TableWords {
  const { t, say } = useEditorActions();
  const { richTextDescription: description, ...names } = useEntryNames();
  return (report) =>
    tableWords({
      t,
      labels: { ...names, description, pictures: names.titleImageIds },
      flags: ["askingPrice", "toBePickedUp", "subjectToPostage"],
      cells: (column, text) => {
        if (column === "branchId" || column === "staffMemberId") return report.names?.[text];
        if (column !== "listingKind" && column !== "itemType") return undefined;
        const choice = [...listingKinds, ...itemTypes].find((each) => each === text);
        return choice && say(`choices.${choice}`);
      },
    });
}
