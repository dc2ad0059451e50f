import { createHmac, randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import sharp from "sharp";

interface UploadAtMux {
  id: string;
  status: "waiting" | "asset_created" | "cancelled" | "errored";
  asset_id?: string;
  url: string;
  cors_origin: string;
  timeout: number;
  new_asset_settings: { passthrough?: string; playback_policies?: string[] };
}
interface AssetAtMux {
  id: string;
  status: "preparing" | "ready" | "errored";
  upload_id: string;
  passthrough?: string | undefined;
  playback_ids?: { id: string; policy: string }[];
  errors?: { type: string; messages: string[] };
}

export const muxToken = { id: "token-id", secret: "token-secret", webhook: "webhook-secret" };
const authorization = `Basic ${Buffer.from(`${muxToken.id}:${muxToken.secret}`).toString("base64")}`;

/**
 * Mux as its clients see it: direct uploads and assets of its video API, the address that takes a film in pieces
 * (`Content-Range`, 308 until it is whole), the lists and pieces of a stream, and signed messages of what became of it. It
 * streams films that come in fragments, as they are.
 */
export async function startMuxServer() {
  const uploads = new Map<string, UploadAtMux>();
  const assets = new Map<string, AssetAtMux>();
  const films = new Map<string, Buffer>();
  const pieces: string[] = [];
  let cutPieces = 0;
  const server = createServer((req, res) => void answer(req, res).catch(() => res.destroy()));
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  async function answer(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const [, kind = "", version, what = "", id = "", verb] = (req.url ?? "").split("/");
    if (kind === "storage") return take(req, res, version ?? "");
    if ((version ?? "").startsWith("thumbnail.jpg")) return still(res, kind);
    const { pathname } = new URL(req.url ?? "", origin);
    if (req.method === "GET" && version !== "v1") return stream(res, pathname);
    if (req.headers.authorization !== authorization) return json(res, 401, { error: { type: "unauthorized" } });
    const body = await bodyOf(req);
    if (what === "uploads" && req.method === "POST") return json(res, 201, { data: opened(body) });
    const found = what === "uploads" ? uploads.get(id) : what === "assets" ? assets.get(id) : undefined;
    if (!found) return json(res, 404, { error: { type: "not_found", messages: ["not found"] } });
    if (req.method === "DELETE") {
      assets.delete(id);
      return void res.writeHead(204).end();
    }
    if (verb === "cancel") found.status = "cancelled" as never;
    return json(res, 200, { data: found });
  }

  /** A picture of a film that is ready, as Mux makes it by its playback id. */
  async function still(res: ServerResponse, playbackId: string): Promise<void> {
    const isReady = [...assets.values()].some(({ playback_ids = [] }) =>
      playback_ids.some(({ id }) => id === playbackId),
    );
    if (!isReady) return void res.writeHead(404).end();
    const picture = sharp({ create: { width: 640, height: 480, channels: 3, background: "#1f3d36" } });
    res.writeHead(200, { "content-type": "image/jpeg" }).end(await picture.jpeg().toBuffer());
  }

  /** Ends the preparation of an asset. */
  function finish(asset: AssetAtMux, status: "ready" | "errored" = "ready"): void {
    Object.assign(asset, { status });
    if (status === "ready") asset.playback_ids = [{ id: `play${asset.id}`, policy: "public" }];
    else asset.errors = { type: "invalid_input", messages: ["cannot be read"] };
  }

  /** What a player asks for of a film that is ready: `/<playback id>.m3u8`, and from there a list of pieces. */
  function stream(res: ServerResponse, path: string): void {
    const [, playbackId = "", name = "list"] = /^\/(\w+)(?:\.m3u8|\/([\w.]+))$/.exec(path) ?? [];
    const isIt = ({ playback_ids = [] }: AssetAtMux) => playback_ids.some(({ id }) => id === playbackId);
    const film = films.get([...assets.values()].find(isIt)?.upload_id ?? "");
    const head = (film?.indexOf("moof") ?? -1) - 4;
    const files: Record<string, () => string | Buffer | undefined> = {
      list: () => playlists.all(playbackId),
      "pieces.m3u8": () => playlists.pieces,
      "head.mp4": () => film?.subarray(0, head),
      "pictures.m4s": () => film?.subarray(head),
    };
    const file = film && head > 0 && Object.hasOwn(files, name) ? files[name]?.() : undefined;
    const type = typeof file === "string" ? "application/vnd.apple.mpegurl" : "video/mp4";
    res.writeHead(file ? 200 : 404, { "content-type": type, "access-control-allow-origin": "*" }).end(file);
  }

  function opened(body: Buffer): UploadAtMux {
    const id = randomUUID().replaceAll("-", "");
    const said = JSON.parse(body.toString()) as Pick<UploadAtMux, "cors_origin" | "new_asset_settings">;
    const upload = { ...said, id, status: "waiting" as const, timeout: 3_600, url: `${origin}/storage/${id}` };
    uploads.set(id, upload);
    films.set(id, Buffer.alloc(0));
    return upload;
  }

  /** A piece of a film; of one that is to be cut, half arrives. */
  async function take(req: IncomingMessage, res: ServerResponse, id: string): Promise<void> {
    const upload = uploads.get(id);
    const here = films.get(id) ?? Buffer.alloc(0);
    const [, start, end, size] = /^bytes (?:(\d+)-(\d+)|\*)\/(\d+)$/.exec(req.headers["content-range"] ?? "") ?? [];
    const bytes = await bodyOf(req);
    if (req.method !== "PUT" || !upload || size === undefined) return void res.writeHead(400).end();
    if (start !== undefined) {
      pieces.push(`${start}-${end}`);
      const isRight = Number(start) === here.length && bytes.length === Number(end) - Number(start) + 1;
      if (!isRight) return void res.writeHead(400).end();
      const isCut = cutPieces > 0;
      films.set(id, Buffer.concat([here, isCut ? bytes.subarray(0, bytes.length / 2) : bytes]));
      if (isCut) {
        cutPieces -= 1;
        return void res.destroy();
      }
    }
    const length = films.get(id)?.length ?? 0;
    if (length < Number(size)) {
      return void res.writeHead(308, length > 0 ? { range: `bytes=0-${length - 1}` } : {}).end();
    }
    if (upload.status === "waiting") {
      const asset_id = randomUUID().replaceAll("-", "");
      const { passthrough } = upload.new_asset_settings;
      assets.set(asset_id, { id: asset_id, status: "preparing", upload_id: id, passthrough });
      Object.assign(upload, { status: "asset_created", asset_id });
    }
    res.writeHead(200).end();
  }

  return {
    origin,
    uploads,
    assets,
    films,
    /** The ranges that were sent, in order. */
    pieces,
    /** Breaks the line in the middle of so many pieces from now on. */
    cut: (count: number) => void (cutPieces = count),
    /** A film that was sent whole, and is ready; answers its playback id. */
    async ready(film: Buffer): Promise<string> {
      const call = { method: "POST", headers: { authorization }, body: '{"cors_origin":"*","new_asset_settings":{}}' };
      const { data } = (await (await fetch(`${origin}/video/v1/uploads`, call)).json()) as { data: UploadAtMux };
      const range = `bytes 0-${film.length - 1}/${film.length}`;
      await fetch(data.url, { method: "PUT", headers: { "content-range": range }, body: new Uint8Array(film) });
      const asset = assets.get(uploads.get(data.id)?.asset_id ?? "");
      if (!asset) throw new Error("the film was not taken");
      finish(asset);
      return `play${asset.id}`;
    },
    finish,
    close: () => new Promise<void>((done) => void server.close(() => done())),
  };
}
/** A list names its pieces elsewhere at Mux. */
const playlists = {
  all: (playbackId: string) =>
    `#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=500000,CODECS="vp09.00.10.08",RESOLUTION=160x90\nhttps://chunk.mux.com/${playbackId}/pieces.m3u8\n`,
  pieces: `#EXTM3U\n#EXT-X-VERSION:7\n#EXT-X-TARGETDURATION:2\n#EXT-X-PLAYLIST-TYPE:VOD\n#EXT-X-MAP:URI="head.mp4"\n#EXTINF:1.6,\npictures.m4s\n#EXT-X-ENDLIST\n`,
};
export type MuxServer = Awaited<ReturnType<typeof startMuxServer>>;

/** The `Mux-Signature` of a message, as Mux documents it. */
export function muxSignature(
  body: string,
  { at = Date.now(), secret = muxToken.webhook }: { at?: number; secret?: string } = {},
): string {
  const stamp = Math.floor(at / 1000);
  return `t=${stamp},v1=${createHmac("sha256", secret).update(`${stamp}.${body}`).digest("hex")}`;
}

function json(res: ServerResponse, status: number, body: object): void {
  res.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}

async function bodyOf(req: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of req as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks);
}
