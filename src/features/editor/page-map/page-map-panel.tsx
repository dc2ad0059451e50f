"use client";

import { useLayoutEffect, useMemo, useRef } from "react";
import { resolvePage } from "~/features/page/domain/resolve.ts";
import { scrollToGroup } from "../canvas/sections/scroll-to-group.ts";
import { useMoveGroup } from "../canvas/sections/use-move-group.ts";
import { useRowDrag } from "../collections/use-row-drag.ts";
import { useFrame } from "../frame/frame-context.tsx";
import { SidePanel } from "../frame/side-panel.tsx";
import { useEditorActions, useEditorPart } from "../state/editor-context.tsx";
import { useViewContext } from "../state/use-view-context.ts";
import { MapRow } from "./map-row.tsx";
import "./page-map.css";

/** The sections of the page, small and below each other: each is dragged to its place, moved there by keys, or looked for. */
export default function PageMapPanel() {
  const { t, defaultLocale, isMember } = useEditorActions();
  const { openToolbar } = useFrame();
  const view = useViewContext();
  const document = useEditorPart((state) => state.document);
  const media = useEditorPart((state) => state.media);
  const locale = useEditorPart((state) => state.locale);
  const sections = useMemo(
    () => resolvePage(document, { locale, defaultLocale, media, pagePath: view.pagePath, mode: "edit", isMember }),
    [document, locale, defaultLocale, media, view.pagePath, isMember],
  );
  const { move: moveGroup } = useMoveGroup();
  const list = useRef<HTMLOListElement>(null);
  const movedTo = useRef<number | null>(null);
  const move = (from: number, to: number) => {
    const section = sections[from];
    if (!section || from === to) return;
    moveGroup(section.id, to - from);
    scrollToGroup({ groupId: section.id, isCard: false }, () => undefined);
  };
  const ids = sections.map(({ id }) => id);
  const drag = useRowDrag(ids, move);
  useLayoutEffect(() => {
    // A row that changes its place in the document loses the focus.
    if (movedTo.current === null) return;
    list.current?.children[movedTo.current]?.querySelector<HTMLElement>(".vt-map__grip")?.focus();
    movedTo.current = null;
  }, [sections]);

  return (
    <SidePanel isSheet title={t("pageMap.title")} closeLabel={t("pageMap.close")} onClose={openToolbar}>
      <p className="vt-hint">{t(sections.length === 0 ? "canvas.empty" : "pageMap.intro")}</p>
      <ol ref={list} className="vt-map" data-dragging={drag.draggedIndex !== null || undefined}>
        {sections.map((section, index) => (
          <MapRow
            key={section.id}
            section={section}
            view={view}
            index={index}
            count={sections.length}
            grip={drag.gripAt(index)}
            shift={drag.shiftOf(index)}
            isDragged={drag.draggedIndex === index}
            onMoved={(to) => {
              movedTo.current = to;
              move(index, to);
            }}
          />
        ))}
      </ol>
    </SidePanel>
  );
}
