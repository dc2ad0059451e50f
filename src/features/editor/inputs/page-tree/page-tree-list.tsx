import { useRef, useState, type KeyboardEvent } from "react";
import type { ListedPage } from "../../pages/page-lists.ts";
import { useEditorActions } from "../../state/editor-context.tsx";
import type { PageTreeParts } from "./page-groups.ts";
import { TreeLine } from "./tree-line.tsx";
import { treeStep } from "./tree-keys.ts";
import { openAtFirst, treeRows, type TreePart, type TreeRow } from "./tree-rows.ts";

/** The tree of the page picker. Tab goes to one line of it, and its keys are those of every tree (see tree-keys.ts). */
export function PageTreeList(props: {
  parts: PageTreeParts;
  chosenId: string | null;
  first: TreePart | undefined;
  onChosen: (page: ListedPage, label: string) => void;
}) {
  const { parts, chosenId, first, onChosen } = props;
  const { t } = useEditorActions();
  const [open, setOpen] = useState(() => openAtFirst(parts, chosenId, first));
  const [current, setCurrent] = useState<string | null>(null);
  const tree = useRef<HTMLDivElement>(null);
  const rows = treeRows(parts, (key) => open.has(key));
  const chosen = rows.find((row) => row.type === "page" && row.page.id === chosenId);
  const reached = rows.some(({ key }) => key === current) ? current : (chosen ?? rows[0])?.key;

  const labelOf = (row: TreeRow): string => {
    if (row.type === "page") return row.label;
    if (row.type === "empty") return t("link.noPages");
    const { title } = row;
    if ("text" in title) return title.text;
    return t(`link.${"part" in title ? title.part : title.collection}`);
  };
  const toggle = (key: string) =>
    setOpen((now) => new Set(now.has(key) ? [...now].filter((each) => each !== key) : [...now, key]));
  const press = (row: TreeRow) => {
    if (row.type === "branch") toggle(row.key);
    if (row.type === "page") onChosen(row.page, row.label);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.metaKey || event.ctrlKey || event.altKey) return;
    const index = rows.findIndex(({ key }) => key === reached);
    const known = rows.map((row) => ({
      level: row.level,
      isOpen: row.type === "branch" ? row.isOpen : null,
      label: labelOf(row),
    }));
    const step = treeStep(event.key, known, index);
    if (!step) return;
    event.preventDefault();
    if (step.type !== "go") return toggle(rows[index]?.key ?? "");
    tree.current?.querySelectorAll<HTMLElement>("[role=treeitem]")[step.index]?.focus();
  };
  return (
    <div ref={tree} className="vt-tree" role="tree" aria-label={t("link.choosePage")} onKeyDown={onKeyDown}>
      {rows.map((row) => (
        <TreeLine
          key={row.key}
          row={row}
          label={labelOf(row)}
          isChosen={row.type === "page" && row.page.id === chosenId}
          isReached={row.key === reached}
          onReached={() => setCurrent(row.key)}
          onPressed={() => press(row)}
        />
      ))}
    </div>
  );
}
