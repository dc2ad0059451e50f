import { folded } from "~/lib/search/folded.ts";
import { Prisma } from "./db.ts";

/**
 * What rows meet in which each word of a search stands somewhere, whatever its case and accents. Their column `words`,
 * which PostgreSQL keeps, holds what is searched, folded alike.
 */
export function holdingWords(search: string): Prisma.Sql[] {
  return search.split(/\s+/).filter(Boolean).map(holding);
}

function holding(word: string): Prisma.Sql {
  return Prisma.sql`"words" LIKE ${`%${folded(word).replace(/[\\%_]/g, "\\$&")}%`}`;
}
