import type { ReactNode } from "react";
import type { LabelKey } from "~/i18n/message-types.ts";
import type { FieldDefinition } from "./field-kinds.ts";
import type { IconName } from "./icon-name.ts";
import type { OptionDefinition, OptionsOf } from "./option-kinds.ts";
import type { ResolvedFields, ResolvedGroup } from "./resolved.ts";
import type { Ui, ViewContext } from "./ui.ts";

/** The sections of the add-section dialog. */
export type BlockCategory = "start" | "team" | "content" | "collections" | "various";

export interface BlockDefinition<
  Kind extends string = string,
  Fields extends Record<string, FieldDefinition> = Record<string, FieldDefinition>,
  Options extends Record<string, OptionDefinition> = Record<string, OptionDefinition>,
> {
  kind: Kind;
  /** Null for cards, which are added inside their board only. */
  category: BlockCategory | null;
  label: LabelKey;
  icon: IconName;
  fields: Fields;
  options: Options;
  /**
   * Whether it shows something of its own even where none of its fields is filled: always, or with these options,
   * links and data. Other sections are then left out for visitors.
   */
  drawsItself?:
    | true
    | ((section: Pick<ResolvedGroup, "options" | "fields"> & { data: ViewContext["data"] }) => boolean);
  /** What visitors see nothing of the section without, its title included; everything filled will do where nothing is said. */
  needs?: (section: ResolvedGroup, data: ViewContext["data"]) => boolean;
  /** Offered to sites of health-optics members; on others nobody adds one, and visitors do not see it. */
  membersOnly?: true;
  /** Whether it shows the cards that it holds; visitors get none of them where it does not. Always where nothing is said. */
  showsCards?: (section: Pick<ResolvedGroup, "options">) => boolean;
  /** The kind of the cards that a board holds. */
  childKind?: string;
  /** Offered only on sites that have a collection of this name; drawn wherever it stands. */
  needsCollection?: string;
  /** Of a card: what the button that adds one to its board says, where people call it something else than a card. */
  addLabel?: LabelKey;
  /** How many cards a new board starts with. */
  starterChildren?: number;
}

/**
 * Declares a block kind once. The option panel, validation, translation count, starter content and API schema
 * are all read from this declaration.
 */
export function defineBlock<
  const Kind extends string,
  Fields extends Record<string, FieldDefinition>,
  Options extends Record<string, OptionDefinition>,
>(definition: BlockDefinition<Kind, Fields, Options>): BlockDefinition<Kind, Fields, Options> {
  return definition;
}

interface PropsOf<Group> {
  group: Group;
  ui: Ui;
  context: ViewContext;
  /** The board that a card is on, for visitors. */
  board?: ResolvedGroup;
}

/** A group of this kind, with the options and fields that the kind declares. */
type GroupOf<Block extends BlockDefinition> = ResolvedGroup<
  OptionsOf<Block["options"]>,
  ResolvedFields<Block["fields"]>
>;

export type ViewProps<Block extends BlockDefinition> = PropsOf<GroupOf<Block>>;

/** Whether a group is of this kind, and has what the kind declares: `isOfKind<typeof faqBlock>(board, "faq")`. */
export function isOfKind<Block extends BlockDefinition>(
  group: ResolvedGroup | undefined,
  kind: Block["kind"],
): group is ResolvedGroup & GroupOf<Block> {
  return group?.kind === kind;
}

/** A view: a synchronous function of its props, the same for visitors and for the canvas. */
export type BlockView = (props: PropsOf<ResolvedGroup>) => ReactNode;

/** The view of one kind, which knows the fields and options of its groups. */
export type KindView = (props: PropsOf<ResolvedGroup<never, never>>) => ReactNode;

/** Finds the view of a kind; undefined for a kind that this version does not know. */
export type ViewOf = (kind: string) => BlockView | undefined;
