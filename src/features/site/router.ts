import { z } from "zod";
import { documentEditInput, editedSchema } from "~/features/document/schema.ts";
import { done, doneSchema } from "~/lib/done.ts";
import { restOf } from "~/server/api/rest-call.ts";
import { editorProcedure, router } from "~/server/api/trpc.ts";
import { navigationMove } from "./commands/navigation-move.ts";
import { deadPaths, deadPathsInput } from "./dead-paths.ts";
import { siteDocumentSchema } from "./document-schema.ts";
import { foreignLinksInput, foreignLinksSchema } from "./foreign-links/schema.ts";
import { foreignLinks } from "./foreign-links/service.ts";
import { editBarInput, editBarSchema } from "./edit-bar/schema.ts";
import { readEditBar } from "./edit-bar/service.ts";
import { listSiteHistory } from "./history/list-site-history.ts";
import { siteHistoryInput, siteHistorySchema } from "./history/schema.ts";
import { followSite } from "./live.ts";
import { listNavigation } from "./navigation-list.ts";
import { sitePresence } from "./presence.ts";
import { revalidateTag, revalidateTagInput } from "./revalidate.ts";
import { sitePlaceInput, type SitePresence } from "./presence-schema.ts";
import {
  listedNavigationSchema,
  navigationSchema,
  savableNavigationSchema,
  savableSettingsSchema,
  siteSettingsSchema,
} from "./schema.ts";
import { translatedPageSchema } from "./translations/schema.ts";
import { translatedPages } from "./translations/translated-pages.ts";
import { siteLanguage, siteRename, siteTimeZone } from "./commands/site-identity.ts";
import {
  changeIdentity,
  editSite,
  loadSiteDocument,
  readSettings,
  moveEntry,
  saveNavigation,
  saveSettings,
} from "./service.ts";

const rest = restOf("site");

const navigationInput = z.strictObject({ includeDrafts: z.boolean().default(false) });
const revision = z.number().int().min(0);

export const navigationRouter = router({
  get: editorProcedure
    .meta(rest("GET", "/navigation"))
    .input(navigationInput)
    .output(listedNavigationSchema)
    .query(({ ctx, input }) => listNavigation(ctx, input)),

  /** Moves one entry: see the command `navigation.move`. */
  move: editorProcedure
    .meta(rest("POST", "/navigation/move"))
    .input(navigationMove.input)
    .output(z.strictObject({ success: z.literal(true), revision }))
    .mutation(async ({ ctx, input }) => ({ success: true as const, revision: await moveEntry(ctx, input) })),

  save: editorProcedure
    .meta({ alsoPut: true, ...rest("POST", "/navigation") })
    .input(z.strictObject({ navigation: savableNavigationSchema }))
    .output(z.strictObject({ success: z.literal(true), navigation: navigationSchema }))
    .mutation(async ({ ctx, input }) => ({
      success: true as const,
      navigation: await saveNavigation(ctx, input.navigation),
    })),
});

export const settingsRouter = router({
  get: editorProcedure
    .meta(rest("GET", "/settings"))
    .output(siteSettingsSchema)
    .query(({ ctx }) => readSettings(ctx)),

  /** The whole object or a part of it: what differs is saved. */
  save: editorProcedure
    .meta(rest("POST", "/settings"))
    .input(savableSettingsSchema)
    .output(siteSettingsSchema)
    .mutation(({ ctx, input }) => saveSettings(ctx, input)),
});

/** Finished pages, made anew for programs that know of a change elsewhere. */
export const revalidateRouter = router({
  tag: editorProcedure
    .meta(rest("POST", "/revalidate/tag"))
    .input(revalidateTagInput)
    .output(doneSchema)
    .mutation(async ({ ctx, input }) => {
      await revalidateTag(ctx, input.tag);
      return { success: true as const };
    }),
});

/** The site as one document, for editors who follow its revisions. */
export const siteRouter = router({
  document: editorProcedure
    .meta(rest("GET", "/site/document"))
    .output(z.strictObject({ document: siteDocumentSchema, revision }))
    .query(({ ctx }) => loadSiteDocument(ctx)),

  history: editorProcedure
    .meta(rest("GET", "/site/history"))
    .input(siteHistoryInput)
    .output(siteHistorySchema)
    .query(({ ctx, input }) => listSiteHistory(ctx, input)),

  edit: editorProcedure
    .meta(rest("POST", "/site/edit"))
    .input(documentEditInput)
    .output(editedSchema)
    .mutation(({ ctx, input }) => editSite(ctx, input)),

  languages: editorProcedure
    .meta(rest("POST", "/site/languages"))
    .input(siteLanguage.input)
    .output(doneSchema)
    .mutation(({ ctx, input }) => changeIdentity(ctx, { command: "site.language", input }).then(() => done)),

  rename: editorProcedure
    .meta(rest("POST", "/site/rename"))
    .input(siteRename.input)
    .output(doneSchema)
    .mutation(({ ctx, input }) => changeIdentity(ctx, { command: "site.rename", input }).then(() => done)),

  timeZone: editorProcedure
    .meta(rest("POST", "/site/timeZone"))
    .input(siteTimeZone.input)
    .output(doneSchema)
    .mutation(({ ctx, input }) => changeIdentity(ctx, { command: "site.timeZone", input }).then(() => done)),

  editBar: editorProcedure
    .meta(rest("GET", "/site/editBar"))
    .input(editBarInput)
    .output(editBarSchema)
    .query(({ ctx, input }) => readEditBar(ctx, input)),

  deadPaths: editorProcedure
    .meta(rest("POST", "/site/deadPaths"))
    .input(deadPathsInput)
    .output(z.array(z.string()))
    .query(({ ctx, input }) => deadPaths(ctx, input)),

  foreignLinks: editorProcedure
    .meta(rest("POST", "/site/foreignLinks"))
    .input(foreignLinksInput)
    .output(foreignLinksSchema)
    .mutation(({ ctx, input }) => foreignLinks(ctx, input)),

  translations: editorProcedure
    .meta(rest("GET", "/site/translations"))
    .output(z.array(translatedPageSchema))
    .query(({ ctx }) => translatedPages(ctx)),

  present: editorProcedure
    .meta({ live: true, ...rest("POST", "/site/present") })
    .input(sitePlaceInput)
    .output(doneSchema)
    .mutation(({ ctx, input }) => {
      sitePresence.select(ctx, ctx.siteId, input);
      return { success: true as const };
    }),

  onPresence: editorProcedure
    .meta({ live: true })
    .subscription(({ ctx, signal }): AsyncIterable<SitePresence[]> => sitePresence.follow(ctx, ctx.siteId, signal)),

  onChange: editorProcedure
    .meta({ live: true })
    .input(
      z.strictObject({
        /** Revision of the last change that was seen; without it, only what comes from now on is told. */
        lastEventId: z
          .string()
          .regex(/^\d{1,9}$/)
          .nullish(),
      }),
    )
    .subscription(({ ctx, input, signal }) => followSite(ctx, input, signal)),
});
