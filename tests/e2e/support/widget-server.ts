import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** A provider of bookings on this machine, with pages that other sites may show. */
interface WidgetServer {
  origin: string;
  /** Addresses that were asked for, in order. */
  asked: string[];
  close(): Promise<void>;
}

const page =
  "<!doctype html><html lang=de><title>Buchung</title><h1>Freie Termine</h1><a href=/next>Morgen um neun</a>";

export async function startWidgetServer(): Promise<WidgetServer> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? "");
    response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(page);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    close: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}
