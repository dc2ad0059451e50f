import type { MediaRef } from "~/features/media/schema.ts";
import type { BranchData } from "./branch-data.ts";
import type { programs } from "./programs.ts";

export type Program = (typeof programs)[number];

/** A branch of the directory; how far it is from where somebody asks, where that is known. */
export interface FoundBranch extends BranchData {
  zip: string;
  town: string;
  metres: number | null;
}

/** A business of the directory as it was found. */
export interface FoundBusiness {
  id: string;
  name: string;
  /** Under which it stands in the register. */
  letter: string;
  logo: MediaRef | null;
  programs: Program[];
  branches: FoundBranch[];
  /** Which of its branches is meant: the first that fits what was asked. */
  meant: number;
}

/** One page of what the directory holds for a question. */
export interface DirectoryData {
  asked: { q: string; program: Program[]; open: boolean; letter: string | null; isNear: boolean; page: number };
  total: number;
  pages: number;
  letters: string[];
  /** The programmes that some business takes part in. */
  offered: Program[];
  businesses: FoundBusiness[];
  /** Until when what is said of opening hours holds, in milliseconds since 1970; null: it names none. */
  until: number | null;
}

/** Under which name it stands in `ViewContext.data`. */
export const directoryDataName = "directory";

export function directoryIn(data: Record<string, unknown>): DirectoryData | null {
  return (data[directoryDataName] ?? null) as DirectoryData | null;
}

/** The directory where it has something to show: businesses, or for whoever asks an answer, also that there is none. */
export function shownDirectoryIn(data: Record<string, unknown>): DirectoryData | null {
  const found = directoryIn(data);
  return found && (found.total > 0 || isAsked(found.asked)) ? found : null;
}

function isAsked({ q, program, open, letter, page }: DirectoryData["asked"]): boolean {
  return q !== "" || program.length > 0 || open || letter !== null || page > 1;
}
