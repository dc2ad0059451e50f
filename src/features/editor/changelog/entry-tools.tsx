import { Pencil, Trash2 } from "lucide-react";
import type { ChangelogEntry } from "~/features/changelog/schema.ts";
import { useEditorActions } from "../state/editor-context.tsx";
import { entryDay } from "./entry-day.ts";
import type { EntryTask } from "./use-entry-task.ts";

/** What an admin can do with an entry: write it again, or take it away. */
export function EntryTools({ entry, onTask }: { entry: ChangelogEntry; onTask: (task: EntryTask) => void }) {
  const { t, editorLocale } = useEditorActions();
  const date = entryDay(entry.date, editorLocale);
  return (
    <div className="vt-changelog__tools">
      <button
        type="button"
        className="vt-button vt-button--quiet"
        aria-label={t("changelog.changeOf", { date })}
        onClick={() => onTask({ type: "write", entry })}
      >
        <Pencil size={16} aria-hidden />
        {t("changelog.changeShort")}
      </button>
      <button
        type="button"
        className="vt-button vt-button--quiet vt-danger-text"
        aria-label={t("changelog.deleteOf", { date })}
        onClick={() => onTask({ type: "delete", entry })}
      >
        <Trash2 size={16} aria-hidden />
        {t("changelog.delete")}
      </button>
    </div>
  );
}
