import { Languages } from "lucide-react";
import type { TranslatedEntry } from "~/features/listings/translations/schema.ts";
import type { TranslatedPage } from "~/features/site/translations/schema.ts";
import { missingForService, type PairGroup } from "~/features/site/translations/text-pair.ts";
import type { Locale } from "~/lib/locales.ts";
import { BusyButton } from "../controls/busy-button.tsx";
import { useEditorActions } from "../state/editor-context.tsx";
import { TranslateButton } from "./translate-button.tsx";
import { TranslationRun } from "./translation-run.tsx";
import { useTranslationRun } from "./use-translation-run.ts";

interface TranslateMissingProps {
  groups: readonly PairGroup[];
  others: readonly TranslatedPage[] | undefined;
  entries: readonly TranslatedEntry[] | undefined;
  locale: Locale;
  onChanged: () => void;
}

/** Has everything translated that is missing in a language: on the page under edit at once, on the whole site in the background. */
export function TranslateMissing({ groups, others = [], entries = [], locale, onChanged }: TranslateMissingProps) {
  const { t } = useEditorActions();
  const { run, isBusy, start, end } = useTranslationRun(onChanged);
  const pairs = missingForService(groups.flatMap((group) => group.pairs));
  const isOpen = ({ counts }: Pick<TranslatedPage, "counts">) => (counts[locale]?.forService ?? 0) > 0;
  const [pages, listed] = [others.filter(isOpen), entries.filter(isOpen)];
  if (pairs.length === 0 && pages.length === 0 && listed.length === 0 && !run) return null;
  return (
    <>
      <div className="vt-pairs__machine" data-vt-translate-missing>
        {pairs.length > 0 && (
          <TranslateButton
            pairs={() => pairs}
            to={locale}
            className="vt-button vt-button--outline"
            label={t("translate.missing", { count: pairs.length })}
          />
        )}
        {pages.length + listed.length > 0 && (
          <BusyButton
            type="button"
            className="vt-button vt-button--outline"
            disabled={run?.state === "running"}
            isBusy={isBusy}
            onClick={() => void start(locale)}
          >
            <Languages size={16} aria-hidden />
            <span>{t("translate.everywhere", { pages: pages.length, entries: listed.length })}</span>
          </BusyButton>
        )}
      </div>
      {run && <TranslationRun run={run} isBusy={isBusy} onEnd={() => void end()} />}
    </>
  );
}
