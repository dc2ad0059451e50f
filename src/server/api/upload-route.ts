import { uploadPath } from "~/server/body-limit.ts";

/** The upload among the routes of the REST door: a call of its own, because a procedure takes JSON only. */
export const uploadRoute = {
  procedure: "media.upload",
  method: "POST",
  path: uploadPath.slice("/api/v1".length),
} as const;
