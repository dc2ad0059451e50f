import type { DirectoryData } from "~/features/blocks/data/directory-data.ts";
import type { ViewContext } from "~/features/blocks/ui.ts";
import { directoryHref } from "./directory-href.ts";

interface Props {
  found: DirectoryData;
  context: ViewContext;
}

/** What visitors search with. The form leads to this page, so that it works before any script has run. */
export function DirectoryBar({ found: { asked, offered, letters }, context }: Props) {
  const { t, pagePath, pageId } = context;
  const action = pagePath({ id: pageId }) ?? "";
  return (
    <div className="directory__sticky">
      <search className="directory__search">
        <form className="directory__bar" action={action} method="get">
          <label className="directory__field">
            <span className="sr-only">{t("blocks.directory.search")}</span>
            <input
              type="search"
              name="q"
              placeholder={t("blocks.directory.search")}
              defaultValue={asked.q}
              maxLength={100}
              autoComplete="off"
              enterKeyHint="search"
            />
          </label>
          <div className="directory__filters">
            <label className="directory__chip">
              <input type="checkbox" name="open" value="1" defaultChecked={asked.open} />
              {t("blocks.directory.open")}
            </label>
            <button
              type="button"
              className="directory__chip"
              data-state="near"
              data-waiting={t("blocks.directory.nearWaiting")}
              data-refused={t("blocks.directory.nearRefused")}
              data-failed={t("blocks.directory.nearFailed")}
              aria-pressed="false"
              hidden
            >
              {t("blocks.directory.near")}
            </button>
            {offered.map((program) => (
              <label key={program} className="directory__chip">
                <input
                  type="checkbox"
                  name="program"
                  value={program}
                  defaultChecked={asked.program.includes(program)}
                />
                {t(`blocks.directory.${program}`)}
              </label>
            ))}
          </div>
          <button type="submit" className="button directory__submit">
            {t("blocks.directory.submit")}
          </button>
        </form>
      </search>
      <nav className="directory__letters" aria-label={t("blocks.directory.letters")}>
        <Letters {...{ action, asked, letters }} all={t("blocks.directory.all")} />
      </nav>
    </div>
  );
}

/** The register: the letters under which something is found, and all of them again where one is chosen. */
export function Letters(props: Pick<DirectoryData, "asked" | "letters"> & { action: string; all: string }) {
  const { action, asked, letters, all } = props;
  return (
    <ul role="list">
      {asked.letter !== null && (
        <li>
          <a href={directoryHref(action, { ...asked, letter: null, page: 1 })}>{all}</a>
        </li>
      )}
      {letters.map((letter) => (
        <li key={letter}>
          <a
            href={directoryHref(action, { ...asked, letter, page: 1 })}
            data-letter={letter}
            aria-current={letter === asked.letter ? "true" : undefined}
          >
            {letter}
          </a>
        </li>
      ))}
    </ul>
  );
}
