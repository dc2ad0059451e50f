"use client";

import { called } from "../state/called.tsx";
import type { Panel } from "./panel-flags.ts";

const PagesPanel = called(() => import("../pages/pages-panel.tsx"));
const SettingsPanel = called(() => import("../settings/settings-panel.tsx"));
const DesignPanel = called(() => import("../design/design-panel.tsx"));
const HistoryPanel = called(() => import("../history/history-panel.tsx"));
const TranslationsPanel = called(() => import("../translations/translations-panel.tsx"));
const PageMapPanel = called(() => import("../page-map/page-map-panel.tsx"));
const VisitsPanel = called(() => import("../visits/visits-panel.tsx"));
const InboxPanel = called(() => import("../inbox/inbox-panel.tsx"));
const OutboxPanel = called(() => import("../outbox/outbox-panel.tsx"));
const LibraryPanel = called(() => import("../media/library/library-panel.tsx"));
const DirectoryPanel = called(() => import("../directory/directory-panel.tsx"));
const ListingsPanel = called(() => import("../listings/listings-panel.tsx"));

/** The panel that is open beside the page; the code of each comes when it is called. */
export function SidePanels({ panel }: { panel: Panel }) {
  return (
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
  );
}
