import pg from "pg";
import { logger } from "./logger.ts";

export interface WakeUps {
  /** Tells the other processes, at most once in 20 ms for each topic. */
  announce(topic: string): void;
  close(): Promise<void>;
}

interface Settings {
  connectionString: string;
  /** Marks this process's own announcements, whose echoes are dropped. */
  processId: string;
  onWake(topic: string): void;
  onReconnect(): void;
}

const channel = "vitrine_live";
const coalesceMs = 20;
const heartbeatMs = 5_000;
const longestPauseMs = 2_000;

/**
 * Wake-ups between processes over PostgreSQL's LISTEN and NOTIFY, on one connection of their own. A connection that
 * is lost, or that no longer answers its heartbeat, is opened again until `close`; announcements wait for it.
 */
export function connectWakeUps({ connectionString, processId, onWake, onReconnect }: Settings): WakeUps {
  const waiting = new Set<string>();
  let client: pg.Client | null = null;
  let isClosed = false;
  let wasConnected = false;
  let pauseMs = 50;
  let retry: NodeJS.Timeout | undefined;
  let flushing: NodeJS.Timeout | null = null;
  const heartbeat = setInterval(() => void client?.query("SELECT 1").catch(() => lose()), heartbeatMs);
  heartbeat.unref();
  const opening = connect();

  async function connect(): Promise<void> {
    const fresh = new pg.Client({
      connectionString,
      application_name: "vitrine-live",
      connectionTimeoutMillis: 3_000,
      query_timeout: 3_000,
      keepAlive: true,
    });
    fresh.on("error", () => lose(fresh));
    fresh.on("end", () => lose(fresh));
    fresh.on("notification", ({ payload = "" }) => {
      const [sender, topic] = payload.split(" ");
      if (sender !== processId && topic) onWake(topic);
    });
    try {
      await fresh.connect();
      await fresh.query(`LISTEN ${channel}`);
    } catch (error) {
      void fresh.end().catch(() => undefined);
      later(error);
      return;
    }
    if (isClosed) return void (await fresh.end());
    client = fresh;
    pauseMs = 50;
    if (wasConnected) onReconnect();
    wasConnected = true;
    flush();
  }

  function lose(lost = client): void {
    if (isClosed || !lost || lost !== client) return;
    client = null;
    void lost.end().catch(() => undefined);
    later(new Error("connection lost"));
  }

  function later(error: unknown): void {
    if (isClosed) return;
    if (pauseMs === 50) logger.warn({ error }, "live connection away; trying again");
    retry = setTimeout(() => void connect(), pauseMs);
    retry.unref();
    pauseMs = Math.min(pauseMs * 2, longestPauseMs);
  }

  /** The first announcement leaves at once; those within the next 20 ms leave together at their end. */
  function announce(topic: string): void {
    if (isClosed) return;
    waiting.add(topic);
    if (!flushing) flush();
  }

  function flush(): void {
    if (!client || waiting.size === 0) return;
    const topics = [...waiting];
    waiting.clear();
    flushing = setTimeout(() => {
      flushing = null;
      flush();
    }, coalesceMs);
    flushing.unref();
    const payloads = topics.map((topic) => `${processId} ${topic}`);
    client.query(`SELECT pg_notify('${channel}', payload) FROM unnest($1::text[]) AS payload`, [payloads]).catch(() => {
      for (const topic of topics) waiting.add(topic); // told again once the connection is back
      lose();
    });
  }

  return {
    announce,
    async close() {
      if (isClosed) return;
      await opening;
      if (flushing) clearTimeout(flushing);
      flush();
      isClosed = true;
      clearInterval(heartbeat);
      clearTimeout(retry);
      if (flushing) clearTimeout(flushing);
      await client?.end().catch(() => undefined);
    },
  };
}
