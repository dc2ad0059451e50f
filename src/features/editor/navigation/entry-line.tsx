"use client";

import { GripVertical, PencilLine } from "lucide-react";
import type { HTMLAttributes, KeyboardEvent } from "react";
import { IconButton } from "../controls/icon-button.tsx";
import { useFold } from "../frame/use-fold.ts";
import { PageBadges } from "../pages/page-badges.tsx";
import type { ListedPage } from "../pages/page-lists.ts";
import { usePageHref } from "../pages/use-page-href.ts";
import { useEditorActions, useEditorPart } from "../state/editor-context.tsx";
import { WordsContext } from "../state/unsaved-words.ts";
import { EntryCard } from "./entry-card.tsx";
import type { Direction, EntryPlace, EntryRow } from "./entry-rows.ts";
import type { EntryDrag } from "./use-entry-drag.ts";
import { useEntryLabel } from "./use-entry-label.ts";

export type Grip = HTMLAttributes<HTMLElement>;

const directions: Record<string, Direction> = {
  ArrowUp: "up",
  ArrowDown: "down",
  ArrowRight: "in",
  ArrowLeft: "out",
};

interface EntryLineProps {
  row: EntryRow;
  pages: ListedPage[];
  drag: EntryDrag | null;
  grip: Grip;
  onCancel: () => void;
  stepTo: (direction: Direction) => EntryPlace | null;
  onMove: (place: EntryPlace) => void;
  onDelete: (page: ListedPage) => void;
}

/** One entry: its grip, the way to its page, and the ways to change both. */
export function EntryLine({ row, pages, drag, grip, onCancel, stepTo, onMove, onDelete }: EntryLineProps) {
  const { t, pageId } = useEditorActions();
  const locale = useEditorPart((state) => state.locale);
  const hrefOf = usePageHref();
  const page = pages.find(({ id }) => id === row.pageId);
  const label = useEntryLabel(pages)(row);
  const isCurrent = row.pageId === pageId;
  // What the page under edit still lacks is open to be filled in.
  const fold = useFold(isCurrent && page !== undefined && !page.locales[locale]?.name);

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === "Escape" && drag) {
      event.preventDefault();
      return onCancel();
    }
    const direction = directions[event.key];
    if (!direction || event.metaKey || event.ctrlKey) return;
    event.preventDefault();
    const place = stepTo(direction);
    if (place) onMove(place);
  }

  return (
    <li className="vt-page" data-current={isCurrent} data-nested={row.parentId !== null}>
      <div
        className="vt-page__line"
        data-drop-row={row.id}
        data-drop-parent={row.parentId ?? undefined}
        data-drop-here={drag?.above === row.id}
        data-drop-nested={drag?.isNested}
        data-dragged={drag?.entryId === row.id}
      >
        <button
          type="button"
          className="vt-page__grip"
          aria-label={t("navigation.move", { name: label })}
          title={t("navigation.moveHint")}
          {...grip}
          onKeyDown={onKeyDown}
        >
          <GripVertical size={16} aria-hidden />
        </button>
        <div className="vt-page__what">
          {page ? (
            <a className="vt-page__link" href={hrefOf(page)} aria-current={isCurrent ? "page" : undefined}>
              {label}
            </a>
          ) : (
            <span className="vt-page__link">{label}</span>
          )}
          {row.appearance === "button" && <span className="vt-badge vt-badge--quiet">{t("navigation.button")}</span>}
          {row.disallowedLocales.length > 0 && (
            <span className="vt-badge vt-badge--quiet">
              {t("navigation.notIn", { locales: row.disallowedLocales.join(", ").toUpperCase() })}
            </span>
          )}
          {page && <PageBadges page={page} />}
        </div>
        <IconButton
          ref={fold.opener}
          look="quiet"
          label={t("pages.edit", { name: page ? label : t("pages.navigationUntitled") })}
          aria-expanded={fold.isOpen}
          onClick={fold.toggle}
        >
          <PencilLine size={16} aria-hidden />
        </IconButton>
      </div>
      {fold.isOpen && (
        <WordsContext value={fold.words}>
          <EntryCard
            row={row}
            page={page}
            pages={pages}
            stepTo={stepTo}
            onMove={onMove}
            onClose={fold.close}
            onDelete={onDelete}
          />
        </WordsContext>
      )}
    </li>
  );
}
