"use client";

import { Autocomplete } from "@base-ui/react/autocomplete";
import { Dialog } from "@base-ui/react/dialog";
import { Search } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { DialogRoot } from "../dialogs/dialog-root.tsx";
import { useEditorActions } from "../state/editor-context.tsx";
import type { Entry } from "./entry.ts";
import { foundEntries } from "./found-entries.ts";
import { useCommandEntries } from "./use-command-entries.ts";
import { useKindEntries } from "./use-kind-entries.ts";
import { usePageEntries } from "./use-page-entries.ts";
import { useSectionEntries } from "./use-section-entries.ts";
import { useSettingEntries } from "./use-setting-entries.ts";

/** What stands in the palette's field. */
interface Searching {
  search: string;
  onSearch: (search: string) => void;
}

/**
 * One field that finds every command, page, setting and kind of section. What is chosen is done after the palette has
 * gone and has given the keyboard back, so that whatever opens then keeps it.
 */
export default function CommandPalette({ search, onSearch, onClosed }: Searching & { onClosed: () => void }) {
  const { t } = useEditorActions();
  const [isOpen, setIsOpen] = useState(true);
  const chosen = useRef<Entry | null>(null);
  useKeptKeyboard();
  useKeptCaret();
  const onGone = () => {
    onClosed();
    const entry = chosen.current;
    setTimeout(() => entry?.run()); // after the focus has gone back
  };
  const onChosen = (entry: Entry) => {
    chosen.current = entry;
    setIsOpen(false);
  };
  return (
    <DialogRoot
      open={isOpen}
      onOpenChange={setIsOpen}
      onOpenChangeComplete={(open) => {
        if (!open) onGone();
      }}
    >
      <Dialog.Portal>
        <Dialog.Backdrop className="vt-backdrop" />
        <Dialog.Popup className="vt-dialog vt-palette" aria-label={t("palette.title")}>
          <Finder {...{ search, onSearch, onChosen }} />
          <Dialog.Close className="vt-sr">{t("palette.close")}</Dialog.Close>
        </Dialog.Popup>
      </Dialog.Portal>
    </DialogRoot>
  );
}

/** While the palette is open nothing behind it takes the keyboard: what is being typed is meant for the palette. */
function useKeptKeyboard(): void {
  useEffect(() => {
    const onFocus = ({ target }: FocusEvent) => {
      if (!(target instanceof Element && target.closest(".vt-app"))) return;
      document.querySelector<HTMLElement>(".vt-palette[data-open] input")?.focus({ preventScroll: true });
    };
    document.addEventListener("focusin", onFocus);
    return () => document.removeEventListener("focusin", onFocus);
  }, []);
}

/**
 * Puts the caret, or what was marked, back where it was as soon as a text gets the keyboard back, which by itself means
 * its beginning: who types on while the palette still fades types there.
 */
function useKeptCaret(): void {
  const [chosenWords] = useState(markedRange);
  useEffect(() => {
    const onFocus = () => {
      if (!chosenWords || document.querySelector(".vt-palette[data-open]")) return;
      queueMicrotask(() => markAgain(chosenWords)); // once the browser has put the caret to the beginning
      document.removeEventListener("focusin", onFocus);
    };
    document.addEventListener("focusin", onFocus);
    return () => void setTimeout(() => document.removeEventListener("focusin", onFocus)); // the focus goes back last of all
  }, [chosenWords]);
}

/** What is marked in the page, or where its caret is. */
function markedRange(): Range | null {
  const selection = document.getSelection();
  return selection && selection.rangeCount > 0 ? selection.getRangeAt(0).cloneRange() : null;
}

function markAgain(range: Range): void {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement && focused.isContentEditable && focused.contains(range.startContainer))) return;
  document.getSelection()?.removeAllRanges();
  document.getSelection()?.addRange(range);
}

function Finder({ search, onSearch, onChosen }: Searching & { onChosen: (entry: Entry) => void }) {
  const { t } = useEditorActions();
  const pages = usePageEntries();
  const entries = [
    ...useSectionEntries(),
    ...useCommandEntries(),
    ...pages.entries,
    ...useSettingEntries(),
    ...useKindEntries(),
  ];
  const found = foundEntries(entries, search);
  const groups = found.map(({ group, entries: items }) => ({ value: group, label: t(`palette.${group}`), items }));
  const count = found.reduce((sum, each) => sum + each.entries.length, 0);
  return (
    <Autocomplete.Root
      open
      inline
      items={groups}
      mode="none"
      autoHighlight="always"
      keepHighlight
      value={search}
      onValueChange={(value, { reason }) => reason !== "item-press" && onSearch(value)}
      itemToStringValue={(entry: Entry) => entry.title}
    >
      <label className="vt-palette__search">
        <Search size={18} aria-hidden />
        <span className="vt-sr">{t("palette.search")}</span>
        <Autocomplete.Input placeholder={t("palette.search")} autoComplete="off" spellCheck={false} />
      </label>
      <p role="status" className={count > 0 ? "vt-sr" : "vt-hint vt-palette__none"}>
        {count > 0 ? t("palette.found", { count }) : t("palette.nothing", { search })}
      </p>
      {pages.isError && (
        <p role="alert" className="vt-error">
          {t("pages.failed")}
        </p>
      )}
      <Autocomplete.List className="vt-palette__list" aria-label={t("palette.title")}>
        {(group: (typeof groups)[number]) => (
          <Autocomplete.Group key={group.value} items={group.items}>
            <Autocomplete.GroupLabel className="vt-palette__title">{group.label}</Autocomplete.GroupLabel>
            <Autocomplete.Collection>
              {(entry: Entry) => (
                <Autocomplete.Item
                  key={entry.id}
                  value={entry}
                  className="vt-palette__entry"
                  onClick={() => onChosen(entry)}
                >
                  <span className="vt-palette__name">{entry.title}</span>
                  {entry.hint && <span className="vt-palette__hint">{entry.hint}</span>}
                  {entry.shortcut && <kbd>{entry.shortcut}</kbd>}
                </Autocomplete.Item>
              )}
            </Autocomplete.Collection>
          </Autocomplete.Group>
        )}
      </Autocomplete.List>
    </Autocomplete.Root>
  );
}
