import { z } from "zod";
import { editorProcedure, router } from "~/server/api/trpc.ts";
import { listMediaInput, mediaListSchema } from "./schema.ts";
import { listMedia } from "./service.ts";

/** In a query, numbers are texts and a single tag is no list. */
const listInput = listMediaInput.extend({
  page: z
    .union([
      z.number(),
      z
        .string()
        .regex(/^\d{1,5}$/)
        .transform(Number),
    ])
    .pipe(z.number().int().min(1).max(10_000)),
  tags: z
    .union([
      z
        .string()
        .max(100)
        .transform((tag) => [tag]),
      z.array(z.string().max(100)).max(20),
    ])
    .optional(),
});

export const mediaRouter = router({
  list: editorProcedure
    .meta({ openapi: { method: "GET", path: "/media", tags: ["media"] } })
    .input(listInput.partial({ page: true }))
    .output(mediaListSchema)
    .query(({ ctx, input }) => listMedia(ctx, { ...input, page: input.page ?? 1 })),
});
