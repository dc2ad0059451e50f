import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";
import { submitForm } from "~/features/forms/submit-form.ts";
import { sendDue } from "~/features/mail/send-mail.ts";
import { openTransport } from "~/features/mail/transport.ts";
import { inLanes } from "~/lib/turns/in-lanes.ts";
import { getDb } from "~/server/db.ts";
import { siteWithPages } from "../support/published-page.ts";
import { spread, type Figure } from "./figures.ts";
import { atMost } from "./goals.ts";
import type { LiveDatabase } from "./live-database.ts";

const count = 1_000;
const visitorsAtOnce = 8;

/** A thousand forms, stored with the two mails of each, and these mails handed to a mail server of the loopback. */
export async function takeForms({ db }: LiveDatabase): Promise<Figure[]> {
  const { id: siteId, pages } = await siteWithPages(db, "forms", ["kontakt"], { kontakt: "form" });
  await db.site.update({ where: { id: siteId }, data: { settings: { contact: { email: "laden@example.ch" } } } });
  const [pageId = ""] = pages;
  const { id: groupId } = await db.group.findFirstOrThrow({ where: { siteId, pageId, kind: "form" } });
  const samples: number[] = [];
  const began = performance.now();
  await inLanes(
    Array.from({ length: count }, (_, number) => number),
    visitorsAtOnce,
    async (number) => {
      const from = performance.now();
      const entered = { name: "Ada Muster", email: `n${number}@example.ch`, message: "Guten Tag" };
      const address = { siteId, pageId, groupId, locale: "de" };
      const { problems } = await submitForm(
        { db: getDb(), ip: `10.0.${number >> 8}.${number & 255}` },
        address,
        entered,
      );
      if (Object.keys(problems).length > 0) throw new Error(`a form was not taken: ${JSON.stringify(problems)}`);
      samples.push(performance.now() - from);
    },
  );
  const taken = performance.now() - began;
  const { smtpUrl, arrived, close } = await openMailServer();
  const due = () => db.outgoingMail.count({ where: { siteId, nextTryAt: { not: null } } });
  const mails = await due();
  while ((await due()) > 0) await sendDue(db, openTransport(smtpUrl));
  const sent = performance.now() - began - taken;
  const missed = mails - arrived();
  await close();
  const seconds = (value: number) => `${(value / 1_000).toFixed(1)} s`;
  return [
    {
      name: `${count} forms taken, ${visitorsAtOnce} at once`,
      value: seconds(taken),
      beside: `each ${spread(samples)}`,
      goals: [atMost(60, taken / 1_000, { unit: "s" })],
    },
    {
      name: `their ${mails} mails sent`,
      value: seconds(sent),
      beside: "",
      goals: [atMost(0, missed, { what: "missing" })],
    },
  ];
}

/** A mail server that takes everything and counts it. */
async function openMailServer() {
  let taken = 0;
  const server = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    onData(stream, _session, done) {
      stream.resume();
      stream.on("end", () => {
        taken += 1;
        done();
      });
    },
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  return {
    smtpUrl: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    arrived: () => taken,
    close: () => new Promise<void>((done) => server.close(() => done())),
  };
}
