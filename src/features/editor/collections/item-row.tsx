import { Archive, ArchiveRestore, GripVertical, SquarePen, X } from "lucide-react";
import type { HTMLAttributes } from "react";
import type { ListedItem } from "~/features/site/collection-schema.ts";
import { IconButton } from "../controls/icon-button.tsx";
import { useEditorActions, useEditorPart } from "../state/editor-context.tsx";
import { itemHref } from "./item-href.ts";
import { moveByKeys } from "./move-by-keys.ts";
import { useKeyboardOn } from "./use-keyboard-on.ts";
import { useItemName } from "./use-item-name.ts";

interface ItemRowProps {
  item: ListedItem;
  /** Of a shown item: how it is dragged, and moved by keys to another place among `count`. */
  order?: {
    index: number;
    count: number;
    grip: HTMLAttributes<HTMLElement>;
    shift: number;
    isDragged: boolean;
    onMoved: (to: number) => void;
  };
  isArchived: boolean;
  onArchived: (isArchived: boolean) => void;
  /** Undefined where it has to stay. */
  onRemoved: (() => void) | undefined;
}

/** One item of a collection: its place, its page, and the ways into the archive, back, and out. */
export function ItemRow({ item, order, isArchived, onArchived, onRemoved }: ItemRowProps) {
  const { t } = useEditorActions();
  const locale = useEditorPart((state) => state.locale);
  const name = useItemName()(item);
  return (
    <li
      ref={useKeyboardOn()}
      className="vt-collection__row"
      data-dragged={order?.isDragged || undefined}
      style={order?.shift ? { transform: `translateY(${order.shift}px)` } : undefined}
    >
      {order && (
        <IconButton
          look="quiet"
          className="vt-collection__grip"
          label={t("collection.move", { name, place: order.index + 1, count: order.count })}
          title={t("collection.moveHint")}
          onKeyDown={moveByKeys(order)}
          {...order.grip}
        >
          <GripVertical aria-hidden />
        </IconButton>
      )}
      <span className="vt-collection__name">
        {name} {item.status === "draft" && <span className="vt-badge">{t("pages.draft")}</span>}
      </span>
      <a
        className="vt-button vt-button--quiet vt-button--icon"
        href={itemHref(item, locale)}
        aria-label={t("collection.editPage", { name })}
        title={t("collection.editPage", { name })}
      >
        <SquarePen size={18} aria-hidden />
      </a>
      <IconButton
        look="quiet"
        label={t(isArchived ? "collection.show" : "collection.archive", { name })}
        onClick={() => onArchived(!isArchived)}
      >
        {isArchived ? <ArchiveRestore size={18} aria-hidden /> : <Archive size={18} aria-hidden />}
      </IconButton>
      {onRemoved && (
        <IconButton look="quiet" label={t("collection.remove", { name })} onClick={onRemoved}>
          <X size={18} aria-hidden />
        </IconButton>
      )}
    </li>
  );
}
