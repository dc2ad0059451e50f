import { expect, it } from "vitest";
import { withoutWebpNotes } from "./webp.ts";

function part(name: string, ...content: Buffer[]): Buffer {
  const body = Buffer.concat(content);
  const head = Buffer.from(`${name}....`);
  head.writeUInt32LE(body.length, 4);
  return Buffer.concat([head, body]);
}

it("has no frame within a frame, which would lead down thousands of levels", () => {
  const picture = part("VP8L", Buffer.from("pictured"));
  const frameHead = Buffer.alloc(16);
  const file = (...parts: Buffer[]) => part("RIFF", Buffer.from("WEBP"), ...parts);
  const plain = file(part("ANIM", Buffer.alloc(6)), part("ANMF", frameHead, picture));
  const nested = file(
    part("ANIM", Buffer.alloc(6)),
    part("ANMF", frameHead, picture, part("ANMF", frameHead, picture), part("EXIF", Buffer.from("47.5 N"))),
  );
  expect(withoutWebpNotes(plain)).toEqual(plain);
  expect(withoutWebpNotes(nested)).toEqual(plain);
});
