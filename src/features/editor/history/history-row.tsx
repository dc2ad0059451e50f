"use client";

import { Eye, GitCompareArrows } from "lucide-react";
import { useState } from "react";
import { kindLabel } from "~/features/blocks/labels.ts";
import type { HistoryEntry } from "~/features/page/history/schema.ts";
import { blockOf } from "~/kinds/registry.ts";
import { useFrame } from "../frame/frame-context.tsx";
import { useEditorActions } from "../state/editor-context.tsx";
import { CompareDialog } from "./compare-dialog.tsx";
import { entryWords } from "./entry-words.ts";
import type { ShownVersion } from "./shown-version.ts";
import { useMoments } from "./use-moments.ts";
import { useOpenVersion } from "./use-open-version.ts";

/** One entry of the history, with the ways to look at the page as it was then; the present one has none. */
export function HistoryRow({ entry, isPresent }: { entry: HistoryEntry; isPresent: boolean }) {
  const { t, say } = useEditorActions();
  const { version, showVersion } = useFrame();
  const moment = useMoments();
  const { isLoading, open } = useOpenVersion();
  const [compared, setCompared] = useState<ShownVersion | null>(null);
  const date = moment(entry.at);
  const kinds = [...new Set(entry.kinds.filter((kind) => blockOf(kind)).map((kind) => say(kindLabel(kind))))];
  const isLookedAt = version?.revision === entry.revision;

  return (
    <li className="vt-history__entry" data-published={entry.publishedNumber !== null} data-looked-at={isLookedAt}>
      <p className="vt-history__head">
        <time dateTime={entry.at}>{date}</time>
        {entry.isShown && <span className="vt-badge vt-badge--good">{t("history.online")}</span>}
        {isPresent && <span className="vt-badge vt-badge--quiet">{t("history.present")}</span>}
      </p>
      <p className="vt-history__words">{entryWords(entry, t)}</p>
      {entry.words && <p className="vt-history__words">{t("history.quote", { words: entry.words })}</p>}
      <p className="vt-hint">{[entry.actorName, ...(kinds.length > 0 ? [kinds.join(", ")] : [])].join(" · ")}</p>
      {!isPresent && (
        <div className="vt-history__tools">
          <button
            type="button"
            className="vt-button vt-button--outline"
            aria-label={t("history.lookAt", { date })}
            aria-pressed={isLookedAt}
            disabled={isLoading}
            onClick={() => (isLookedAt ? showVersion(null) : void open(entry, showVersion))}
          >
            <Eye size={16} aria-hidden />
            {t("history.look")}
          </button>
          <button
            type="button"
            className="vt-button vt-button--quiet"
            aria-label={t("history.compareWith", { date })}
            disabled={isLoading}
            onClick={() => void open(entry, setCompared)}
          >
            <GitCompareArrows size={16} aria-hidden />
            {t("history.compare")}
          </button>
        </div>
      )}
      {compared && <CompareDialog version={compared} onClose={() => setCompared(null)} />}
    </li>
  );
}
