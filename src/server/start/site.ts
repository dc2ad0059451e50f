import { parseArgs } from "node:util";
import { z } from "zod";
import { localeSchema } from "~/lib/locales.ts";
import { getDb } from "~/server/db.ts";
import { env } from "~/server/env.ts";
import { migrate, openDatabase } from "./database.ts";
import { createFirstSite } from "./first-site.ts";
import { givenHost } from "./given-host.ts";
import { requireNode, runMain, step } from "./steps.ts";

const usage =
  'Say which: npm run site:create -- --host shop.example --name "Our shop" --admin you@shop.example [--locales de,fr]';

/** `npm run site:create`: a site and its admin in a database without demo data, also beside sites that are there. */
runMain(async () => {
  requireNode();
  const read = readWanted();
  const wanted = { ...read, host: givenHost(read.host) };
  const database = await openDatabase();
  try {
    await step("Migrations", migrate);
    const { link } = await createFirstSite(getDb(), { ...wanted, port: env.PORT });
    const next = link
      ? `Start Vitrine, then choose the password of ${wanted.admin} here, once within a day:\n\n  ${link}\n`
      : `${wanted.admin} signs in there with the present password.`;
    process.stdout.write(`\n${wanted.host} has a site. ${next}\n`);
  } finally {
    await getDb().$disconnect();
    await database.stop();
  }
});

function readWanted() {
  const text = { type: "string" } as const;
  try {
    const { values } = parseArgs({ options: { host: text, name: text, admin: text, locales: text } });
    return z
      .object({
        host: z.string().min(1),
        name: z.string().min(1),
        admin: z.email(),
        locales: z
          .string()
          .default("de")
          .transform((list) => list.split(",").map((each) => each.trim()))
          .pipe(z.array(localeSchema).min(1)),
      })
      .parse(values);
  } catch (cause) {
    throw new Error(usage, { cause });
  }
}
