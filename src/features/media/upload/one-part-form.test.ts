import fc from "fast-check";
import { expect, it } from "vitest";
import { OnePartForm } from "./one-part-form.ts";

const boundary = "----WebKitFormBoundaryAbC";
const formOf = (file: Buffer) =>
  Buffer.concat([
    Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n`),
    file,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]);

it("gives the file's bytes, in whatever pieces its form comes and whatever they are", () => {
  const bytes = fc.oneof(
    fc.uint8Array({ maxLength: 300 }),
    fc.constant(Buffer.from(`\r\n--${boundary}--\r\n\r\n\r\n--${boundary}\r\n`)), // a file that looks like a form
  );
  const play = fc.property(bytes, fc.array(fc.nat(50)), (content, steps) => {
    const file = Buffer.from(content);
    const whole = formOf(file);
    const form = new OnePartForm({
      contentType: `multipart/form-data; boundary=${boundary}`,
      length: whole.length,
      fileLength: file.length,
    });
    const taken: Buffer[] = [];
    let at = 0;
    for (const step of [...steps, whole.length]) {
      taken.push(form.take(whole.subarray(at, at + step)));
      at = Math.min(whole.length, at + step);
    }
    form.end();
    expect(Buffer.concat(taken).equals(file)).toBe(true);
  });
  fc.assert(play);
});
