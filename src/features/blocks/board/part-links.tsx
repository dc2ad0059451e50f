import { listPartIn, type listPartNames } from "../data/listing-data.ts";
import type { ViewContext } from "../ui.ts";

interface Props {
  list: keyof typeof listPartNames;
  groupId: string;
  context: Pick<ViewContext, "data" | "pageId" | "pagePath" | "t">;
}

/** Leads to what stands before and further on in a long list; each part is a page of its own, also without scripts. */
export function PartLinks({ list, groupId, context: { data, pageId, pagePath, t } }: Props) {
  const { number, parts } = listPartIn(data, list);
  const path = pagePath({ id: pageId });
  if (parts < 2 || path === null) return null;
  const hrefOf = (part: number) => `${path}${part === 1 ? "" : `?${list}=${part}`}#section-${groupId}`;
  return (
    <p className="board__actions actions">
      {number > 1 && (
        <a className="button" data-variant="secondary" rel="prev" href={hrefOf(number - 1)}>
          {t("blocks.carousel.previous")}
        </a>
      )}
      <span>
        {number} / {parts}
      </span>
      {number < parts && (
        <a className="button" data-variant="secondary" rel="next" href={hrefOf(number + 1)}>
          {t("blocks.more")}
        </a>
      )}
    </p>
  );
}
