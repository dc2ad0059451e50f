import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { afterEach, expect, it } from "vitest";
import { queueMail } from "~/features/mail/queue-mail.ts";
import { sendDue } from "~/features/mail/send-mail.ts";
import { mostLines, openTransport } from "~/features/mail/transport.ts";
import { useDatabase } from "../support/database.ts";
import { untilTrue } from "../support/eventually.ts";
import { useMailServer } from "../support/mail-server.ts";
import { program } from "../support/programs.ts";
import { makeSite } from "../support/two-sites.ts";

const database = useDatabase();
const server = useMailServer();
const children: ChildProcess[] = [];
afterEach(() => children.splice(0).forEach((child) => void child.kill("SIGKILL")));

const count = 120;

it("loses no mail when the sender is killed, and repeats only what it could not note, under the same Message-ID", async () => {
  const { id: siteId } = await makeSite(database.db, "kill");
  for (let number = 0; number < count; number++)
    await queueMail(database.db, siteId, { to: `n${number}@example.ch`, subject: "Grüezi", text: "Hallo" });
  const { file, execArgv } = program("mail");
  const child = spawn(process.execPath, [...execArgv, file, server.url], {
    env: { ...process.env, DATABASE_URL: database.url },
    stdio: "inherit",
  });
  children.push(child);
  const exit = once(child, "exit");
  await untilTrue(() => server.received.length >= 20, { interval: 1 });
  child.kill("SIGKILL");
  await exit;
  const before = server.received.length;
  expect(before).toBeLessThan(count);

  await sendDue(database.db, openTransport(server.url), new Date(Date.now() + 2 * 60_000)); // their next try is due
  const ids = server.received.map(({ raw }) => /^Message-ID: (.+)$/m.exec(raw)?.[1]);
  expect(new Set(ids).size).toBe(count);
  expect(ids.length - count).toBeLessThanOrEqual(mostLines);
  expect(await database.db.outgoingMail.count({ where: { siteId, sentAt: null } })).toBe(0);
});
