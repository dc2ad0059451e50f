"use client";

import { Eye, GitCompareArrows } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { kindLabel } from "~/features/blocks/labels.ts";
import type { HistoryEntry } from "~/features/page/history/schema.ts";
import { blockOf } from "~/kinds/registry.ts";
import { afterDialog } from "../canvas/after-dialog.ts";
import { useFrame } from "../frame/frame-context.tsx";
import { useEditorActions } from "../state/editor-context.tsx";
import { CompareDialog } from "./compare-dialog.tsx";
import { entryWords } from "./entry-words.ts";
import type { ShownVersion } from "./shown-version.ts";
import { useMoments } from "./use-moments.ts";

interface HistoryRowProps {
  entry: HistoryEntry;
  isPresent: boolean;
  /** The page as it was then is on its way. */
  isLoading: boolean;
  /** Hands the page as it was then to `show`. */
  onOpened: (show: (version: ShownVersion) => void) => void;
}

/**
 * One entry of the history, with the ways to look at the page as it was then; the present one has none. When it is looked
 * at no longer, the keyboard is back where that began.
 */
export function HistoryRow({ entry, isPresent, isLoading, onOpened }: HistoryRowProps) {
  const { t, say } = useEditorActions();
  const { version, showVersion } = useFrame();
  const moment = useMoments();
  const [compared, setCompared] = useState<ShownVersion | null>(null);
  const date = moment(entry.at);
  const kinds = [...new Set(entry.kinds.filter((kind) => blockOf(kind)).map((kind) => say(kindLabel(kind))))];
  const isLookedAt = version?.revision === entry.revision;
  const look = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const button = look.current;
    if (!isLookedAt) return;
    return () => afterDialog(() => document.activeElement === document.body && button?.focus());
  }, [isLookedAt]);

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
            ref={look}
            type="button"
            className="vt-button vt-button--outline"
            aria-label={t("history.lookAt", { date })}
            aria-pressed={isLookedAt}
            aria-disabled={isLoading}
            onClick={() => (isLookedAt ? showVersion(null) : onOpened(showVersion))}
          >
            <Eye size={16} aria-hidden />
            {t("history.look")}
          </button>
          <button
            type="button"
            className="vt-button vt-button--quiet"
            aria-label={t("history.compareWith", { date })}
            aria-disabled={isLoading}
            onClick={() => onOpened(setCompared)}
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
