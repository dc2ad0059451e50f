import { z } from "zod";
import { restOf } from "~/server/api/rest-call.ts";
import { editorProcedure, router } from "~/server/api/trpc.ts";
import {
  addableSectionSchema,
  addableSectionsInput,
  cardsByKindSchema,
  collectionAddedSchema,
  collectionAddInput,
  collectionCardsInput,
  collectionCreatedSchema,
  collectionCreateInput,
  collectionDoneSchema,
  collectionRemoveInput,
  collectionRemoveItemInput,
  collectionSortInput,
  collectionUsageInput,
  collectionUsageSchema,
  listedCollectionSchema,
} from "./collection-schema.ts";
import { addableSections } from "./addable-sections.ts";
import { cardsByKind } from "./collection-cards.ts";
import { collectionUsage } from "./collection-usage.ts";
import {
  addToCollection,
  createCollection,
  removeCollection,
  removeFromCollection,
  sortCollection,
} from "./collections.ts";
import { listCollections } from "./list-collections.ts";

const rest = restOf("collection");

export const collectionRouter = router({
  list: editorProcedure
    .meta(rest("GET", "/collection"))
    .output(z.array(listedCollectionSchema))
    .query(({ ctx }) => listCollections(ctx)),

  /** What can be put into a collection of sections, drafts among them. */
  sections: editorProcedure
    .meta(rest("POST", "/collection/sections"))
    .input(addableSectionsInput)
    .output(z.array(addableSectionSchema))
    .query(({ ctx, input }) => addableSections(ctx, input)),

  /** What sections that show a collection draw, as visitors get it now. */
  cards: editorProcedure
    .meta(rest("GET", "/collection/cards"))
    .input(collectionCardsInput)
    .output(cardsByKindSchema)
    .query(({ ctx, input }) => cardsByKind(ctx.siteId, input.lang)),

  usage: editorProcedure
    .meta(rest("GET", "/collection/usage"))
    .input(collectionUsageInput)
    .output(collectionUsageSchema)
    .query(({ ctx, input }) => collectionUsage(ctx, input)),

  create: editorProcedure
    .meta(rest("POST", "/collection/create"))
    .input(collectionCreateInput)
    .output(collectionCreatedSchema)
    .mutation(({ ctx, input }) => createCollection(ctx, input)),

  add: editorProcedure
    .meta(rest("POST", "/collection/add"))
    .input(collectionAddInput)
    .output(collectionAddedSchema)
    .mutation(({ ctx, input }) => addToCollection(ctx, input)),

  sort: editorProcedure
    .meta(rest("POST", "/collection/sort"))
    .input(collectionSortInput)
    .output(collectionDoneSchema)
    .mutation(({ ctx, input }) => sortCollection(ctx, input)),

  removeItem: editorProcedure
    .meta(rest("POST", "/collection/removeItem"))
    .input(collectionRemoveItemInput)
    .output(collectionDoneSchema)
    .mutation(({ ctx, input }) => removeFromCollection(ctx, input)),

  remove: editorProcedure
    .meta(rest("POST", "/collection/remove"))
    .input(collectionRemoveInput)
    .output(collectionDoneSchema)
    .mutation(({ ctx, input }) => removeCollection(ctx, input)),
});
