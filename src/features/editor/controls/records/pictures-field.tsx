import { useState } from "react";
import type { MediaRef } from "~/features/media/schema.ts";
import { MediumChoice } from "../../media/medium-choice.tsx";
import { useEditorActions } from "../../state/editor-context.tsx";

interface Props {
  label: string;
  /** So many it has at most; one alone is called by the label, several are numbered. */
  most: number;
  /** The pictures as they are stored. */
  stored: readonly MediaRef[];
  ids: readonly string[];
  onChanged: (ids: string[]) => void;
}

/** The pictures of a record, from the site's library, in their order; behind the last one there is room for the next. */
export function PicturesField({ label, most, stored, ids, onChanged }: Props) {
  const { t } = useEditorActions();
  const [picked, setPicked] = useState<readonly MediaRef[]>([]);
  const places: (string | null)[] = ids.length < most ? [...ids, null] : [...ids];
  return places.map((mediaId, at) => (
    <MediumChoice
      key={at} // a place keeps the focus, whichever picture comes into it
      label={most === 1 ? label : t("records.picture", { label, number: at + 1 })}
      mediaId={mediaId}
      medium={[...stored, ...picked].find(({ id }) => id === mediaId)}
      onChosen={(item) => {
        setPicked((known) => [...known, item]);
        const others = ids.filter((id) => id !== item.id || id === mediaId);
        onChanged(mediaId === null ? [...others, item.id] : others.map((id) => (id === mediaId ? item.id : id)));
      }}
      onRemoved={() => onChanged(ids.filter((id) => id !== mediaId))}
    />
  ));
}
