import { useState, type ReactNode } from "react";
import { useEditorActions } from "../../state/editor-context.tsx";

interface Props<Value> {
  query: {
    data: Value | undefined;
    isSuccess: boolean;
    isError: boolean;
    isFetchedAfterMount: boolean;
    refetch: () => unknown;
  };
  failed: string;
  children: (value: Value) => ReactNode;
}

/**
 * A record as it is stored at the moment when it is opened, for a form to begin with: not what an earlier look found, and
 * nothing that a later one finds while somebody writes. Until then, that it loads or could not be loaded.
 */
export function StoredRecord<Value>({ query, failed, children }: Props<Value>) {
  const { t } = useEditorActions();
  const [first, setFirst] = useState<Value>();
  if (first !== undefined) return children(first);
  if (query.isSuccess && query.isFetchedAfterMount) setFirst(query.data);
  if (!query.isError) return <p role="status">{t("toolbar.loading")}</p>;
  return (
    <p role="alert" className="vt-error">
      {failed}{" "}
      <button type="button" className="vt-link" onClick={() => void query.refetch()}>
        {t("save.retry")}
      </button>
    </p>
  );
}
