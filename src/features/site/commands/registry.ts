import type { Json } from "~/lib/json.ts";
import { collectionCreate } from "./collection-create.ts";
import { collectionAddItem, collectionArchiveItem, collectionRemoveItem, collectionSort } from "./collection-items.ts";
import type { SiteCommand } from "./define-command.ts";
import { siteHistoryUndo } from "./history-undo.ts";
import { navigationSave } from "./navigation-save.ts";
import { settingsSave } from "./settings-save.ts";

const all = [
  settingsSave,
  navigationSave,
  collectionCreate,
  collectionAddItem,
  collectionArchiveItem,
  collectionRemoveItem,
  collectionSort,
  siteHistoryUndo,
] as const;

/** A command whose input type is known to its own `input` only: what that has parsed may be given to `run`. */
type AnyCommand = Omit<SiteCommand<never>, "input"> & { input: { safeParse: (value: Json) => ParsedInput } };
type ParsedInput = { success: true; data: unknown } | { success: false };

const commands = new Map(all.map((command): [string, AnyCommand] => [command.name, command]));

export function siteCommandOf(name: string): AnyCommand | undefined {
  return commands.get(name);
}
