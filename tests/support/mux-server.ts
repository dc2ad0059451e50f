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

/**
 * Mux as its clients see it: direct uploads and assets of its video API, the address that takes a film in pieces
 * (`Content-Range`, 308 until it is whole), and signed messages of what became of it.
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
    const token = Buffer.from(`${muxToken.id}:${muxToken.secret}`).toString("base64");
    if (req.headers.authorization !== `Basic ${token}`) return json(res, 401, { error: { type: "unauthorized" } });
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
    /** Ends the preparation of an asset. */
    finish(asset: AssetAtMux, status: "ready" | "errored" = "ready"): void {
      Object.assign(asset, { status });
      if (status === "ready") asset.playback_ids = [{ id: `play${asset.id}`, policy: "public" }];
      else asset.errors = { type: "invalid_input", messages: ["cannot be read"] };
    },
    close: () => new Promise<void>((done) => void server.close(() => done())),
  };
}
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
