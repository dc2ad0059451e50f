import { translator } from "~/i18n/catalogue.ts";

/** A page of the site that says one thing: nothing here, closed to strangers, or over. */
export function NoticePage({ name, locale }: { name: "missing" | "protected" | "previewOver"; locale: string }) {
  const t = translator(locale);
  return (
    <section className="notice wrap">
      <h1 className="title">{t(`site.${name}.title`)}</h1>
      <p className="lead">{t(`site.${name}.text`)}</p>
      <p>
        <a className="button" data-variant="primary" href={`/${locale}`}>
          {t("site.backHome")}
        </a>
      </p>
    </section>
  );
}
