import { z } from "zod";
import { editorProcedure, router } from "~/server/api/trpc.ts";
import { listMediaInput, mediaListSchema } from "./schema.ts";
import { listMedia } from "./service.ts";
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
});
