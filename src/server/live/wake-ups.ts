import { logger } from "../logger.ts";

export interface WakeUps {
  /** Tells the other processes, at most once in 20 ms for each topic, the last news of it. */
  announce(topic: string, news?: string): void;
  close(): Promise<void>;
}

/** One open connection over which processes hear each other. */
interface Line {
  /** Says these texts to everybody on the line, this process included; without texts it only proves that the line lives. */
  say(texts: string[]): Promise<void>;
  close(): Promise<void>;
}

export interface LineEvents {
  onHeard(text: string): void;
  /** The connection broke; it is not used again. */
  onLost(): void;
}

/** Connects once and rejects when that fails: opening again is the matter of `connectWakeUps`. */
export type OpenLine = (events: LineEvents) => Promise<Line>;

interface Settings {
  openLine: OpenLine;
  /** Marks this process's own announcements, whose echoes are dropped. */
  processId: string;
  onWake(topic: string, news?: string): void;
  onReconnect(): void;
}

const coalesceMs = 20;
const heartbeatMs = 5_000;
const answerMs = 3_000;
const longestPauseMs = 2_000;
/** In bytes: PostgreSQL takes 8,000 with the name of the sender and the topic. What is longer stays here. */
const longestNews = 7_000;

/**
 * Wake-ups between processes, on one line of their own. A line that is lost, or that no longer answers its heartbeat, is
 * opened again until `close`; announcements wait for it. At most one thing is being said at a time: what is announced
 * meanwhile follows together.
 */
export function connectWakeUps({ openLine, processId, onWake, onReconnect }: Settings): WakeUps {
  /** What is still to be said of each topic. */
  const waiting = new Map<string, string>();
  let line: Line | null = null;
  let isClosed = false;
  let wasConnected = false;
  let pauseMs = 50;
  let retry: NodeJS.Timeout | undefined;
  let pause: NodeJS.Timeout | undefined;
  let saying: Promise<void> | null = null;
  const heartbeat = setInterval(() => void (saying ?? say(new Map())), heartbeatMs);
  heartbeat.unref();
  const opening = connect();

  async function connect(): Promise<void> {
    let isLost = false;
    let fresh: Line;
    try {
      fresh = await openLine({
        onHeard: hear,
        onLost() {
          isLost = true;
          lose(fresh);
        },
      });
    } catch (error) {
      return later(error);
    }
    if (isLost) {
      void fresh.close().catch(() => undefined);
      return later(new Error("connection lost"));
    }
    if (isClosed) return fresh.close();
    line = fresh;
    pauseMs = 50;
    if (wasConnected) onReconnect();
    wasConnected = true;
    flush();
  }

  function hear(text: string): void {
    const [, sender, topic, news] = /^(\S+) (\S+)(?: (.+))?$/s.exec(text) ?? [];
    if (sender !== processId && topic) onWake(topic, news);
  }

  function lose(lost: Line | null): void {
    if (isClosed || !lost || lost !== line) return;
    line = null;
    void lost.close().catch(() => undefined);
    later(new Error("connection lost"));
  }

  function later(error: unknown): void {
    if (isClosed) return;
    if (pauseMs === 50) logger.warn({ error }, "live connection away; trying again");
    retry = setTimeout(() => void connect(), pauseMs);
    retry.unref();
    pauseMs = Math.min(pauseMs * 2, longestPauseMs);
  }

  /** The first announcement leaves at once; those within the next 20 ms leave together at their end. */
  function announce(topic: string, news?: string): void {
    if (isClosed) return;
    const isTold = news !== undefined && Buffer.byteLength(news) <= longestNews;
    waiting.set(topic, isTold ? `${processId} ${topic} ${news}` : `${processId} ${topic}`);
    if (!pause) flush();
  }

  function flush(): void {
    if (!line || saying || waiting.size === 0) return;
    const said = new Map(waiting);
    waiting.clear();
    pause = setTimeout(() => {
      pause = undefined;
      flush();
    }, coalesceMs);
    pause.unref();
    void say(said);
  }

  function say(texts: ReadonlyMap<string, string>): Promise<void> {
    const current = line;
    if (!current) return Promise.resolve();
    const said = inTime(current.say([...texts.values()]));
    saying = said
      .catch(() => {
        // Told again once the line is back, where nothing newer waits.
        for (const [topic, text] of texts) if (!waiting.has(topic)) waiting.set(topic, text);
        lose(current);
      })
      .finally(() => {
        saying = null;
        if (!pause) flush();
      });
    return saying;
  }

  return {
    announce,
    async close() {
      if (isClosed) return;
      await opening;
      await saying;
      clearTimeout(pause);
      flush();
      await saying;
      isClosed = true;
      clearInterval(heartbeat);
      clearTimeout(retry);
      clearTimeout(pause);
      await line?.close().catch(() => undefined);
    },
  };
}

function inTime(answer: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("no answer in time")), answerMs);
    timer.unref();
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}
