import type { ServerResponse } from "node:http";
import { getDb } from "./db.ts";

let lastCheck: { at: number; result: Promise<boolean> } | null = null;
const keptMs = 5_000;

/** Whether the database answers, asked at most once in five seconds; the clock of the machine may jump meanwhile. */
export function isReady(): Promise<boolean> {
  const now = performance.now();
  if (!lastCheck || now - lastCheck.at > keptMs) {
    const result = getDb().$queryRaw`SELECT 1`.then(
      () => true,
      () => false,
    );
    lastCheck = { at: now, result };
  }
  return lastCheck.result;
}

/** `/healthz`: the process answers. `/readyz`: the database does too. Returns false for any other path. */
export function answerHealth(pathname: string, response: ServerResponse): boolean {
  if (pathname !== "/healthz" && pathname !== "/readyz") return false;
  const send = (isOk: boolean) => {
    response.writeHead(isOk ? 200 : 503, {
      "content-type": "application/json",
      "cache-control": "no-store",
      ...(isOk ? {} : { "retry-after": "5" }),
    });
    response.end(JSON.stringify({ status: isOk ? "ok" : "unavailable" }));
  };
  if (pathname === "/healthz") send(true);
  else void isReady().then(send);
  return true;
}
