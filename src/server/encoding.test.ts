import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { encodeAll, encodings } from "./encoding.ts";

it("keeps no more memory for a page than its bytes, whatever the page's size", async () => {
  for (const html of ["<p>kurz</p>", "<p>lang</p>".repeat(8_000)]) {
    const body = await encodeAll(Buffer.from(html));
    for (const encoding of encodings) expect(body[encoding].buffer.byteLength).toBe(body[encoding].length);
    expect(brotliDecompressSync(body.br).toString()).toBe(html);
    expect(gunzipSync(body.gzip).toString()).toBe(html);
    expect(body.identity.toString()).toBe(html);
  }
});
