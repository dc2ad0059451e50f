import { Fragment, memo, useEffect, useId, useRef, type KeyboardEvent, type MouseEvent } from "react";
import { Plus } from "lucide-react";
import type { ResolvedGroup } from "~/features/blocks/resolved.ts";
import { viewOf } from "~/kinds/views.tsx";
import { useEditorActions } from "../../state/editor-context.tsx";
import { useCanvas, type AddPlace } from "../canvas-context.ts";
import { EditableSection } from "./editable-section.tsx";
import { itemAt } from "../items.ts";
import { TypingTags } from "../others/typing-tags.tsx";
import { PageMark } from "./page-mark.tsx";
import { UnknownSection } from "./unknown-section.tsx";
import { useTabbedAway } from "../use-tabbed-away.ts";

interface Props {
  /** What the page is called: its heading where no section has a place for one. */
  name: string;
  sections: ResolvedGroup[];
}

/** The sections of the page, each selectable, with places to add new ones before, between and after them. */
export function EditableSections({ name, sections }: Props) {
  const { t, select, getState } = useEditorActions();
  const { openAddDialog, reached } = useCanvas();
  const root = useRef<HTMLDivElement>(null);
  const keysId = useId();
  const tabbedAway = useTabbedAway(root);

  useEffect(() => {
    const onPointerDown = (event: PointerEvent) => {
      const target = event.target as Element;
      if (!getState().selection || root.current?.contains(target) || target.closest(keeping)) return;
      select(null);
    };
    document.addEventListener("pointerdown", onPointerDown);
    return () => document.removeEventListener("pointerdown", onPointerDown);
  }, [getState, select]);

  // Chrome would put the caret into the nearest text when the ground beside it is pressed.
  const onMouseDown = (event: MouseEvent) => {
    const target = event.target as Element;
    const section = target.closest<HTMLElement>(".vt-section");
    if (!section || !root.current?.contains(target) || target.closest(takingFocus)) return;
    event.preventDefault();
    section.focus({ preventScroll: true });
  };
  const onClick = (event: MouseEvent) => {
    const target = event.target as Element;
    if (!root.current?.contains(target)) return; // React also tells of clicks in menus drawn elsewhere
    if (target.closest("a[href]:not([data-vt-leads])")) event.preventDefault(); // links do not lead away while the page is edited
    if (target.closest(".vt-tools, .vt-add, .vt-add-card, .vt-add-item, .vt-item-edit, .vt-end")) return;
    const item = itemAt(target);
    const now = getState().selection;
    if (item?.groupId === now?.groupId && item?.fieldName === now?.fieldName) return;
    select(item);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || event.defaultPrevented || !getState().selection) return;
    if (!root.current?.contains(event.target as Element)) return;
    event.stopPropagation();
    select(null);
  };

  const isNamed = sections.length > 0 && sections.every(({ headingLevel }) => headingLevel > 1);
  const lastId = sections.at(-1)?.id ?? null;
  return (
    <div
      ref={root}
      className="vt-canvas"
      role="group"
      aria-label={t("canvas.label")}
      aria-describedby={keysId}
      {...reached.events}
      {...tabbedAway}
      onMouseDown={onMouseDown}
      onClickCapture={onClick}
      onSubmitCapture={(event) => event.preventDefault()}
      onKeyDown={onKeyDown}
    >
      <p id={keysId} hidden>
        {t("canvas.keys")}
      </p>
      {isNamed && <h1 className="sr-only">{name}</h1>}
      <TypingTags />
      <PageMark />
      {sections.length > 0 && <AddLine nextTo={null} />}
      {sections.map((section) => (
        <Fragment key={section.id}>
          {viewOf(section.kind) ? <EditableSection section={section} /> : <UnknownSection kind={section.kind} />}
          {section.id !== lastId && <AddLine nextTo={section.id} />}
        </Fragment>
      ))}
      <div className="vt-end" data-empty={sections.length === 0 || undefined}>
        {sections.length === 0 && (
          <>
            <h1 className="vt-end__title">{t("canvas.empty")}</h1>
            <p>{t("canvas.emptyHint")}</p>
          </>
        )}
        <button
          type="button"
          className="vt-end__button"
          onClick={() => openAddDialog({ nextTo: lastId, parentId: null })}
        >
          <Plus aria-hidden />
          {t("add.section")}
        </button>
      </div>
    </div>
  );
}

/** The place to add a section behind another one, or (null) at the start. A key that is typed draws none of them anew. */
const AddLine = memo(function AddLine({ nextTo }: { nextTo: string | null }) {
  const { t } = useEditorActions();
  const { openAddDialog } = useCanvas();
  const place: AddPlace = { nextTo, parentId: null, ...(nextTo === null && { position: "start" }) };
  return (
    <div className="vt-add" data-first={nextTo === null || undefined}>
      <button type="button" onClick={() => openAddDialog(place)}>
        <span>{t("add.section")}</span>
      </button>
    </div>
  );
});

/** What takes the focus by itself when it is pressed. */
const takingFocus =
  "[contenteditable], [role=textbox], [role=button], button, a, input, select, textarea, summary, video";

/** Parts of the editor outside the canvas that a click on must not deselect the item. */
const keeping =
  "[data-vt-keep], [role=dialog], [role=alertdialog], [role=menu], [role=toolbar], .vt-bar, [data-sonner-toaster]";
