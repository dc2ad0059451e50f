import type { ChangelogEntry } from "~/features/changelog/schema.ts";
import { editorLocales } from "~/lib/locales.ts";
import { localTime } from "~/lib/time/zoned-time.ts";
import { useEditorActions } from "../state/editor-context.tsx";
import { entryDay } from "./entry-day.ts";
import { EntryTools } from "./entry-tools.tsx";
import type { EntryTask } from "./use-entry-task.ts";

interface EntryViewProps {
  entry: ChangelogEntry;
  onTask: ((task: EntryTask) => void) | null;
}

/**
 * One day and what was new then, in the language of the editor. Who writes entries sees those of coming days and of the
 * other language, too, and is told so.
 */
export function EntryView({ entry, onTask }: EntryViewProps) {
  const { t, editorLocale, timeZone } = useEditorActions();
  const language = [editorLocale, ...editorLocales].find((locale) => entry[locale] !== "") ?? editorLocale;
  const isToCome = entry.date > localTime(new Date(), timeZone).slice(0, 10);
  return (
    <li className="vt-changelog__entry">
      <h3 className="vt-changelog__day">
        <time dateTime={entry.date}>{entryDay(entry.date, editorLocale)}</time>
        {isToCome && <span className="vt-badge vt-badge--quiet">{t("changelog.toCome")}</span>}
        {language !== editorLocale && <span className="vt-badge">{t(`changelog.only.${language}`)}</span>}
      </h3>
      <p className="vt-changelog__text" lang={language}>
        {entry[language]}
      </p>
      {onTask && <EntryTools entry={entry} onTask={onTask} />}
    </li>
  );
}
