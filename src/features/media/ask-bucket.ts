import { setTimeout as pause } from "node:timers/promises";
import { AwsClient } from "aws4fetch";

/** The service is asked this often for what it could not do in a moment. */
const mostTries = 4;
const firstPauseMs = 100;
/** Nobody waits longer for an answer to begin; what is on its way to the service takes its time. */
const usualPatienceMs = 10_000;

interface Credentials {
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  patienceMs?: number;
}

/**
 * Asks a service that speaks S3, with a signature. Throws when nothing comes back in time. Every request has a signal of
 * its own: of one without, Next's `fetch` keeps a second copy in memory, and who breaks the first one off waits for ever.
 */
export function askBucket({ patienceMs = usualPatienceMs, ...credentials }: Credentials) {
  const client = new AwsClient({ ...credentials, service: "s3" });
  return async (address: string, init: RequestInit): Promise<Response> => {
    for (let tries = 1; ; tries += 1) {
      const answer = await answerInTime(await client.sign(address, init), patienceMs);
      if (tries === mostTries || (answer.status < 500 && answer.status !== 429)) return answer;
      await answer.body?.cancel();
      await pause(Math.random() * firstPauseMs * tries);
    }
  };
}

async function answerInTime(request: Request, patienceMs: number): Promise<Response> {
  const waiting = new AbortController();
  const giveUp = () => waiting.abort(new Error(`the bucket said nothing for ${patienceMs} ms`));
  const timer = request.body ? undefined : setTimeout(giveUp, patienceMs);
  try {
    return await fetch(request, { signal: waiting.signal });
  } finally {
    clearTimeout(timer);
  }
}
