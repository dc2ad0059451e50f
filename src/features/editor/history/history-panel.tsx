"use client";

import { useEffect, useState } from "react";
import { Segments } from "../controls/segments.tsx";
import { useFrame } from "../frame/frame-context.tsx";
import { SidePanel } from "../frame/side-panel.tsx";
import { useEditorActions } from "../state/editor-context.tsx";
import { PageHistory } from "./page-history.tsx";
import { SiteHistory } from "./site-history.tsx";
import "../styles/history.css";

/** Who changed what and when: on the page under edit, or of the site around all pages. */
export default function HistoryPanel() {
  const { t } = useEditorActions();
  const { togglePanel, showVersion } = useFrame();
  const [of, setOf] = useState<"page" | "site">("page");
  useEffect(() => () => showVersion(null), [showVersion]); // what was looked at goes with the panel

  return (
    <SidePanel
      name="history"
      title={t("history.title")}
      closeLabel={t("history.close")}
      onClose={() => togglePanel("history")}
    >
      <Segments
        label={t("history.of")}
        value={of}
        onChosen={setOf}
        segments={[
          { value: "page", label: t("history.ofPage") },
          { value: "site", label: t("history.ofSite") },
        ]}
      />
      {of === "page" ? <PageHistory /> : <SiteHistory />}
    </SidePanel>
  );
}
