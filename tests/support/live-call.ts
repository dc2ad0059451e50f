import superjson from "superjson";
import type { WebSocket } from "ws";
import { z } from "zod";

const answerSchema = z.object({
  id: z.union([z.number(), z.string(), z.null()]),
  error: z.object({ json: z.object({ data: z.object({ httpStatus: z.number() }) }) }).optional(),
  result: z.looseObject({ type: z.string().optional() }).optional(),
});

export interface LiveCall {
  id: number;
  method: "query" | "mutation" | "subscription";
  path: string;
  input: unknown;
}

export function liveMessage({ id, method, path, input }: LiveCall): string {
  return JSON.stringify({ id, jsonrpc: "2.0", method, params: { path, input: superjson.serialize(input) } });
}

/** Resolves when the socket is open; rejects with the HTTP status when it is turned away. */
export function opened(socket: WebSocket): Promise<WebSocket> {
  return new Promise((resolve, reject) => {
    socket.once("open", () => resolve(socket));
    socket.once("unexpected-response", (_request, answer) => reject(new Error(String(answer.statusCode))));
    socket.once("error", reject);
  });
}

/** The first answer to one call: its HTTP status, 200 for data and for a subscription that has started. */
export function answerTo(socket: WebSocket, call: LiveCall): Promise<number> {
  return new Promise((resolve, reject) => {
    const onMessage = (raw: Buffer) => {
      if (["PING", "PONG"].includes(raw.toString())) return;
      const answer = answerSchema.parse(JSON.parse(raw.toString()));
      if (answer.id !== call.id) return;
      socket.off("message", onMessage);
      socket.off("close", onClose);
      resolve(answer.error?.json.data.httpStatus ?? 200);
    };
    const onClose = (code: number) => reject(new Error(`closed with ${code}`));
    socket.on("message", onMessage);
    socket.once("close", onClose);
    socket.send(liveMessage(call));
  });
}
