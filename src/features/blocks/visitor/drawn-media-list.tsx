import { clsx } from "clsx";
import { Picture, pictureOf, pictureUrl } from "../pictures/picture.tsx";
import type { UiProps } from "../ui.ts";

export function drawnMediaList({ of, sizes, className, enlargeLabel }: UiProps<"MediaList">) {
  if (of.items.length === 0) return null;
  return (
    <ul className={clsx("media-list", className)} role="list">
      {of.items.map((item, index) => {
        const { media } = item;
        const shown = pictureOf(of, item);
        const picture = <Picture of={shown} sizes={sizes(shown)} priority={false} />;
        const largest = enlargeLabel ? pictureUrl(media, Infinity) : null;
        return (
          <li key={media.id}>
            {largest === null ? (
              picture
            ) : (
              <a className="enlarges" href={largest} aria-label={enlargeLabel?.(shown, index + 1)}>
                {picture}
              </a>
            )}
          </li>
        );
      })}
    </ul>
  );
}
