import { z } from "zod";
import { editorProcedure, router } from "~/server/api/trpc.ts";
import { listNavigation } from "./navigation-list.ts";
import { listedNavigationSchema, siteSettingsSchema } from "./schema.ts";
import { readSettings } from "./service.ts";

const navigationInput = z.strictObject({ includeDrafts: z.boolean().default(false) });

export const navigationRouter = router({
  get: editorProcedure
    .meta({ openapi: { method: "GET", path: "/navigation", tags: ["site"] } })
    .input(navigationInput)
    .output(listedNavigationSchema)
    .query(({ ctx, input }) => listNavigation(ctx, input)),
});

export const settingsRouter = router({
  get: editorProcedure
    .meta({ openapi: { method: "GET", path: "/settings", tags: ["site"] } })
    .output(siteSettingsSchema)
    .query(({ ctx }) => readSettings(ctx)),
});
