import { uploadPath } from "~/server/http/body-limit.ts";

/** The upload among the routes of the REST door: a call of its own, because a procedure takes JSON only. */
export const uploadRoute = {
  procedure: "media.upload",
  method: "POST",
  path: uploadPath.slice("/api/v1".length),
} as const;

/** The export: a call of its own, because a procedure answers with JSON only, and all at once. */
export const exportRoute = { procedure: "transfer.export", method: "GET", path: "/transfer/export" } as const;

/** The same with a site's texts for a translator. */
export const siteXliffRoute = {
  procedure: "translate.siteXliff",
  method: "GET",
  path: "/translate/siteXliff",
} as const;

/** A file of an answer: a call of its own for the same reason. */
export const answerFileRoute = { procedure: "inbox.answerFile", method: "GET", path: "/inbox/answer-file" } as const;

/** The routes of the REST door that are no procedures. */
export const ownRoutes = [uploadRoute, exportRoute, siteXliffRoute, answerFileRoute];
