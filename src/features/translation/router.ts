import { doneSchema } from "~/lib/done.ts";
import { restOf } from "~/server/api/rest-call.ts";
import { editorProcedure, router } from "~/server/api/trpc.ts";
import { endRun, shownRun, startRun } from "./everything/run.ts";
import { formerWords } from "./former-words.ts";
import { translateEntry } from "./translate-entries.ts";
import { translateField } from "./translate-field.ts";
import { pageXliff, readPageXliff } from "./xliff/page-xliff.ts";
import { readSiteXliff, takeSiteXliff } from "./xliff/site-part.ts";
import { translateMissing } from "./translate-missing.ts";
import { translateWords } from "./translate-words.ts";
import {
  formerWordsInput,
  formerWordsSchema,
  readXliffInput,
  readSiteXliffInput,
  readXliffSchema,
  siteXliffPartSchema,
  startRunInput,
  takeSiteXliffInput,
  translatedEntryTextsSchema,
  translatedFieldSchema,
  translatedFieldsSchema,
  translatedMissingSchema,
  translatedWordsSchema,
  translateEntryInput,
  translateFieldInput,
  translateFieldsInput,
  translateMissingInput,
  translateWordsInput,
  translationRunSchema,
  translationStateSchema,
  xliffInput,
  xliffSchema,
} from "./schema.ts";
import { translationState } from "./site-service.ts";
import { translateFields } from "./translate-fields.ts";

const rest = restOf("translation");

/** One field, for programs. */
export const translationProcedure = editorProcedure
  .meta(rest("POST", "/translation"))
  .input(translateFieldInput)
  .output(translatedFieldSchema)
  .mutation(({ ctx, input }) => translateField(ctx, input));

/** Translations by the service that the site has chosen. */
export const translateRouter = router({
  state: editorProcedure
    .meta(rest("GET", "/translate/state"))
    .output(translationStateSchema)
    .query(({ ctx }) => translationState(ctx)),

  /** What the source said when texts were translated, as far back as the page's history goes; saves nothing. */
  former: editorProcedure
    .meta(rest("POST", "/translate/former"))
    .input(formerWordsInput)
    .output(formerWordsSchema)
    .mutation(({ ctx, input }) => formerWords(ctx, input)),

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

  /** What a part of a whole site's file would change; saves nothing. */
  readSiteXliff: editorProcedure
    .meta(rest("POST", "/translate/readSiteXliff"))
    .input(readSiteXliffInput)
    .output(siteXliffPartSchema)
    .mutation(({ ctx, input }) => readSiteXliff(ctx, input)),

  /** Saves what such a part says. */
  takeSiteXliff: editorProcedure
    .meta(rest("POST", "/translate/takeSiteXliff"))
    .input(takeSiteXliffInput)
    .output(siteXliffPartSchema)
    .mutation(({ ctx, input }) => takeSiteXliff(ctx, input)),

  /** Saves nothing: the editing browser does, so that it is a step of the person's own. */
  fields: editorProcedure
    .meta(rest("POST", "/translate/fields"))
    .input(translateFieldsInput)
    .output(translatedFieldsSchema)
    .mutation(({ ctx, input }) => translateFields(ctx, input)),

  /** Names, descriptions, labels and the like; saves nothing. */
  words: editorProcedure
    .meta(rest("POST", "/translate/words"))
    .input(translateWordsInput)
    .output(translatedWordsSchema)
    .mutation(({ ctx, input }) => translateWords(ctx, input)),

  /** How far everything is; null where nothing was begun. */
  run: editorProcedure
    .meta(rest("GET", "/translate/run"))
    .output(translationRunSchema.nullable())
    .query(({ ctx }) => shownRun(ctx)),

  /** Everything that is missing on the whole site, in the background. */
  start: editorProcedure
    .meta(rest("POST", "/translate/start"))
    .input(startRunInput)
    .output(translationRunSchema)
    .mutation(({ ctx, input }) => startRun(ctx, input)),

  /** Stops that, or clears away how it ended. */
  end: editorProcedure
    .meta(rest("POST", "/translate/end"))
    .output(doneSchema)
    .mutation(({ ctx }) => endRun(ctx)),

  /** Texts of one entry of a list, saved. */
  entry: editorProcedure
    .meta(rest("POST", "/translate/entry"))
    .input(translateEntryInput)
    .output(translatedEntryTextsSchema)
    .mutation(({ ctx, input }) => translateEntry(ctx, input)),

  missing: editorProcedure
    .meta(rest("POST", "/translate/missing"))
    .input(translateMissingInput)
    .output(translatedMissingSchema)
    .mutation(({ ctx, input }) => translateMissing(ctx, input)),
});
