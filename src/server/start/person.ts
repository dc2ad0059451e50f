import { z } from "zod";
import { deletePerson, letInAgain } from "~/features/account/people.ts";
import { emailAddress } from "~/features/account/schema.ts";
import { mailedSite } from "~/features/account/link-mail.ts";
import { openDb } from "~/server/db.ts";
import { inSite } from "~/server/site-scope.ts";
import { migrate } from "./database.ts";
import { reachDatabase } from "./reach-database.ts";
import { requireNode, runMain, step } from "./steps.ts";

const usage = "Say which: npm run person -- unlock you@shop.example, or npm run person -- delete you@shop.example";
const wantedSchema = z.tuple([z.enum(["unlock", "delete"]), emailAddress]);

/** `npm run person`: opens a closed account again, or deletes one; also while Vitrine runs. */
runMain(async () => {
  requireNode();
  const wanted = wantedSchema.safeParse(process.argv.slice(2));
  if (!wanted.success) throw new Error(usage);
  const [what, email] = wanted.data;
  const database = await reachDatabase();
  const db = openDb(database.url, { patience: 10 });
  try {
    await step("Migrations", migrate);
    if (what === "delete") {
      await deletePerson(db, email);
      process.stdout.write(`\n${email} is deleted.\n`);
      return;
    }
    const { siteId, path } = await letInAgain(db, email);
    const { origin } = await inSite(siteId, () => mailedSite(db, siteId));
    process.stdout.write(
      `\nThe second step of ${email} is off. Choose a password here, once within a day:\n\n  ${origin}${path}\n`,
    );
  } finally {
    await db.$disconnect();
    await database.stop();
  }
});
