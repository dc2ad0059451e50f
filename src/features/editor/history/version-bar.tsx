"use client";

import { useState } from "react";
import { BusyButton } from "../controls/busy-button.tsx";
import { useFrame } from "../frame/frame-context.tsx";
import { useEditorActions } from "../state/editor-context.tsx";
import { CompareDialog } from "./compare-dialog.tsx";
import type { ShownVersion } from "./shown-version.ts";
import { useMoments } from "./use-moments.ts";

interface VersionBarProps {
  version: ShownVersion;
  isBusy: boolean;
  onRestore: () => void;
}

/** Says which version of the page is looked at, and what can be done with it. */
export function VersionBar({ version, isBusy, onRestore }: VersionBarProps) {
  const { t } = useEditorActions();
  const { showVersion } = useFrame();
  const moment = useMoments();
  const [isComparing, setIsComparing] = useState(false);
  return (
    <div className="vt-version-bar" role="region" aria-label={t("history.barLabel")}>
      <p role="status">
        <strong>{t("history.asOf", { date: moment(version.at) })}</strong>{" "}
        {t("history.onlyToLookAt", { name: version.actorName })}
      </p>
      <div className="vt-version-bar__tools">
        <button type="button" className="vt-button vt-button--outline" onClick={() => setIsComparing(true)}>
          {t("history.compare")}
        </button>
        <BusyButton type="button" className="vt-button vt-button--primary" isBusy={isBusy} onClick={onRestore}>
          {t("history.restorePage")}
        </BusyButton>
        <button type="button" className="vt-button vt-button--quiet" onClick={() => showVersion(null)}>
          {t("history.backToPresent")}
        </button>
      </div>
      {isComparing && <CompareDialog version={version} onClose={() => setIsComparing(false)} />}
    </div>
  );
}
