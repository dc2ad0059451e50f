import { wordFit } from "~/features/blocks/words/word-fit.ts";
import { translator } from "~/i18n/catalogue.ts";

/** In the place of a preview whose link is over. */
export function NoticePage({ locale }: { locale: string }) {
  const t = translator(locale);
  const title = t("site.previewOver.title");
  return (
    <section className="notice wrap">
      <h1 className="title" style={wordFit(title, "h1")}>
        {title}
      </h1>
      <p className="lead">{t("site.previewOver.text")}</p>
      <p>
        <a className="button" data-variant="primary" href={`/${locale}`}>
          {t("site.backHome")}
        </a>
      </p>
    </section>
  );
}
