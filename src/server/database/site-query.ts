import pg from "pg";
import type { SiteScope } from "../site-scope.ts";

/** The driver's query with what its published types leave out. */
interface DriverQuery {
  submit(connection: DriverConnection): Error | null;
  requiresPreparation(): boolean;
  handleDataRow(message: unknown): void;
  handleCommandComplete(message: unknown, connection: DriverConnection): void;
}
interface DriverConnection {
  stream: { cork(): void; uncork(): void };
  bind(message: { statement: string; values: string[] }): void;
  execute(message: object): void;
}
const DriverQuery = pg.Query as unknown as new (
  config: pg.QueryConfig,
  values: undefined,
  callback: (error: Error | null, result: pg.QueryResult) => void,
) => DriverQuery;

/** Makes the statement that tells the site, once a connection. */
export const prepareSite = "PREPARE site (text) AS SELECT set_config('vitrine.site', $1, false)";

/**
 * A statement that tells the database its site first, where `site` is given: both go in one message and are one
 * transaction, so the statement never runs should the first fail, and the site of before is back should the statement.
 */
class SiteQuery extends DriverQuery {
  readonly #site: SiteScope | null;
  #isTold: boolean;

  constructor(
    config: pg.QueryConfig,
    site: SiteScope | null,
    callback: (error: Error | null, result: pg.QueryResult) => void,
  ) {
    super(config, undefined, callback);
    this.#site = site;
    this.#isTold = site === null;
  }

  // Always, so that a text of several statements does not depend on the statement before.
  override requiresPreparation(): boolean {
    return true;
  }

  override submit(connection: DriverConnection): Error | null {
    if (this.#site === null) return super.submit(connection);
    connection.stream.cork();
    try {
      connection.bind({ statement: "site", values: [this.#site] });
      connection.execute({});
      return super.submit(connection);
    } finally {
      connection.stream.uncork();
    }
  }

  override handleDataRow(message: unknown): void {
    if (this.#isTold) super.handleDataRow(message);
  }

  override handleCommandComplete(message: unknown, connection: DriverConnection): void {
    if (this.#isTold) super.handleCommandComplete(message, connection);
    this.#isTold = true;
  }
}

/** Hands one statement to the driver, for `site` where one is given and for the connection's own else; its answer. */
export function askInSite(
  hand: (query: pg.Submittable) => void,
  config: pg.QueryConfig,
  site: SiteScope | null,
): Promise<pg.QueryResult> {
  return new Promise((resolve, reject) => {
    const query = new SiteQuery(config, site, (error, result) => (error ? reject(error) : resolve(result)));
    hand(query as unknown as pg.Submittable);
  });
}
