import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll } from "vitest";

export interface ReceivedMail {
  from: string;
  to: string[];
  /** Headers and text as they came over the line. */
  raw: string;
}

/** A mail server on the loopback that keeps what it is sent. `refuse` makes it answer a recipient with that code. */
export function useMailServer() {
  const received: ReceivedMail[] = [];
  let refuse: number | null = null;
  const server = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    onRcptTo: (_address, _session, done) =>
      refuse ? done(Object.assign(new Error("Not now"), { responseCode: refuse })) : done(),
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        const { mailFrom, rcptTo } = session.envelope;
        const from = mailFrom ? mailFrom.address : "";
        received.push({ from, to: rcptTo.map(({ address }) => address), raw: Buffer.concat(chunks).toString("utf8") });
        done();
      });
    },
  });
  let url = "";
  beforeAll(async () => {
    await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
    url = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
  });
  afterAll(() => new Promise<void>((done) => server.close(() => done())));
  return {
    received,
    get url() {
      return url;
    },
    refuseWith: (code: number | null) => void (refuse = code),
  };
}
