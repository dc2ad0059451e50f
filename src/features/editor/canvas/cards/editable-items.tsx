import { SquarePen } from "lucide-react";
import { clsx } from "clsx";
import type { Ui } from "~/features/blocks/ui.ts";
import { itemHref } from "../../collections/item-href.ts";
import { memberId } from "../../collections/section-collection.ts";
import { useShownCollection } from "../../collections/use-collections.ts";
import { useItemName } from "../../collections/use-item-name.ts";
import { useEditorActions, useEditorPart } from "../../state/editor-context.tsx";

/**
 * The items of a collection in their present order, each with the way to its own page, where it is written. One that
 * visitors do not see yet, because its page is a draft, is there by its name.
 */
export const EditableItems: Ui["Items"] = ({ of, items, className }) => {
  const { t } = useEditorActions();
  const locale = useEditorPart((state) => state.locale);
  const nameOf = useItemName();
  const collection = useShownCollection(of.id);
  const drawn = new Map(items.map(({ id, content }) => [id, content]));
  const listed =
    collection?.items.map((item) => ({ id: memberId(item), item })) ?? items.map(({ id }) => ({ id, item: null }));
  return (
    <ul className={clsx("cards", className)} role="list">
      {listed.map(({ id, item }) => (
        <li key={id} className="cards__item vt-canvas-item">
          {drawn.get(id) ?? (
            <p className="vt-stub">
              {item && nameOf(item)}
              {item?.status === "draft" && <span className="vt-badge">{t("pages.draft")}</span>}
            </p>
          )}
          {item && (
            <a className="vt-item-edit" data-vt-leads href={itemHref(item, locale)}>
              <SquarePen size={14} aria-hidden />
              {t("collection.edit")}
              <span className="vt-sr">: {nameOf(item)}</span>
            </a>
          )}
        </li>
      ))}
    </ul>
  );
};
