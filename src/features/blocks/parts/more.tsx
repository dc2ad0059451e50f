import type { ReactNode } from "react";
import type { ViewContext } from "../ui.ts";
import "../styles/more.css";

const batch = 24;

/** A list that visitors see 24 items of at a time (`vt-more`); in the canvas, and without JavaScript, all of them. */
export function More({ count, context, children }: { count: number; context: ViewContext; children: ReactNode }) {
  if (context.mode === "edit" || count <= batch) return children;
  return (
    <vt-more className="more">
      {children}
      <button type="button" className="more__button button" data-variant="secondary">
        {context.t("blocks.more")}
      </button>
    </vt-more>
  );
}
