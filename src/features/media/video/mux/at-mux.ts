import { z } from "zod";
import { videoSettingsSchema } from "../../schema.ts";

/** What is known of a film at Mux: the upload that it came in by, since when it is on its way, what became of it. */
const atMuxSchema = z.object({
  uploadId: z.string(),
  assetId: z.string().optional(),
  begunAt: z.iso.datetime(),
});
export type AtMux = z.infer<typeof atMuxSchema>;

/** Below `Media.videoSettings`, beside what drawing needs. */
export const muxSettingsSchema = videoSettingsSchema.extend({ mux: atMuxSchema.optional().catch(undefined) });

/** What is known of a film at Mux; null for one that never went there. */
export function atMux(videoSettings: unknown): AtMux | null {
  return muxSettingsSchema.safeParse(videoSettings).data?.mux ?? null;
}
