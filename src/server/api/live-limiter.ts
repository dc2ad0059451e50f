import { TRPCError } from "@trpc/server";
import { getHTTPStatusCodeFromError } from "@trpc/server/http";
import { TRPC_ERROR_CODES_BY_KEY } from "@trpc/server/rpc";
import superjson from "superjson";
import type { WebSocket } from "ws";
import { z } from "zod";
import { isSentInput } from "~/lib/call-input.ts";
import { answerText } from "./shared-text.ts";

interface LiveLimits {
  subscriptions: number;
  /** Messages in ten seconds; the parts of a batch count one by one, and so does a ping. */
  messages: number;
}

/** Who is told what a socket does. */
export interface LiveWatch {
  /** It said something, a sign of life among them. */
  onMessage(): void;
  /** It is closed because it said too much. */
  onSentAway(): void;
}
const unwatched: LiveWatch = { onMessage: () => undefined, onSentAway: () => undefined };

const windowMs = 10_000;
/** A caller who goes on this many times over the limit is sent away. */
const patience = 4;
const maxBatch = 10;
const maxBufferedBytes = 256 * 1024;

const idSchema = z.union([z.number(), z.string().min(1).max(100)]);
const jsonrpc = z.literal("2.0").optional();
/** What tRPC understands, so that every message that passes gets an answer that names its id. */
const messageSchema = z.discriminatedUnion("method", [
  z.looseObject({ id: idSchema, jsonrpc, method: z.literal("subscription.stop") }),
  z.looseObject({
    id: idSchema,
    jsonrpc,
    method: z.enum(["query", "mutation", "subscription"]),
    params: z.looseObject({
      path: z.string(),
      input: z.unknown().optional(),
      lastEventId: z.string().optional(),
    }),
  }),
]);
type Message = z.infer<typeof messageSchema>;

/**
 * Counts what one socket asks for and holds, in place of tRPC's message encoder, which sees every message once but for
 * pings: tRPC limits neither subscriptions nor messages, and keeps on sending to a reader that does not read.
 */
export function limitedEncoder(socket: WebSocket, limits: LiveLimits, watch: LiveWatch = unwatched) {
  /** Calls without their last answer yet, by id. An id serves one call at a time, so that an answer ends the right one. */
  const open = new Map<string, "call" | "subscription">();
  let subscriptions = 0;
  let count = 0;
  let windowEnd = 0;

  /** By a clock that only grows: one that is set back would hold a window open for as long. */
  function isTooFast(): boolean {
    watch.onMessage();
    const now = performance.now();
    if (now >= windowEnd) [count, windowEnd] = [0, now + windowMs];
    return ++count > limits.messages;
  }

  /** Counts messages that get no answer, so that they cannot be refused: who sends far too many is disconnected. */
  function countIdle(): void {
    if (isTooFast() && count > limits.messages * patience) sendAwayForGood("Too many messages");
  }
  function sendAwayForGood(reason: string): void {
    if (sendAway(socket, 1008, reason)) watch.onSentAway();
  }
  socket.on("ping", countIdle);
  socket.on("pong", countIdle);
  socket.on("message", (data: Buffer) => isKeepAlive(data) && countIdle());

  function isAllowed(message: Message): boolean {
    const id = String(message.id);
    if (message.method === "subscription.stop") {
      countIdle();
      return true; // always heard, so that a socket can make room
    }
    if (isTooFast()) return refuse(message, "TOO_MANY_REQUESTS", "Too many messages");
    if (open.has(id)) return refuse(message, "BAD_REQUEST", "This id is in use");
    const { input } = message.params;
    if (input !== undefined && !isSentInput(input)) return refuse(message, "BAD_REQUEST", "Inputs are plain JSON");
    const isSubscription = message.method === "subscription";
    if (isSubscription && subscriptions >= limits.subscriptions) {
      return refuse(message, "TOO_MANY_REQUESTS", "Too many subscriptions");
    }
    if (isSubscription) subscriptions++;
    open.set(id, isSubscription ? "subscription" : "call");
    return true;
  }

  function refuse({ id }: Message, code: TRPCError["code"], message: string): false {
    if (count > limits.messages * patience) sendAwayForGood(message);
    else {
      const retryAfterMs = code === "TOO_MANY_REQUESTS" ? Math.ceil(windowEnd - performance.now()) : undefined;
      socket.send(refusal(id, new TRPCError({ code, message }), retryAfterMs));
    }
    return false;
  }

  /** Frees the id of a call when its last answer leaves. */
  function noteEnd(answer: unknown): void {
    const id = answeredId(answer);
    const kind = id === null ? undefined : open.get(id);
    if (id === null || !kind || (kind === "subscription" && !endsSubscription(answer))) return;
    open.delete(id);
    if (kind === "subscription") subscriptions--;
  }

  function allowed(sent: unknown): unknown[] {
    if (Array.isArray(sent) && sent.length > maxBatch) {
      sendAwayForGood("Batch too large");
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
      noteEnd(data);
      // A reader that does not read; it resumes after its last event when it comes back.
      if (socket.bufferedAmount > maxBufferedBytes) sendAway(socket, 1013, "Too slow");
      return answerText(data);
    },
    /** Gives tRPC the messages that may pass; throws for what is not a message. */
    decode(data: unknown): unknown {
      if (socket.readyState !== socket.OPEN) return []; // what is still on its way from one that is being closed
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

/** The call that an answer belongs to. Looked at for every answer. */
function answeredId(answer: unknown): string | null {
  return typeof answer === "object" && answer !== null && "id" in answer ? String(answer.id) : null;
}

/** A subscription ends with an error or by being stopped; a call ends with any answer. */
function endsSubscription(answer: unknown): boolean {
  if (typeof answer !== "object" || answer === null) return false;
  return "error" in answer || ("result" in answer && isStop(answer.result));
}

function isStop(result: unknown): boolean {
  return typeof result === "object" && result !== null && "type" in result && result.type === "stopped";
}

/**
 * Closes politely, and a second later without asking: the close frame may wait behind what nobody reads. False for a
 * socket that is closed already.
 */
function sendAway(socket: WebSocket, code: number, reason: string): boolean {
  if (socket.readyState !== socket.OPEN) return false;
  socket.close(code, reason);
  setTimeout(() => socket.terminate(), 1_000).unref();
  return true;
}

function refusal(id: number | string, refused: TRPCError, retryAfterMs?: number): string {
  const { code, message } = refused;
  const details = retryAfterMs === undefined ? undefined : { retryAfterMs };
  const data = { code, httpStatus: getHTTPStatusCodeFromError(refused), details };
  return JSON.stringify({ id, error: superjson.serialize({ message, code: TRPC_ERROR_CODES_BY_KEY[code], data }) });
}
