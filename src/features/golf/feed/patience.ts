import { isDatabaseAway } from "~/server/database/database-away.ts";

const pauseMs = 250;

/**
 * Reads again and again while the database is away, until it answers or `signal` aborts. For subscriptions, whose phones
 * wait anyway: an error would end them, and they would all come back at once.
 */
export async function patiently<Value>(read: () => Promise<Value>, signal: AbortSignal): Promise<Value> {
  for (;;) {
    try {
      return await read();
    } catch (error) {
      if (signal.aborted || !isDatabaseAway(error)) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}
