import { z } from "zod";
import { editorProcedure, router } from "~/server/api/trpc.ts";
import { addYoutube } from "./add-youtube.ts";
import { addYoutubeInput, youtubeMediumSchema } from "./schema.ts";

/** Films: those of YouTube. */
export const videoRouter = router({
  youtube: editorProcedure
    .meta({ openapi: { method: "POST", path: "/media/youtube", tags: ["media"] } })
    .input(addYoutubeInput)
    .output(z.strictObject({ success: z.literal(true), media: youtubeMediumSchema }))
    .mutation(async ({ ctx, input }) => ({ success: true as const, media: await addYoutube(ctx, input) })),
});
