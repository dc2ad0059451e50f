import type { BlockView, ViewOf } from "~/features/blocks/define-block.ts";
import * as each from "./each-view.ts";
import { isKind, type Kind } from "./registry.ts";

const views = each satisfies Record<Kind, BlockView>;

/** The view of a kind, or undefined for a kind that this version does not know. */
export const viewOf: ViewOf = (kind) => (isKind(kind) ? views[kind] : undefined);
