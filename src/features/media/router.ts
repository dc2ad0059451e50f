import { editorProcedure, router } from "~/server/api/trpc.ts";
import { listMediaInput, mediaListSchema } from "./schema.ts";
import { listMedia } from "./service.ts";

export const mediaRouter = router({
  list: editorProcedure
    .meta({ openapi: { method: "GET", path: "/media", tags: ["media"] } })
    .input(listMediaInput)
    .output(mediaListSchema)
    .query(({ ctx, input }) => listMedia(ctx, input)),
});
