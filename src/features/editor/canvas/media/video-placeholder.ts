import { videoSettingsSchema, type MediaRef } from "~/features/media/schema.ts";

/**
 * What stands on the canvas in place of a film that cannot be played, as a key of the editor's texts: the offer to choose
 * one, that the chosen one is being prepared, or that it is not available.
 */
export function videoPlaceholder(media: MediaRef | null) {
  if (!media) return "canvas.noVideo";
  const { source, status } = videoSettingsSchema.partial().safeParse(media.videoSettings).data ?? {};
  if (source === "own" && status === "preparing") return "canvas.videoPreparing";
  return source === "youtube" ? "canvas.youtubeUnavailable" : "canvas.videoUnavailable";
}
