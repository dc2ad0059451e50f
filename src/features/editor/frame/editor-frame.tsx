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
import { useEventToasts } from "./use-event-toasts.ts";

const FrameDialogs = later(() => import("./frame-dialogs.tsx").then(({ FrameDialogs }) => FrameDialogs));
const WhileEditing = later(() => import("./while-editing.tsx").then(({ WhileEditing }) => WhileEditing));
const News = later(() => import("../changelog/news.tsx").then(({ News }) => News));
const ChangelogDialog = called(() => import("../changelog/changelog-dialog.tsx"));
const PreviewLinksDialog = called(() => import("../publishing/preview-links-dialog.tsx"));
const ScheduleDialog = called(() => import("../publishing/schedule-dialog.tsx"));
const PagesPanel = called(() => import("../pages/pages-panel.tsx"));
const SettingsPanel = called(() => import("../settings/settings-panel.tsx"));
const DesignPanel = called(() => import("../design/design-panel.tsx"));
const HistoryPanel = called(() => import("../history/history-panel.tsx"));
const VersionPage = called(() => import("../history/version-page.tsx"));
const TranslationsPanel = called(() => import("../translations/translations-panel.tsx"));
const PageMapPanel = called(() => import("../page-map/page-map-panel.tsx"));
const VisitsPanel = called(() => import("../visits/visits-panel.tsx"));
const InboxPanel = called(() => import("../inbox/inbox-panel.tsx"));
const OutboxPanel = called(() => import("../outbox/outbox-panel.tsx"));
const LibraryPanel = called(() => import("../media/library/library-panel.tsx"));
const DirectoryPanel = called(() => import("../directory/directory-panel.tsx"));
const ListingsPanel = called(() => import("../listings/listings-panel.tsx"));
const DevicesDialog = called(() => import("../devices/devices-dialog.tsx"));

interface EditorFrameProps {
  header: Partial<Record<Locale, ReactNode>>;
  footer: Partial<Record<Locale, ReactNode>>;
  overlay: ReactNode;
  isReady: boolean;
}

/** Toolbar, panels and dialogs around the canvas, which stands between the shared parts of the site. */
export function EditorFrame({ header, footer, overlay, isReady }: EditorFrameProps) {
  const { panel, version, dialog, showDialog, leaving, preview, openPreview } = useFrame();
  const onDialogClosed = useCallback(() => showDialog(null), [showDialog]);
  const onPreviewClosed = useCallback(() => openPreview(null), [openPreview]);
  const locale = useEditorPart((state) => state.locale);
  const isEditing = useEditorPart((state) => state.isToolbarOpen);
  const chosenId = useEditorPart((state) => state.selection?.groupId);
  const isAtRest = useIsAtRest();
  const arrived = useArrivedPanel(panel);
  const hasBegun = useHasBegun();
  useEventToasts();
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
      {isReady && (
        <>
          {panel === "pageMenu" && <PagesPanel />}
          {panel === "settings" && <SettingsPanel />}
          {panel === "design" && <DesignPanel />}
          {panel === "history" && <HistoryPanel />}
          {panel === "translations" && <TranslationsPanel />}
          {panel === "pageMap" && <PageMapPanel />}
          {panel === "visits" && <VisitsPanel />}
          {panel === "inbox" && <InboxPanel />}
          {panel === "outbox" && <OutboxPanel />}
          {panel === "library" && <LibraryPanel />}
          {panel === "directory" && <DirectoryPanel />}
          {panel === "listings" && <ListingsPanel />}
        </>
      )}
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
      {preview && (
        <DevicesDialog
          device={preview}
          onDevice={openPreview}
          onClosed={onPreviewClosed}
          onUnreachable={onPreviewClosed}
        />
      )}
      {(isAtRest || dialog !== null || leaving !== null) && <FrameDialogs />}
      {dialog === "deleteSection" && chosenId && <DeleteDialog groupId={chosenId} onClosed={onDialogClosed} />}
      {dialog === "previewLinks" && <PreviewLinksDialog onUnreachable={onDialogClosed} />}
      {dialog === "schedule" && <ScheduleDialog onUnreachable={onDialogClosed} />}
      {(dialog === "changelog" || dialog === "news") && <ChangelogDialog onUnreachable={onDialogClosed} />}
      {isAtRest && <News hasBegun={hasBegun} />}
      {isAtRest && <WhileEditing />}
    </div>
  );
}
