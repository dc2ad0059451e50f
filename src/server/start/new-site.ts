import { parseArgs } from "node:util";
import { z } from "zod";
import { emailAddress } from "~/features/account/schema.ts";
import { makeSite } from "~/features/site/new-site/make-site.ts";
import { newSiteInput, tradeSchema } from "~/features/site/new-site/schema.ts";
import { siteOrigin } from "~/lib/addresses/site-origin.ts";
import { openDb } from "~/server/db.ts";
import { env } from "~/server/env.ts";
import { openLiveBus } from "~/server/live/live-bus.ts";
import { migrate } from "./database.ts";
import { givenHost } from "./given-host.ts";
import { installationAdmin } from "./first-site.ts";
import { reachDatabase } from "./reach-database.ts";
import { requireNode, runMain, step } from "./steps.ts";

const usage = `Say which:
  npm run site:new -- --host brot.example --name "Bäckerei Muster" --trade bakery --town Aarau --admin you@brot.example
      [--locales de,fr] [--preset …] [--street Gasse --streetNumber 7 --zip 5000 --canton AG] [--phone …] [--email …]
      [--hours "Di-Fr 6-18:30; Sa 6-13"]
  Trades, and looks of the same names: ${tradeSchema.options.join(", ")}`;

const wantedSchema = newSiteInput.omit({ locales: true }).extend({
  locales: z
    .string()
    .default("de")
    .transform((list) => list.split(",").map((each) => each.trim()))
    .pipe(newSiteInput.shape.locales),
  admin: emailAddress,
});

/** `npm run site:new`: a whole site as drafts, also while Vitrine runs. */
runMain(async () => {
  requireNode();
  const { admin: email, ...wanted } = readWanted();
  const database = await reachDatabase();
  const db = openDb(database.url, { patience: 10 });
  try {
    await step("Migrations", migrate);
    const admin = await installationAdmin(db, email, wanted.locales[0] ?? "de");
    const actor = { userId: admin.id, name: admin.name, isAdmin: true, role: null };
    // Nobody follows, and a listening connection would keep the process alive.
    await step("Pages and pictures", () => makeSite({ db, bus: openLiveBus(null), actor }, wanted));
    const origin = siteOrigin(wanted.host, env.PORT);
    const link = await admin.link(origin);
    const next = link
      ? `Choose the password of ${email} here, once within a day:\n\n  ${link}`
      : `Sign in: ${origin}/login`;
    process.stdout.write(`\n${wanted.name} is ready at ${origin}, all of it as drafts. ${next}\n`);
  } finally {
    await db.$disconnect();
    await database.stop();
  }
});

function readWanted() {
  const text = { type: "string" } as const;
  const names = Object.keys(wantedSchema.shape);
  try {
    const { values } = parseArgs({ options: Object.fromEntries(names.map((name) => [name, text])) });
    return wantedSchema.parse({ ...values, ...(values.host && { host: givenHost(values.host) }) });
  } catch (cause) {
    const why = cause instanceof z.ZodError ? `${z.prettifyError(cause)}\n\n` : "";
    throw new Error(why + usage, { cause });
  }
}
