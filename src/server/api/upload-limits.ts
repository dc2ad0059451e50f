import { hour } from "~/lib/time/lengths.ts";
import { rateLimit } from "~/server/limits/rate-limit.ts";

/** Pictures that one person may bring in, through either door. */
export const uploads = rateLimit("media.upload", { most: 1_000, windowMs: hour });
