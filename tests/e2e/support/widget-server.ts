import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** A provider of bookings on this machine, with pages that other sites may show. */
interface WidgetServer {
  origin: string;
  /** Addresses that were asked for, in order. */
  asked: string[];
  close(): Promise<void>;
}

/** Its times, a day to take along for one's calendar, and a way to pay in a window of its own, which tells how it ended. */
const page = `<!doctype html><html lang=de><title>Buchung</title><h1>Freie Termine</h1><a href=/next>Morgen um neun</a>
<a href=/termin.ics download>In den Kalender</a> <button onclick="open('/pay', 'pay', 'popup')">Bezahlen</button>
<p role=status></p><script>onmessage = ({ data }) => (document.querySelector("p").textContent = data);</script>`;
const paying = "<!doctype html><title>Zahlung</title><script>opener?.postMessage('Bezahlt', origin)</script>";
const calendar = "BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n";

export async function startWidgetServer(): Promise<WidgetServer> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? "");
    if (request.url === "/termin.ics")
      return response.writeHead(200, { "content-type": "text/calendar" }).end(calendar);
    const html = request.url === "/pay" ? paying : page;
    response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(html);
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
