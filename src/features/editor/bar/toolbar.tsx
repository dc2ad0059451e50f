"use client";

import { Files, LayoutList, MonitorSmartphone, Palette, Search, Settings, X } from "lucide-react";
import { useRef } from "react";
import { useEditorActions } from "../state/editor-context.tsx";
import { later } from "../state/later.tsx";
import { AccountMenu } from "./account-menu.tsx";
import { BarButton } from "./bar-button.tsx";
import { useFrame } from "../frame/frame-context.tsx";
import { HistoryButtons } from "./history-buttons.tsx";
import { InboxButton } from "./inbox-button.tsx";
import { LanguageSwitcher } from "./language-switcher.tsx";
import { MoreMenu } from "./more-menu.tsx";
import { OpenToggle } from "./open-toggle.tsx";
import { PublishArea } from "./publish-area.tsx";
import { SaveStatus } from "./save-status.tsx";
import { RevertButton } from "./revert-button.tsx";
import { useShortcutNames } from "./use-shortcut-names.ts";
import { useShortcuts } from "./use-shortcuts.ts";
import { useSlidesIn } from "./use-slides-in.ts";
import { useTightness } from "./use-tightness.ts";

/** Who else is here is told by the live connection, which comes after the first edit. */
const PresenceList = later(() => import("./presence-list.tsx").then(({ PresenceList }) => PresenceList));

/** The top toolbar; closed, a small button to open it is left. */
export function Toolbar() {
  const { panel } = useFrame();
  const slides = useSlidesIn(panel);
  useShortcuts();
  return panel === null ? <OpenToggle /> : <OpenToolbar slides={slides} />;
}

function OpenToolbar({ slides }: { slides: boolean }) {
  const { t } = useEditorActions();
  const { panel, closeAll, togglePanel, openPanel, openToolbar, showDialog, openPreview } = useFrame();
  const names = useShortcutNames();
  const bar = useRef<HTMLDivElement>(null);
  useTightness(bar);

  return (
    <div ref={bar} className="vt-bar" data-slides={slides} role="region" aria-label={t("toolbar.label")}>
      <div className="vt-bar__start">
        <div className="vt-cluster vt-not-phone">
          <BarButton
            label={t("toolbar.settings")}
            icon={<Settings size={18} aria-hidden />}
            hasText
            aria-expanded={panel === "settings"}
            onClick={() => togglePanel("settings")}
          />
          <BarButton
            label={t("toolbar.design")}
            icon={<Palette size={18} aria-hidden />}
            hasText
            aria-expanded={panel === "design"}
            onClick={() => togglePanel("design")}
          />
          <BarButton
            label={t("toolbar.pages")}
            icon={<Files size={18} aria-hidden />}
            hasText
            aria-expanded={panel === "pageMenu"}
            onClick={() => togglePanel("pageMenu")}
          />
        </div>
        <BarButton
          className="vt-not-phone"
          label={t("palette.title")}
          icon={<Search size={18} aria-hidden />}
          shortcut={names.palette}
          onClick={() => showDialog("palette")}
        />
        <BarButton
          className="vt-not-phone"
          label={t("pageMap.open")}
          icon={<LayoutList size={18} aria-hidden />}
          aria-expanded={panel === "pageMap"}
          onClick={() => (panel === "pageMap" ? openToolbar() : openPanel("pageMap"))}
        />
        <div className="vt-only-phone">
          <MoreMenu />
        </div>
        <LanguageSwitcher />
      </div>
      <div className="vt-bar__middle">
        <HistoryButtons />
        <SaveStatus />
      </div>
      <div className="vt-bar__end">
        <PresenceList />
        <InboxButton />
        <BarButton
          className="vt-not-phone"
          label={t("devices.title")}
          icon={<MonitorSmartphone size={18} aria-hidden />}
          onClick={() => openPreview("phone")}
        />
        <RevertButton />
        <AccountMenu />
        <PublishArea />
        <BarButton label={t("toolbar.close")} icon={<X size={20} aria-hidden />} onClick={closeAll} />
      </div>
    </div>
  );
}
