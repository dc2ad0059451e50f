import { z } from "zod";
import { editorProcedure, router } from "~/server/api/trpc.ts";
import { listMediaInput, mediaListSchema, mediaRefSchema, updateMediaInput } from "./schema.ts";
import { listMedia } from "./service.ts";
import { updateMedium } from "./update-medium.ts";
import { mediaUsage } from "./usage.ts";

export const mediaRouter = router({
  list: editorProcedure
    .meta({ openapi: { method: "GET", path: "/media", tags: ["media"] } })
    .input(listMediaInput)
    .output(mediaListSchema)
    .query(({ ctx, input }) => listMedia(ctx, input)),

  usage: editorProcedure
    .meta({ openapi: { method: "GET", path: "/media/usage", tags: ["media"] } })
    .input(z.strictObject({ id: z.uuid().toLowerCase() }))
    .output(z.strictObject({ fields: z.number().int(), pageIds: z.array(z.uuid()) }))
    .query(({ ctx, input }) => mediaUsage(ctx, input)),

  update: editorProcedure
    .meta({ openapi: { method: "POST", path: "/media/update", tags: ["media"] } })
    .input(updateMediaInput)
    .output(z.strictObject({ success: z.literal(true), media: mediaRefSchema }))
    .mutation(async ({ ctx, input }) => ({ success: true as const, media: await updateMedium(ctx, input.media) })),
});
