import type { ChangelogEntry } from "~/features/changelog/schema.ts";
import { useEditorActions } from "../state/editor-context.tsx";
import { entryDay } from "./entry-day.ts";

/** One day and what was new then, in the language of the editor. */
export function EntryView({ entry }: { entry: ChangelogEntry }) {
  const { editorLocale } = useEditorActions();
  return (
    <li className="vt-changelog__entry">
      <h3 className="vt-changelog__day">
        <time dateTime={entry.date}>{entryDay(entry.date, editorLocale)}</time>
      </h3>
      <p className="vt-changelog__text" lang={editorLocale}>
        {entry[editorLocale]}
      </p>
    </li>
  );
}
