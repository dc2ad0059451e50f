import { translator } from "~/i18n/catalogue.ts";

interface PreviewNoteProps {
  locale: string;
  expiresAt: Date;
  timeZone: string;
}

/** Says above a preview that the page is not published like this, and until when the link is good. */
export function PreviewNote({ locale, expiresAt, timeZone }: PreviewNoteProps) {
  const t = translator(locale);
  const dates = new Intl.DateTimeFormat(`${locale}-CH`, { dateStyle: "long", timeStyle: "short", timeZone });
  return (
    <aside className="preview-note" aria-label={t("site.preview.label")}>
      <strong>{t("site.preview.label")}</strong> {t("site.preview.text", { date: dates.format(expiresAt) })}
    </aside>
  );
}
