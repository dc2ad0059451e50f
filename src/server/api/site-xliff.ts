import { TRPCError } from "@trpc/server";
import { siteXliffInput } from "~/features/translation/schema.ts";
import { siteXliff } from "~/features/translation/xliff/site-xliff.ts";
import { forEditor } from "~/lib/site-editor.ts";
import { downloadRoute } from "./download.ts";
import { siteXliffRoute } from "./own-routes.ts";

/** `GET /api/v1/translate/siteXliff?from=…&to=…`: all texts of the site as one XLIFF 2 file, for a translator. */
export const siteXliffDownload = downloadRoute(siteXliffRoute, {
  allow: (ctx) => forEditor(ctx),
  open(ctx, asked) {
    const input = siteXliffInput.safeParse(Object.fromEntries(asked));
    if (!input.success) throw new TRPCError({ code: "BAD_REQUEST", cause: input.error });
    return { type: "application/xliff+xml; charset=utf-8", ...siteXliff(ctx, input.data) };
  },
});
