import { videoSettingsSchema, type MediaRef } from "~/features/media/schema.ts";

/**
 * What stands on the canvas in place of a film that cannot be played, as a key of the editor's texts: the offer to choose
 * one, or that the chosen one is not available.
 */
export function videoPlaceholder(media: MediaRef | null) {
  if (!media) return "canvas.noVideo";
  const { source } = videoSettingsSchema.partial().safeParse(media.videoSettings).data ?? {};
  return source === "youtube" ? "canvas.youtubeUnavailable" : "canvas.videoUnavailable";
}
