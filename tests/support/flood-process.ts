import { WebSocket } from "ws";
import { sendInput } from "~/lib/call-input.ts";

/** What a flood has met with so far. */
export interface Flood {
  opened: number;
  sentAway: number;
  refused: number;
}

/** Fifty sockets of `address` that each say `messages` things at once and come back; `leaving`: before they are sent away. */
const [port = "", address = "", messages = "", manner = ""] = process.argv.slice(2);
const sockets = 50;
const met: Flood = { opened: 0, sentAway: 0, refused: 0 };
const params = { path: "game.get", input: sendInput({ gameId: "10000000-0000-4000-8000-000000000000" }) };
const words = Array.from({ length: Number(messages) }, (_, id) => JSON.stringify({ id, method: "query", params }));

function flood(): void {
  const headers = { host: `localhost:${port}` };
  const socket = new WebSocket(`ws://127.0.0.1:${port}/api/live`, { headers, localAddress: address });
  socket.on("error", () => undefined);
  socket.once("open", () => {
    met.opened += 1;
    for (const word of words) socket.send(word);
    if (manner === "leaving") socket.close();
  });
  socket.once("unexpected-response", () => {
    met.refused += 1;
    socket.terminate();
  });
  socket.once("close", (code) => {
    if (code === 1008) met.sentAway += 1;
    setTimeout(flood, 10);
  });
}

for (let index = 0; index < sockets; index += 1) flood();
process.on("message", () => process.send?.(met));
process.send?.(met);
