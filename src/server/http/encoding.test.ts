import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { encodeAll, encodeOnce, encodings } from "./encoding.ts";

it("keeps no more memory for a page than its bytes, whatever the page's size", async () => {
  for (const html of ["<p>kurz</p>", "<p>lang</p>".repeat(8_000)]) {
    const body = await encodeAll(Buffer.from(html));
    for (const encoding of encodings) expect(body[encoding].buffer.byteLength).toBe(body[encoding].length);
    expect(brotliDecompressSync(body.br).toString()).toBe(html);
    expect(gunzipSync(body.gzip).toString()).toBe(html);
    expect(body.identity.toString()).toBe(html);
  }
});

it("sends a page that is made once in fewer bytes to a browser that reads brotli, and whole to each", async () => {
  const html = Buffer.from(
    Array.from({ length: 3_000 }, (_, at) => `<p id="${at * 7919}">${at % 13} Wörter</p>`).join(""),
  );
  const [br, gz] = await Promise.all([encodeOnce(html, "br"), encodeOnce(html, "gzip")]);
  expect(brotliDecompressSync(br)).toEqual(html);
  expect(gunzipSync(gz)).toEqual(html);
  expect(br.length).toBeLessThan(gz.length);
});
