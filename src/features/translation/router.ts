import { z } from "zod";
import { savedSchema } from "~/features/page/api-schema.ts";
import { editorProcedure, router } from "~/server/api/trpc.ts";
import { formerWords } from "./former-words.ts";
import { pageXliff, readPageXliff } from "./page-xliff.ts";
import { translateField, translateMissing } from "./save-translations.ts";
import {
  formerWordsInput,
  readXliffInput,
  readXliffSchema,
  translatedFieldsSchema,
  translatedMissingSchema,
  translateFieldInput,
  translateFieldsInput,
  translateMissingInput,
  translationStateSchema,
  xliffInput,
  xliffSchema,
} from "./schema.ts";
import { translationState } from "./site-service.ts";
import { translateFields } from "./translate-fields.ts";

const rest = (method: "GET" | "POST", path: `/${string}`) => ({ openapi: { method, path, tags: ["translation"] } });

/** One field, for programs. */
export const translationProcedure = editorProcedure
  .meta(rest("POST", "/translation"))
  .input(translateFieldInput)
  .output(savedSchema)
  .mutation(({ ctx, input }) => translateField(ctx, input));

/** Translations by the service that the site has chosen. */
export const translateRouter = router({
  state: editorProcedure
    .meta(rest("GET", "/translate/state"))
    .output(translationStateSchema)
    .query(({ ctx }) => translationState(ctx)),

  /** What the source said when a text was translated; null when the page's history does not go back to it. */
  former: editorProcedure
    .meta(rest("GET", "/translate/former"))
    .input(formerWordsInput)
    .output(z.strictObject({ words: z.string().nullable() }))
    .query(({ ctx, input }) => formerWords(ctx, input)),

  /** A page's texts as an XLIFF 2 file, for a translator. */
  xliff: editorProcedure
    .meta(rest("GET", "/translate/xliff"))
    .input(xliffInput)
    .output(xliffSchema)
    .query(({ ctx, input }) => pageXliff(ctx, input)),

  /** What such a file would change; saves nothing. */
  readXliff: editorProcedure
    .meta(rest("POST", "/translate/readXliff"))
    .input(readXliffInput)
    .output(readXliffSchema)
    .mutation(({ ctx, input }) => readPageXliff(ctx, input)),

  /** Saves nothing: the editing browser does, so that it is a step of the person's own. */
  fields: editorProcedure
    .meta(rest("POST", "/translate/fields"))
    .input(translateFieldsInput)
    .output(translatedFieldsSchema)
    .mutation(({ ctx, input }) => translateFields(ctx, input)),

  missing: editorProcedure
    .meta(rest("POST", "/translate/missing"))
    .input(translateMissingInput)
    .output(translatedMissingSchema)
    .mutation(({ ctx, input }) => translateMissing(ctx, input)),
});
