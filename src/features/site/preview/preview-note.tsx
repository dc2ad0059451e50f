import { translator } from "~/i18n/catalogue.ts";
import { writtenMoment } from "~/lib/time/written-date.ts";

interface PreviewNoteProps {
  locale: string;
  expiresAt: Date;
  timeZone: string;
}

/** Says above a preview that the page is not published like this, and until when the link is good. */
export function PreviewNote({ locale, expiresAt, timeZone }: PreviewNoteProps) {
  const t = translator(locale);
  return (
    <aside className="preview-note" aria-label={t("site.preview.label")}>
      <strong>{t("site.preview.label")}</strong>{" "}
      {t("site.preview.text", { date: writtenMoment(expiresAt, locale, timeZone) })}
    </aside>
  );
}
