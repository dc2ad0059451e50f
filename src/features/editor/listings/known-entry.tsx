import type { ListName } from "~/features/listings/schema.ts";
import type { Drawer } from "../controls/records/record-drawer.tsx";
import { StoredRecord } from "../controls/records/stored-record.tsx";
import { useEditorActions } from "../state/editor-context.tsx";
import { ItemForm } from "./item-form.tsx";
import { JobForm } from "./job-form.tsx";
import { useItem, useJob } from "./use-listings.ts";

interface Props {
  id: string;
  drawer: Drawer;
  onDone: () => void;
}

/** An entry that is stored, to be changed. */
export function KnownEntry({ list, ...props }: Props & { list: ListName }) {
  return list === "jobs" ? <KnownJob {...props} /> : <KnownItem {...props} />;
}

function KnownJob({ id, ...rest }: Props) {
  const { t } = useEditorActions();
  return (
    <StoredRecord query={useJob(id)} failed={t("listings.failed")}>
      {(stored) => <JobForm start={stored.value} before={stored} {...rest} />}
    </StoredRecord>
  );
}

function KnownItem({ id, ...rest }: Props) {
  const { t } = useEditorActions();
  return (
    <StoredRecord query={useItem(id)} failed={t("listings.failed")}>
      {(stored) => <ItemForm start={stored.value} before={stored} {...rest} />}
    </StoredRecord>
  );
}
