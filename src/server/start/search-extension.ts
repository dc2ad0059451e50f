import type pg from "pg";

/**
 * Lets the site's search know words by their letters (PostgreSQL's own extension pg_trgm), by the function that the
 * migrations bring. Answers null, or a sentence for whoever runs the product where the server has no such extension or
 * the login may not make one: slips of the pen are then found behind a right first letter only.
 */
export async function prepareSearch(client: pg.Client): Promise<string | null> {
  const { rows } = await client.query<{ isKnown: boolean }>(
    `SELECT to_regprocedure('prepare_search()') IS NOT NULL AS "isKnown"`,
  );
  if (!rows[0]?.isKnown) return null; // a database on the way to an earlier state
  const { rows: answers } = await client.query<{ isReady: boolean }>(`SELECT prepare_search() AS "isReady"`);
  if (answers[0]?.isReady) return null;
  return "The database has no extension pg_trgm, and its user may not make it: the search forgives fewer slips of the pen.";
}
