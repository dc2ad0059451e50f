#!/usr/bin/env node
/**
 * Runs `prisma migrate …` on the WebAssembly schema engine from the package registry, so that no
 * engine binary has to be downloaded from a vendor host at install or deploy time.
 *
 * The Prisma CLI starts this file in place of its native engine (PRISMA_SCHEMA_ENGINE_BINARY, set in
 * prisma.config.ts) and speaks line-delimited JSON-RPC 2.0 with it over stdin and stdout.
 * Each request becomes a call on `@prisma/schema-engine-wasm` over the `pg` driver adapter.
 */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { createInterface } from "node:readline";
import { PrismaPg } from "@prisma/adapter-pg";
import { bindMigrationAwareSqlAdapterFactory, ColumnTypeEnum } from "@prisma/driver-adapter-utils";
import pg from "pg";

const PG_CHAR_OID = 18; // the catalog's one-byte "char"; adapter-pg 7.10 knows no column type for it
const PG_TEXT_OID = 25;

const argv = process.argv.slice(2);
const { url } = JSON.parse(argv[argv.indexOf("--datasource") + 1]);

if (argv.includes("can-connect-to-database")) await once(connect, "Connection successful");
else if (argv.includes("create-database")) await once(createDatabase, `Created database ${databaseName()}`);
else await serve();

/** Runs one command of the engine's `cli` mode: exit code 0, or 1 with the reason as the CLI expects it. */
async function once(command, success) {
  try {
    await command(url);
    process.stdout.write(`${success}\n`);
  } catch (error) {
    const fields = { is_panic: false, meta: {}, ...connectionError(error) };
    // The CLI reads stderr as JSON lines and skips the first one.
    process.stderr.write(`\n${JSON.stringify({ level: "ERROR", target: "schema_engine::logger", fields })}\n`);
    process.exitCode = 1;
  }
}

async function connect(connectionString, work = async () => {}) {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 5_000 });
  await client.connect();
  await work(client).finally(() => client.end());
}

async function createDatabase() {
  const admin = new URL(url);
  admin.pathname = "/postgres";
  await connect(admin.href, (client) => client.query(`CREATE DATABASE ${pg.escapeIdentifier(databaseName())}`));
}

function databaseName() {
  return decodeURIComponent(new URL(url).pathname.slice(1));
}

/** Prisma's error code and a sentence a person can act on, for what PostgreSQL or the network answered. */
function connectionError(error) {
  const { hostname, port, username } = new URL(url);
  const server = `${hostname}:${port || 5432}`;
  switch (error.code) {
    case "3D000":
      return { error_code: "P1003", message: `Database ${databaseName()} does not exist on ${server}.` };
    case "28P01":
    case "28000":
      return { error_code: "P1000", message: `${server} refuses user ${username}: wrong name or password.` };
    case "42P04":
      return { error_code: "P1009", message: `Database ${databaseName()} already exists on ${server}.` };
    default:
      return {
        error_code: "P1001",
        message: `Can't reach the database server at ${server} (${error.code ?? error.message}).`,
      };
  }
}

async function serve() {
  const engine = await createEngine();
  const send = (message) => process.stdout.write(`${JSON.stringify({ jsonrpc: "2.0", ...message })}\n`);
  for await (const line of createInterface({ input: process.stdin })) {
    const { id, method, params } = JSON.parse(line || "{}");
    if (!method) continue; // the CLI's answer to a `print`
    try {
      const result = await engine[method === "getDatabaseVersion" ? "version" : method](params);
      if (method === "diff" && result.stdout)
        send({ id: `print-${id}`, method: "print", params: { content: result.stdout } });
      send({ id, result: result ?? null });
    } catch (error) {
      const data = {
        is_panic: false,
        message: error.message,
        error_code: error.code ?? null,
        meta: error.meta ?? null,
      };
      send({ id, error: { code: 4466, message: error.message, data } });
    }
  }
  process.exit(0);
}

async function createEngine() {
  const require = createRequire(import.meta.url);
  const bindings = await import("@prisma/schema-engine-wasm/schema_engine_bg");
  const wasm = require.resolve("@prisma/schema-engine-wasm").replace(/schema_engine\.js$/, "schema_engine_bg.wasm");
  const { instance } = await WebAssembly.instantiate(readFileSync(wasm), { "./schema_engine_bg.js": bindings });
  globalThis.PRISMA_WASM_PANIC_REGISTRY = { set_message: (message) => process.stderr.write(`${message}\n`) };
  bindings.__wbg_set_wasm(instance.exports);
  instance.exports.__wbindgen_start();
  return bindings.SchemaEngine.new(
    { datamodels: undefined },
    () => {},
    bindMigrationAwareSqlAdapterFactory(adapterFactory()),
  );
}

function adapterFactory() {
  const at = new URL(url);
  const config = {
    host: at.hostname,
    port: Number(at.port || 5432),
    database: at.pathname.slice(1),
    user: decodeURIComponent(at.username),
    password: decodeURIComponent(at.password),
    options: "-c vitrine.site=*", // a migration changes the rows of every site
  };
  const connect = async (database) =>
    withWholeScripts(withCharColumns(await new PrismaPg({ ...config, database }).connect()));
  return {
    provider: "postgres",
    adapterName: "@prisma/adapter-pg",
    connect: () => connect(config.database),
    async connectToShadowDb() {
      const shadow = `prisma_migrate_shadow_${crypto.randomUUID()}`;
      const admin = await connect(config.database);
      await admin.executeScript(`CREATE DATABASE "${shadow}"`);
      const adapter = await connect(shadow);
      const dispose = adapter.dispose.bind(adapter);
      adapter.dispose = async () => {
        await dispose();
        await admin.executeScript(`DROP DATABASE IF EXISTS "${shadow}" WITH (FORCE)`);
        await admin.dispose();
      };
      return adapter;
    },
  };
}

/**
 * Sends a migration as one message: PostgreSQL runs it whole or not at all, and semicolons in comments and function
 * bodies stay what they are. (The adapter itself cuts the text at each semicolon.)
 */
function withWholeScripts(queryable) {
  queryable.executeScript = async (script) => {
    try {
      await queryable.client.query(script);
    } catch (error) {
      queryable.onError(error);
    }
  };
  return queryable;
}

/** Reads `"char"` columns as text and reports them to the engine as characters. */
function withCharColumns(queryable) {
  const { performIO, queryRaw, startTransaction } = queryable;
  let charColumns = [];
  queryable.performIO = async (query) => {
    const result = await performIO.call(queryable, query);
    charColumns = result.fields.flatMap((field, i) => (field.dataTypeID === PG_CHAR_OID ? [i] : []));
    for (const i of charColumns) result.fields[i].dataTypeID = PG_TEXT_OID;
    return result;
  };
  queryable.queryRaw = async (query) => {
    const result = await queryRaw.call(queryable, query);
    for (const i of charColumns) result.columnTypes[i] = ColumnTypeEnum.Character;
    return result;
  };
  if (startTransaction) {
    queryable.startTransaction = async (...args) => withCharColumns(await startTransaction.apply(queryable, args));
  }
  return queryable;
}
