import { openAsBlob } from "node:fs";
import { PassThrough, Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream } from "node:stream/web";
import { Parser } from "htmlparser2";
import pLimit from "p-limit";
import { askBucket } from "./ask-bucket.ts";
import type { MediaStorage, MediumPlace, Shelf } from "./storage.ts";

export interface Bucket {
  /** Where the service is reached, without the bucket. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** So many names the service tells in one answer. */
  namesPerAnswer?: number;
  /** So long it is waited for an answer. */
  patienceMs?: number;
  shelf?: Shelf;
}

const mostAtOnce = 6;

/**
 * Media as objects of a bucket that speaks S3, under `<shelf>/<site>/<object>/<name>`. An object is there whole or not at
 * all. Throws when the service is away or refuses: a file is missing only when the service says so.
 */
export function s3Storage({
  endpoint,
  bucket,
  namesPerAnswer = 1_000,
  shelf = "media",
  ...credentials
}: Bucket): MediaStorage {
  const ask = askBucket(credentials);
  const root = `${endpoint.replace(/\/+$/, "")}/${bucket}`;
  const folderOf = ({ siteId, objectId }: MediumPlace) => `${shelf}/${siteId}/${objectId}/`;
  const addressOf = (place: MediumPlace, name: string) => `${root}/${folderOf(place)}${encodeURIComponent(name)}`;

  async function call(address: string, init: RequestInit, missing?: 404): Promise<Response> {
    const answer = await ask(address, init);
    if (answer.ok || answer.status === missing) return answer;
    await answer.body?.cancel();
    throw new Error(`the bucket answered ${init.method ?? "GET"} with ${answer.status}`);
  }

  async function put(place: MediumPlace, name: string, body: Blob): Promise<void> {
    await done(await call(addressOf(place, name), { method: "PUT", body }));
  }

  /** The keys of all objects that begin like this, without their beginning. */
  async function keysBelow(prefix: string): Promise<string[]> {
    const found: string[] = [];
    let token: string | undefined;
    do {
      const query = new URLSearchParams({ "list-type": "2", prefix, "max-keys": `${namesPerAnswer}` });
      if (token) query.set("continuation-token", token);
      const page = readPage(await (await call(`${root}?${query.toString()}`, {})).text());
      found.push(...page.keys.map((key) => key.slice(prefix.length)));
      token = page.next;
    } while (token);
    return found.filter((name) => name !== "");
  }

  async function names(place: MediumPlace): Promise<string[]> {
    return (await keysBelow(folderOf(place))).filter((name) => !name.includes("/"));
  }

  async function removeFile(place: MediumPlace, name: string): Promise<void> {
    await done(await call(addressOf(place, name), { method: "DELETE" }, 404));
  }

  async function remove(place: MediumPlace): Promise<void> {
    await pLimit(mostAtOnce).map(await names(place), (name) => removeFile(place, name));
  }

  return {
    async place(place, files) {
      await remove(place); // what a crash had left
      try {
        await pLimit(mostAtOnce).map(files, ({ name, bytes }) => put(place, name, blobOf(bytes)));
      } catch (error) {
        await remove(place).catch(() => undefined);
        throw error;
      }
    },
    add: (place, { name, bytes }) => put(place, name, blobOf(bytes)),
    async copy(from, to, name) {
      const headers = { "x-amz-copy-source": `/${bucket}/${folderOf(from)}${encodeURIComponent(name)}` };
      const answer = await call(addressOf(to, name), { method: "PUT", headers });
      // It begins to answer before it has copied, and may still fail.
      if ((await answer.text()).includes("<Error")) throw new Error("the bucket did not copy a file");
    },
    addFromDisk: async (place, { name, path }) => put(place, name, await openAsBlob(path)),
    async find(place, name) {
      const address = addressOf(place, name);
      const head = await call(address, { method: "HEAD" }, 404);
      if (head.status === 404) return null;
      return {
        size: Number(head.headers.get("content-length")),
        version: (head.headers.get("etag") ?? "").replace(/[^\w-]/g, ""),
        open: ({ start, end }) => (end < start ? Readable.from([]) : opened(() => call(address, rangeOf(start, end)))),
      };
    },
    names,
    filesOfSite: async (siteId) => new Set(await keysBelow(`${shelf}/${siteId}/`)),
    remove,
    async removeSite(siteId) {
      await pLimit(mostAtOnce).map(await keysBelow(`${shelf}/${siteId}/`), (key) => {
        const [objectId = "", name = ""] = key.split("/");
        return removeFile({ siteId, objectId }, name);
      });
    },
    removeUnfinished: () => Promise.resolve(), // nothing is there before it is whole
  };
}

const rangeOf = (start: number, end: number): RequestInit => ({ headers: { range: `bytes=${start}-${end}` } });

/** A stream at once, of bytes that are asked for now; it fails when they cannot be had. */
function opened(ask: () => Promise<Response>): Readable {
  const stream = new PassThrough();
  void ask()
    .then(({ body }) => pipeline(body ? Readable.fromWeb(body as ReadableStream) : Readable.from([]), stream))
    .catch((error: unknown) => stream.destroy(error instanceof Error ? error : new Error(String(error))));
  return stream;
}

const blobOf = (bytes: Uint8Array) => new Blob([new Uint8Array(bytes)]);

/** The rest of an answer is not needed; unread, it would hold its connection. */
async function done(answer: Response): Promise<void> {
  await answer.body?.cancel();
}

/** The keys in one page of a list, and where the next one begins. */
function readPage(xml: string): { keys: string[]; next?: string } {
  const said: Record<string, string[]> = { Key: [], NextContinuationToken: [] };
  let text = "";
  const parser = new Parser(
    {
      onopentag: () => void (text = ""),
      ontext: (more) => void (text += more),
      onclosetag: (name) => said[name]?.push(text),
    },
    { xmlMode: true },
  );
  parser.end(xml);
  const [next] = said["NextContinuationToken"] ?? [];
  return { keys: said["Key"] ?? [], ...(next ? { next } : {}) };
}
