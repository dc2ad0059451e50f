import type { ReactNode } from "react";
import type { ViewContext } from "../ui.ts";
import "../styles/lightbox.css";

/** Pictures that visitors can look at large (`vt-lightbox`); each stands in a link `a.enlarges` to its largest copy. */
export function Lightbox({
  count,
  context: { t },
  children,
}: {
  count: number;
  context: ViewContext;
  children: ReactNode;
}) {
  if (count === 0) return children;
  return (
    <vt-lightbox>
      {children}
      <dialog
        className="lightbox"
        aria-label={t("blocks.lightbox.label")}
        data-count={t("blocks.lightbox.count", { number: "{number}", count })}
      >
        <output className="lightbox__count" />
        <button type="button" className="close-cross lightbox__close" aria-label={t("blocks.lightbox.close")} />
        <figure className="lightbox__figure">
          <figcaption className="lightbox__caption" aria-live="polite" />
        </figure>
        <button
          type="button"
          className="lightbox__arrow arrow"
          data-direction="previous"
          aria-label={t("blocks.lightbox.previous")}
        />
        <button
          type="button"
          className="lightbox__arrow arrow"
          data-direction="next"
          aria-label={t("blocks.lightbox.next")}
        />
      </dialog>
    </vt-lightbox>
  );
}
