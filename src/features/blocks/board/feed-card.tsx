import type { ElementType } from "react";
import { writtenDate } from "~/lib/time/written-date.ts";
import { cardPictureSizes } from "../pictures/card-picture-sizes.ts";
import { excerptOf } from "../words/excerpt.ts";
import { foreignLanguage } from "../words/language-of.ts";
import { wordFit } from "../words/word-fit.ts";
import { Picture } from "../pictures/picture.tsx";
import type { ShownPost } from "../data/shown-posts.ts";
import type { ViewContext } from "../ui.ts";
import { typeset } from "../words/typeset.ts";
import "../styles/card.css";
import "../styles/collection.css";
import "../styles/news-card.css";

interface FeedCardProps {
  post: ShownPost;
  /** The element of its title. */
  level: ElementType;
  options: { gridLayout: string; columnLayout: string; imageFormat: string };
  /** In whose language, and in whose time zone. */
  context: Pick<ViewContext, "locale" | "timeZone">;
}

/** One article of a feed as a card: all of it leads to the article, by the link in its title. */
export function FeedCard({ post, level: Level, options, context }: FeedCardProps) {
  const { locale, timeZone } = context;
  const { title, text, href, picture, postedAt } = post;
  const words = foreignLanguage(post.language, locale);
  const written = words.lang?.split("-")[0] ?? locale;
  const name = typeset(title, written);
  return (
    <article className="card card--news collection-item" data-swatch="transparent">
      {picture && (
        <div className="card__media">
          <Picture
            of={{ media: picture, alt: "", objectFit: "cover" }}
            sizes={cardPictureSizes(picture, options, 3 / 2)}
            priority={false}
          />
        </div>
      )}
      <div className="card__text">
        {postedAt !== null && (
          <p className="card__subtitle">
            <time dateTime={postedAt}>{dayInWords(postedAt, locale, timeZone)}</time>
          </p>
        )}
        <Level className="card__title" {...words} style={wordFit(name, Level)}>
          {href === null ? (
            name
          ) : (
            <a className="collection-item__link" href={href} target="_blank" rel="noopener">
              {name}
            </a>
          )}
        </Level>
        {text !== "" && (
          <p className="card__description" {...words}>
            {typeset(excerptOf(text), written)}
          </p>
        )}
      </div>
    </article>
  );
}

/** Whoever reads the page, and wherever it is drawn: the shop's day. */
function dayInWords(moment: string, locale: string, timeZone: string): string {
  return writtenDate(new Date(moment), locale, { day: "numeric", month: "long", year: "numeric" }, timeZone);
}
