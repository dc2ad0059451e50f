import { useRef, type RefObject } from "react";
import type { MediaListItem } from "~/features/media/schema.ts";
import { useKeyboardAtNew } from "~/lib/browser/use-keyboard-at-new.ts";
import type { Locale } from "~/lib/locales.ts";
import { useEditorActions } from "../../state/editor-context.tsx";
import type { Library } from "../use-library.ts";
import type { EntriesSelection } from "./entries-selection.ts";
import { LibraryEntry } from "./library-entry.tsx";
import type { LibraryView } from "./library-head.tsx";
import { useEndless } from "./use-endless.ts";

interface LibraryEntriesProps {
  library: Library;
  view: LibraryView;
  /** The languages in which to look for an alternative text, best first. */
  locales: Locale[];
  /** Those that are chosen for a place of the page; left out where a press opens one. */
  chosenIds?: readonly string[];
  /** Entries that are not offered. */
  hiddenIds?: readonly string[];
  selection?: EntriesSelection;
  list?: RefObject<HTMLUListElement | null>;
  onPressed: (item: MediaListItem) => void;
}

/** The entries of the library, more of them as one scrolls, and what is to be said while they load, when there are none, or when that failed. */
export function LibraryEntries(props: LibraryEntriesProps) {
  const { library, view, locales, chosenIds, hiddenIds = [], selection, list, onPressed } = props;
  const { t } = useEditorActions();
  const { state, items: all, hasMore } = library;
  const items = all.filter(({ id }) => !hiddenIds.includes(id));
  const total = library.total - (all.length - items.length);
  const own = useRef<HTMLUListElement>(null);
  const box = list ?? own;
  const { ref, onAsked } = useKeyboardAtNew(box);
  const end = useEndless(state === "ready" && hasMore, library.loadMore);
  return (
    <>
      <ul
        ref={box}
        tabIndex={-1}
        aria-label={t("library.title")}
        className="vt-media"
        data-view={view}
        aria-busy={state === "loading"}
      >
        {items.map((item) => (
          <LibraryEntry
            key={item.id}
            {...{ item, onPressed }}
            alt={locales.map((locale) => item.alt[locale]).find(Boolean) ?? ""}
            isSelected={selection?.ids.has(item.id) ?? false}
            onToggled={selection?.onToggled}
            isChosen={chosenIds ? chosenIds.includes(item.id) : undefined}
          />
        ))}
      </ul>
      <div ref={end} className="vt-media-state" role="status">
        {state === "loading" && t("state.loading")}
        {state === "failed" && t("state.failed")}
        {state === "ready" &&
          (items.length === 0
            ? t(library.isWhole ? "library.empty" : "media.none")
            : t("media.count", { shown: items.length, total }))}
      </div>
      <div className="vt-button-row">
        {(state === "failed" || hasMore) && (
          <button
            ref={ref}
            type="button"
            className="vt-button vt-button--outline"
            aria-disabled={state === "loading"} // it stays, for whoever pressed it has the keyboard there
            onClick={() => {
              onAsked();
              if (state === "failed") library.retry();
              if (state === "ready") library.loadMore();
            }}
          >
            {t(state === "failed" ? "state.retry" : "media.more")}
          </button>
        )}
      </div>
    </>
  );
}
