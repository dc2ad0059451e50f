import { useQuery } from "@tanstack/react-query";
import { LayoutGrid, List, Pencil, Search, SlidersHorizontal } from "lucide-react";
import { useState } from "react";
import { commonFolder } from "~/features/media/folders.ts";
import type { LibrarySummary } from "~/features/media/library-schema.ts";
import { mediaSorts } from "~/features/media/schema.ts";
import { useTRPC } from "~/trpc/react.tsx";
import { Choice } from "../../controls/choice.tsx";
import { IconButton } from "../../controls/icon-button.tsx";
import { Segments } from "../../controls/segments.tsx";
import { useEditorActions } from "../../state/editor-context.tsx";
import type { LibraryFilter } from "../use-library.ts";
import { folderWords, isRenameable } from "./folder-words.ts";

export type LibraryView = "grid" | "list";

interface LibraryHeadProps {
  filter: LibraryFilter;
  onFilter: (filter: LibraryFilter) => void;
  view: LibraryView;
  onView: (view: LibraryView) => void;
  /** Left out where folders keep their names. */
  onRename?: (folder: string) => void;
}

/**
 * What of the library is shown, and how: a search, filters by folder and tag, the order, tiles or rows. On a phone the
 * filters are folded, so that pictures are in sight, until somebody asks for them or one is set.
 */
export function LibraryHead({ filter, onFilter, view, onView, onRename }: LibraryHeadProps) {
  const { t } = useEditorActions();
  const trpc = useTRPC();
  const { data } = useQuery(trpc.media.summary.queryOptions({ mediaType: filter.mediaType }));
  const folders = withChosen(data?.folders, filter.folder);
  const tags = withChosen(data?.tags, filter.tag);
  const [isOpen, setOpen] = useState(false);
  const isNarrowed = filter.folder !== "" || filter.tag !== "";
  const set = (change: Partial<LibraryFilter>) => onFilter({ ...filter, ...change });
  const narrow = (change: Partial<LibraryFilter>) => {
    setOpen(true); // who takes a filter off still stands in it
    set(change);
  };
  return (
    <div className="vt-library-head" data-open={isOpen || isNarrowed} role="search" aria-label={t("library.title")}>
      <label className="vt-search">
        <Search aria-hidden />
        <span className="vt-sr">{t("media.search")}</span>
        <input
          type="search"
          className="vt-input"
          maxLength={200}
          placeholder={t("library.search")}
          value={filter.search}
          onChange={(event) => set({ search: event.target.value })}
        />
      </label>
      <Segments
        label={t("library.view")}
        value={view}
        onChosen={onView}
        segments={[
          { value: "grid", label: t("library.grid"), icon: <LayoutGrid size={17} aria-hidden /> },
          { value: "list", label: t("library.list"), icon: <List size={17} aria-hidden /> },
        ]}
      />
      <IconButton
        className="vt-library-head__fold"
        label={t("library.filters")}
        aria-expanded={isOpen || isNarrowed}
        aria-disabled={isNarrowed}
        onClick={() => !isNarrowed && setOpen(!isOpen)}
      >
        <SlidersHorizontal size={17} aria-hidden />
      </IconButton>
      <Choice label={t("library.folder")} value={filter.folder} onChosen={(folder) => narrow({ folder })}>
        <option value="">{t("library.allFolders")}</option>
        {folders.map(({ name, count }) => (
          <option key={name} value={name}>
            {name === commonFolder ? t("library.noFolder") : folderWords(name, t)} ({count})
          </option>
        ))}
      </Choice>
      {onRename && isRenameable(filter.folder) && (
        <IconButton label={t("library.renameFolder")} onClick={() => onRename(filter.folder)}>
          <Pencil size={17} aria-hidden />
        </IconButton>
      )}
      <Choice
        label={t("library.sort")}
        value={filter.sort}
        onChosen={(value) => set({ sort: mediaSorts.find((sort) => sort === value) ?? "updated" })}
      >
        {mediaSorts.map((sort) => (
          <option key={sort} value={sort}>
            {t(`library.by.${sort}`)}
          </option>
        ))}
      </Choice>
      {tags.length > 0 && (
        <Choice label={t("library.tag")} value={filter.tag} onChosen={(tag) => narrow({ tag })}>
          <option value="">{t("library.allTags")}</option>
          {tags.map(({ name, count }) => (
            <option key={name} value={name}>
              {name} ({count})
            </option>
          ))}
        </Choice>
      )}
    </div>
  );
}

type Named = LibrarySummary["tags"];

/** What there is to choose from, with what is chosen also once nothing is left of it: else nobody could take it off. */
function withChosen(known: Named = [], chosen: string): Named {
  return chosen === "" || known.some(({ name }) => name === chosen) ? known : [...known, { name: chosen, count: 0 }];
}
