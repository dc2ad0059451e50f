"use client";

import { useCallback, useEffect, type ReactNode } from "react";
import { languageTag } from "~/lib/language-tag.ts";
import type { Locale } from "~/lib/locales.ts";
import { Canvas } from "../canvas/canvas.tsx";
import { DeleteDialog } from "../canvas/later-dialogs.ts";
import { useHasBegun } from "../changelog/use-has-begun.ts";
import { useEditorPart } from "../state/editor-context.tsx";
import { called } from "../state/called.tsx";
import { later } from "../state/later.tsx";
import { useIsAtRest } from "../state/use-at-rest.ts";
import { useFrame } from "./frame-context.tsx";
import { PageTitle } from "./page-title.tsx";
import { Palette } from "../palette/palette.tsx";
import { SitePart } from "../site/site-part.tsx";
import { SharedPart } from "./shared-part.tsx";
import { Toolbar } from "../bar/toolbar.tsx";
import { PanelGround } from "./panel-ground.tsx";
import { useArrivedPanel } from "./use-arrived-panel.ts";
import { useAnnouncement } from "./use-announcement.ts";

const FrameDialogs = later(() => import("./frame-dialogs.tsx").then(({ FrameDialogs }) => FrameDialogs));
const SidePanels = later(() => import("./side-panels.tsx").then(({ SidePanels }) => SidePanels));
const WhileEditing = later(() => import("./while-editing.tsx").then(({ WhileEditing }) => WhileEditing));
const News = later(() => import("../changelog/news.tsx").then(({ News }) => News));
const VersionPage = called(() => import("../history/version-page.tsx"));

interface EditorFrameProps {
  header: Partial<Record<Locale, ReactNode>>;
  footer: Partial<Record<Locale, ReactNode>>;
  overlay: ReactNode;
  isReady: boolean;
}

/** Toolbar, panels and dialogs around the canvas, which stands between the shared parts of the site. */
export function EditorFrame({ header, footer, overlay, isReady }: EditorFrameProps) {
  const { panel, version, dialog, showDialog, leaving, preview } = useFrame();
  const onDialogClosed = useCallback(() => showDialog(null), [showDialog]);
  const locale = useEditorPart((state) => state.locale);
  const isEditing = useEditorPart((state) => state.isToolbarOpen);
  const chosenId = useEditorPart((state) => state.selection?.groupId);
  const isAtRest = useIsAtRest();
  const arrived = useArrivedPanel(panel);
  const hasBegun = useHasBegun();
  useAnnouncement();
  useEffect(() => {
    document.documentElement.lang = languageTag(locale);
  }, [locale]);

  return (
    <div
      className="vt-app"
      data-bar={panel !== null}
      data-editing={isEditing}
      data-ready={isReady}
      data-arrived={arrived !== null || undefined}
    >
      <PageTitle />
      <Toolbar />
      {arrived && <PanelGround panel={arrived} />}
      {/* Drawn by the browser alone: what came with the page would hear no click before its code is there. */}
      {isReady && (isAtRest || panel !== "toolbar") && <SidePanels panel={panel} />}
      <div className="vt-site">
        <SitePart part="overlay">{overlay}</SitePart>
        <SharedPart part="header">
          <SitePart part="header">{header[locale]}</SitePart>
        </SharedPart>
        <main id="content">{version ? <VersionPage version={version} /> : <Canvas />}</main>
        <SharedPart part="footer">
          <SitePart part="footer">{footer[locale]}</SitePart>
        </SharedPart>
        {!isEditing && <SitePart part="booking">{null}</SitePart>}
      </div>
      {dialog === "palette" && <Palette onClosed={onDialogClosed} />}
      {(isAtRest || dialog !== null || leaving !== null || preview !== null) && <FrameDialogs />}
      {dialog === "deleteSection" && chosenId && <DeleteDialog groupId={chosenId} onClosed={onDialogClosed} />}
      {isAtRest && <News hasBegun={hasBegun} />}
      {isAtRest && <WhileEditing />}
    </div>
  );
}
