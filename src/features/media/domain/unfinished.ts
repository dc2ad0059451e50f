import { videoSettingsSchema, type MediaRef } from "../schema.ts";

/** Whether a medium's files are still being worked on: a picture without copies, an own film that is not ready. */
export function isUnfinished({ mediaType, original, widths, videoSettings }: MediaRef): boolean {
  if (mediaType === "image") return original !== undefined && widths.length === 0;
  const film = mediaType === "video" ? videoSettingsSchema.safeParse(videoSettings).data : undefined;
  return film?.source === "own" && film.status !== undefined && film.status !== "ready";
}
