import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { startEmbeddedPostgres } from "~/server/start/embedded-postgres.ts";
import { migrateDatabase } from "~/server/start/migrate.ts";
import { givenUrl } from "./given-url.ts";
import { bundlePrograms } from "./programs.ts";
import { onServer } from "./on-server.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Connection string of a migrated, empty database; tests copy it. */
    templateUrl: string;
    /** A folder of this run and project, which is gone afterwards. */
    dataFolder: string;
  }
}

/** What is lost with the machine's power does not matter here; what is lost with a process still does. */
const quickSettings = { fsync: "off", full_page_writes: "off", synchronous_commit: "off", autovacuum: "off" };

/** Gives every test run a real PostgreSQL with one migrated template database. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = givenUrl(process.env.TEST_DATABASE_URL);
  const folder = mkdtempSync(join(tmpdir(), "vitrine-test-"));
  const server = given ? null : await startEmbeddedPostgres(folder, quickSettings);
  const template = new URL(given ?? server?.url ?? "");
  template.pathname = `/vitrine_template_${project.name}_${process.pid}`;

  const removePrograms = await bundlePrograms();
  await onServer(template, `CREATE DATABASE "${template.pathname.slice(1)}"`);
  await migrateDatabase(template.href);
  project.provide("templateUrl", template.href);
  project.provide("dataFolder", folder);

  return async () => {
    removePrograms();
    await onServer(template, `DROP DATABASE IF EXISTS "${template.pathname.slice(1)}" WITH (FORCE)`);
    await server?.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
