"use client";

import { lazy, Suspense, useCallback, useEffect, type ReactNode } from "react";
import { languageTag } from "~/lib/language-tag.ts";
import type { Locale } from "~/lib/locales.ts";
import { Canvas } from "../canvas/canvas.tsx";
import { DeleteDialog } from "../canvas/later-dialogs.ts";
import { useHasBegun } from "../changelog/use-has-begun.ts";
import { useEditorPart } from "../state/editor-context.tsx";
import { later } from "../state/later.tsx";
import { useIsAtRest } from "../state/use-at-rest.ts";
import { useFrame } from "./frame-context.tsx";
import { PageTitle } from "./page-title.tsx";
import { SitePart } from "../site/site-part.tsx";
import { SharedPart } from "./shared-part.tsx";
import { Toolbar } from "../bar/toolbar.tsx";
import { PanelGround } from "./panel-ground.tsx";
import { useArrivedPanel } from "./use-arrived-panel.ts";
import { useEventToasts } from "./use-event-toasts.ts";

const FrameDialogs = later(() => import("./frame-dialogs.tsx").then(({ FrameDialogs }) => FrameDialogs));
const WhileEditing = later(() => import("./while-editing.tsx").then(({ WhileEditing }) => WhileEditing));
const News = later(() => import("../changelog/news.tsx").then(({ News }) => News));
const ChangelogDialog = lazy(() => import("../changelog/changelog-dialog.tsx"));
const PreviewLinksDialog = lazy(() => import("../publishing/preview-links-dialog.tsx"));
const ScheduleDialog = lazy(() => import("../publishing/schedule-dialog.tsx"));
const PagesPanel = lazy(() => import("../pages/pages-panel.tsx"));
const SettingsPanel = lazy(() => import("../settings/settings-panel.tsx"));
const DesignPanel = lazy(() => import("../design/design-panel.tsx"));
const HistoryPanel = lazy(() => import("../history/history-panel.tsx"));
const VersionPage = lazy(() => import("../history/version-page.tsx"));
const TranslationsPanel = lazy(() => import("../translations/translations-panel.tsx"));
const PageMapPanel = lazy(() => import("../page-map/page-map-panel.tsx"));
const VisitsPanel = lazy(() => import("../visits/visits-panel.tsx"));
const InboxPanel = lazy(() => import("../inbox/inbox-panel.tsx"));
const OutboxPanel = lazy(() => import("../outbox/outbox-panel.tsx"));
const LibraryPanel = lazy(() => import("../media/library/library-panel.tsx"));
const DirectoryPanel = lazy(() => import("../directory/directory-panel.tsx"));
const ListingsPanel = lazy(() => import("../listings/listings-panel.tsx"));
const CommandPalette = lazy(() => import("../palette/command-palette.tsx"));
const DevicesDialog = lazy(() => import("../devices/devices-dialog.tsx"));

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
        <Suspense>
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
        </Suspense>
      )}
      <div className="vt-site">
        <SitePart part="overlay">{overlay}</SitePart>
        <SharedPart part="header">
          <SitePart part="header">{header[locale]}</SitePart>
        </SharedPart>
        <main id="content">
          {version ? (
            <Suspense>
              <VersionPage version={version} />
            </Suspense>
          ) : (
            <Canvas />
          )}
        </main>
        <SharedPart part="footer">
          <SitePart part="footer">{footer[locale]}</SitePart>
        </SharedPart>
        {!isEditing && <SitePart part="booking">{null}</SitePart>}
      </div>
      <Suspense>
        {dialog === "palette" && <CommandPalette onClosed={onDialogClosed} />}
        {preview && <DevicesDialog device={preview} onDevice={openPreview} onClosed={onPreviewClosed} />}
      </Suspense>
      {(isAtRest || dialog !== null || leaving !== null) && <FrameDialogs />}
      {dialog === "deleteSection" && chosenId && <DeleteDialog groupId={chosenId} onClosed={onDialogClosed} />}
      <Suspense>
        {dialog === "previewLinks" && <PreviewLinksDialog />}
        {dialog === "schedule" && <ScheduleDialog />}
        {(dialog === "changelog" || dialog === "news") && <ChangelogDialog />}
      </Suspense>
      {isAtRest && <News hasBegun={hasBegun} />}
      {isAtRest && <WhileEditing />}
    </div>
  );
}
