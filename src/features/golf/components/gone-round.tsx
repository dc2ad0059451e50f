import { translator } from "~/i18n/catalogue.ts";
import { goneRound, type PageLookup } from "../domain/gone-round.ts";
import "../styles/gone-round.css";

/**
 * One sentence on the home page of a site with a course, for who came by a link whose round is gone or that nobody can
 * read. Shown to them alone, by the address that they were sent to; it needs no script.
 */
export function GoneRound({ locale, pagePath }: { locale: string; pagePath: PageLookup }) {
  const start = pagePath({ slug: "~urban-golf-start" });
  if (start === null) return null;
  const t = translator(locale);
  return (
    <p id={goneRound} className="gone-round">
      {t("golf.linkGone")} <a href={start}>{t("golf.startGame")}</a>
    </p>
  );
}
