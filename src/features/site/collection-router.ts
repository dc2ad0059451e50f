import { z } from "zod";
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

const post = (path: `/${string}`) => ({ openapi: { method: "POST" as const, path, tags: ["collection"] } });

export const collectionRouter = router({
  list: editorProcedure
    .meta({ openapi: { method: "GET", path: "/collection", tags: ["collection"] } })
    .output(z.array(listedCollectionSchema))
    .query(({ ctx }) => listCollections(ctx)),

  /** What can be put into a collection of sections, drafts among them. */
  sections: editorProcedure
    .meta(post("/collection/sections"))
    .input(addableSectionsInput)
    .output(z.array(addableSectionSchema))
    .query(({ ctx, input }) => addableSections(ctx, input)),

  /** What sections that show a collection draw, as visitors get it now. */
  cards: editorProcedure
    .meta({ openapi: { method: "GET", path: "/collection/cards", tags: ["collection"] } })
    .input(collectionCardsInput)
    .output(cardsByKindSchema)
    .query(({ ctx, input }) => cardsByKind(ctx.siteId, input.lang)),

  usage: editorProcedure
    .meta({ openapi: { method: "GET", path: "/collection/usage", tags: ["collection"] } })
    .input(collectionUsageInput)
    .output(collectionUsageSchema)
    .query(({ ctx, input }) => collectionUsage(ctx, input)),

  create: editorProcedure
    .meta(post("/collection/create"))
    .input(collectionCreateInput)
    .output(collectionCreatedSchema)
    .mutation(({ ctx, input }) => createCollection(ctx, input)),

  add: editorProcedure
    .meta(post("/collection/add"))
    .input(collectionAddInput)
    .output(collectionAddedSchema)
    .mutation(({ ctx, input }) => addToCollection(ctx, input)),

  sort: editorProcedure
    .meta(post("/collection/sort"))
    .input(collectionSortInput)
    .output(collectionDoneSchema)
    .mutation(({ ctx, input }) => sortCollection(ctx, input)),

  removeItem: editorProcedure
    .meta(post("/collection/removeItem"))
    .input(collectionRemoveItemInput)
    .output(collectionDoneSchema)
    .mutation(({ ctx, input }) => removeFromCollection(ctx, input)),

  remove: editorProcedure
    .meta(post("/collection/remove"))
    .input(collectionRemoveInput)
    .output(collectionDoneSchema)
    .mutation(({ ctx, input }) => removeCollection(ctx, input)),
});
