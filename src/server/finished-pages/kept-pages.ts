import { PageCache } from "./page-cache.ts";
import { processWide } from "../process-wide.ts";

/** The finished pages that this process keeps, in every form in which they are asked for. */
export const keptPages = processWide("page-cache", () => new PageCache(128_000_000));
