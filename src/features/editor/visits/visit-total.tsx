import type { VisitReport, VisitSpan } from "~/features/visits/schema.ts";
import { useEditorActions } from "../state/editor-context.tsx";

/** All of the span, and how much more or less it is than what came before. */
export function VisitTotal({ total, before, days }: Pick<VisitReport, "total" | "before"> & { days: VisitSpan }) {
  const { t, editorLocale } = useEditorActions();
  const number = new Intl.NumberFormat(`${editorLocale}-CH`);
  const share = new Intl.NumberFormat(`${editorLocale}-CH`, {
    style: "percent",
    signDisplay: "exceptZero",
    maximumFractionDigits: 0,
  });
  return (
    <p className="vt-visits__total">
      <strong>{number.format(total)}</strong> <span>{t("visits.seen", { count: total })}</span>
      {before !== null && before > 0 && (
        <span className="vt-visits__change">
          {t("visits.change", { share: share.format(total / before - 1), days: Number(days) })}
        </span>
      )}
    </p>
  );
}
