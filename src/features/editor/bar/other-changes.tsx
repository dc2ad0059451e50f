"use client";

import { Popover } from "@base-ui/react/popover";
import { useQuery } from "@tanstack/react-query";
import { ChevronDown } from "lucide-react";
import { useTRPC } from "~/trpc/react.tsx";
import { nameOf } from "../pages/page-lists.ts";
import { usePageHref } from "../pages/use-page-href.ts";
import { useFrame } from "../frame/frame-context.tsx";
import { useEditorActions, useEditorPart } from "../state/editor-context.tsx";

/** How long the list counts as fresh, in milliseconds. */
const freshFor = 60_000;

/** The site's other pages that are not published as they stand, with how much of each; nothing while there are none. */
export function OtherChanges() {
  const { t, pageId } = useEditorActions();
  const trpc = useTRPC();
  const { showDialog } = useFrame();
  const locale = useEditorPart((state) => state.locale);
  const hrefOf = usePageHref();
  const { data = [] } = useQuery(trpc.page.status.unpublished.queryOptions(undefined, { staleTime: freshFor }));
  const others = data.filter(({ id }) => id !== pageId);
  if (others.length === 0) return null;
  const label = t("toolbar.othersChanged", { count: others.length });
  return (
    <Popover.Root>
      <Popover.Trigger className="vt-button vt-button--quiet" aria-label={label}>
        <span className="vt-wide">{label}</span>
        <span className="vt-quiet-count vt-only-narrow" aria-hidden>
          +{others.length}
        </span>
        <ChevronDown size={16} aria-hidden />
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner side="bottom" align="end" sideOffset={8} collisionPadding={16} className="vt-layer-popup">
          <Popover.Popup className="vt-popover">
            <Popover.Title className="vt-popover__title">{t("toolbar.unpublished")}</Popover.Title>
            <ul className="vt-missing">
              {others.map((page) => (
                <li key={page.id}>
                  <a className="vt-missing__text" href={hrefOf(page)}>
                    <span>{nameOf(page, locale)}</span>
                    <small>{t("toolbar.changes", { count: page.changes })}</small>
                  </a>
                </li>
              ))}
            </ul>
            <button type="button" className="vt-button vt-button--primary" onClick={() => showDialog("publishAll")}>
              {t("publishAll.open")}
            </button>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}
