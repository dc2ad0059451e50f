import pg from "pg";

/**
 * A pool that keeps a connection whose statement PostgreSQL refused (a value that exists already, a lock that was held too
 * long). The driver's own `query` closes it: measured, ten times the work of a statement, and the plans are lost as well.
 */
export class KeepingPool extends pg.Pool {
  // The adapter calls it in this one way; the driver's many overloads have no common type.
  override query = (async (config: pg.QueryConfig) => {
    const client = await this.connect();
    client.on("error", ignore); // the statement under way is told as well, and nobody listens otherwise
    let failure: unknown;
    try {
      return await client.query(config);
    } catch (error) {
      failure = error;
      throw error;
    } finally {
      client.off("error", ignore);
      client.release(failure !== undefined && !isRefusal(failure));
    }
  }) as unknown as pg.Pool["query"];
}

/** Whether the server refused the statement and goes on; it says FATAL when it ends the connection. */
function isRefusal(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.severity === "ERROR";
}

function ignore(): void {
  // see above
}
