import { createServer } from "node:http";
import { WebSocketServer, type WebSocket } from "ws";
import { attachLive } from "~/server/api/realtime.ts";

/** The live door alone on a bare server; as `floor`, plain `ws` that hands each message to everybody in its room. */
const server = createServer();
if (process.argv[2] === "floor") broadcastRooms();
else attachLive(server);
process.once("SIGTERM", () => process.exit());
server.listen(0, "127.0.0.1", () => process.send?.(server.address()));

function broadcastRooms(): void {
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
}
