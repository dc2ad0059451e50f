import type { BlockCategory, BlockDefinition } from "~/features/blocks/define-block.ts";
import type { IconName } from "~/features/blocks/icon-name.ts";
import { blocks } from "~/kinds/registry.ts";
import type { EditorSetting } from "../../state/editor-context.tsx";

const order = ["start", "team", "content", "collections", "various"] as const satisfies BlockCategory[];

interface Category {
  category: BlockCategory | "remaining";
  /** The question mark stands before what has no category. */
  icon: IconName | null;
  blocks: BlockDefinition[];
}

/**
 * The sections that can be added, by category in their fixed order; empty categories are left
 * out, and what is not in any known one comes last. Cards (category null) are added inside their board only; sections
 * for a collection (of golf holes) where the site has it only. What is for members alone stands behind the rest of its
 * category for others, who cannot choose it.
 */
export function categories(
  { collectionNames, isMember }: Pick<EditorSetting, "collectionNames" | "isMember">,
  all: BlockDefinition[] = Object.values(blocks),
): Category[] {
  const isClosed = ({ membersOnly }: BlockDefinition) => membersOnly === true && !isMember;
  const sections = all
    .filter(
      ({ category, needsCollection }) =>
        category !== null && (needsCollection === undefined || collectionNames.includes(needsCollection)),
    )
    .toSorted((a, b) => Number(isClosed(a)) - Number(isClosed(b)));
  const known = order.map((category) => ({
    category,
    icon: null,
    blocks: sections.filter((block) => block.category === category),
  }));
  const rest = sections.filter((block) => !(order as readonly unknown[]).includes(block.category));
  return [...known, { category: "remaining" as const, icon: "CircleQuestionMark" as const, blocks: rest }].filter(
    (each) => each.blocks.length > 0,
  );
}
