import { SquareArrowOutUpRight, Undo2 } from "lucide-react";
import { useEffect, useRef, type KeyboardEvent } from "react";
import type { Locale } from "~/lib/locales.ts";
import { SaveStatus } from "../bar/save-status.tsx";
import { historyKey } from "../controls/history-key.ts";
import { ConflictDialog } from "../dialogs/conflict-dialog.tsx";
import { useEventToasts } from "../frame/use-event-toasts.ts";
import { addressOf, pageHref } from "../state/addresses.ts";
import { useEditorActions, useEditorPart } from "../state/editor-context.tsx";
import { openPairsOf } from "./open-pairs-of.ts";
import type { OpenFold } from "./open-fold.ts";
import { PairList } from "./pair-list.tsx";
import { useBeside } from "./use-beside.ts";
import { useCountsToList } from "./use-counts-to-list.ts";
import { usePageGroups } from "./use-page-groups.ts";
import { enterRows } from "./walk-rows.ts";

interface PageTextsProps {
  locale: Locale;
  shown: "open" | "all";
  enterAt: OpenFold["enterAt"];
  onEntered: () => void;
}

/** The texts of a page that is not on screen, with its own saving, its own undo and its own conflicts. */
export function PageTexts({ locale, shown, enterAt, onEntered }: PageTextsProps) {
  const { t, undo, redo } = useEditorActions();
  const document = useEditorPart((state) => state.document);
  const canUndo = useEditorPart((state) => state.canUndo);
  const box = useRef<HTMLDivElement>(null);
  const languages = usePageGroups();
  useCountsToList(languages);
  useEventToasts();
  const own = languages.find((language) => language.locale === locale)?.groups ?? [];
  const all = useBeside(own, locale);
  useEffect(() => {
    if (!enterAt) return;
    enterRows(box.current, enterAt);
    onEntered();
  }, [enterAt, onEntered]);

  const href = pageHref(addressOf(document, locale), { locale, mode: "edit", search: "?translations=1" });
  const onKeyDown = (event: KeyboardEvent) => {
    const step = historyKey(event);
    if (!step || event.defaultPrevented || isBeingWritten(event.target)) return;
    event.preventDefault(); // the keys of this page undo on this page
    if (step === "redo") redo();
    else undo();
  };

  return (
    <div ref={box} className="vt-other-page__texts" onKeyDown={onKeyDown}>
      <div className="vt-other-page__bar">
        <SaveStatus />
        <button type="button" className="vt-link" aria-disabled={!canUndo} onClick={() => canUndo && undo()}>
          <Undo2 size={16} aria-hidden /> {t("toolbar.undo")}
        </button>
        <a className="vt-link" href={href}>
          <SquareArrowOutUpRight size={16} aria-hidden /> {t("translations.openPage")}
        </a>
      </div>
      {all.map((group) => (
        <PairList key={group.name} {...{ group, locale, shown }} onShow={() => null} isElsewhere />
      ))}
      {all.every(({ pairs }) => openPairsOf(pairs, shown).length === 0) && (
        <p className="vt-hint">{t("translations.pageDone")}</p>
      )}
      <ConflictDialog />
    </div>
  );
}

/** Letters that are not saved yet go back by the browser's own undo. */
const isBeingWritten = (target: EventTarget) =>
  target instanceof HTMLTextAreaElement && !target.matches("[data-vt-saved]");
