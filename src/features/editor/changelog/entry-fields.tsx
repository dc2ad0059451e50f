import { useId } from "react";
import type { ChangelogEntry, EntryTexts } from "~/features/changelog/schema.ts";
import { editorLocales } from "~/lib/locales.ts";
import { localTime } from "~/lib/time/zoned-time.ts";
import { useEditorActions } from "../state/editor-context.tsx";
import type { EntryInput } from "./entry-problem.ts";
import type { EntryProblem } from "./use-write-entry.ts";

interface EntryFieldsProps {
  entry: ChangelogEntry | null;
  problem: EntryProblem | null;
  /** What somebody else has written meanwhile. */
  theirs: EntryTexts | null;
}

/** The inputs of an entry, each with what is wrong with it below. A new entry is offered today, as the site's calendar has it. */
export function EntryFields({ entry, problem, theirs }: EntryFieldsProps) {
  const { t, timeZone, editorLocale } = useEditorActions();
  const errorId = useId();
  const wrong = (at: EntryProblem["at"]) =>
    problem?.at === at && (
      <p id={errorId} role="alert" className="vt-error vt-shake">
        {problem.text}
      </p>
    );
  const ofInput = (name: EntryInput) => ({
    name,
    "aria-invalid": problem?.at === name,
    "aria-describedby": problem?.at === name ? errorId : undefined,
  });
  const today = localTime(new Date(), timeZone).slice(0, 10);
  return (
    <>
      <label className="vt-field">
        {t("changelog.day")}
        <input {...ofInput("date")} type="date" className="vt-input" defaultValue={entry?.date ?? today} />
      </label>
      {wrong("date")}
      {editorLocales.map((locale) => (
        <div key={locale} className="vt-form">
          <label className="vt-field">
            {t(`changelog.text.${locale}`)}
            <textarea
              {...ofInput(locale)}
              lang={locale}
              className="vt-input vt-input--lines"
              rows={5}
              defaultValue={entry?.[locale] ?? ""}
            />
          </label>
          {wrong(locale)}
          {theirs && (
            <p className="vt-hint vt-quoting" lang={editorLocale}>
              {t("changelog.theirs")}{" "}
              {theirs[locale] === "" ? (
                <em>{t("changelog.theirsEmpty")}</em>
              ) : (
                <q lang={locale} className="vt-changelog__text">
                  {theirs[locale]}
                </q>
              )}
            </p>
          )}
        </div>
      ))}
      <p className="vt-hint">{t("changelog.oneLanguage")}</p>
      {wrong("form")}
    </>
  );
}
