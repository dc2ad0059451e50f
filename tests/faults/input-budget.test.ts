import "../support/generous-limits.ts";
import { randomUUID } from "node:crypto";
import { writeFileSync } from "node:fs";
import { request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { WebSocket } from "ws";
import { z } from "zod";
import { pageCommands } from "~/features/page/commands/registry.ts";
import { siteCommands } from "~/features/site/commands/registry.ts";
import { searchSite } from "~/features/site/search.ts";
import { getSiteIndex } from "~/features/site/site-index.ts";
import { allProcedures } from "~/server/api/rest-routes.ts";
import { getDb } from "~/server/db.ts";
import { rows } from "../integration/authorization-rows.ts";
import { useDatabase } from "../support/database.ts";
import { hostileShapes } from "../support/hostile-shapes.ts";
import { slowness } from "../support/patient.ts";
import { seededRandom } from "../support/random.ts";
import { cookieOf, makePerson, makeSite, makeThings, type TestSite, type Things } from "../support/two-sites.ts";
import { startWebServer, type WebServer } from "../support/web-server.ts";

vi.hoisted(() => (process.env.LIVE_MAX_MESSAGES = "1000000"));

/** What one request under 16 kB may cost the process. Time is the processor's, so that neither a busy nor a slow one counts. */
const most = { cpuMs: 100, grownMb: 50 };
const database = useDatabase();
const seed = 20_261_122;
const random = seededRandom(seed);
let server: WebServer;
let site: TestSite;
let things: Things;
let cookie = "";
let signIn: () => Promise<string>;

beforeAll(async () => {
  site = await makeSite(database.db, "budget");
  const { id } = await makePerson(database.db, "admin", true);
  things = await makeThings(database.db, site, id);
  signIn = () => cookieOf(database.db, id, site.id);
  server = await startWebServer(database.url);
});
afterAll(async () => {
  await server.close();
  await getDb().$disconnect();
});

interface Sent {
  path: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

function send({ path, method = "GET", headers = {}, body }: Sent): Promise<number> {
  return new Promise((resolve, reject) => {
    const host = `${site.host}:${server.port}`;
    const own = {
      host,
      cookie,
      "x-vitrine": "1",
      "sec-fetch-site": "same-origin",
      ...(body === undefined
        ? {}
        : { "content-type": "application/json", "content-length": String(Buffer.byteLength(body)) }),
    };
    const options = { host: "127.0.0.1", port: server.port, path, method, headers: { ...own, ...headers } };
    const call = request(options, (answer) => {
      answer.resume();
      answer.on("end", () => resolve(answer.statusCode ?? 0));
    });
    call.on("error", reject);
    call.end(body);
  });
}

setFlagsFromString("--expose-gc");
const collectGarbage = runInNewContext("gc") as (how: Record<"type" | "execution" | "flavor", string>) => void;

/**
 * What the work costs at its cheapest of ten: a first run compiles code, and any run may meet a garbage collection, the
 * moment in which the heap grows for all that was done before it, or a core that it shares with other tests.
 */
async function costOf(work: () => Promise<unknown>): Promise<{ cpuMs: number; grownMb: number }> {
  let [cpuMs, grownMb] = [Infinity, Infinity];
  for (let tries = 0; tries < 10 && (cpuMs > most.cpuMs || grownMb > most.grownMb); tries += 1) {
    if (tries > 0) forgetPeak();
    if (tries > 2) await sleep(50 * tries);
    const peak = process.resourceUsage().maxRSS;
    const began = process.cpuUsage();
    await work();
    const { user, system } = process.cpuUsage(began);
    const ms = (user + system) / 1_000;
    cpuMs = Math.min(cpuMs, ms > most.cpuMs ? ms / slowness() : ms);
    grownMb = Math.min(grownMb, (process.resourceUsage().maxRSS - peak) / 1_024);
  }
  return { cpuMs: Math.round(cpuMs), grownMb: Math.round(grownMb) };
}

/** From here on the most memory that the process has held is what it holds now, so that it can be seen to grow again. */
function forgetPeak(): void {
  collectGarbage({ type: "major", execution: "sync", flavor: "last-resort" }); // gives empty pages back
  writeFileSync("/proc/self/clear_refs", "5"); // of Linux: see proc(5)
}

const costly: string[] = [];
let calls = 0;
let dearest = { cpuMs: 0, name: "" };
async function watch(name: string, work: () => Promise<number>): Promise<void> {
  const statuses = new Set<number>();
  const { cpuMs, grownMb } = await costOf(async () => statuses.add(await work()));
  calls += 1;
  if (cpuMs > dearest.cpuMs) dearest = { cpuMs, name };
  if (cpuMs > most.cpuMs || grownMb > most.grownMb) costly.push(`${name}: ${cpuMs} ms, ${grownMb} MB`);
  if (statuses.has(500)) costly.push(`${name}: 500`);
}

/** Every place in an input, the whole of it first. */
function placesIn(value: unknown, path: string[] = []): string[][] {
  if (typeof value !== "object" || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, part]) => placesIn(part, [...path, key]))];
}

