import pg from "pg";

/**
 * Lets the product work as a role of its own, `<login>_product`, made when missing: it owns no table and is no
 * superuser, so the rules on the rows hold for it. Answers null, or a sentence for whoever runs the product where the
 * login may not make roles: the product then works as the login itself. The rules are forced on owners, too, but an
 * owner could take them away.
 */
export async function prepareProductRole(client: pg.Client): Promise<string | null> {
  const { rows } = await client.query<{ login: string; isAboveRules: boolean }>(
    `SELECT session_user AS login, rolsuper OR rolbypassrls AS "isAboveRules" FROM pg_roles WHERE rolname = session_user`,
  );
  const { login = "", isAboveRules = false } = rows[0] ?? {};
  const role = pg.escapeIdentifier(`${login}_product`);
  try {
    await unlessThere(client.query(`CREATE ROLE ${role} NOLOGIN`));
    const member = await client.query<{ is: boolean }>(
      "SELECT pg_has_role(session_user, session_user || '_product', 'MEMBER') AS is",
    );
    if (!member.rows[0]?.is) await client.query(`GRANT ${role} TO ${pg.escapeIdentifier(login)}`);
    const { rows: schemas } = await client.query<{ name: string }>(
      "SELECT nspname AS name FROM pg_namespace WHERE nspname IN ('public', 'jobs')",
    );
    await client.query(rightsOf(role, schemas));
    return null;
  } catch (error) {
    if (!(error instanceof pg.DatabaseError) || error.code !== notAllowed) throw error;
    return isAboveRules
      ? `The database's user ${login} may not make a role, and no rule on rows holds for it: sites are kept apart by the queries alone.`
      : `The database's user ${login} may not make a role: Vitrine works as the owner of its tables.`;
  }
}

const notAllowed = "42501";

/** Roles are of the whole server, so another database's start may make this one at the same moment. */
async function unlessThere(created: Promise<unknown>): Promise<void> {
  await created.catch((error: unknown) => {
    const isThere = error instanceof pg.DatabaseError && ["42710", "23505"].includes(error.code ?? "");
    if (!isThere) throw error;
  });
}

/** Reads and writes rows, and nothing else; the record of migrations is read only. */
function rightsOf(role: string, schemas: { name: string }[]): string {
  return schemas
    .flatMap(({ name: schema }) => [
      `GRANT USAGE ON SCHEMA ${schema} TO ${role}`,
      `GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA ${schema} TO ${role}`,
      `GRANT USAGE ON ALL SEQUENCES IN SCHEMA ${schema} TO ${role}`,
      `ALTER DEFAULT PRIVILEGES IN SCHEMA ${schema} GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO ${role}`,
    ])
    .concat(`REVOKE INSERT, UPDATE, DELETE ON "_prisma_migrations" FROM ${role}`)
    .join(";\n");
}
