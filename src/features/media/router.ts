import { done, doneSchema } from "~/lib/done.ts";
import { z } from "zod";
import { restOf } from "~/server/api/rest-call.ts";
import { editorProcedure, router } from "~/server/api/trpc.ts";
import { makeBlurHash } from "./blur-hash.ts";
import { cropImage } from "./crop-image.ts";
import { deleteFormer } from "./delete-former.ts";
import { deleteMedium } from "./delete-medium.ts";
import { renameFolder } from "./rename-folder.ts";
import { replaceMedium } from "./replace-medium.ts";
import {
  blurHashInput,
  cropImageInput,
  deleteMediumInput,
  librarySummarySchema,
  manyMediaInput,
  mediumUsageSchema,
  mostRenamed,
  mediumUsagesSchema,
  oneMediumInput,
  renameFolderInput,
  replaceMediumInput,
} from "./library-schema.ts";
import { listMediaInput, mediaListItemSchema, mediaListSchema, mediaTypeSchema } from "./schema.ts";
import { findByName, getMedium, listMedia } from "./service.ts";
import { librarySummary } from "./summary.ts";
import { mediaUsage, mediaUsages } from "./usage.ts";

const rest = restOf("media");

export const mediaRouter = router({
  list: editorProcedure
    .meta(rest("GET", "/media"))
    .input(listMediaInput)
    .output(mediaListSchema)
    .query(({ ctx, input }) => listMedia(ctx, input)),

  get: editorProcedure
    .meta(rest("GET", "/media/get"))
    .input(oneMediumInput)
    .output(mediaListItemSchema)
    .query(({ ctx, input }) => getMedium(ctx, input)),

  summary: editorProcedure
    .meta(rest("GET", "/media/summary"))
    .input(z.strictObject({ mediaType: mediaTypeSchema }))
    .output(librarySummarySchema)
    .query(({ ctx, input }) => librarySummary(ctx, input)),

  usage: editorProcedure
    .meta(rest("GET", "/media/usage"))
    .input(oneMediumInput)
    .output(mediumUsageSchema)
    .query(({ ctx, input }) => mediaUsage(ctx, input)),

  usages: editorProcedure
    .meta(rest("GET", "/media/usages"))
    .input(manyMediaInput)
    .output(mediumUsagesSchema)
    .query(({ ctx, input }) => mediaUsages(ctx, input)),

  renameFolder: editorProcedure
    .meta(rest("POST", "/media/renameFolder"))
    .input(renameFolderInput)
    .output(z.strictObject({ success: z.literal(true), count: z.number().int(), ids: z.array(z.uuid()) }))
    .mutation(async ({ ctx, input }) => {
      const ids = await renameFolder(ctx, input);
      return { success: true as const, count: ids.length, ids: ids.length > mostRenamed ? [] : ids };
    }),

  delete: editorProcedure
    .meta(rest("POST", "/media/delete"))
    .input(deleteMediumInput)
    .output(z.strictObject({ success: z.literal(true), error: z.null() }))
    .mutation(async ({ ctx, input }) => {
      await deleteMedium(ctx, input);
      return { success: true as const, error: null };
    }),

  replace: editorProcedure
    .meta(rest("POST", "/media/replace"))
    .input(replaceMediumInput)
    .output(mediaListItemSchema)
    .mutation(({ ctx, input }) => replaceMedium(ctx, input)),

  deleteFormer: editorProcedure
    .meta(rest("POST", "/media/deleteFormer"))
    .input(oneMediumInput)
    .output(doneSchema)
    .mutation(({ ctx, input }) => deleteFormer(ctx, input).then(() => done)),

  cropImage: editorProcedure
    .meta(rest("POST", "/media/cropImage"))
    .input(cropImageInput)
    .output(z.strictObject({ status: z.literal(200), croppedMedia: mediaListItemSchema, error: z.null() }))
    .mutation(async ({ ctx, input }) => ({
      status: 200 as const,
      croppedMedia: await cropImage(ctx, input),
      error: null,
    })),

  blurHash: editorProcedure
    .meta(rest("POST", "/media/blurHash"))
    .input(blurHashInput)
    .output(z.strictObject({ blurHash: z.string(), placeholder: z.string() }))
    .mutation(({ ctx, input }) => makeBlurHash(ctx, input.media)),
});

/** For programs that know a file by its name, under the address that they call. */
export const getMediaIdProcedure = editorProcedure
  .meta(rest("GET", "/get_media_id"))
  .input(z.strictObject({ filename: z.string().min(1).max(300) }))
  .output(z.strictObject({ id: z.uuid().nullable() }))
  .query(({ ctx, input }) => findByName(ctx, input));
