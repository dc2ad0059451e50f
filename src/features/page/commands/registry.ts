import { commandsByName, type InputsOf, type StepOf } from "~/features/document/commands.ts";
import { fieldImage } from "./field-image.ts";
import { fieldMediaList } from "./field-media-list.ts";
import { fieldLink, fieldOption } from "./field-option.ts";
import { fieldRichText } from "./field-rich-text.ts";
import { fieldText } from "./field-text.ts";
import { fieldTranslate } from "./field-translate.ts";
import { pageTranslate } from "./page-translate.ts";
import { fieldTranslated } from "./field-translated.ts";
import { groupAdd } from "./group-add.ts";
import { groupDelete, groupMarkForDeletion, groupRestore } from "./group-delete.ts";
import { groupInsert } from "./group-insert.ts";
import { groupLanguages, pageLanguages } from "./group-languages.ts";
import { groupMove } from "./group-move.ts";
import { groupOption } from "./group-option.ts";
import { historyUndo } from "./history-undo.ts";
import { pageOption } from "./page-option.ts";
import {
  pageDescription,
  pageNameAndSlug,
  pageRename,
  pageSearchTitle,
  pageSlug,
  pageTranslated,
} from "./page-texts.ts";
import { fieldVisibility, groupVisibility } from "./visibility.ts";

const all = [
  fieldText,
  fieldRichText,
  fieldTranslate,
  pageTranslate,
  fieldTranslated,
  fieldOption,
  fieldLink,
  fieldImage,
  fieldMediaList,
  fieldVisibility,
  groupVisibility,
  groupOption,
  groupAdd,
  groupInsert,
  groupMove,
  groupDelete,
  groupMarkForDeletion,
  groupRestore,
  groupLanguages,
  pageRename,
  pageSlug,
  pageNameAndSlug,
  pageDescription,
  pageSearchTitle,
  pageTranslated,
  pageLanguages,
  pageOption,
  historyUndo,
] as const;

/** What each command on a page takes, by its name. */
export type PageInputs = InputsOf<typeof all>;
export type PageStep = StepOf<PageInputs>;

export const pageCommands = commandsByName(all);
