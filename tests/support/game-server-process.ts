import { createServer } from "node:http";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { WebSocketServer, type WebSocket } from "ws";
import { startServer } from "~/server/http.ts";
import type { NextApp } from "~/server/finished-pages/next-app.ts";
import type { Vitals } from "./game-server.ts";

/** The whole process but for Next; as `floor`, plain `ws` that hands each message to everybody in its room. */
const port = Number(process.env.GAME_SERVER_PORT ?? 0);
const noPages: NextApp = {
  isDevelopment: false,
  handle: () => Promise.reject(new Error("there are no pages here")),
  render: () => Promise.reject(new Error("there are no pages here")),
  renderForVisitors: () => Promise.reject(new Error("there are no pages here")),
  upgrade: () => undefined,
  close: () => Promise.resolve(),
};
const delay = monitorEventLoopDelay({ resolution: 5 });
delay.enable();
process.on("message", (question) => {
  if (question === "reset") delay.reset();
  else process.send?.(vitals(question === "weigh"));
});
if (process.argv[2] === "floor") broadcastRooms();
else await serve();

async function serve(): Promise<void> {
  const server = await startServer({ port, dev: false }, () => Promise.resolve(noPages));
  process.once("SIGTERM", () => void server.close().then(() => process.exit()));
  process.send?.({ port: server.port });
}

function broadcastRooms(): void {
  const server = createServer();
  const rooms = new Map<string, Set<WebSocket>>();
  const sockets = new WebSocketServer({ server, perMessageDeflate: false });
  sockets.on("connection", (socket, request) => {
    const name = request.url ?? "";
    const room = rooms.get(name) ?? new Set();
    rooms.set(name, room.add(socket));
    socket.on("message", (data) => {
      for (const other of room) other.send(data, { binary: false });
    });
  });
  process.once("SIGTERM", () => process.exit());
  server.listen(port, () => process.send?.(server.address()));
}

/** How the process is. `isWeighed`: garbage is collected first, so that `held` is what is really in use. */
function vitals(isWeighed: boolean): Vitals {
  if (isWeighed) globalThis.gc?.();
  const { rss, heapUsed, external } = process.memoryUsage();
  return { rss, held: heapUsed + external, delayP99: delay.percentile(99) / 1e6, delayMax: delay.max / 1e6 };
}
