"use client";

import { useCallback, useEffect, useMemo, useState, type ReactNode } from "react";
import { Toaster, toast } from "sonner";
import { fill } from "~/i18n/translate.ts";
import type { Locale } from "~/lib/locales.ts";
import { ServerStateProvider } from "~/trpc/react.tsx";
import { EditorFrame } from "./frame/editor-frame.tsx";
import { EditorProvider, type EditorSetting } from "./state/editor-context.tsx";
import type { Draft } from "~/features/page/api-schema.ts";
import { useEditorSession } from "./state/use-editor-session.ts";
import { FrameProvider, type Dialog, type Frame } from "./frame/frame-context.tsx";
import { SiteProvider } from "./site/site-context.tsx";
import type { Panel } from "./frame/panel-flags.ts";
import { usePanels } from "./frame/use-panels.ts";

export interface EditorAppProps {
  draft: Draft;
  locale: Locale;
  setting: EditorSetting;
  panel: Panel;
  /** The site's header and footer as visitors see them, in each language. */
  header: Partial<Record<Locale, ReactNode>>;
  footer: Partial<Record<Locale, ReactNode>>;
}

/** One page under edit: everything that an editor sees from the toolbar to the footer. */
export function EditorApp({ draft, locale, setting: given, panel, header, footer }: EditorAppProps) {
  const [setting] = useState(given);
  const onRestored = useCallback(
    (count: number) => toast.info(fill(setting.texts.editor["save.restored"], { count })),
    [setting],
  );
  const session = useEditorSession({ draft, locale, isToolbarOpen: panel === "toolbar", setting, onRestored });
  const panels = usePanels(session.store, panel);
  const [dialog, showDialog] = useState<Dialog>(null);
  const frame = useMemo<Frame>(() => ({ ...panels, dialog, showDialog }), [panels, dialog]);
  const isReady = useIsReady();

  return (
    <ServerStateProvider client={session.client}>
      <EditorProvider store={session.store} setting={setting}>
        <SiteProvider client={session.client} setting={setting}>
          <FrameProvider frame={frame}>
            <EditorFrame header={header} footer={footer} isReady={isReady} />
            <Toaster position="bottom-center" closeButton richColors className="vt-toaster" />
          </FrameProvider>
        </SiteProvider>
      </EditorProvider>
    </ServerStateProvider>
  );
}

/** Whether the browser has taken over, so that tests and people's first key press meet a living page. */
function useIsReady(): boolean {
  const [isReady, setIsReady] = useState(false);
  useEffect(() => setIsReady(true), []);
  return isReady;
}
