import type { IncomingMessage } from "node:http";
import { Transform, Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createBrotliDecompress, createGunzip, createInflate } from "node:zlib";
import { OutboundError } from "./outbound-error.ts";

const unpackers = { gzip: createGunzip, "x-gzip": createGunzip, deflate: createInflate, br: createBrotliDecompress };

/** The whole body, unpacked; at most so many bytes come over the line and as many out of the packing. */
export async function readBody(response: IncomingMessage, mostBytes: number): Promise<Buffer> {
  if (Number(response.headers["content-length"] ?? 0) > mostBytes) throw tooLarge();
  const encoding = (response.headers["content-encoding"] ?? "identity").trim().toLowerCase();
  const parts: Buffer[] = [];
  const collect = new Writable({
    write(part: Buffer, _, done) {
      parts.push(part);
      done();
    },
  });
  const steps: NodeJS.ReadWriteStream[] = [atMost(mostBytes)];
  if (encoding !== "identity" && encoding !== "") {
    if (!isUnpackable(encoding)) throw new OutboundError("unfit", `packed as ${encoding}`);
    steps.push(unpackers[encoding](), atMost(mostBytes));
  }
  await pipeline([response, ...steps, collect]);
  return Buffer.concat(parts);
}

function isUnpackable(encoding: string): encoding is keyof typeof unpackers {
  return Object.hasOwn(unpackers, encoding);
}

function atMost(mostBytes: number): Transform {
  let size = 0;
  return new Transform({
    transform(part: Buffer, _, done) {
      size += part.length;
      if (size > mostBytes) done(tooLarge());
      else done(null, part);
    },
  });
}

function tooLarge(): OutboundError {
  return new OutboundError("unfit", "too large");
}
