import pg from "pg";
import { askInSite, prepareSite } from "./site-query.ts";
import { siteScope, type SiteScope } from "../site-scope.ts";

/**
 * Works as the product's own role where the login has one (`start/product-role.ts`): it owns no table, so it cannot
 * leave the rules on the rows aside. Must come before the first statement. From PostgreSQL 16 on, a member of a role may
 * not always work as it.
 */
export async function assumeProductRole(client: Pick<pg.ClientBase, "query">): Promise<void> {
  await client.query({
    text: `SELECT set_config('role', rolname, false) FROM pg_roles
           WHERE rolname = session_user || '_product' AND pg_has_role(session_user, oid,
             CASE WHEN current_setting('server_version_num')::int >= 160000 THEN 'SET' ELSE 'MEMBER' END)`,
  });
}

/**
 * A connection that tells the database the site of each statement before it (`vitrine.site`, which the rules on the
 * rows compare), so that a statement outside of any site's work finds nothing. Both go on one trip, and the first only
 * where the site is another one than that of the statement before.
 */
export class SiteClient extends pg.Client {
  /** Of the session; null when it is not known. */
  #site: SiteScope | null = null;
  #isPrepared = false;
  #turn: Promise<unknown> = Promise.resolve();

  // The pool and the adapter call it in this one way; the driver's many overloads have no common type.
  override query = ((config: pg.QueryConfig) => {
    const site = siteScope(); // now: the turn comes in somebody else's work
    const result = this.#turn.then(() => this.#send(config, site));
    this.#turn = result.catch(() => undefined);
    return result;
  }) as unknown as pg.Client["query"];

  async #send(config: pg.QueryConfig, site: SiteScope): Promise<pg.QueryResult> {
    const ask = (query: pg.QueryConfig) => super.query(query);
    if (config.text === "COMMIT" || config.text === "ROLLBACK") {
      const before = this.#site;
      this.#site = null;
      const result = await ask(config);
      // What was set inside goes with a transaction that is taken back, also where that is PostgreSQL's answer to COMMIT.
      if (result.command === "COMMIT") this.#site = before;
      return result;
    }
    const isKnown = site === this.#site;
    if (config.text === "BEGIN" && isKnown) return ask(config);
    this.#site = null;
    if (config.text === "BEGIN") {
      const result = await ask({ text: `BEGIN; SELECT set_config('vitrine.site', '${site}', false)` });
      this.#site = site;
      return result;
    }
    if (!this.#isPrepared) {
      await ask({ text: prepareSite });
      this.#isPrepared = true;
    }
    const result = await askInSite((query) => super.query(query), config, isKnown ? null : site);
    this.#site = site;
    return result;
  }
}
