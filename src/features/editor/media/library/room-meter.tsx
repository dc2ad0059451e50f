import { useId } from "react";
import { useQuery } from "@tanstack/react-query";
import { useTRPC } from "~/trpc/react.tsx";
import { useEditorActions } from "../../state/editor-context.tsx";
import type { LibraryType } from "../use-library.ts";
import { fileSize } from "~/lib/file-size.ts";

/** From this part of the room on it is said that little is left. */
const nearlyFull = 0.9;

/** How much of the site's room for media is taken. */
export function RoomMeter({ mediaType }: { mediaType: LibraryType }) {
  const { t, editorLocale } = useEditorActions();
  const trpc = useTRPC();
  const { data } = useQuery(trpc.media.summary.queryOptions({ mediaType }));
  const id = useId();
  if (!data) return null;
  const { usedBytes, limitBytes } = data;
  const values = { used: fileSize(usedBytes, editorLocale), limit: fileSize(limitBytes, editorLocale) };
  const isNearlyFull = usedBytes >= nearlyFull * limitBytes;
  return (
    <div className="vt-room" data-full={isNearlyFull || undefined}>
      <span id={id}>{t("library.room", values)}</span>
      <meter aria-labelledby={id} min={0} max={limitBytes} value={usedBytes} />
      {isNearlyFull && <p className="vt-hint">{t("library.roomHint")}</p>}
    </div>
  );
}
