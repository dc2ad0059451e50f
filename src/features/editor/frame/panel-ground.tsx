"use client";

import { useEditorActions } from "../state/editor-context.tsx";
import type { SidePanelName } from "./panel-flags.ts";

/** Panels that are wider than the others, and those that stand below the page in small windows. */
const wide: ReadonlySet<SidePanelName> = new Set(["translations", "library", "directory", "listings"]);
const sheets: ReadonlySet<SidePanelName> = new Set(["settings", "design", "pageMap"]);

/** Where a panel will stand that was open when the page was left for this one: the page keeps its room from its first picture on. */
export function PanelGround({ panel }: { panel: SidePanelName }) {
  const { t } = useEditorActions();
  return (
    <div
      className="vt-panel"
      data-ground
      data-name={wide.has(panel) ? panel : undefined}
      data-sheet={sheets.has(panel)}
      aria-hidden
    >
      <p className="vt-hint">{t("toolbar.loading")}</p>
    </div>
  );
}
