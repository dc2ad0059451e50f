import { createHash, timingSafeEqual } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";

/** What is asked for at the moment somebody reads. */
export interface Gauged {
  liveSockets: () => number;
  keptPageBytes: () => number;
  /** Runs of the queue by their state. */
  jobs: () => Promise<Record<string, number>>;
}

export interface Metrics {
  /** Counts an answer that has ended, by what was asked for and the first digit of its status. */
  note(pathname: string, status: number, seconds: number): void;
  /**
   * `/metrics` in Prometheus's text format (version 0.0.4) for whoever sends `Authorization: Bearer <token>`, 401 for
   * everybody else. Returns false for any other path.
   */
  answer(pathname: string, request: IncomingMessage, response: ServerResponse): boolean;
}

/** What one process tells an operator's Prometheus. Neither addresses nor sites are among it: they may name people. */
export function openMetrics(token: string, gauged: Gauged): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const answers = new Histogram({
    name: "vitrine_answer_seconds",
    help: "Answers by what was asked for and the first digit of their status",
    labelNames: ["part", "status"],
    buckets: [0.005, 0.02, 0.1, 0.3, 1, 3, 10],
    registers,
  });
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(read());
      },
    });
  gauge("vitrine_live_sockets", "Open live connections", gauged.liveSockets);
  gauge("vitrine_kept_page_bytes", "Finished pages in memory", gauged.keptPageBytes);
  new Gauge({
    name: "vitrine_jobs",
    help: "Runs of the queue by their state",
    labelNames: ["state"],
    registers,
    async collect() {
      this.reset();
      // While the database is away there is nothing to say of its queue, and the rest is what an operator wants to know.
      const runs = await gauged.jobs().catch(() => ({}));
      for (const [state, count] of Object.entries(runs)) this.set({ state }, count);
    },
  });

  return {
    note: (pathname, status, seconds) =>
      answers.observe({ part: partOf(pathname), status: `${Math.floor(status / 100)}xx` }, seconds),
    answer(pathname, request, response) {
      if (pathname !== "/metrics") return false;
      const send = (status: number, headers: Record<string, string>, body = "") =>
        response.writeHead(status, { "cache-control": "no-store", ...headers }).end(body);
      if (!isSame(request.headers.authorization ?? "", `Bearer ${token}`)) {
        send(401, { "www-authenticate": "Bearer" });
        return true;
      }
      void registry.metrics().then(
        (text) => send(200, { "content-type": registry.contentType }, text),
        () => send(500, {}),
      );
      return true;
    },
  };
}

function partOf(pathname: string): string {
  if (pathname.startsWith("/api/")) return "api";
  return /^\/(_next|media|map)\//.test(pathname) ? "file" : "page";
}

/** As digests, so that neither length nor words tell how near somebody came. */
function isSame(given: string, right: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(given), digest(right));
}
