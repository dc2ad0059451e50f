import { restOf } from "~/server/api/rest-call.ts";
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

const rest = restOf("group");

/** The calls on groups: each one is an editing command. */
export const groupRouter = router({
  add: editorProcedure
    .meta(rest("POST", "/group/add"))
    .input(groupAddInput)
    .output(groupAddedSchema)
    .mutation(({ ctx, input }) => addGroup(ctx, input)),

  sort: editorProcedure
    .meta(rest("POST", "/group/sort"))
    .input(groupSortInput)
    .output(savedSchema)
    .mutation(({ ctx, input: { pageId, ...input } }) =>
      runCommands(ctx, { pageId, steps: [{ command: "group.move", input }] }),
    ),

  status: editorProcedure
    .meta(rest("POST", "/group/status"))
    .input(groupStatusInput)
    .output(savedSchema)
    .mutation(({ ctx, input }) => setGroupStatus(ctx, input)),

  remove: editorProcedure
    .meta(rest("POST", "/group/remove"))
    .input(groupRemoveInput)
    .output(savedSchema)
    .mutation(({ ctx, input: { pageId, ...input } }) =>
      runCommands(ctx, { pageId, steps: [{ command: "group.delete", input }] }),
    ),

  meta: editorProcedure
    .meta(rest("POST", "/group/meta"))
    .input(groupMetaInput)
    .output(savedSchema)
    .mutation(({ ctx, input: { pageId, groupId, meta } }) => {
      const input = { groupId, disallowedLocales: meta.disallowedLanguages };
      return runCommands(ctx, { pageId, steps: [{ command: "group.languages", input }] });
    }),

  visibility: editorProcedure
    .meta(rest("POST", "/group/visibility"))
    .input(groupVisibilityInput)
    .output(savedSchema)
    .mutation(({ ctx, input: { pageId, ...input } }) =>
      runCommands(ctx, { pageId, steps: [{ command: "group.visibility", input }] }),
    ),
});

export const fieldRouter = router({
  visibility: editorProcedure
    .meta({ alsoPut: true, ...restOf("field")("POST", "/field/visibility") })
    .input(fieldVisibilityInput)
    .output(savedSchema)
    .mutation(({ ctx, input }) => setFieldVisibility(ctx, input)),
});

export const dataProcedure = editorProcedure
  .meta(restOf("data")("POST", "/data"))
  .input(dataInput)
  .output(savedSchema)
  .mutation(({ ctx, input }) => saveData(ctx, input));
