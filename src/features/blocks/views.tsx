import type { BlockView } from "./define-block.ts";

/** The view of every block kind by name; a test compares the names with the registry and the folders. */
export const views: Record<string, BlockView> = {};
