import { openDemoUsers, seedIfEmpty } from "../../../prisma/seed/main.ts";
import { openDb, type RootDb } from "~/server/db.ts";
import { env } from "~/server/env.ts";

/**
 * Fills an empty database with the demo sites: the embedded one always, one of your own (`DATABASE_URL`) only with
 * `DEMO_SITES=1`, for the demo's people sign in with a published password.
 */
export async function seedWhenWanted(
  db: RootDb,
  settings: Pick<typeof env, "DATABASE_URL" | "DEMO_SITES"> = env,
): Promise<void> {
  if (settings.DATABASE_URL === undefined || settings.DEMO_SITES === "1") await seedIfEmpty(db);
  else if ((await db.site.count()) === 0) {
    process.stdout.write(
      "  The database of DATABASE_URL is empty. `npm run site:create` makes the first site, DEMO_SITES=1 the demo's.\n",
    );
  }
}

/** The same while a build takes the machine: over a client of its own, which waits ten times as long. */
export async function seedBesideBuild(): Promise<void> {
  const db = openDb(process.env.DATABASE_URL ?? "", { patience: 10 });
  try {
    await seedWhenWanted(db);
  } finally {
    await db.$disconnect();
  }
}

/**
 * Why the server may be reached from this computer only, and how to open it: demo logins still open with the password
 * that everybody knows. Null when none does.
 */
export async function demoUsersWarning(db: RootDb): Promise<string | null> {
  const emails = await openDemoUsers(db);
  if (emails.length === 0) return null;
  const hosts = await db.siteHost.findMany();
  const text = [
    `Only this computer reaches the server (127.0.0.1 and ::1), for these logins`,
    `still open with the demo's published password, under every host name:`,
    emails.join(", "),
    `Delete them (npm run person -- delete …) or change their passwords, then start again to serve others, too.`,
  ];
  if (!hosts.some(({ host }) => isPublic(host))) return `\n${text.map((line) => `  ${line}\n`).join("")}`;
  const line = "!".repeat(86);
  text.push("A PUBLIC HOST IS SET UP: what a proxy on this computer passes on, everybody can edit NOW.");
  return `\n${line}\n${text.map((each) => `!! ${each}\n`).join("")}${line}\n\n`;
}

function isPublic(host: string): boolean {
  return !/(^|\.)localhost$|^127\./.test(host);
}
