import { createServer } from "node:http";

/** What a bare server sends: the same bytes to everybody. */
export interface BareAnswer {
  body: string;
  encoding: string;
}

/** A process of its own, as the product is one: says its port once it has been told what to send. */
process.once("message", ({ body, encoding }: BareAnswer) => {
  const bytes = Buffer.from(body, "base64");
  const server = createServer((_, response) => {
    response.writeHead(200, { "content-type": "text/html; charset=utf-8", "content-encoding": encoding }).end(bytes);
  });
  server.listen(0, "127.0.0.1", () => {
    const address = server.address();
    process.send?.(typeof address === "object" && address ? address.port : 0);
  });
});
process.once("disconnect", () => process.exit());
