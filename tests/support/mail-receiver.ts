import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";

interface ReceivedMail {
  from: string;
  to: string[];
  /** Headers and text as they came over the line. */
  raw: string;
}

/**
 * A mail server on the loopback that keeps what it is sent, from `listen` to `close`. `refuseWith` makes it answer
 * recipients with a code.
 */
export function mailReceiver() {
  const received: ReceivedMail[] = [];
  let refusal: (address: string) => number | null = () => null;
  const server = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    onRcptTo({ address }, _session, done) {
      const responseCode = refusal(address);
      done(responseCode ? Object.assign(new Error("Not now"), { responseCode }) : null);
    },
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
  server.on("error", () => undefined); // of a line that a killed sender left open
  return {
    received,
    /** Answers with its address. */
    async listen(port = 0): Promise<string> {
      await new Promise<void>((done) => server.listen(port, "127.0.0.1", done));
      return `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
    },
    close: () => new Promise<void>((done) => server.close(() => done())),
    /** With this code, or with the one that is answered for an address; null: takes it. */
    refuseWith(code: number | null | typeof refusal) {
      refusal = typeof code === "function" ? code : () => code;
    },
  };
}
