import { memo, useLayoutEffect, useRef } from "react";
import type { ResolvedGroup } from "~/features/blocks/resolved.ts";
import type { ViewContext } from "~/features/blocks/ui.ts";
import { visitorUi } from "~/features/blocks/visitor/visitor-ui.tsx";
import { viewOf } from "~/kinds/views.tsx";

/** How wide the page is that is drawn small, in px. */
const pageWidth = 1200;

/** A section as it looks, so small that a page of them can be overseen. Nothing in it can be reached. */
export const SmallSection = memo(function SmallSection(props: { section: ResolvedGroup; view: ViewContext }) {
  const { section, view } = props;
  const page = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const site = document.querySelector<HTMLElement>(".site");
    const { current } = page;
    if (!current || !site) return;
    current.style.cssText = site.style.cssText; // the site's own colours, typefaces and shapes
    current.style.width = `${pageWidth}px`;
    current.style.setProperty("--small", String((current.parentElement?.clientWidth ?? pageWidth) / pageWidth));
  }, []);
  const View = viewOf(section.kind);
  const ui = visitorUi(view, viewOf);
  return (
    <span className="vt-map__picture" aria-hidden inert>
      <div ref={page} className="site vt-map__page" data-mode="edit">
        {View && <View group={section} ui={ui} context={view} />}
      </div>
    </span>
  );
});
