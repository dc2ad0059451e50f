import { videoSettingsSchema, type MediaListItem } from "~/features/media/schema.ts";
import { sendInPieces, type UploadTicket } from "~/lib/browser/send-in-pieces.ts";
import { filesUnderWay } from "../../state/unsaved-words.ts";
import type { BrowserClient } from "~/trpc/client.ts";
import { filmFailure, statusOf, type FilmFailure } from "./film-failure.ts";
import { filmStill } from "./film-still.ts";
import { rememberedTicket, rememberTicket } from "./film-ticket.ts";

const pollMs = 3_000;
/** How long it is said that a film is ready. */
export const restMs = 2_000;

/** What becomes of a film: it is sent, then prepared, then ready for a moment; or it failed, with the reason. */
export type FilmUploadState =
  | { phase: "idle" }
  | { phase: "sending"; name: string; percent: number }
  | { phase: "preparing"; name: string }
  | { phase: "ready"; name: string; file: File; medium: MediaListItem }
  | ({ phase: "failed"; name: string; during: "sending" | "preparing" } & FilmFailure);

const idle: FilmUploadState = { phase: "idle" };

/** A film that comes once those before it are there. */
interface WaitingFilm {
  client: BrowserClient;
  file: File;
  folder: string;
  release: () => void;
}

/**
 * Films on their way into the library, one after the other. They go on while the library is closed; whoever listens hears
 * of every change.
 */
export class FilmUpload {
  #state: FilmUploadState = idle;
  #waiting: readonly WaitingFilm[] = [];
  #names: readonly string[] = [];
  readonly #listeners = new Set<() => void>();
  #file: File | null = null;
  #folder = "";
  #stop = new AbortController();

  /** How a film is sent, and how its picture is drawn. */
  constructor(private readonly ways = { send: sendInPieces, draw: filmStill }) {}

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };
  readonly read = (): FilmUploadState => this.#state;
  /** The names of the films that come next, in their order. */
  readonly readWaiting = (): readonly string[] => this.#names;

  /** Takes one film into a folder of the library, after those that are on their way or wait already. */
  async begin(client: BrowserClient, file: File, folder = ""): Promise<void> {
    const isBusy = this.#state.phase === "sending" || this.#state.phase === "preparing" || this.#waiting.length > 0;
    if (!isBusy) return this.#start(client, file, folder);
    this.#wait([...this.#waiting, { client, file, folder, release: filesUnderWay.hold() }]);
  }

  /** Takes a film that waits out again, by its place among them. */
  leaveOut(at: number): void {
    this.#waiting[at]?.release();
    this.#wait(this.#waiting.filter((_, place) => place !== at));
  }

  async #start(client: BrowserClient, file: File, folder: string): Promise<void> {
    [this.#file, this.#folder] = [file, folder];
    this.#stop = new AbortController();
    const { signal } = this.#stop;
    const { name } = file;
    this.#say({ phase: "sending", name, percent: 0 });
    const release = filesUnderWay.hold();
    try {
      const [id, poster] = await Promise.all([this.#send(client, file, signal), this.ways.draw(file)]);
      signal.throwIfAborted(); // it may be stopped while its picture is drawn
      this.#say({ phase: "preparing", name });
      const entry = { uploadId: id, poster, bucketFolder: folder };
      await client.media.createEntry.mutate(entry, { context: { isWork: true }, signal });
      release(); // the server goes on by itself
      rememberTicket(file, null);
      const medium = await prepared(client, id);
      if (medium === null) return this.#fail(name, { reason: "film-broken", canRetry: false });
      this.#say({ phase: "ready", name, file, medium });
      this.#goOnAfterRest();
    } catch (error) {
      if (signal.aborted) return;
      const failure = filmFailure(error);
      if (!failure.canRetry) rememberTicket(file, null);
      this.#fail(name, failure);
    } finally {
      release();
    }
  }

  /** Goes on with the film that failed, where it left off. */
  retry(client: BrowserClient): void {
    if (this.#file && this.#state.phase === "failed") void this.#start(client, this.#file, this.#folder);
  }

  /** Ends it, takes away what has arrived, and goes on with the next one. */
  cancel(): void {
    if (this.#file) rememberTicket(this.#file, null);
    this.#stop.abort();
    this.#goOn();
  }

  /** How it ended is shown for a moment. */
  #goOnAfterRest(): void {
    const ended = this.#state;
    setTimeout(() => this.#state === ended && this.#goOn(), restMs);
  }

  #goOn(): void {
    const [next, ...others] = this.#waiting;
    if (!next) return this.#say(idle);
    this.#wait(others);
    void this.#start(next.client, next.file, next.folder);
    next.release();
  }

  #wait(films: readonly WaitingFilm[]): void {
    [this.#waiting, this.#names] = [films, films.map(({ file }) => file.name)];
    this.#say(this.#state);
  }

  /** The upload's id, once all of the film is there. */
  async #send(client: BrowserClient, file: File, signal: AbortSignal): Promise<string> {
    const onProgress = (percent: number) => {
      if (!signal.aborted) this.#say({ phase: "sending", name: file.name, percent });
    };
    const send = async (ticket: UploadTicket) => {
      await this.ways.send(file, ticket, { signal, onProgress });
      return ticket.id;
    };
    const before = rememberedTicket(file);
    if (!before) return send(await open(client, file, signal));
    try {
      return await send(before);
    } catch (error) {
      if (!isGone(error)) throw error;
      // Taken in, when only the answer was lost; or swept, or another person's who edits on this device.
      return (await isTakenIn(client, before.id)) ? before.id : send(await open(client, file, signal));
    }
  }

  #fail(name: string, failure: FilmFailure): void {
    const during = this.#state.phase === "preparing" ? "preparing" : "sending";
    this.#say({ phase: "failed", name, during, ...failure });
    // What may be tried again would fail the others, too: somebody decides.
    if (!failure.canRetry && this.#waiting.length > 0) this.#goOnAfterRest();
  }

  #say(state: FilmUploadState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}

const isGone = (error: unknown) => [404, 410].includes(statusOf(error) ?? 0);

async function open(client: BrowserClient, file: File, signal: AbortSignal): Promise<UploadTicket> {
  const ticket = await client.media.directUpload.mutate({ filename: file.name, size: file.size }, { signal });
  rememberTicket(file, ticket);
  return ticket;
}

/** A film lies in the library under its upload's id. */
async function isTakenIn(client: BrowserClient, id: string): Promise<boolean> {
  try {
    await client.media.get.query({ id });
    return true;
  } catch (error) {
    if (isGone(error)) return false;
    throw error;
  }
}

/** The film once it is ready; null when it cannot be played after all. Asks every three seconds. */
async function prepared(client: BrowserClient, uploadId: string): Promise<MediaListItem | null> {
  for (;;) {
    const film = await client.media.get.query({ id: uploadId }).catch((error: unknown) => {
      if (!filmFailure(error).canRetry) throw error; // somebody has deleted it
    });
    const settings = videoSettingsSchema.safeParse(film?.videoSettings).data;
    if (film && settings?.uploadId === uploadId && settings.status === "ready") return film;
    if (settings?.status === "failed") return null;
    await new Promise((resolve) => setTimeout(resolve, pollMs));
  }
}

/** The one of this tab. */
export const filmUpload = new FilmUpload();