/** The input as JSON text with a shape in one place, which it may lack. */
function withShape(input: unknown, path: string[], shape: string): string {
  const [key, ...rest] = path;
  if (key === undefined) return shape;
  const whole = { [key]: null, ...(input as object) };
  const parts = Object.entries(whole).map(
    ([name, part]) => `${JSON.stringify(name)}:${name === key ? withShape(part, rest, shape) : JSON.stringify(part)}`,
  );
  return `{${parts.join(",")}}`;
}

const procedures = allProcedures().map(([path, { _def }]) => {
  const shape = _def.inputs[0];
  const keys = shape instanceof z.ZodObject ? Object.keys(shape.shape) : [];
  return { path, type: _def.type, openapi: _def.meta?.openapi, isLive: _def.meta?.live === true, keys };
});
const shapes = Object.entries(hostileShapes);

it.each(procedures)(
  "$path costs little, whatever it is sent on whichever door",
  async ({ path, type, openapi, isLive, keys }) => {
    const input = { ...rows[path]?.input(things) };
    // What ends the caller's own sessions needs a new one each time, and its socket is closed for good.
    const signsOut = path === "account.signOutEverywhere";
    cookie = await signIn();
    const places = [...placesIn(input), ...keys.filter((key) => !(key in input)).map((key) => [key])];
    const socket = new WebSocket(`ws://127.0.0.1:${server.port}/api/live`, {
      headers: { host: `${site.host}:${server.port}`, origin: `http://${site.host}:${server.port}`, cookie },
    });
    await new Promise((done) => socket.once("open", done));
    for (const [index, [name, shape]] of shapes.entries()) {
      if (signsOut) cookie = await signIn();
      const place = places[Math.floor(random() * places.length)] ?? [];
      const hostile = withShape(input, place, shape);
      const about = `${path}, ${name} at "${place.join(".")}"`;
      if (type !== "subscription") {
        await watch(`${about} over tRPC`, () => overTrpc(path, type, `{"json":${hostile}}`));
        if (openapi) await watch(`${about} over REST`, () => overRest(openapi, hostile));
      }
      if (signsOut || (!isLive && index % 6 > 0)) continue; // the live door reads no further than the name
      await watch(`${about} over the live door`, () => overSocket(socket, path, `{"json":${hostile}}`));
    }
    const bomb = describedArray(input, keys[0] ?? "a");
    if (type !== "subscription") await watch(`${path}, a described array`, () => overTrpc(path, type, bomb));
    if (!signsOut) await watch(`${path}, a described array over the live door`, () => overSocket(socket, path, bomb));
    socket.terminate();
    expect(costly.splice(0).join("\n"), `seed ${seed}`).toBe("");
  },
);

/** Every command that an editor's page sends inside of these two procedures, with the keys of its input. */
const commands = [
  ...[...pageCommands.values()].map((command) => ["page.edit", command] as const),
  ...[...siteCommands.values()].map((command) => ["site.edit", command] as const),
].map(([path, command]) => {
  const { name, input } = command as { name: string; input?: z.ZodType };
  return { path, name, keys: input instanceof z.ZodObject ? Object.keys(input.shape) : [] };
});

/** What fits at the places of a command, by their names, so that the shape beside them is looked at. */
function fitting(keys: readonly string[]): Record<string, unknown> {
  const known: Record<string, unknown> = {
    ...{ groupId: things.groupId, fieldName: "title", locale: "de", kind: "quote", parentId: null, nextTo: null },
    ...{ text: "x", json: [{ type: "p", children: [{ text: "x" }] }], name: "x", slug: "x", description: "x" },
    ...{ mediaId: things.mediaId, mediaIds: [things.mediaId], visible: true, direction: "up", places: 1 },
    ...{ key: "alignment", value: "left", link: { type: "url", url: "https://vitrine.example" } },
    ...{ content: { kind: "quote", options: {}, fields: {}, cards: [] }, disallowedLocales: ["fr"] },
    ...{ collectionId: things.collectionId, pageId: things.pageId, member: { pageId: things.pageId } },
    ...{ texts: [{ fieldName: "title", text: "x", json: null, sourceHash: null }], mayReplace: true },
  };
  return Object.fromEntries(keys.flatMap((key) => (key in known ? [[key, known[key]]] : [])));
}

