import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { sendDue } from "~/features/mail/send-mail.ts";
import { openTransport } from "~/features/mail/transport.ts";
import { inLanes } from "~/lib/turns/in-lanes.ts";
import { getDb } from "~/server/db.ts";
import { env } from "~/server/env.ts";
import { useDatabase } from "../support/database.ts";
import { rounds } from "../support/effort.ts";
import { useMailServer } from "../support/mail-server.ts";
import { siteWithPages } from "../support/published-page.ts";
import { startWebServer, type WebServer } from "../support/web-server.ts";

/** Where nobody takes mails. */
const nobody = "smtp://127.0.0.1:9";
const database = useDatabase();
const mailServer = useMailServer();
let server: WebServer;
let siteId: string;
let groupId: string;

/** Each makes two mails: one to the site, and one to who wrote. */
const count = rounds({ short: 200, long: 1_000 });
const numbers = Array.from({ length: count }, (_, number) => number);
const isRefused = (number: number) => number % 50 === 7;
const isBusy = (number: number) => number % 20 === 3;
const isSentTwice = (number: number) => number % 10 === 4;
const sender = (number: number) =>
  `${isRefused(number) ? "refused" : isBusy(number) ? "busy" : "there"}-${number}@example.ch`;

beforeAll(async () => {
  env.SMTP_URL = nobody; // for the process that takes the forms as well
  const { id, pages } = await siteWithPages(database.db, "many", ["kontakt"], { kontakt: "form" });
  siteId = id;
  const settings = { contact: { email: "laden@example.ch" } };
  await database.db.site.update({ where: { id }, data: { settings } });
  groupId = (await database.db.group.findFirstOrThrow({ where: { siteId, pageId: pages[0] ?? "", kind: "form" } })).id;
  server = await startWebServer(database.url);
});
afterAll(async () => {
  await server.close();
  await getDb().$disconnect();
});

/** Sends a form as the page's script does, from an address of its own. */
async function send(number: number, once: string): Promise<number> {
  const values = { name: "Ada Muster", email: sender(number), message: `Nummer ${number}` };
  const answer = await server.get("many.test", "/de/kontakt?", {
    method: "POST",
    body: new URLSearchParams({ form: groupId, once, ...values }).toString(),
    headers: {
      accept: "application/json",
      "content-type": "application/x-www-form-urlencoded",
      "sec-fetch-site": "same-origin",
    },
    from: `127.57.${Math.floor(number / 250)}.${(number % 250) + 1}`,
  });
  return answer.status;
}

it(`brings the mails of ${count} forms over an hour without a server, each once, but to whom the server refuses for good`, async () => {
  const statuses: number[] = [];
  await inLanes(numbers, 8, async (number) => {
    const once = randomUUID();
    const tries = isSentTwice(number) ? [once, once] : [once]; // the receipt of the first one was lost
    statuses.push(...(await Promise.all(tries.map((each) => send(number, each)))));
  });
  expect(statuses.filter((status) => status !== 200)).toEqual([]);
  const kept = await database.db.formSubmission.findMany({ where: { siteId } });
  expect(kept.map(({ values }) => (values as { email?: string }).email).toSorted()).toEqual(
    numbers.map(sender).toSorted(),
  );

  const begin = Date.now();
  const after = (minutes: number) => new Date(begin + minutes * 60_000);
  const left = () => database.db.outgoingMail.count({ where: { siteId, nextTryAt: { not: null } } });
  /** Two processes look for what is due until nothing is, at that minute. */
  const look = async (minutes: number, url: string) => {
    const now = after(minutes);
    const due = { siteId, nextTryAt: { lte: now } };
    const transport = openTransport(url);
    while ((await database.db.outgoingMail.count({ where: due })) > 0)
      await Promise.all([sendDue(database.db, transport, now), sendDue(database.db, transport, now)]);
  };

  await look(1, nobody);
  expect([await left(), mailServer.received.length]).toEqual([2 * count, 0]);

  mailServer.refuseWith((address) => (address.startsWith("refused") ? 550 : address.startsWith("busy") ? 451 : null));
  await look(61, mailServer.url);
  expect(await left()).toBe(numbers.filter(isBusy).length);
  mailServer.refuseWith(null);
  await look(24 * 60, mailServer.url);

  const isNotice = ({ to }: { to: string[] }) => to.includes("laden@example.ch");
  const writtenBy = ({ raw }: { raw: string }) => /^Reply-To: (?:.*<)?([^\s>]+)/im.exec(raw)?.[1];
  expect(mailServer.received.filter(isNotice).map(writtenBy).toSorted()).toEqual(numbers.map(sender).toSorted());
  const confirmed = mailServer.received.filter((mail) => !isNotice(mail)).map(({ to }) => to.join());
  expect(confirmed.toSorted()).toEqual(
    numbers
      .filter((number) => !isRefused(number))
      .map(sender)
      .toSorted(),
  );
  const lost = await database.db.outgoingMail.findMany({ where: { siteId, sentAt: null } });
  expect(lost.map(({ to }) => to).toSorted()).toEqual(numbers.filter(isRefused).map(sender).toSorted());
  expect(lost.every(({ lastError }) => lastError?.includes("Not now"))).toBe(true);
});
