import type pg from "pg";

/**
 * Lets the product work as a role of its own, `<login>_product`, by the function that the migrations bring: it owns no
 * table and is no superuser, so the rules on the rows hold for it. Answers null, or a sentence for whoever runs the
 * product where the login may not make roles: the product then works as the login itself. The rules are forced on
 * owners, too, but an owner could take them away.
 */
export async function prepareProductRole(client: pg.Client): Promise<string | null> {
  const { rows } = await client.query<{ login: string; isAboveRules: boolean; isKnown: boolean }>(
    `SELECT session_user AS login, rolsuper OR rolbypassrls AS "isAboveRules",
       to_regprocedure('prepare_product_role()') IS NOT NULL AS "isKnown"
     FROM pg_roles WHERE rolname = session_user`,
  );
  const { login = "", isAboveRules = false, isKnown = false } = rows[0] ?? {};
  if (!isKnown) return null; // a database on the way to an earlier state
  const { rows: answers } = await client.query<{ isReady: boolean }>(`SELECT prepare_product_role() AS "isReady"`);
  if (answers[0]?.isReady) return null;
  return isAboveRules
    ? `The database's user ${login} may not make a role, and no rule on rows holds for it: sites are kept apart by the queries alone.`
    : `The database's user ${login} may not make a role: Vitrine works as the owner of its tables.`;
}
