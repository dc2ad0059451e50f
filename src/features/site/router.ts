import { z } from "zod";
import { editorProcedure, router } from "~/server/api/trpc.ts";
import { navigationSchema, siteSettingsSchema } from "./schema.ts";
import { readNavigation, readSettings } from "./service.ts";

/** Drafts are always listed; the flag is the specification's. */
const navigationInput = z.strictObject({ includeDrafts: z.boolean().optional() });

export const navigationRouter = router({
  get: editorProcedure
    .meta({ openapi: { method: "GET", path: "/navigation", tags: ["site"] } })
    .input(navigationInput)
    .output(navigationSchema)
    .query(({ ctx }) => readNavigation(ctx)),
});

export const settingsRouter = router({
  get: editorProcedure
    .meta({ openapi: { method: "GET", path: "/settings", tags: ["site"] } })
    .output(siteSettingsSchema)
    .query(({ ctx }) => readSettings(ctx)),
});
