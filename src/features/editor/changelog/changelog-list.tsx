import { useEditorActions } from "../state/editor-context.tsx";
import { EntryView } from "./entry-view.tsx";
import type { ChangelogQuery } from "./use-changelog.ts";
import type { EntryTask } from "./use-entry-task.ts";

interface ChangelogListProps {
  list: ChangelogQuery;
  /** What somebody who writes entries wants to do with one; null for everybody else. */
  onTask: ((task: EntryTask) => void) | null;
}

/** The entries, the newest first, or why there are none. */
export function ChangelogList({ list, onTask }: ChangelogListProps) {
  const { t } = useEditorActions();
  if (list.isPending) return <p role="status">{t("changelog.loading")}</p>;
  if (list.isError)
    return (
      <p role="alert" className="vt-error">
        {t("changelog.failed")}{" "}
        <button type="button" className="vt-link" onClick={() => void list.refetch()}>
          {t("save.retry")}
        </button>
      </p>
    );
  if (list.data.data.length === 0) return <p className="vt-hint">{t("changelog.none")}</p>;
  return (
    <ul className="vt-changelog">
      {list.data.data.map((entry) => (
        <EntryView key={entry.date} entry={entry} onTask={onTask} />
      ))}
    </ul>
  );
}