it.each(commands)("the command $name of $path costs little, whatever it is sent", async ({ path, name, keys }) => {
  cookie = await signIn();
  const input = fitting(keys);
  const places = [...placesIn(input), ...keys.filter((key) => !(key in input)).map((key) => [key])];
  for (const [shapeName, shape] of shapes) {
    const place = places[Math.floor(random() * places.length)] ?? [];
    const operation = { opId: randomUUID(), command: name, input };
    const whole = { ...rows[path]?.input(things), operation };
    const sent = withShape(whole, ["operation", "input", ...place], shape);
    await watch(`${name}, ${shapeName} at "${place.join(".")}"`, () => overTrpc(path, "mutation", `{"json":${sent}}`));
  }
  expect(costly.splice(0).join("\n"), `seed ${seed}`).toBe("");
});

/** Superjson's way to ask for an array of 300 million entries in a hundred bytes. */
function describedArray(input: unknown, key: string): string {
  const json = withShape(input, [key], '{"length":300000000}');
  return `{"json":${json},"meta":{"values":{"${key}":[["typed-array","Uint8Array"]]}}}`;
}

function overTrpc(path: string, type: string, sent: string): Promise<number> {
  if (type === "mutation") return send({ path: `/api/trpc/${path}`, method: "POST", body: sent });
  // A node's header block ends at 16 kB: the longest texts go as they are, the others percent-encoded.
  return send({ path: `/api/trpc/${path}?input=${encodeURIComponent(sent).slice(0, 14_500)}` });
}

function overRest(openapi: { method: string; path: string }, hostile: string): Promise<number> {
  if (openapi.method !== "GET") return send({ path: `/api/v1${openapi.path}`, method: "POST", body: hostile });
  const query = encodeURIComponent(hostile).slice(0, 14_500);
  return send({ path: `/api/v1${openapi.path}?gameId=${query}&id=1&id=2&page=${"9".repeat(400)}` });
}

let lastId = 0;
function overSocket(socket: WebSocket, path: string, sent: string): Promise<number> {
  const id = (lastId += 1);
  const message = `{"id":${id},"jsonrpc":"2.0","method":"query","params":{"path":"${path}","input":${sent}}}`;
  return new Promise((resolve, reject) => {
    const onClose = () => reject(new Error(`the socket was closed by ${path}`));
    const onMessage = (raw: Buffer) => {
      if (!raw.toString().startsWith(`{"id":${id},`)) return;
      socket.off("message", onMessage).off("close", onClose);
      resolve(0);
    };
    socket.on("message", onMessage).once("close", onClose);
    socket.send(message);
  });
}

it("answers hostile addresses and headers as cheaply", async () => {
  cookie = await signIn();
  const headers = ["accept-encoding", "accept-language", "cookie", "if-none-match", "if-range", "range", "origin"];
  const values = [
    long("a"),
    long("a,"),
    long("br;q=0,"),
    long("; "),
    long("a=b; "),
    long(' W/"a",'),
    long("bytes=0-,"),
  ];
  for (const name of headers) {
    for (const value of values) {
      await watch(`${name}: ${value.slice(0, 9)}…`, () => send({ path: "/", headers: { [name]: value } }));
    }
  }
  const paths = [long("/a"), long("/%41"), long("/%"), `/${long("a-")}`, `/${long("..%2f")}`, `/de/${long("ä%CC%81")}`];
  paths.push(`/api/v1/${"/".repeat(15_500)}x`, `/api/trpc/${"/".repeat(15_500)}x`, `/${"/".repeat(15_500)}x`);
  for (const path of [...paths, `/?${long("a=b&")}`, `/_next/static/${long("%61")}.js`, `/map/light/${long("a")}`]) {
    const ascii = path.replaceAll("ä", "%C3%A4");
    await watch(`GET ${ascii.slice(0, 20)}…`, () => send({ path: ascii }));
  }
  expect(costly.splice(0).join("\n")).toBe("");
});

/** What is no JSON: forms as browsers send them, with many parts, long ones, and such as look like the end of one. */
const boundary = "----form";
const partOf = (name: string, value: string, more = "") =>
  `--${boundary}\r\ncontent-disposition: form-data; name="${name}"${more}\r\n\r\n${value}\r\n`;
