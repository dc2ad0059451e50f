import pg from "pg";

/**
 * Runs statements one after the other, on one connection to the server of a database: beside it, as whatever makes or
 * drops a database has to.
 */
export async function onServer(database: URL | string, ...statements: string[]): Promise<void> {
  const admin = Object.assign(new URL(database), { pathname: "/postgres" });
  const client = new pg.Client({ connectionString: admin.href });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}
