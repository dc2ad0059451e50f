import type { BlockView, KindView, ViewOf } from "~/features/blocks/define-block.ts";
import * as each from "./each-view.ts";
import { isKind, type Kind } from "./registry.ts";

const views = each satisfies Record<Kind, KindView>;

/** The view of a kind, or undefined for a kind that this version does not know. It is given groups of its kind alone. */
export const viewOf: ViewOf = (kind) => (isKind(kind) ? (views[kind] as BlockView) : undefined);
