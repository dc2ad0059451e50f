import { request, type IncomingHttpHeaders } from "node:http";

interface Piece {
  port: number;
  host: string;
  /** The address of the upload. */
  url: string;
  cookie: string;
  /** Where in the film it begins. */
  offset: number;
  bytes: Buffer;
  headers?: Record<string, string>;
  /** So many bytes are sent before the line is cut. */
  sent?: number;
  /** What has to have happened before it is cut; by itself a moment passes. */
  until?: () => Promise<unknown>;
}

/** Sends a piece of a film as the editor's page does; null when the line broke. */
export function sendPiece(piece: Piece): Promise<{ status: number; headers: IncomingHttpHeaders } | null> {
  const { port, host, url: path, cookie, offset, bytes, sent, until = aMoment } = piece;
  return new Promise((resolve) => {
    const headers = {
      host: `${host}:${port}`,
      cookie,
      "sec-fetch-site": "same-origin",
      "tus-resumable": "1.0.0",
      "content-type": "application/offset+octet-stream",
      "content-length": String(bytes.length),
      "upload-offset": String(offset),
      ...piece.headers,
    };
    const sending = request({ host: "127.0.0.1", port, path, method: "PATCH", agent: false, headers }, (answer) => {
      answer.resume();
      answer.on("end", () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers }));
    });
    sending.on("error", () => resolve(null));
    if (sent === undefined) return void sending.end(bytes);
    sending.write(bytes.subarray(0, sent), () => void until().finally(() => sending.destroy()));
  });
}

const aMoment = () => new Promise((resolve) => setTimeout(resolve, 50));
