import { z } from "zod";
import { editorProcedure, router } from "~/server/api/trpc.ts";
import {
  collectionAddedSchema,
  collectionAddInput,
  collectionCreatedSchema,
  collectionCreateInput,
  collectionRemoveItemInput,
  collectionSortInput,
  listedCollectionSchema,
} from "./collection-schema.ts";
import {
  addToCollection,
  createCollection,
  listCollections,
  removeFromCollection,
  sortCollection,
} from "./collections.ts";

const doneSchema = z.strictObject({ success: z.literal(true) });
const post = (path: `/${string}`) => ({ openapi: { method: "POST" as const, path, tags: ["collection"] } });

export const collectionRouter = router({
  list: editorProcedure
    .meta({ openapi: { method: "GET", path: "/collection", tags: ["collection"] } })
    .output(z.array(listedCollectionSchema))
    .query(({ ctx }) => listCollections(ctx)),

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
    .output(doneSchema)
    .mutation(({ ctx, input }) => sortCollection(ctx, input)),

  removeItem: editorProcedure
    .meta(post("/collection/removeItem"))
    .input(collectionRemoveItemInput)
    .output(doneSchema)
    .mutation(({ ctx, input }) => removeFromCollection(ctx, input)),
});
