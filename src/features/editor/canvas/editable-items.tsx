import { clsx } from "clsx";
import type { Ui } from "~/features/blocks/ui.ts";

/** The items of a collection; they are written on pages of their own. */
export const EditableItems: Ui["Items"] = ({ items, className }) => (
  <ul className={clsx("cards", className)} role="list">
    {items.map(({ id, content }) => (
      <li key={id} className="cards__item">
        {content}
      </li>
    ))}
  </ul>
);
