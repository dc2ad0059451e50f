import { commandsByName, type InputsOf, type StepOf } from "~/features/document/commands.ts";
import { collectionCreate } from "./collection-create.ts";
import { collectionAddItem, collectionArchiveItem, collectionRemoveItem, collectionSort } from "./collection-items.ts";
import { collectionRemove } from "./collection-remove.ts";
import { collectionRename } from "./collection-rename.ts";
import { siteHistoryUndo } from "./history-undo.ts";
import { mediaDescribe } from "./media-describe.ts";
import { mediaTranslate } from "./media-translate.ts";
import { navigationAddContainer, navigationEditContainer, navigationRemoveContainer } from "./navigation-containers.ts";
import { navigationAdd, navigationEdit, navigationRemove } from "./navigation-entries.ts";
import { navigationMove } from "./navigation-move.ts";
import { navigationSave } from "./navigation-save.ts";
import { navigationTranslate } from "./navigation-translate.ts";
import { navigationTranslated } from "./navigation-translated.ts";
import { pageAdd } from "./page-add.ts";
import { pageRole } from "./page-role.ts";
import { pageDeleteForGood, pageRemove, pageRestore } from "./page-trash.ts";
import { siteRenamePage, siteSlugPage } from "./page-texts.ts";
import { settingsSave } from "./settings-save.ts";
import { siteLanguage, siteRename, siteTimeZone } from "./site-identity.ts";
import { themeSave } from "./theme-save.ts";

const all = [
  siteRename,
  siteTimeZone,
  siteLanguage,
  settingsSave,
  themeSave,
  navigationSave,
  navigationMove,
  navigationAdd,
  navigationEdit,
  navigationRemove,
  navigationTranslate,
  navigationTranslated,
  navigationAddContainer,
  navigationEditContainer,
  navigationRemoveContainer,
  pageAdd,
  siteRenamePage,
  siteSlugPage,
  pageRole,
  pageRemove,
  pageRestore,
  pageDeleteForGood,
  collectionCreate,
  collectionRename,
  collectionRemove,
  collectionAddItem,
  collectionArchiveItem,
  collectionRemoveItem,
  collectionSort,
  mediaDescribe,
  mediaTranslate,
  siteHistoryUndo,
] as const;

/** What each command on a site takes, by its name. */
export type SiteInputs = InputsOf<typeof all>;
export type SiteStep = StepOf<SiteInputs>;

export const siteCommands = commandsByName(all);
