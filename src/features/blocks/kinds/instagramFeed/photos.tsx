import { excerptOf } from "../../words/excerpt.ts";
import { Picture } from "../../pictures/picture.tsx";
import type { photosOf } from "../../data/shown-posts.ts";
import type { ViewContext } from "../../ui.ts";
import { feedSizes } from "./feed-sizes.ts";

interface PhotosProps {
  posts: ReturnType<typeof photosOf>;
  columns: number;
  t: ViewContext["t"];
}

/** The posts of a photo account: the site's own copy of each picture, which leads to the post. */
export function Photos({ posts, columns, t }: PhotosProps) {
  if (posts.length === 0) return <p className="feed__none">{t("blocks.feed.none")}</p>;
  return (
    <ul className="media-list feed__images" role="list">
      {posts.map(({ id, picture, text, href, isVideo }) => {
        const of = { media: picture, alt: excerptOf(text) || t("blocks.feed.post"), objectFit: "cover" as const };
        const shown = (
          <>
            <Picture of={of} sizes={feedSizes(of, columns)} priority={false} />
            {isVideo && <span className="feed__film">{t("blocks.feed.film")}</span>}
          </>
        );
        return (
          <li key={id}>
            {href === null ? (
              <div className="feed__post">{shown}</div>
            ) : (
              <a className="feed__post" href={href} target="_blank" rel="noopener">
                {shown}
              </a>
            )}
          </li>
        );
      })}
    </ul>
  );
}
