import type { WebSocket } from "ws";
import { z } from "zod";
import { sendInput } from "~/lib/call-input.ts";

const answerSchema = z.object({
  id: z.union([z.number(), z.string(), z.null()]),
  error: z.object({ json: z.object({ data: z.object({ httpStatus: z.number() }) }) }).optional(),
  result: z.looseObject({ type: z.string().optional() }).optional(),
});

interface LiveCall {
  id: number;
  method: "query" | "mutation" | "subscription";
  path: string;
  input: unknown;
}

export function liveMessage({ id, method, path, input }: LiveCall): string {
  return JSON.stringify({ id, jsonrpc: "2.0", method, params: { path, input: sendInput(input) } });
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
  return rawAnswer(socket, call.id, liveMessage(call));
}

/** Sends a message as it is, and resolves with the status of the first answer with this id. */
export async function rawAnswer(socket: WebSocket, id: number | string, message: unknown): Promise<number> {
  return (await wholeAnswer(socket, id, message)).status;
}

/** The same with the text of the answer. */
export function wholeAnswer(
  socket: WebSocket,
  id: number | string,
  message: unknown,
): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const onMessage = (raw: Buffer) => {
      const text = raw.toString();
      if (["PING", "PONG"].includes(text)) return;
      const answer = answerSchema.parse(JSON.parse(text));
      if (answer.id !== id) return;
      socket.off("message", onMessage);
      socket.off("close", onClose);
      resolve({ status: answer.error?.json.data.httpStatus ?? 200, text });
    };
    const onClose = (code: number) => reject(new Error(`closed with ${code}`));
    socket.on("message", onMessage);
    socket.once("close", onClose);
    socket.send(typeof message === "string" ? message : JSON.stringify(message));
  });
}
