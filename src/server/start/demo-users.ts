import { openDemoUsers } from "../../../prisma/seed/main.ts";
import type { RootDb } from "~/server/db.ts";

/**
 * The warning that demo logins still open with the password that everybody knows although a public host is served;
 * null when none does.
 */
export async function demoUsersWarning(db: RootDb): Promise<string | null> {
  const hosts = await db.siteHost.findMany();
  if (!hosts.some(({ host }) => isPublic(host))) return null;
  const emails = await openDemoUsers(db);
  if (emails.length === 0) return null;
  const line = "!".repeat(86);
  return (
    `\n${line}\n!! These demo users still have the demo's public password on a public site:\n` +
    `!! ${emails.join(", ")}\n!! Everybody can edit it. Delete them or change their passwords now.\n${line}\n\n`
  );
}

function isPublic(host: string): boolean {
  return !/(^|\.)localhost$|^127\./.test(host);
}
