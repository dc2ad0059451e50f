import { createServer } from "node:http";

/** What a bare server sends: the same bytes to everybody, headers among them. */
export interface BareAnswer {
  /** In base64. */
  body: string;
  /** Names and values in turn, without those that Node writes by itself. */
  headers: string[];
}

/** A process of its own, as the product is one: says its port once it has been told what to send. */
process.once("message", ({ body, headers }: BareAnswer) => {
  const bytes = Buffer.from(body, "base64");
  const server = createServer((_, response) => {
    response.writeHead(200, headers).end(bytes);
  });
  server.listen(0, "127.0.0.1", () => {
    const address = server.address();
    process.send?.(typeof address === "object" && address ? address.port : 0);
  });
});
process.once("disconnect", () => process.exit());
