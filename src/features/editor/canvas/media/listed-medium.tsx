import type { KeyboardEvent } from "react";
import { Trash2 } from "lucide-react";
import { Picture } from "~/features/blocks/pictures/picture.tsx";
import type { ResolvedImage } from "~/features/blocks/resolved.ts";
import { useEditorActions } from "../../state/editor-context.tsx";

/**
 * One picture of a list on the canvas. A mouse finds the button that takes it out over the picture; a finger that taps the
 * picture chooses it first, and then finds the button. On the picture Delete does the same.
 */
export function ListedMedium(props: {
  of: ResolvedImage;
  sizes: string;
  /** Its place in the list, from 1. */
  number: number;
  isChosen: boolean;
  onChosen: () => void;
  onEntered: () => void;
  onOpened: () => void;
  onRemoved: () => void;
}) {
  const { of, sizes, number, isChosen, onChosen, onEntered, onOpened, onRemoved } = props;
  const { t } = useEditorActions();
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Enter") {
      event.preventDefault(); // it is no press of the button
      onEntered();
    }
    if (event.key !== "Delete" && event.key !== "Backspace") return;
    event.preventDefault();
    event.stopPropagation(); // the section has a meaning of its own for these keys
    onRemoved();
  };
  return (
    <li className="vt-listed" data-vt-chosen={isChosen || undefined}>
      <button
        type="button"
        className="vt-listed__picture"
        aria-label={t("media.listed", { number, name: of.alt })}
        aria-pressed={isChosen}
        onClick={onChosen}
        onDoubleClick={onOpened}
        onKeyDown={onKeyDown}
      >
        <Picture of={of} sizes={sizes} priority={false} />
      </button>
      <button
        type="button"
        className="vt-listed__remove"
        aria-label={t("media.removeFromList", { number })}
        title={t("media.removeFromList", { number })}
        onClick={onRemoved}
      >
        <Trash2 aria-hidden />
      </button>
    </li>
  );
}
