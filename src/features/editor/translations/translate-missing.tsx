import { Languages } from "lucide-react";
import type { TranslatedPage } from "~/features/site/translations/schema.ts";
import type { PairGroup } from "~/features/site/translations/text-pair.ts";
import type { Locale } from "~/lib/locales.ts";
import { useEditorActions } from "../state/editor-context.tsx";
import { TranslateButton } from "./translate-button.tsx";
import { useTranslatePages } from "./use-translate-pages.ts";

interface TranslateMissingProps {
  groups: readonly PairGroup[];
  others: readonly TranslatedPage[] | undefined;
  locale: Locale;
  onChanged: () => void;
}

/** Has everything translated that is missing in a language: on the page under edit, and on the site's other pages. */
export function TranslateMissing({ groups, others = [], locale, onChanged }: TranslateMissingProps) {
  const { t } = useEditorActions();
  const { translatePages, isBusy } = useTranslatePages({ to: locale, onChanged });
  const fields = groups.flatMap(({ pairs }) =>
    pairs.flatMap(({ place, state }) =>
      place.type === "field" && state === "missing" ? [{ groupId: place.groupId, fieldName: place.fieldName }] : [],
    ),
  );
  const pages = others.filter(({ counts }) => (counts[locale]?.missingInFields ?? 0) > 0);
  if (fields.length === 0 && pages.length === 0) return null;
  return (
    <div className="vt-pairs__machine">
      {fields.length > 0 && (
        <TranslateButton
          fields={fields}
          to={locale}
          className="vt-button vt-button--outline"
          label={t("translate.missing", { count: fields.length })}
        />
      )}
      {pages.length > 0 && (
        <button
          type="button"
          className="vt-button vt-button--outline"
          disabled={isBusy}
          onClick={() => void translatePages(pages)}
        >
          <Languages size={16} aria-hidden />
          <span>{t("translate.everywhere", { count: pages.length })}</span>
        </button>
      )}
    </div>
  );
}
