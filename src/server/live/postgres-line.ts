import pg from "pg";
import { assumeProductRole } from "../database/site-client.ts";
import type { OpenLine } from "./wake-ups.ts";

const channel = "vitrine_live";

/** A line between processes over PostgreSQL's LISTEN and NOTIFY, on one connection of its own. */
export function postgresLine(connectionString: string): OpenLine {
  return async ({ onHeard, onLost }) => {
    const client = new pg.Client({
      connectionString,
      application_name: "vitrine-live",
      connectionTimeoutMillis: 3_000,
      query_timeout: 3_000,
      keepAlive: true,
    });
    client.on("error", onLost);
    client.on("end", onLost);
    client.on("notification", ({ payload = "" }) => onHeard(payload));
    try {
      await client.connect();
      await assumeProductRole(client);
      await client.query(`LISTEN ${channel}`);
    } catch (error) {
      void client.end().catch(() => undefined);
      throw error;
    }
    return {
      async say(texts) {
        await client.query(`SELECT pg_notify('${channel}', text) FROM unnest($1::text[]) AS text`, [texts]);
      },
      close: () => client.end(),
    };
  };
}
