import { editorProcedure, router } from "~/server/api/trpc.ts";
import {
  dataInput,
  fieldVisibilityInput,
  groupAddedSchema,
  groupAddInput,
  groupMetaInput,
  groupRemoveInput,
  groupSortInput,
  groupStatusInput,
  groupVisibilityInput,
  savedSchema,
} from "./api-schema.ts";
import { saveData } from "./service/save-data.ts";
import { addGroup } from "./service/add-group.ts";
import { setFieldVisibility } from "./service/set-field-visibility.ts";
import { setGroupStatus } from "./service/set-group-status.ts";
import { runCommands } from "./service/run-commands.ts";

const post = (path: `/${string}`, tag: string) => ({ openapi: { method: "POST" as const, path, tags: [tag] } });

/** The calls on groups: each one is an editing command. */
export const groupRouter = router({
  add: editorProcedure
    .meta(post("/group/add", "group"))
    .input(groupAddInput)
    .output(groupAddedSchema)
    .mutation(({ ctx, input }) => addGroup(ctx, input)),

  sort: editorProcedure
    .meta(post("/group/sort", "group"))
    .input(groupSortInput)
    .output(savedSchema)
    .mutation(({ ctx, input: { pageId, ...input } }) =>
      runCommands(ctx, { pageId, steps: [{ command: "group.move", input }] }),
    ),

  status: editorProcedure
    .meta(post("/group/status", "group"))
    .input(groupStatusInput)
    .output(savedSchema)
    .mutation(({ ctx, input }) => setGroupStatus(ctx, input)),

  remove: editorProcedure
    .meta(post("/group/remove", "group"))
    .input(groupRemoveInput)
    .output(savedSchema)
    .mutation(({ ctx, input: { pageId, ...input } }) =>
      runCommands(ctx, { pageId, steps: [{ command: "group.delete", input }] }),
    ),

  meta: editorProcedure
    .meta(post("/group/meta", "group"))
    .input(groupMetaInput)
    .output(savedSchema)
    .mutation(({ ctx, input: { pageId, groupId, meta } }) => {
      const input = { groupId, disallowedLocales: meta.disallowedLanguages };
      return runCommands(ctx, { pageId, steps: [{ command: "group.languages", input }] });
    }),

  visibility: editorProcedure
    .meta(post("/group/visibility", "group"))
    .input(groupVisibilityInput)
    .output(savedSchema)
    .mutation(({ ctx, input: { pageId, ...input } }) =>
      runCommands(ctx, { pageId, steps: [{ command: "group.visibility", input }] }),
    ),
});

export const fieldRouter = router({
  visibility: editorProcedure
    .meta({ alsoPut: true, ...post("/field/visibility", "field") })
    .input(fieldVisibilityInput)
    .output(savedSchema)
    .mutation(({ ctx, input }) => setFieldVisibility(ctx, input)),
});

export const dataProcedure = editorProcedure
  .meta(post("/data", "data"))
  .input(dataInput)
  .output(savedSchema)
  .mutation(({ ctx, input }) => saveData(ctx, input));
