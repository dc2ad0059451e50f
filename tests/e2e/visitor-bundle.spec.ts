import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { productFolder } from "../support/product-folder.ts";
import { EditorPage } from "./support/editor-page.ts";
import { bakeryOrigin, golfOrigin, opticianOrigin } from "./support/origins.ts";
import { readAddress } from "./support/read-address.ts";
import { test } from "./support/story.ts";

/** Words that survive in built files and stand in the editor's own code or in libraries that only it uses. */
const editorMarks = /\bvt-(app|button|c-section)|@base-ui|data-base-ui|platejs|data-slate|slate-editor/;
const isMeasured = (url: string) => /\/_next\/static\/.+\.(js|css)/.test(url);

const read = async (page: Page, address: string) => (await readAddress(page, address)).text();

/** Every page that the sitemap names, and those that it keeps quiet about. */
async function addressesOf(page: Page, origin: string, more: string[]): Promise<string[]> {
  const sitemap = await read(page, `${origin}/sitemap.xml`);
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address ?? "").pathname);
  const german = listed.filter((path) => /^\/de(\/|$)/.test(path));
  return [...new Set([...german, ...more])].map((path) => origin + path);
}

for (const [origin, more] of [
  [opticianOrigin, ["/de", "/de/search?searchQuery=Brille", "/de/gibt-es-nicht"]],
  [golfOrigin, ["/de", "/de/~urban-golf-edit", "/de/~urban-golf-share", "/de/~urban-golf-play"]],
  [bakeryOrigin, ["/de"]],
] as const) {
  test(`visitors of ${origin.replace(/:\d+/, "")} download none of the editor's code, nothing foreign, and meet no error`, async ({
    page,
  }) => {
    const files = new Map<string, string>();
    const problems: string[] = [];
    const gone = new Set([`${origin}/de/gibt-es-nicht`]);
    // Three pages at once: each is looked at until half a second after its last request.
    const tabs = [page, await page.context().newPage(), await page.context().newPage()];
    for (const tab of tabs) {
      tab.on("pageerror", (error) => problems.push(`${tab.url()}: ${String(error)}`));
      tab.on("console", (message) => {
        const isAbsentPage = gone.has(message.location().url); // its own 404
        if (message.type() === "error" && !isAbsentPage) problems.push(`${tab.url()}: ${message.text()}`);
      });
      // Another story may take a page down that the site still told of a moment ago.
      tab.on("response", (response) => {
        if (response.request().isNavigationRequest() && [404, 410].includes(response.status()))
          gone.add(response.url());
      });
      tab.on("request", (request) => {
        const { hostname, protocol } = new URL(request.url());
        const isOwn = !protocol.startsWith("http") || hostname === new URL(origin).hostname;
        if (!isOwn) problems.push(`${tab.url()} asks ${request.url()}`);
      });
      tab.on("response", (response) => {
        if (isMeasured(response.url()) && !files.has(response.url())) files.set(response.url(), tab.url());
      });
    }
    const addresses = await addressesOf(page, origin, [...more]);
    expect(addresses.length).toBeGreaterThan(5);
    const left = [...addresses];
    const readInTurn = async (tab: Page) => {
      for (let address = left.shift(); address; address = left.shift()) {
        await tab.goto(address, { waitUntil: "networkidle" });
        let text = "";
        await expect(async () => void (text = await tab.content())).toPass(); // a page may lead on to another
        expect(editorMarks.exec(text)?.[0], address).toBeUndefined();
      }
    };
    await Promise.all(tabs.map(readInTurn));

    expect(problems).toEqual([]);
    const toldAndGone = async () => {
      const told = new Set(await addressesOf(page, origin, []));
      const doubtful = [...gone].filter((address) => told.has(address)); // another story may have put it back since
      const answers = await Promise.all(doubtful.map((address) => page.request.get(address)));
      return doubtful.filter((_, at) => !answers[at]?.ok());
    };
    await expect.poll(toldAndGone, "the site tells of no page that is not there").toEqual([]);
    expect(files.size).toBeGreaterThan(0);
    for (const [url, seenOn] of files) {
      const text = await read(page, url);
      expect(editorMarks.exec(text)?.[0], `${url}, which ${seenOn} loads`).toBeUndefined();
    }
  });
}

test("the marks of the editor's code are found where the editor is loaded", async ({ page }) => {
  const scripts = new Set<string>();
  page.on("response", (response) => void (isMeasured(response.url()) && scripts.add(response.url())));
  const editor = new EditorPage(page);
  await editor.signIn("admin@vitrine.example");
  await editor.open("leistungen");
  const texts = await Promise.all([...scripts].map((url) => read(page, url)));
  expect(texts.some((text) => editorMarks.test(text))).toBe(true);
});

test("no file of the build that anybody may fetch holds a secret of the installation", async () => {
  const folder = productFolder(Number(process.env.E2E_PORT ?? 3199));
  const written = ["secret", "database-url"].map((name) => readFileSync(join(folder, name), "utf8").trim());
  const secrets = [...written, "deepl-key"]; // the last is in the environment of the build
  expect(secrets.every((secret) => secret.length >= 8)).toBe(true);
  const files = join(process.env.VITRINE_DIST ?? ".next", "static");
  let read = 0;
  for (const entry of readdirSync(files, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const bytes = readFileSync(join(entry.parentPath, entry.name));
    read += 1;
    expect(
      secrets.some((secret) => bytes.includes(secret)),
      entry.name,
    ).toBe(false);
  }
  expect(read).toBeGreaterThan(20);
});
