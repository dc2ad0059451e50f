import type { TranslatedEntry } from "~/features/listings/translations/schema.ts";
import type { Locale } from "~/lib/locales.ts";
import { titleIn } from "../listings/entry.ts";
import { useEditorActions } from "../state/editor-context.tsx";
import { EntryTexts } from "./entry-texts.tsx";
import type { OpenFold } from "./open-fold.ts";
import { TextsFold } from "./texts-fold.tsx";

interface ListedEntriesProps {
  /** Undefined until they are known. */
  entries: TranslatedEntry[] | undefined;
  locale: Locale;
  shown: "open" | "all";
  open: OpenFold | null;
  onOpen: (open: OpenFold | null) => void;
  hasFailed: boolean;
  onRetry: () => void;
}

/** The site's open positions and the entries of its marketplace, each with what is open on it; one at a time shows its texts. */
export function ListedEntries({ entries, locale, shown, open, onOpen, hasFailed, onRetry }: ListedEntriesProps) {
  const { t, locales } = useEditorActions();
  const isUnknown = !entries && hasFailed;
  const listed = (entries ?? []).filter(({ id, counts }) => {
    const own = counts[locale];
    return own && (shown === "all" ? own.total > 0 : own.missing + own.stale > 0 || open?.id === id);
  });
  if (listed.length === 0 && !isUnknown) return null;
  const heading = t("translations.group.listing");
  return (
    <section className="vt-pairs" aria-label={heading}>
      <h3>{heading}</h3>
      {isUnknown && (
        <p className="vt-hint" role="alert">
          {t("translations.entriesFailed")}{" "}
          <button type="button" className="vt-link" onClick={onRetry}>
            {t("save.retry")}
          </button>
        </p>
      )}
      {listed.map(({ list, id, title, counts }) => (
        <TextsFold
          key={id}
          id={id}
          name={titleIn(title, locales) || t("listings.untitled")}
          counts={counts[locale]}
          isOpen={open?.id === id}
          onOpen={onOpen}
        >
          <EntryTexts
            entry={{ list, id }}
            locale={locale}
            shown={shown}
            enterAt={open?.enterAt ?? null}
            onEntered={() => onOpen({ id, enterAt: null })}
          />
        </TextsFold>
      ))}
    </section>
  );
}
