"use client";

import { Popover } from "@base-ui/react/popover";
import { nameOf, type ListedPage } from "../pages/page-lists.ts";
import { usePageHref } from "../pages/use-page-href.ts";
import { useFrame } from "../frame/frame-context.tsx";
import { useEditorActions, useEditorPart } from "../state/editor-context.tsx";
import type { MenuProps } from "./later-menu.tsx";

export interface OtherChangesPopupProps extends MenuProps {
  others: readonly (ListedPage & { changes: number })[];
}

/** The other pages that are not published as they stand, each a way to it, and the way to publish them all. */
export function OtherChangesPopup({ face, atFirst, others }: OtherChangesPopupProps) {
  const { t } = useEditorActions();
  const { showDialog } = useFrame();
  const locale = useEditorPart((state) => state.locale);
  const hrefOf = usePageHref();
  return (
    <Popover.Root defaultOpen={atFirst.isOpen}>
      <Popover.Trigger className={face.className} aria-label={face.label} autoFocus={atFirst.hasFocus}>
        {face.children}
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
