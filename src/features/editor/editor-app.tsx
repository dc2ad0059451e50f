"use client";

import { use, useCallback, useEffect, useLayoutEffect, useMemo, useState, type ReactNode } from "react";
import { fill } from "~/i18n/translate.ts";
import type { Locale } from "~/lib/locales.ts";
import { ServerStateProvider } from "~/trpc/react.tsx";
import { EditorFrame } from "./frame/editor-frame.tsx";
import { forgetAddress, restoreAddress } from "./state/addresses.ts";
import { EditorProvider, type EditorSetting, type GivenSetting } from "./state/editor-context.tsx";
import type { Draft } from "~/features/page/api-schema.ts";
import { useFollowedSetting } from "./state/use-followed-setting.ts";
import { useEditorSession } from "./state/use-editor-session.ts";
import { FrameProvider, type Dialog, type Frame } from "./frame/frame-context.tsx";
import type { ShownVersion } from "./history/shown-version.ts";
import { SiteProvider } from "./site/site-context.tsx";
import { opensCanvas, type Panel } from "./frame/panel-flags.ts";
import { SurroundingsProvider, type GivenSurroundings } from "./site/surroundings.tsx";
import type { PreviewDevice } from "./devices/devices.ts";
import { wordsAt } from "./state/words-at.ts";
import { useHomeAddress } from "./frame/use-home-address.ts";
import { usePanels } from "./frame/use-panels.ts";
import { toast } from "./toasts/toast.ts";
import { Toasts } from "./toasts/toasts.tsx";

interface EditorAppProps {
  draft: Draft;
  locale: Locale;
  setting: GivenSetting;
  panel: Panel;
  /** The site's header and footer as visitors see them, in each language. */
  header: Partial<Record<Locale, ReactNode>>;
  footer: Partial<Record<Locale, ReactNode>>;
  /** What decorates the ground of the site's pages. */
  overlay: ReactNode;
  /** What header and footer are drawn from while they are being changed. */
  around: GivenSurroundings;
}

/** One page under edit: everything that an editor sees from the toolbar to the footer. */
export function EditorApp({ draft, locale, setting: sent, panel, header, footer, overlay, around }: EditorAppProps) {
  const given: EditorSetting = { ...sent, ...use(wordsAt(sent)) };
  const [opened] = useState(given);
  const setting = useFollowedSetting(opened, given);
  const onRestored = useCallback(
    (count: number) => toast.info(fill(opened.texts.editor["save.restored"], { count })),
    [opened],
  );
  const session = useEditorSession({ draft, locale, isToolbarOpen: opensCanvas(panel), setting: opened, onRestored });
  useEffect(() => session.store.onSetting(setting), [session, setting]);
  useLayoutEffect(restoreAddress, [sent]);
  useLayoutEffect(() => forgetAddress, []);
  const panels = usePanels(session.store, panel);
  useHomeAddress(session.store);
  const [dialog, showDialog] = useState<Dialog>(null);
  const closeDialog = useCallback(
    (...own: Dialog[]) => showDialog((shown) => (own.includes(shown) ? null : shown)),
    [],
  );
  const [version, showVersion] = useState<ShownVersion | null>(null);
  const [preview, openPreview] = useState<PreviewDevice | null>(null);
  const frame = useMemo<Frame>(
    () => ({ ...panels, dialog, showDialog, closeDialog, version, showVersion, preview, openPreview }),
    [panels, dialog, closeDialog, version, preview],
  );
  const isReady = useIsReady();

  return (
    <ServerStateProvider client={session.client}>
      <link rel="preload" as="fetch" href={sent.wordsAddress} crossOrigin="anonymous" fetchPriority="low" />
      <EditorProvider store={session.store} setting={setting}>
        <SiteProvider client={session.client} setting={setting}>
          <FrameProvider frame={frame}>
            <SurroundingsProvider given={around}>
              <EditorFrame header={header} footer={footer} overlay={overlay} isReady={isReady} />
            </SurroundingsProvider>
            <Toasts />
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
