import { setTimeout as pause } from "node:timers/promises";
import type { FilmBytes } from "../domain/read-at.ts";

/** A piece is a multiple of 256 KiB, as the address wants it; so much of the film is held in memory. */
const pieceBytes = 32 * 256 * 1024;
const patienceMs = 120_000;
/** So often a piece is tried anew before the queue takes over. */
const mostTries = 3;
const pauseMs = 1_000;

/**
 * Sends a film to the address of a direct upload, piece by piece (`Content-Range`), from where an earlier sending was cut
 * off. Throws when a piece does not get there.
 */
export async function sendToMux(url: string, film: FilmBytes, signal: AbortSignal): Promise<void> {
  let start = await whereItStands(url, film.size, signal);
  let tries = 0;
  while (start < film.size) {
    const bytes = await film.readAt(start, pieceBytes);
    const range = `bytes ${start}-${start + bytes.length - 1}/${film.size}`;
    try {
      const reached = next(await put(url, range, bytes, signal), film.size);
      if (reached <= start) throw new Error("Mux's upload took nothing of a piece");
      [start, tries] = [reached, 0];
    } catch (error) {
      if (signal.aborted || (tries += 1) >= mostTries) throw error;
      await pause(pauseMs * tries);
      start = await whereItStands(url, film.size, signal);
    }
  }
}

/** How many bytes have arrived. */
async function whereItStands(url: string, size: number, signal: AbortSignal): Promise<number> {
  return next(await put(url, `bytes */${size}`, null, signal), size);
}

function put(url: string, range: string, bytes: Buffer | null, signal: AbortSignal): Promise<Response> {
  return fetch(url, {
    method: "PUT",
    headers: { "content-range": range },
    body: bytes && new Uint8Array(bytes),
    redirect: "manual", // 308 says that more is to come
    signal: AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]),
  });
}

/** Where the film goes on after an answer: behind the bytes that it names, or at the end. */
function next(answer: Response, size: number): number {
  if (answer.status === 200 || answer.status === 201) return size;
  if (answer.status !== 308) throw new Error(`Mux's upload answered with ${answer.status}`);
  const last = /^bytes=0-(\d+)$/.exec(answer.headers.get("range") ?? "")?.[1];
  return last === undefined ? 0 : Number(last) + 1;
}
