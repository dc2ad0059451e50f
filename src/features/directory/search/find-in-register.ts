import type { Program } from "~/features/blocks/data/directory-data.ts";
import { programs } from "~/features/blocks/data/programs.ts";
import { metresBetween } from "~/features/map/domain/distance.ts";
import type { LngLat } from "~/features/map/domain/map-limits.ts";

/** A published business as it is searched, with its active branches; texts as `soughtText` writes them. */
export interface Registered {
  id: string;
  sought: string;
  letter: string;
  programs: readonly Program[];
  branches: readonly { id: string; sought: string; place: LngLat | null }[];
}

interface Wanted {
  /** As `soughtText` writes it; empty: whatever there is. */
  sought: string;
  program: readonly Program[];
  /** The branches that are open, where that is asked for. */
  open: ReadonlySet<string> | null;
  letter: string | null;
  near: LngLat | null;
}

/**
 * The ids of one page of the businesses that are wanted, how many there are in all, the letters that they have without
 * the wanted one, and the programmes that any business of the site takes part in. Pure.
 */
export function findInRegister(
  register: readonly Registered[],
  wanted: Wanted,
  { size, page }: { size: number; page: number },
): { ids: string[]; total: number; letters: string[]; offered: Program[] } {
  const { letter, near } = wanted;
  const words = wordsOf(register, wanted.sought);
  const found = register.filter((business) => isWanted(business, words, wanted));
  const ofLetter = letter === null ? found : found.filter((business) => business.letter === letter);
  const ordered = near ? nearestFirst(ofLetter, words, { near, open: wanted.open }) : ofLetter;
  return {
    ids: ordered.slice((page - 1) * size, page * size).map(({ id }) => id),
    total: ordered.length,
    letters: [...new Set(found.map((business) => business.letter))],
    offered: programs.filter((program) => register.some((business) => business.programs.includes(program))),
  };
}

/** The ids of all branches with a known place that are wanted, in the order of the register. Pure. */
export function branchesInRegister(register: readonly Registered[], wanted: Omit<Wanted, "near">): string[] {
  const { letter, sought, open } = wanted;
  const words = wordsOf(register, sought);
  return register
    .filter((business) => (letter === null || business.letter === letter) && isWanted(business, words, wanted))
    .flatMap((business) => {
      const fits = fittingPlace(words, business.sought);
      return business.branches
        .filter((branch) => branch.place && fits(branch.sought) && (open?.has(branch.id) ?? true))
        .map(({ id }) => id);
    });
}

/** What is to be found of a sought text: all of it in one piece, or each of its words where no business has the piece. Pure. */
export function wordsOf(register: readonly Registered[], sought: string): string[] {
  const hasIt = ({ sought: text }: { sought: string }) => text.includes(sought);
  const isThere = register.some((business) => hasIt(business) || business.branches.some(hasIt));
  return isThere ? [sought] : sought.split(" ");
}

/** Whether the place of a branch holds every word that the name of its business does not: "optik seuzach". Pure. */
export function fittingPlace(words: readonly string[], name: string): (place: string) => boolean {
  const beyond = words.filter((word) => !name.includes(word));
  return (place) => beyond.every((word) => place.includes(word));
}

/** Every one of these words stands in its name, or in the place of a branch; with `open`, a branch that fits is open. */
function isWanted(
  business: Registered,
  words: readonly string[],
  { program, open }: Pick<Wanted, "program" | "open">,
): boolean {
  if (program.length > 0 && !program.some((each) => business.programs.includes(each))) return false;
  const fits = fittingPlace(words, business.sought);
  if (!open && fits("")) return true;
  return business.branches.some((branch) => fits(branch.sought) && (open?.has(branch.id) ?? true));
}

/** By the nearest branch that is wanted; those of which no place is known last, in the order of the register. */
function nearestFirst(
  found: readonly Registered[],
  words: readonly string[],
  { near, open }: { near: LngLat; open: Wanted["open"] },
): Registered[] {
  const placed = found.map((business) => {
    const fits = fittingPlace(words, business.sought);
    const metres = business.branches.map(({ id, sought, place }) =>
      place && fits(sought) && (open?.has(id) ?? true) ? metresBetween(near, place) : Infinity,
    );
    return { business, metres: Math.min(...metres) };
  });
  placed.sort((one, other) => (one.metres < other.metres ? -1 : Number(one.metres > other.metres)));
  return placed.map(({ business }) => business);
}
