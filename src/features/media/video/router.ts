import { z } from "zod";
import { restOf } from "~/server/api/rest-call.ts";
import { editorProcedure, router } from "~/server/api/trpc.ts";
import { addYoutube } from "./add-youtube.ts";
import { mediaRef } from "../media-ref.ts";
import { mediaListItemSchema, mediaRefSchema } from "../schema.ts";
import { createEntry } from "./create-entry.ts";
import { addYoutubeInput, createEntryInput, directUploadInput, setPosterInput, youtubeMediumSchema } from "./schema.ts";
import { setPoster } from "./set-poster.ts";
import { openFilmUpload } from "./uploads.ts";

const rest = restOf("media");

/** Films: one's own, and those of YouTube. */
export const videoRouter = router({
  directUpload: editorProcedure
    .meta(rest("POST", "/media/directUpload"))
    .input(directUploadInput)
    .output(z.strictObject({ url: z.string(), id: z.uuid() }))
    .mutation(({ ctx, input }) => openFilmUpload(ctx, input ?? {})),

  createEntry: editorProcedure
    .meta(rest("POST", "/media/createEntry"))
    .input(createEntryInput)
    .output(z.strictObject({ success: z.literal(true), media: mediaRefSchema }))
    .mutation(async ({ ctx, input }) => ({
      success: true as const,
      media: mediaRef(await createEntry(ctx, input)),
    })),

  poster: editorProcedure
    .meta(rest("POST", "/media/poster"))
    .input(setPosterInput)
    .output(mediaListItemSchema)
    .mutation(({ ctx, input }) => setPoster(ctx, input)),

  youtube: editorProcedure
    .meta(rest("POST", "/media/youtube"))
    .input(addYoutubeInput)
    .output(z.strictObject({ success: z.literal(true), media: youtubeMediumSchema }))
    .mutation(async ({ ctx, input }) => ({ success: true as const, media: await addYoutube(ctx, input) })),
});
