import { z } from "zod";
import { publicationStatusSchema } from "~/features/directory/schema.ts";
import type { CalledPictures } from "~/features/media/domain/called-pictures.ts";
import { readMarkup, writeMarkup } from "~/features/richtext/markup.ts";
import type { Locale } from "~/lib/locales.ts";
import { flagOf, yesNo } from "~/lib/tables/table-lines.ts";
import { priceTerms } from "~/features/blocks/data/price-terms.ts";
import { sinceDay, withSinceDay } from "../domain/since-day.ts";
import { writtenCost } from "../domain/written-cost.ts";
import { writtenDay } from "../domain/written-day.ts";
import { itemTypes, listingKinds, type Item, type Job } from "../schema.ts";

/** Why a line cannot be taken. */
export const faultReasons = [
  ...(["columns", "unknownId", "twice", "required", "status", "listingKind", "itemType", "yesNo", "cost"] as const),
  ...([
    "date",
    "branch",
    "person",
    "several",
    "picture",
    "severalPictures",
    "onePicture",
    "text",
    "stale",
    "other",
  ] as const),
];
export type FaultReason = (typeof faultReasons)[number];

/** Why a cell cannot be read, with the word in it that it is about. */
interface Unread {
  fault: FaultReason;
  named: string;
}

/** One column of a table: what stands in it of an entry, and the entry with what a cell says; or why it cannot be read. */
export interface Column<Entry> {
  name: string;
  write: (entry: Entry) => string;
  read: (cell: string, entry: Entry) => Entry | FaultReason | Unread;
}

/** What a table needs to know of its site. */
export interface TableSite {
  /** Content locales, the default one first. */
  locales: readonly Locale[];
  /** The IANA name of the time zone that it goes by. */
  timeZone: string;
  pictures: CalledPictures;
}

/** The columns of open positions behind their id. Texts have one for each of the site's languages. */
export function jobColumns({ locales, timeZone, pictures }: TableSite): Column<Job>[] {
  return [
    status(),
    ...locales.map((locale) => words<Job, "title">("title", locale)),
    ...locales.map((locale) => words<Job, "workQuota">("workQuota", locale)),
    ...locales.map((locale) => description<Job>(locale)),
    ...contact<Job>(),
    picturesColumn(pictures, {
      of: ({ titleImageIds }) => titleImageIds,
      into: (job, titleImageIds) => ({ ...job, titleImageIds }),
    }),
    {
      name: "validThrough",
      write: ({ validThrough }) => validThrough ?? "",
      read: (cell, entry) => ({ ...entry, validThrough: cell === "" ? null : writtenDay(cell) }),
    },
    since(timeZone),
  ];
}

/** The columns of the marketplace behind the id. */
export function itemColumns({ locales, timeZone, pictures }: TableSite): Column<Item>[] {
  return [
    status(),
    oneOf<"listingKind">("listingKind", listingKinds),
    oneOf<"itemType">("itemType", itemTypes),
    ...locales.map((locale) => words<Item, "title">("title", locale)),
    ...locales.map((locale) => description<Item>(locale)),
    {
      name: "cost",
      write: ({ cost }) => cost ?? "",
      read: (cell, entry) => ({ ...entry, cost: writtenCost(cell) }),
    },
    ...priceTerms.map(flag),
    ...contact<Item>(),
    picturesColumn(pictures, {
      of: ({ titleImageId }) => (titleImageId === null ? [] : [titleImageId]),
      into: (item, [titleImageId = null, ...more]) => (more.length > 0 ? "onePicture" : { ...item, titleImageId }),
    }),
    since(timeZone),
  ];
}

function status<Entry extends Pick<Job, "status">>(): Column<Entry> {
  return {
    name: "status",
    write: (entry) => entry.status,
    read: (cell, entry) => {
      const found = publicationStatusSchema.options.find((each) => each === cell);
      if (cell === "") return entry;
      return found ? { ...entry, status: found } : "status";
    },
  };
}

function words<Entry extends Pick<Job, "title"> & Partial<Pick<Job, "workQuota">>, Name extends "title" | "workQuota">(
  name: Name,
  locale: Locale,
): Column<Entry> {
  return {
    name: `${name}.${locale}`,
    write: (entry) => entry[name]?.[locale] ?? "",
    read: (cell, entry) => ({ ...entry, [name]: withWords(entry[name] ?? {}, locale, cell === "" ? null : cell) }),
  };
}

/** Formatted text in its small markup; where a cell says what was written of it, it stays with all of its formats. */
function description<Entry extends Pick<Job, "richTextDescription">>(locale: Locale): Column<Entry> {
  const write = ({ richTextDescription: { [locale]: value } }: Entry) => (value ? writeMarkup(value) : "");
  return {
    name: `description.${locale}`,
    write,
    read: (cell, entry) => {
      if (cell === write(entry).trim()) return entry;
      const value = cell === "" ? null : readMarkup(cell);
      return { ...entry, richTextDescription: withWords(entry.richTextDescription, locale, value) };
    },
  };
}

function withWords<Value>(all: Partial<Record<Locale, Value>>, locale: Locale, value: Value | null) {
  const { [locale]: _former, ...others } = all;
  return value === null ? others : { ...others, [locale]: value };
}

function contact<Entry extends Pick<Job, "branchId" | "staffMemberId">>(): Column<Entry>[] {
  return (["branchId", "staffMemberId"] as const).map((name) => ({
    name,
    write: (entry) => entry[name] ?? "",
    read: (cell, entry) => ({ ...entry, [name]: cell === "" ? null : cell.toLowerCase() }),
  }));
}

interface Shown<Entry> {
  of: (entry: Entry) => readonly string[];
  into: (entry: Entry, ids: string[]) => Entry | FaultReason;
}

/** The pictures of an entry by the names of their files; an empty cell says nothing. */
function picturesColumn<Entry>(pictures: CalledPictures, { of, into }: Shown<Entry>): Column<Entry> {
  return {
    name: "pictures",
    write: (entry) => pictures.write(of(entry)),
    read: (cell, entry) => {
      if (cell === "") return entry;
      const ids = pictures.read(cell, of(entry));
      return "reason" in ids ? { fault: ids.reason, named: ids.named } : into(entry, ids);
    },
  };
}

/** Since when an entry stands there: a day where the site is, also where a table of before tells a moment of it. */
function since<Entry extends Pick<Job, "created">>(timeZone: string): Column<Entry> {
  return {
    name: "created",
    write: (entry) => sinceDay(entry, timeZone),
    read: (cell, entry) => (cell === "" ? entry : withSinceDay(entry, dayOfCell(cell, timeZone), timeZone)),
  };
}

function dayOfCell(cell: string, timeZone: string): string {
  const isMoment = z.iso.datetime().safeParse(cell).success;
  return isMoment ? sinceDay({ created: cell }, timeZone) : writtenDay(cell.replace(/^(\d{4}-\d\d-\d\d)T.*$/, "$1"));
}

function oneOf<Name extends "listingKind" | "itemType">(name: Name, values: readonly Item[Name][]): Column<Item> {
  return {
    name,
    write: (entry) => entry[name],
    read: (cell, entry) => {
      const found = values.find((value) => value === cell);
      if (cell === "") return entry;
      return found ? { ...entry, [name]: found } : name;
    },
  };
}

function flag(name: "askingPrice" | "toBePickedUp" | "subjectToPostage"): Column<Item> {
  return {
    name,
    write: (entry) => yesNo(entry[name]),
    read: (cell, entry) => {
      const value = flagOf(cell);
      return value === null ? "yesNo" : { ...entry, [name]: value ?? entry[name] };
    },
  };
}
