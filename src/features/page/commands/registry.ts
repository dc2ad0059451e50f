import type { Json } from "~/lib/json.ts";
import type { Command } from "./define-command.ts";
import { fieldImage } from "./field-image.ts";
import { fieldMediaList } from "./field-media-list.ts";
import { fieldLink, fieldOption } from "./field-option.ts";
import { fieldRichText } from "./field-rich-text.ts";
import { fieldText } from "./field-text.ts";
import { groupAdd } from "./group-add.ts";
import { groupDelete, groupMarkForDeletion, groupRestore } from "./group-delete.ts";
import { groupLanguages, pageLanguages } from "./group-languages.ts";
import { groupMove } from "./group-move.ts";
import { groupOption } from "./group-option.ts";
import { historyUndo } from "./history-undo.ts";
import { pageOption } from "./page-option.ts";
import { pageDescription, pageNameAndSlug, pageRename, pageSlug } from "./page-texts.ts";
import { fieldVisibility, groupVisibility } from "./visibility.ts";

const all = [
  fieldText,
  fieldRichText,
  fieldOption,
  fieldLink,
  fieldImage,
  fieldMediaList,
  fieldVisibility,
  groupVisibility,
  groupOption,
  groupAdd,
  groupMove,
  groupDelete,
  groupMarkForDeletion,
  groupRestore,
  groupLanguages,
  pageRename,
  pageSlug,
  pageNameAndSlug,
  pageDescription,
  pageLanguages,
  pageOption,
  historyUndo,
] as const;

/** A command whose input type is known to its own `input` only: what that has parsed may be given to `run`. */
type AnyCommand = Omit<Command<never>, "input"> & { input: { safeParse: (value: Json) => ParsedInput } };
type ParsedInput = { success: true; data: unknown } | { success: false };

const commands = new Map(all.map((command): [string, AnyCommand] => [command.name, command]));

export function commandOf(name: string): AnyCommand | undefined {
  return commands.get(name);
}
