"use client";

import { useEffect, type ReactNode } from "react";
import type { Locale } from "~/lib/locales.ts";
import { Canvas } from "../canvas/canvas.tsx";
import { ConflictDialog } from "../dialogs/conflict-dialog.tsx";
import { PublishDialog } from "../dialogs/publish-dialog.tsx";
import { PublishAllDialog } from "../dialogs/publish-all-dialog.tsx";
import { RevertDialog } from "../dialogs/revert-dialog.tsx";
import { SignInDialog } from "../dialogs/sign-in-dialog.tsx";
import { useEditorPart } from "../state/editor-context.tsx";
import { useFrame } from "./frame-context.tsx";
import { PageTitle } from "./page-title.tsx";
import { PagesPanel } from "../pages/pages-panel.tsx";
import { SettingsPanel } from "../settings/settings-panel.tsx";
import { SharedPart } from "./shared-part.tsx";
import { Toolbar } from "../bar/toolbar.tsx";
import { useEventToasts } from "./use-event-toasts.ts";

interface EditorFrameProps {
  header: Partial<Record<Locale, ReactNode>>;
  footer: Partial<Record<Locale, ReactNode>>;
  isReady: boolean;
}

/** Toolbar, panels and dialogs around the canvas, which stands between the shared parts of the site. */
export function EditorFrame({ header, footer, isReady }: EditorFrameProps) {
  const { panel } = useFrame();
  const locale = useEditorPart((state) => state.locale);
  const isEditing = useEditorPart((state) => state.isToolbarOpen);
  useEventToasts();
  useEffect(() => {
    document.documentElement.lang = locale;
  }, [locale]);

  return (
    <div className="vt-app" data-bar={panel !== null} data-editing={isEditing} data-ready={isReady}>
      <PageTitle />
      <Toolbar />
      {panel === "pageMenu" && <PagesPanel />}
      {panel === "settings" && <SettingsPanel />}
      <div className="vt-site">
        <SharedPart part="header">{header[locale]}</SharedPart>
        <main id="content">
          <Canvas />
        </main>
        <SharedPart part="footer">{footer[locale]}</SharedPart>
      </div>
      <PublishDialog />
      <PublishAllDialog />
      <RevertDialog />
      <ConflictDialog />
      <SignInDialog />
    </div>
  );
}
