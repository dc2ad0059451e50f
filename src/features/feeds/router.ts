import { restOf } from "~/server/api/rest-call.ts";
import { editorProcedure, router } from "~/server/api/trpc.ts";
import { fetchOutbound } from "~/server/outbound/fetch.ts";
import { importArticle } from "./import-article.ts";
import { loadFeed } from "./load-feed.ts";
import {
  importArticleInput,
  importedArticleSchema,
  loadedFeedSchema,
  loadFeedInput,
  shownFeedsSchema,
  toldPlacesSchema,
} from "./schema.ts";
import { shownFeeds } from "./shown-feeds.ts";
import { toldPlaces } from "./told-places.ts";

const rest = restOf("feed");

/** What the site shows of other people's feeds. */
export const feedRouter = router({
  load: editorProcedure
    .meta(rest("POST", "/feed/load"))
    .input(loadFeedInput)
    .output(loadedFeedSchema)
    .mutation(({ ctx, input }) => loadFeed({ ...ctx, fetch: fetchOutbound }, input)),

  /** What a card says of the article with this address. */
  article: editorProcedure
    .meta(rest("POST", "/feed/article"))
    .input(importArticleInput)
    .output(importedArticleSchema)
    .mutation(({ ctx, input }) => importArticle({ ...ctx, fetch: fetchOutbound }, input)),

  /** How it went with the reviews of the site's branches. */
  places: editorProcedure
    .meta(rest("GET", "/feed/places"))
    .output(toldPlacesSchema)
    .query(({ ctx }) => toldPlaces(ctx)),

  shown: editorProcedure
    .meta(rest("GET", "/feed/shown"))
    .output(shownFeedsSchema)
    .query(({ ctx }) => shownFeeds(ctx.db, ctx.siteId)),
});
