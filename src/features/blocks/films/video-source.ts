import { videoSettingsSchema, type MediaRef } from "~/features/media/schema.ts";
import { ownValue } from "~/lib/own-value.ts";

export type VideoSource =
  | { type: "file"; url: string; mimeType: string; playbackId?: string | undefined }
  | { type: "youtube"; videoId: string };

const extensions: Record<string, string> = { "video/mp4": "mp4", "video/webm": "webm" };

/**
 * What to play for a medium, or null when there is nothing. A YouTube address is always rebuilt from the
 * 11-character id; a stored address is never used. An own file lies beside its pictures, at
 * `publicUrl/original.<extension>`, also where Mux delivers it under a `playbackId`.
 */
export function videoSource(media: MediaRef | null): VideoSource | null {
  if (media?.mediaType !== "video") return null;
  const settings = videoSettingsSchema.safeParse(media.videoSettings).data;
  if (settings?.source === "youtube") {
    const { videoId = "" } = settings;
    return /^[\w-]{11}$/.test(videoId) ? { type: "youtube", videoId } : null;
  }
  if (settings?.status && settings.status !== "ready") return null;
  const extension = ownValue(extensions, media.mimeType);
  if (!extension) return null;
  const { publicUrl, mimeType } = media;
  const file = { type: "file" as const, url: `${publicUrl}/original.${extension}`, mimeType };
  return settings?.playbackId ? { ...file, playbackId: settings.playbackId } : file;
}

/** Whether an own film is still being prepared: pages keep its place and say so. */
export function isPreparing(media: MediaRef | null): boolean {
  const settings = media?.mediaType === "video" ? videoSettingsSchema.safeParse(media.videoSettings).data : undefined;
  return settings?.source === "own" && settings.status === "preparing";
}
