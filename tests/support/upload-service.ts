import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import { createServer, request, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

interface Announced {
  metadata: unknown;
  callbackUrl: string;
  callbackSlug: string;
}

interface Told {
  status: number;
  body: string;
}

const token = { apiKey: "sk_test_0123456789abcdef", appId: "testapp123", regions: ["fra1"] };

/**
 * UploadThing's service as its server part and its clients see it: it takes the announcement of a file, its bytes at a
 * signed address, tells the app of it by a signed call, waits for the result, shows the file, and deletes it on demand.
 */
export async function startUploadService(appPort: number) {
  const announced = new Map<string, Announced>();
  const files = new Map<string, Buffer>();
  const results = new Map<string, unknown>();
  const calls: { body: string; signature: string; url: string }[] = [];
  const deleted: string[] = [];
  let hostOfFiles = "";

  const server = createServer((req, res) => void answer(req, res).catch(() => res.destroy()));
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  async function answer(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const body = await bodyOf(req);
    const url = new URL(req.url ?? "", origin);
    const key = url.pathname.split("/").at(-1) ?? "";
    const isApp = req.headers["x-uploadthing-api-key"] === token.apiKey;
    if (url.pathname.startsWith("/f/")) {
      const file = files.get(key);
      return void res.writeHead(file ? 200 : 404).end(file);
    }
    if (req.method === "POST") {
      if (!isApp) return json(res, 401, { error: "not this app's key" });
      const said = JSON.parse(body.toString()) as Record<string, unknown>;
      if (url.pathname === "/route-metadata") {
        for (const fileKey of said.fileKeys as string[]) announced.set(fileKey, said as unknown as Announced);
      } else if (url.pathname === "/callback-result") results.set(String(said.fileKey), said.callbackData);
      else if (url.pathname === "/v6/deleteFiles") {
        for (const fileKey of said.fileKeys as string[]) if (files.delete(fileKey)) deleted.push(fileKey);
        return json(res, 200, { success: true, deletedCount: 1 });
      } else return json(res, 404, {});
      return json(res, 200, { ok: true });
    }
    if (!isSigned(`${origin}${req.url ?? ""}`)) return json(res, 403, { error: "signature" });
    if (req.method === "HEAD") return void res.writeHead(200, { "x-ut-range-start": "0" }).end();
    return receive(req, res, { key, url, body });
  }

  async function receive(
    req: IncomingMessage,
    res: ServerResponse,
    { key, url, body }: { key: string; url: URL; body: Buffer },
  ): Promise<void> {
    const form = await new Response(new Uint8Array(body), {
      headers: { "content-type": req.headers["content-type"] ?? "" },
    }).formData();
    const file = Buffer.from(await (form.get("file") as File).arrayBuffer());
    files.set(key, file);
    const said = (name: string) => decodeURIComponent(url.searchParams.get(name) ?? "");
    const fileHash = createHash("md5").update(file).digest("hex");
    const at = `${hostOfFiles || origin}/f/${key}`;
    const uploaded = {
      status: "uploaded",
      file: {
        ...{ key, name: said("x-ut-file-name"), size: file.length, type: said("x-ut-file-type"), customId: null },
        ...{ url: at, appUrl: at, ufsUrl: at, fileHash },
      },
      origin,
      metadata: announced.get(key)?.metadata,
    };
    await tell(key, JSON.stringify(uploaded));
    json(res, 200, { url: at, appUrl: at, ufsUrl: at, fileHash, serverData: results.get(key) ?? null });
  }

  /** Calls the app back, where its announcement said. */
  function tell(key: string, body: string): Promise<Told> {
    const to = announced.get(key);
    const url = `${to?.callbackUrl ?? ""}?slug=${to?.callbackSlug ?? ""}`;
    const signature = `hmac-sha256=${createHmac("sha256", token.apiKey).update(body).digest("hex")}`;
    calls.push({ body, signature, url });
    return callApp({ body, signature, url });
  }

  function callApp({ body, signature, url }: { body: string; signature: string; url: string }): Promise<Told> {
    const { host, pathname, search } = new URL(url);
    const headers = {
      ...{ host, "content-type": "application/json", "content-length": Buffer.byteLength(body) },
      ...{ "uploadthing-hook": "callback", "x-uploadthing-signature": signature },
    };
    const options = { host: "127.0.0.1", port: appPort, path: pathname + search, method: "POST", headers };
    return new Promise((resolve, reject) => {
      const call = request(options, (got) => {
        void bodyOf(got).then((text) => resolve({ status: got.statusCode ?? 0, body: text.toString() }), reject);
      });
      call.on("error", reject);
      call.end(body);
    });
  }

  return {
    origin,
    token: Buffer.from(JSON.stringify(token)).toString("base64"),
    files,
    deleted,
    calls,
    callApp,
    /** From now on the service names this host for its files. */
    showFilesAt: (host: string) => void (hostOfFiles = host),
    close: () => new Promise((done) => server.close(done)),
  };
}

function isSigned(address: string): boolean {
  const [signed = "", given = ""] = address.split("&signature=");
  const wanted = `hmac-sha256=${createHmac("sha256", token.apiKey).update(signed).digest("hex")}`;
  const [a, b] = [Buffer.from(decodeURIComponent(given)), Buffer.from(wanted)];
  return a.length === b.length && timingSafeEqual(a, b);
}

async function bodyOf(message: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of message as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks);
}

function json(res: ServerResponse, status: number, body: unknown): void {
  res.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}