const long = (unit: string) => unit.repeat(Math.floor(12_000 / unit.length));
const many = (count: number, part: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => part(at)).join("");
const parts: Record<string, string> = {
  "many parts": many(150, (at) => partOf(`n${at}`, "x")),
  "a long text": partOf("message", long("a")),
  "half a mail address": partOf("email", long("a@a.")),
  "many addresses": partOf("message", long("http://a ")),
  "beginnings of an end": partOf("message", long(`\r\n--${boundary.slice(0, -1)}`)),
  "a long name": partOf(long("a"), "x"),
  "a file with a long name": partOf("file", "%PDF-1.7", `; filename="${long("../")}a.pdf"`),
  "a file that is a bomb by its head": partOf("file", `PK\u0003\u0004${long("\u0000")}`, '; filename="a.docx"'),
  "a header without end": `--${boundary}\r\n${long("x-a: b\r\n")}`,
};

it("takes forms, files, visits, pieces of uploads and whole batches as cheaply", async () => {
  cookie = await signIn();
  const form = { form: things.messageFormId };
  const where = { siteId: site.id, pageId: things.formPageId, locale: "de" };
  const { slug } = await database.db.pageLocale.findFirstOrThrow({ where });
  const plain = { "content-type": "application/x-www-form-urlencoded" };
  const inParts = { "content-type": `multipart/form-data; boundary=${boundary}` };
  const post = (path: string, headers: Record<string, string>, body: string, method = "POST") =>
    send({ path, method, headers: { "content-length": String(Buffer.byteLength(body)), ...headers }, body });
  for (const [name, shape] of shapes) {
    const text = encodeURIComponent(shape).slice(0, 14_500);
    for (const field of ["message", "email", "form"]) {
      const body = `${new URLSearchParams(form)}&name=Ada&${field}=${text}`;
      await watch(`a form, ${name} in ${field}`, () => post(`/de/${slug}`, plain, body));
    }
    await watch(`a form of nothing but ${name}`, () => post(`/de/${slug}`, plain, shape));
    await watch(`a visit, ${name}`, () => post(`/visit?page=${text.slice(0, 14_000)}`, plain, ""));
    await watch(`an upload's announcement, ${name}`, () =>
      send({ path: "/api/uploadthing?actionType=upload&slug=picture", method: "POST", body: `{"files":${shape}}` }),
    );
    for (const path of ["/api/tus/a", "/api/uploadthing/ingest/a?x", "/api/mux"])
      await watch(`${path}, ${name}`, () => post(path, inParts, shape, path === "/api/mux" ? "POST" : "PATCH"));
    for (const procedure of ["field.save", "form"]) {
      const calls = Object.fromEntries(Array.from({ length: 10 }, (_, at) => [at, 0]));
      const body = JSON.stringify(calls).replaceAll(":0", `:{"json":${shape.length < 1_400 ? shape : '"x"'}}`);
      const path = `/api/trpc/${Array.from({ length: 10 }, () => procedure).join(",")}?batch=1`;
      await watch(`ten ${procedure}, ${name}`, () => send({ path, method: "POST", body }));
    }
  }
  const own = partOf("form", things.messageFormId);
  for (const [name, part] of Object.entries(parts))
    await watch(`a form with files, ${name}`, () => post(`/de/${slug}`, inParts, `${own}${part}--${boundary}--\r\n`));
  expect(costly.splice(0).join("\n")).toBe("");
});

it("searches for whatever is asked as cheaply, over all that a site lists", async () => {
  const index = await getSiteIndex(site.id);
  if (!index) throw new Error("there is no such site");
  const word = () => Array.from({ length: 4 + Math.floor(random() * 14) }, () => "aeilnrst"[Math.floor(random() * 8)]);
  const words = Array.from({ length: 20_000 }, () => ({ word: word().join(""), stem: "" }));
  const entries = Array.from({ length: 500 }, (_, at) => {
    const own = new Set(words.slice(at * 40, at * 40 + 40).map((one) => one.word));
    return {
      pageId: things.pageId,
      href: "/",
      title: "Ast",
      text: [...own].join(" "),
      ...{ titleLang: null, lang: null, until: null },
      titleWords: own,
      words: own,
    };
  });
  for (const unit of ["a", "ast lint ", "a b ", "%_ ", "' | & ! ", "ß", "\u0301e", "👩‍", "nastilern", "a-"]) {
    const query = unit.repeat(100).slice(0, 100);
    await watch(`a search for ${unit}`, () =>
      searchSite(index, "de", query, { listed: { entries, words } }).then(() => 0),
    );
  }
  expect(costly.splice(0).join("\n")).toBe("");
});

afterAll(() => console.log(`${calls} hostile requests; ${dearest.cpuMs} ms for ${dearest.name}`));
