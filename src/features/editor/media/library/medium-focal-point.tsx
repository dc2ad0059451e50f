import { useEffect } from "react";
import type { MediumPlaceOfUse } from "~/features/media/library-schema.ts";
import { mediaRefSchema, type MediaListItem } from "~/features/media/schema.ts";
import { FocalPointInput } from "../../canvas/menu/focal-point-input.tsx";
import { useEditorActions, useEditorPart } from "../../state/editor-context.tsx";

interface MediumFocalPointProps {
  item: MediaListItem;
  source: string;
  /** Null until it is known where it is used. */
  places: readonly MediumPlaceOfUse[] | null;
}

/** A picture of the library with the point that every crop keeps in view, be it on the page under edit or not. */
export function MediumFocalPoint({ item, source, places }: MediumFocalPointProps) {
  const { addMedia, getState } = useEditorActions();
  const medium = useEditorPart((state) => state.media[item.id]);
  useEffect(() => {
    // What is known there is what is being said of it just now.
    if (!getState().media[item.id]) addMedia(mediaRefSchema.strip().parse(item));
  }, [item, addMedia, getState]);
  const { width, height } = item;
  if (!medium) return <img src={source} alt="" {...{ width, height }} />;
  return <FocalPointInput {...{ medium, source }} place={null} places={places ?? []} />;
}
