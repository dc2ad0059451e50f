import type { ListPart } from "~/features/blocks/data/listing-data.ts";
import type { ListName } from "../schema.ts";

/** So many entries of a list stand on a page. */
export const listPartSize = 50;

/** What a page shows of its lists: a part of one, the part that holds an entry, or all; else the first parts. */
export type WantedEntries = { list: ListName; number: number } | { entryId: string } | "all";

/** The ids of the part of a list that is wanted, and which part it is; the first where there is no such part. Pure. */
export function listPartOf(
  ids: readonly string[],
  list: ListName,
  wanted: WantedEntries | undefined,
): { ids: readonly string[]; part: ListPart } {
  if (wanted === "all") return { ids, part: { number: 1, parts: 1 } };
  const parts = Math.max(1, Math.ceil(ids.length / listPartSize));
  const asked = numberOf(ids, list, wanted);
  const number = asked <= parts ? asked : 1;
  return { ids: ids.slice((number - 1) * listPartSize, number * listPartSize), part: { number, parts } };
}

function numberOf(ids: readonly string[], list: ListName, wanted: Exclude<WantedEntries, "all"> | undefined): number {
  if (!wanted) return 1;
  if ("entryId" in wanted) return Math.floor(Math.max(0, ids.indexOf(wanted.entryId)) / listPartSize) + 1;
  return wanted.list === list ? wanted.number : 1;
}

/** Which part of which list the query of an address names (`?jobs=2`); null where it names none but a first one. Pure. */
export function partOfListIn(search: string): { list: ListName; number: number } | null {
  const [, list, number] = /^\?(jobs|items)=([1-9]\d{0,2})$/.exec(search) ?? [];
  return list === undefined || number === "1" ? null : { list: list as ListName, number: Number(number) };
}
