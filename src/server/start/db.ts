import { getDb } from "~/server/db.ts";
import { migrate, openDatabase, runPrisma } from "./database.ts";
import { seedWhenWanted } from "./demo-users.ts";
import { requireNode, runMain, step } from "./steps.ts";

/** `npm run db:migrate`, `db:reset`, `db:seed`: each on `DATABASE_URL`, or on this folder's embedded database. */
const commands: Record<string, () => Promise<void>> = {
  async migrate() {
    const applied = await migrate();
    process.stdout.write(applied.length > 0 ? `Applied:\n  ${applied.join("\n  ")}\n` : "Nothing to apply.\n");
  },
  reset: () => runPrisma(["migrate", "reset", "--force"]),
  async seed() {
    await step("Migrations", migrate);
    await step("Demo sites", () => seedWhenWanted(getDb()));
    await getDb().$disconnect();
  },
};

runMain(async () => {
  requireNode();
  const command = commands[process.argv[2] ?? ""];
  if (!command) throw new Error(`Say which: ${Object.keys(commands).join(", ")}`);
  const database = await openDatabase();
  try {
    await command();
  } finally {
    await database.stop();
  }
});
