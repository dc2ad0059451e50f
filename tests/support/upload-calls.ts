import { request } from "node:http";
import { uploadThingPath } from "~/server/http/body-limit.ts";
import type { Answer, Sent } from "./api-server.ts";

/** What UploadThing's client does, call by call, so that a test can do each of them wrongly. */

interface Api {
  readonly port: number;
  send(sent: Sent): Promise<Answer>;
}

export interface AnnouncedFile {
  name: string;
  size: number;
  type?: string;
}

/** Asks for an address, as a page of the host does. */
export function askForAddress(
  api: Api,
  host: string,
  file: AnnouncedFile,
  headers: Sent["headers"] = {},
  { slug = "picture", folder = "" } = {},
) {
  const path = `${uploadThingPath}?actionType=upload&slug=${slug}${folder && `&bucketFolder=${folder}`}`;
  const files = [{ type: "image/png", lastModified: 1, ...file }];
  return api.send({ host, path, method: "POST", headers, body: { files, input: null } });
}

/** Path and query of the address that was given. */
export function addressIn({ body }: Answer): string {
  const [{ url }] = body as [{ url: string }];
  return url.slice(new URL(url).origin.length);
}

const boundary = "----WebKitFormBoundaryAbCdEf0123456789";
export const formType = `multipart/form-data; boundary=${boundary}`;

/** The form that a browser makes of one file. */
export function formOf(bytes: Buffer, { name = "file", end = `\r\n--${boundary}--\r\n` } = {}): Buffer {
  const head =
    `--${boundary}\r\nContent-Disposition: form-data; name="${name}"; filename="a.png"\r\n` +
    "Content-Type: image/png\r\n\r\n";
  return Buffer.concat([Buffer.from(head), bytes, Buffer.from(end)]);
}

interface Rest {
  host: string;
  path: string;
  bytes: Buffer;
  start?: number;
  headers?: Sent["headers"];
}

/** Sends what is missing of a file. */
export function sendRest(api: Api, { host, path, bytes, start = 0, headers = {} }: Rest): Promise<Answer> {
  const body = formOf(bytes.subarray(start));
  const sent = { "content-type": formType, range: `bytes=${start}-`, ...headers };
  return api.send({ host, path, method: "PUT", headers: sent, body });
}

/** How many bytes of a file are there. */
export async function bytesThere(api: Api, host: string, path: string, headers: Sent["headers"]): Promise<number> {
  const answer = await api.send({ host, path, method: "HEAD", headers });
  return answer.status === 200 ? Number(answer.headers["x-ut-range-start"]) : -answer.status;
}

/** Sends the first bytes of a file and then nothing, with the connection open, until `hangUp` is called. */
export function beginToSend(port: number, { host, path, bytes, headers = {} }: Rest & { headers?: object }) {
  const whole = formOf(bytes);
  const call = request({
    host: "127.0.0.1",
    port,
    path,
    method: "PUT",
    headers: {
      host: `${host}:${port}`,
      "content-type": formType,
      "content-length": whole.length,
      "sec-fetch-site": "same-origin",
      range: "bytes=0-",
      ...headers,
    },
  });
  const ended = new Promise<void>((resolve) => call.once("error", () => resolve()).once("close", () => resolve()));
  return {
    write: (bytesSent: number) => void call.write(whole.subarray(0, bytesSent)),
    ended,
    hangUp: () => call.destroy(),
  };
}
