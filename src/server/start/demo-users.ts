import { demoUsersStillExist } from "../../../prisma/seed/main.ts";
import type { RootDb } from "~/server/db.ts";

/** Says loudly that the demo logins, whose password everybody knows, still exist although a public host is served. */
export async function warnOfDemoUsers(db: RootDb): Promise<void> {
  const hosts = await db.siteHost.findMany();
  const isPublic = hosts.some(({ host }) => !/(^|\.)localhost$|^127\./.test(host));
  if (!isPublic || !(await demoUsersStillExist(db))) return;
  const line = "!".repeat(86);
  process.stderr.write(
    `\n${line}\n!! The demo users (…@vitrine.example, password public) still exist on a public site.\n` +
      `!! Everybody can edit it. Delete them or change their passwords now.\n${line}\n\n`,
  );
}
