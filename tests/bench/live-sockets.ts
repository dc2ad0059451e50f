import { once } from "node:events";
import { WebSocket } from "ws";

/** Opens bare sockets, a hundred at a time, so that the generator costs little. */
export async function openSockets(url: string, count: number): Promise<WebSocket[]> {
  const sockets: WebSocket[] = [];
  while (sockets.length < count) {
    const size = Math.min(100, count - sockets.length);
    const some = Array.from({ length: size }, () => new WebSocket(url, { perMessageDeflate: false }));
    await Promise.all(some.map((socket) => once(socket, "open")));
    sockets.push(...some);
  }
  return sockets;
}

let lastId = 0;

/** One message of the tRPC protocol, written by hand. */
export function send(socket: WebSocket, method: "subscription" | "mutation", path: string, input: object): void {
  socket.send(JSON.stringify({ id: (lastId += 1), method, params: { path, input: { json: input } } }));
}

/** Resolves at the first message with this word. */
export function hears(socket: WebSocket, word: string): Promise<void> {
  return new Promise((resolve) => {
    socket.on("message", function listen(data) {
      if (!(data as Buffer).toString().includes(word)) return;
      socket.off("message", listen);
      resolve();
    });
  });
}

/** Does something evenly, `perSecond` times a second. */
export async function evenly(
  { perSecond, seconds }: { perSecond: number; seconds: number },
  act: (count: number) => void,
): Promise<void> {
  const began = performance.now();
  for (let count = 0; count < perSecond * seconds; count += 1) {
    const early = began + (count * 1000) / perSecond - performance.now();
    if (early > 0) await new Promise((resolve) => setTimeout(resolve, early));
    act(count);
  }
}
