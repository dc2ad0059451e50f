import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, it } from "vitest";
import { mediaFolder } from "~/features/media/disk-storage.ts";
import { importImage } from "~/features/media/import-image.ts";
import { importSite } from "~/features/transfer/import-site.ts";
import { forEditor } from "~/lib/site-editor.ts";
import { getLiveBus } from "~/server/live/live-bus.ts";
import { useDatabase } from "../support/database.ts";
import { patient } from "../support/patient.ts";
import { exportedBytes, packed, unpacked } from "../support/site-archive.ts";
import { makePerson, makeSite, makeThings, type TestSite } from "../support/two-sites.ts";

/** For so long, of the processor's time, no archive holds the process, whose sites others look at meanwhile. */
const mostHeldMs = 1_500;
/** What a JSON file of an archive may be at the most. */
const bytes = 19_000_000;
const database = useDatabase();
let folder: string;
let site: TestSite;
let other: TestSite;
let archive: Buffer;
let files: Map<string, Buffer>;
let foreignPage: string;

const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><circle cx="20" cy="20" r="9"/></svg>`;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "hostile-archive-"));
  [site, other] = [await makeSite(database.db, "echt"), await makeSite(database.db, "fremd")];
  const admin = await makePerson(database.db, "admin", true);
  await makeThings(database.db, site, admin.id);
  ({ pageId: foreignPage } = await makeThings(database.db, other, admin.id));
  const actor = { userId: admin.id, name: "Admin", isAdmin: true, role: null };
  const ctx = forEditor({ db: database.db, bus: getLiveBus(), site, actor });
  for (const filename of ["eins.svg", "zwei.svg"]) await importImage(ctx, { filename, bytes: Buffer.from(drawing) });
  archive = await exportedBytes(database.db, site.id);
  files = unpacked(archive);
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  await rm(dirname(mediaFolder({ siteId: site.id, objectId: site.id })), { recursive: true, force: true });
});

/** The longest time, of the processor's, in which nothing else could be done; in milliseconds. */
function longestTurn(): () => number {
  let [longest, last] = [0, process.cpuUsage()];
  const look = () => {
    const { user, system } = process.cpuUsage(last);
    longest = Math.max(longest, (user + system) / 1_000);
    last = process.cpuUsage();
  };
  const timer = setInterval(look, 5);
  return () => {
    clearInterval(timer);
    look();
    return Math.round(longest);
  };
}

interface Outcome {
  refusal: unknown;
  heldMs: number;
}

async function tryArchive(tar: Buffer): Promise<Outcome> {
  const [path, id] = [join(folder, randomUUID()), randomUUID()];
  await writeFile(path, tar);
  const stop = longestTurn();
  const refusal = await importSite(database.db, { path, host: `${id}.test`, id, actor: null }).then(
    () => "taken",
    (error: unknown) => error,
  );
  const heldMs = stop();
  await rm(path);
  if (refusal !== "taken") {
    expect(await database.db.site.count({ where: { id } })).toBe(0);
    expect(existsSync(dirname(mediaFolder({ siteId: id, objectId: id })))).toBe(false);
  }
  return { refusal, heldMs };
}

const nameOf = (end: RegExp, at = 0) => [...files.keys()].filter((name) => end.test(name))[at] ?? "";
const withFile = (name: string, content: string | Buffer) => packed(new Map(files).set(name, Buffer.from(content)));
const textOf = (name: string) => files.get(name)?.toString() ?? "";
const list = (item: string, around: [string, string] = ["[", "]"]) =>
  around[0] + Array.from({ length: Math.floor(bytes / (item.length + 1)) }, () => item).join(",") + around[1];
const keys = (value: string) =>
  `{${Array.from({ length: Math.floor(bytes / (value.length + 12)) }, (_, at) => `"k${at}":${value}`).join(",")}}`;
const ids = (value: string) =>
  `{${Array.from({ length: Math.floor(bytes / (value.length + 40)) }, () => `"${randomUUID()}":${value}`).join(",")}}`;
/** A page with so many more of its smallest section, each of them sound. */
function withSections(count: number): Promise<Buffer> {
  const isFilled = (path: string) => /page\.json$/.test(path) && /"kind": /.test(textOf(path));
  const name = [...files.keys()].find(isFilled) ?? "";
  const page = JSON.parse(textOf(name)) as { document: { groups: Record<string, { id: string }> } };
  const { groups } = page.document;
  const size = (value: unknown) => JSON.stringify(value).length;
  const smallest = Object.values(groups).reduce((one, other) => (size(other) < size(one) ? other : one));
  for (let at = 0; at < count; at += 1) {
    const id = randomUUID();
    groups[id] = { ...smallest, id };
  }
  return withFile(name, JSON.stringify(page));
}
const somePage = () => /^pages\/([^/]+)/.exec(nameOf(/page\.json$/))?.[1] ?? "";
/** Each of them sound. */
const formerAddresses = (count: number) => {
  const same = { locale: "de", collection: "", pageId: somePage(), createdAt: "2026-01-01T00:00:00.000Z" };
  return JSON.stringify(Array.from({ length: count }, (_, at) => ({ ...same, slug: `alt-${at}` })));
};
const nested = (depth: number) => "[".repeat(depth) + "]".repeat(depth);
/** A header as `tar` writes it, of another kind of file: 2 is a symbolic link, 5 a folder, 1 a hard link. */
function otherKind(kind: string, name = "site.json", target = "/etc/passwd"): Buffer {
  const tar = Buffer.from(archive);
  tar.fill(0, 0, 100);
  tar.write(name, 0);
  tar.write(kind, 156);
  tar.write(target, 157);
  tar.write("        ", 148);
  const sum = tar.subarray(0, 512).reduce((total, byte) => total + byte, 0);
  tar.write(`${sum.toString(8).padStart(6, "0")}\0 `, 148);
  return tar;
}

it.each<[string, () => Promise<Buffer> | Buffer]>([
  ["a packed bomb", () => gzipSync(Buffer.alloc(50_000_000))],
  [
    "a size that is not there",
    () => {
      const tar = Buffer.from(archive);
      tar.write("77777777777", 124);
      return tar;
    },
  ],
  ["a symbolic link", () => otherKind("2")],
  ["a hard link", () => otherKind("1")],
  ["a folder", () => otherKind("5", "pages/")],
  ["a name that leads out", () => otherKind("0", "../../site.json", "")],
  ["a name that begins at the root", () => otherKind("0", "/etc/cron.d/site.json", "")],
  [
    "the same file twice",
    () => Buffer.concat([archive.subarray(0, 512 + Math.ceil(textOf("site.json").length / 512) * 512), archive]),
  ],
  ["a medium of a page's name", () => withFile(`media/${randomUUID()}/original.html`, "<script>")],
  ["lists in lists as a file", () => withFile("navigation.json", nested(9_000_000))],
  ["objects in objects as a file", () => withFile("site.json", '{"a":'.repeat(3_000_000))],
  ["millions of wrong items", () => withFile("redirects.json", list("{}"))],
  ["millions of numbers", () => withFile("redirects.json", list("0"))],
  ["millions of wrong keys", () => withFile("site.json", keys("0"))],
  ["millions of ids of nothing", () => withFile("collections.json", ids("0"))],
  ["one long text", () => withFile("site.json", `"${"a".repeat(bytes)}"`)],
  [
    "many wrong businesses",
    () =>
      withFile(
        "directory.json",
        `{"businesses":${list('{"name":1}')},"staff":[],"jobs":[],"marketplaceItems":[],"courses":[]}`,
      ),
  ],
  [
    "many wrong sections",
    () =>
      withFile(
        nameOf(/page\.json$/),
        textOf(nameOf(/page\.json$/)).replace(/"groups": \{\}?/, (was) =>
          was.endsWith("}") ? `"groups": ${ids("{}")}` : `"groups": ${ids("{}").slice(0, -1)},`,
        ),
      ),
  ],
  ["a page of twenty times as many sections as it may have", () => withSections(20_000)],
  ["a wrong type in each place of a page", () => withFile(nameOf(/page\.json$/), list("[]", ['{"document":', "}"]))],
  [
    "formatted text in formatted text",
    () => withFile("directory.json", `{"jobs":${'[{"type":"p","children":'.repeat(3_000)}[]${"}]".repeat(3_000)}}`),
  ],
  ["more sound former addresses than any site has", () => withFile("redirects.json", formerAddresses(100_000))],
  [
    "a page of another site",
    () =>
      withFile(nameOf(/page\.json$/), textOf(nameOf(/page\.json$/)).replace(/"id": "[^"]+"/, `"id": "${foreignPage}"`)),
  ],
  [
    "two media with one place",
    () => {
      const [one, two] = [textOf(nameOf(/medium\.json$/)), nameOf(/medium\.json$/, 1)];
      const place = /"objectId": "([^"]+)"/.exec(one)?.[1] ?? "";
      return withFile(
        two,
        textOf(two)
          .replace(/"objectId": "[^"]+"/, `"objectId": "${place}"`)
          .replace(/"publicUrl": "[^"]+"/, `"publicUrl": "/media/${place}"`),
      );
    },
  ],
])("%s is refused, holds nobody up and leaves nothing", async (_name, make) => {
  const { refusal, heldMs } = await tryArchive(await make());
  expect(refusal).toMatchObject({ code: "invalid" });
  expect(heldMs).toBeLessThan(patient(mostHeldMs));
});
