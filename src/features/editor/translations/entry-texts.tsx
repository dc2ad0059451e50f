import { useQuery } from "@tanstack/react-query";
import { SquareArrowOutUpRight } from "lucide-react";
import { use, useEffect, useRef } from "react";
import { entryPairs } from "~/features/listings/domain/entry-pairs.ts";
import type { EntryPlaceInput } from "~/features/listings/translations/schema.ts";
import { besideLanguage } from "~/features/site/translations/beside.ts";
import type { Locale } from "~/lib/locales.ts";
import { useTRPC } from "~/trpc/react.tsx";
import { entryHref } from "../controls/records/use-entry-in-address.ts";
import { useEditorActions } from "../state/editor-context.tsx";
import type { OpenFold } from "./open-fold.ts";
import { openPairsOf } from "./open-pairs-of.ts";
import { PairList } from "./pair-list.tsx";
import { BesideContext } from "./use-beside.ts";
import { enterRows } from "./walk-rows.ts";

interface EntryTextsProps {
  entry: EntryPlaceInput;
  locale: Locale;
  shown: "open" | "all";
  enterAt: OpenFold["enterAt"];
  onEntered: () => void;
}

/** Loads an entry of a list and shows its texts in two languages, each saved as it is written. */
export function EntryTexts({ entry: { list, id }, locale, shown, enterAt, onEntered }: EntryTextsProps) {
  const { t, defaultLocale } = useEditorActions();
  const beside = use(BesideContext);
  const trpc = useTRPC();
  const box = useRef<HTMLDivElement>(null);
  const { data, isError, refetch } = useQuery(trpc.listing.words.queryOptions({ list, id }, { staleTime: 0 }));
  const isThere = data !== undefined;
  useEffect(() => {
    if (!enterAt || !isThere) return;
    enterRows(box.current, enterAt);
    onEntered();
  }, [enterAt, isThere, onEntered]);

  if (!data)
    return (
      <p className="vt-hint" role="status">
        {isError ? (
          <>
            {t("translations.entryFailed")}{" "}
            <button type="button" className="vt-link" onClick={() => void refetch()}>
              {t("save.retry")}
            </button>
          </>
        ) : (
          t("translations.loading")
        )}
      </p>
    );
  const read = (languages: { source: Locale; locale: Locale }) => entryPairs(data, languages);
  const first = read({ source: defaultLocale, locale });
  const isFirst = beside === null || beside === defaultLocale;
  const pairs = isFirst ? first : besideLanguage(first, { beside, locale, read });
  return (
    <div ref={box} className="vt-other-page__texts">
      <div className="vt-other-page__bar">
        <a className="vt-link" href={entryHref("listings", { entry: id, list })}>
          <SquareArrowOutUpRight size={16} aria-hidden /> {t("translations.openEntry")}
        </a>
      </div>
      <PairList group={{ name: "listing", pairs }} {...{ locale, shown }} onShow={() => null} isElsewhere />
      {openPairsOf(pairs, shown).length === 0 && <p className="vt-hint">{t("translations.entryDone")}</p>}
    </div>
  );
}
