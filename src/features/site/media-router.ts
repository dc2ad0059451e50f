import { z } from "zod";
import { updateMediaInput } from "~/features/media/library-schema.ts";
import { mediaRefSchema } from "~/features/media/schema.ts";
import { restOf } from "~/server/api/rest-call.ts";
import { editorProcedure, router } from "~/server/api/trpc.ts";
import { describeMedium } from "./describe-medium.ts";

const rest = restOf("media");

/** What is said of a medium is a part of its site's document, and changed like the rest of that. */
const described = z.strictObject({ success: z.literal(true), media: mediaRefSchema });

export const siteMediaRouter = router({
  update: editorProcedure
    .meta(rest("POST", "/media/update"))
    .input(updateMediaInput)
    .output(described)
    .mutation(async ({ ctx, input }) => ({ success: true as const, media: await describeMedium(ctx, input.media) })),

  /** The row of a medium comes with its file, by the upload; what people may write of it is saved here as well. */
  save: editorProcedure
    .meta(rest("POST", "/media/save"))
    .input(updateMediaInput)
    .output(described)
    .mutation(async ({ ctx, input }) => ({ success: true as const, media: await describeMedium(ctx, input.media) })),
});
