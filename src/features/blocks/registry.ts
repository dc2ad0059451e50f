import type { BlockDefinition } from "./define-block.ts";

/** Every block kind by name. Pure data: commands, checks and the API read it without loading a view. */
export const blocks: Record<string, BlockDefinition> = {};

/** The definition of a kind, or undefined for a kind that this version does not know. */
export function blockOf(kind: string): BlockDefinition | undefined {
  return Object.hasOwn(blocks, kind) ? blocks[kind] : undefined;
}
