import { clsx } from "clsx";
import type { UiProps } from "../ui.ts";

export function drawnItems({ items, className, isTrack = false }: UiProps<"Items">) {
  if (items.length === 0) return null;
  return (
    <ul className={clsx("cards", className)} role="list" tabIndex={isTrack ? 0 : undefined}>
      {items.map(({ id, content }) => (
        <li key={id} className="cards__item">
          {content}
        </li>
      ))}
    </ul>
  );
}
