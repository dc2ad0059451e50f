import { beforeAll, expect, it } from "vitest";
import { queueMail } from "~/features/mail/queue-mail.ts";
import { sendDue } from "~/features/mail/send-mail.ts";
import { openTransport } from "~/features/mail/transport.ts";
import { useDatabase } from "../support/database.ts";
import { useMailServer } from "../support/mail-server.ts";
import { makeSite, type TestSite } from "../support/two-sites.ts";

const database = useDatabase();
const server = useMailServer();
let site: TestSite;

const count = 1_000;
const numbers = Array.from({ length: count }, (_, number) => number);
const isRefused = (number: number) => number % 50 === 7;
const isBusy = (number: number) => number % 20 === 3;
const to = (number: number) =>
  `${isRefused(number) ? "refused" : isBusy(number) ? "busy" : "there"}-${number}@example.ch`;

beforeAll(async () => {
  site = await makeSite(database.db, "many");
});

it("brings a thousand mails over an hour without a server, each once, but for whom the server refuses for good", async () => {
  await database.db.$transaction(
    async (tx) => {
      for (const number of numbers)
        await queueMail(tx, site.id, { to: to(number), subject: "Grüezi", text: `Nummer ${number}` });
    },
    { timeout: 120_000 },
  );
  const begin = Date.now();
  const after = (minutes: number) => new Date(begin + minutes * 60_000);
  const left = () => database.db.outgoingMail.count({ where: { siteId: site.id, nextTryAt: { not: null } } });
  /** Two processes look for what is due until nothing is, at that minute. */
  const look = async (minutes: number, url: string) => {
    const now = after(minutes);
    const due = { siteId: site.id, nextTryAt: { lte: now } };
    const transport = openTransport(url);
    while ((await database.db.outgoingMail.count({ where: due })) > 0)
      await Promise.all([sendDue(database.db, transport, now), sendDue(database.db, transport, now)]);
  };

  await look(1, "smtp://127.0.0.1:9"); // nobody is there
  expect([await left(), server.received.length]).toEqual([count, 0]);

  server.refuseWith((address) => (address.startsWith("refused") ? 550 : address.startsWith("busy") ? 451 : null));
  await look(61, server.url);
  expect(await left()).toBe(numbers.filter(isBusy).length);
  server.refuseWith(null);
  await look(24 * 60, server.url);

  const arrived = server.received.map((mail) => mail.to.join()).toSorted();
  expect(arrived).toEqual(
    numbers
      .filter((number) => !isRefused(number))
      .map(to)
      .toSorted(),
  );
  const lost = await database.db.outgoingMail.findMany({ where: { siteId: site.id, sentAt: null } });
  expect(lost.map((mail) => mail.to).toSorted()).toEqual(numbers.filter(isRefused).map(to).toSorted());
  expect(lost.every(({ lastError }) => lastError?.includes("Not now"))).toBe(true);
});
