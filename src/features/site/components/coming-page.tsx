import { siteTextsOf } from "~/i18n/site-texts.ts";
import { translatorOfParts } from "~/i18n/translate.ts";
import { LostWay } from "./lost-way.tsx";

/** A site of which nothing is published yet: in its colours, and without anything of what it will say. */
export function ComingPage({ locale }: { locale: string }) {
  const t = translatorOfParts(siteTextsOf(locale));
  return (
    <main className="site-main">
      <section className="notice missing missing--alone wrap">
        <LostWay />
        <div className="missing__words">
          <h1 className="title">{t("site.coming.title")}</h1>
          <p className="lead">{t("site.coming.text")}</p>
        </div>
      </section>
    </main>
  );
}
