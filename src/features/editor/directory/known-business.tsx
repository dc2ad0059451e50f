import type { Drawer } from "../controls/records/record-drawer.tsx";
import { StoredRecord } from "../controls/records/stored-record.tsx";
import { useEditorActions } from "../state/editor-context.tsx";
import { BusinessForm } from "./business-form.tsx";
import { useBusiness } from "./use-directory.ts";

interface Props {
  id: string;
  drawer: Drawer;
  onDone: () => void;
}

/** A business that is stored, to be changed. */
export function KnownBusiness({ id, drawer, onDone }: Props) {
  const { t } = useEditorActions();
  return (
    <StoredRecord query={useBusiness(id)} failed={t("directory.failed")}>
      {(stored) => <BusinessForm start={stored.value} before={stored} drawer={drawer} onDone={onDone} />}
    </StoredRecord>
  );
}
