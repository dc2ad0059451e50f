import type { TRPCError } from "@trpc/server";
import superjson from "superjson";
import type { WebSocket } from "ws";
import { z } from "zod";
import { answerText } from "./shared-text.ts";

export interface LiveLimits {
  subscriptions: number;
  /** Messages in ten seconds; the parts of a batch count one by one, and so does a ping. */
  messages: number;
}

const windowMs = 10_000;
/** A caller who goes on this many times over the limit is sent away. */
const patience = 4;
const maxBatch = 10;
const maxBufferedBytes = 256 * 1024;

const messageSchema = z.looseObject({ id: z.union([z.number(), z.string()]).nullish(), method: z.string().nullish() });
type Message = z.infer<typeof messageSchema>;

/**
 * Counts what one socket asks for and holds, in place of tRPC's message encoder, which sees every message once but for
 * pings: tRPC limits neither subscriptions nor messages, and keeps on sending to a reader that does not read.
 */
export function limitedEncoder(socket: WebSocket, limits: LiveLimits) {
  const subscriptions = new Set<string>();
  let count = 0;
  let windowEnd = 0;

  function isTooFast(now: number): boolean {
    if (now >= windowEnd) [count, windowEnd] = [0, now + windowMs];
    return ++count > limits.messages;
  }

  /** Counts what asks for nothing, and so cannot be refused: whoever floods with it is sent away. */
  function countIdle(): void {
    if (isTooFast(Date.now()) && count > limits.messages * patience) sendAway(socket, 1008, "Too many messages");
  }
  socket.on("ping", countIdle);
  socket.on("pong", countIdle);
  socket.on("message", (data: Buffer) => isKeepAlive(data) && countIdle());

  function isAllowed(message: Message): boolean {
    const id = String(message.id ?? "");
    if (message.method === "subscription.stop") {
      countIdle();
      return true; // always heard, so that a socket can make room
    }
    if (isTooFast(Date.now())) return refuse(message, "Too many messages");
    if (message.method !== "subscription") return true;
    if (!subscriptions.has(id) && subscriptions.size >= limits.subscriptions) {
      return refuse(message, "Too many subscriptions");
    }
    subscriptions.add(id);
    return true;
  }

  function refuse({ id }: Message, message: string): false {
    if (count > limits.messages * patience) sendAway(socket, 1008, message);
    else if (id !== undefined && id !== null) socket.send(refusal(id, message, windowEnd - Date.now()));
    return false;
  }

  function allowed(sent: unknown): unknown[] {
    if (Array.isArray(sent) && sent.length > maxBatch) {
      sendAway(socket, 1008, "Batch too large");
      return [];
    }
    return [sent].flat().filter((message) => {
      const known = messageSchema.safeParse(message);
      if (!known.success) throw new Error("Not a message");
      return isAllowed(known.data);
    });
  }

  return {
    encode(data: unknown): string {
      const ended = subscriptions.size > 0 ? endedId(data) : null;
      if (ended !== null) subscriptions.delete(ended);
      // A reader that does not read; it resumes after its last event when it comes back.
      if (socket.bufferedAmount > maxBufferedBytes) sendAway(socket, 1013, "Too slow");
      return answerText(data);
    },
    /** Gives tRPC the messages that may pass; throws for what is not a message. */
    decode(data: unknown): unknown {
      try {
        if (typeof data !== "string") throw new Error("Only text frames are understood");
        return allowed(JSON.parse(data));
      } catch (cause) {
        countIdle();
        throw cause;
      }
    },
  };
}

/** tRPC's own signs of life, which it does not decode. */
function isKeepAlive(data: Buffer): boolean {
  return data.length === 4 && ["PING", "PONG"].includes(data.toString());
}

/** The request that an answer ends, by an error or as the end of a subscription. Looked at for every answer. */
function endedId(answer: unknown): string | null {
  if (typeof answer !== "object" || answer === null || !("id" in answer)) return null;
  const isEnd = "error" in answer || ("result" in answer && isStop(answer.result));
  return isEnd ? String(answer.id) : null;
}

function isStop(result: unknown): boolean {
  return typeof result === "object" && result !== null && "type" in result && result.type === "stopped";
}

/** Closes politely, and a second later without asking: the close frame may wait behind what nobody reads. */
function sendAway(socket: WebSocket, code: number, reason: string): void {
  if (socket.readyState !== socket.OPEN) return;
  socket.close(code, reason);
  setTimeout(() => socket.terminate(), 1_000).unref();
}

function refusal(id: number | string, message: string, retryAfterMs: number): string {
  const code: TRPCError["code"] = "TOO_MANY_REQUESTS";
  const error = { message, code: -32029, data: { code, httpStatus: 429, details: { retryAfterMs } } };
  return JSON.stringify({ id, error: superjson.serialize(error) });
}
