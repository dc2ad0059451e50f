import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { AxeBuilder } from "@axe-core/playwright";
import type { Browser, Page, Route } from "@playwright/test";
import { afterAll, beforeAll, expect, it } from "vitest";
import { visitorPagePolicy } from "~/server/finished-pages/csp.ts";
import { bundleScripts, type Bundles } from "~/server/start/visitor/bundle-scripts.ts";
import type { DrawIsland } from "~/server/visitor-html/finish-html.ts";
import { startMuxServer, type MuxServer } from "../support/mux-server.ts";
import { findHeadlessChromium } from "../support/browser.ts";
import { launchPatiently, openPatiently } from "../support/patient-browser.ts";

const folder = mkdtempSync(join(tmpdir(), "vitrine-mux-"));
const origin = "http://film.test";
let bundles: Bundles;
let drawIsland: DrawIsland;
let browser: Browser;
let mux: MuxServer;

beforeAll(async () => {
  mux = await startMuxServer();
  bundles = await bundleScripts("/visitor");
  for (const { name, bytes } of bundles.drawing) writeFileSync(join(folder, name), bytes);
  ({ drawIsland } = (await import(/* @vite-ignore */ pathToFileURL(join(folder, "draw.mjs")).href)) as {
    drawIsland: DrawIsland;
  });
  browser = await launchPatiently({ executablePath: findHeadlessChromium(), args: ["--no-sandbox", "--disable-gpu"] });
});
afterAll(async () => {
  await browser.close();
  await mux.close();
  rmSync(folder, { recursive: true });
});

/** A page with a film that Mux delivers, as visitors get it. */
async function html(playbackId: string): Promise<string> {
  const film = '<video controls playsinline preload="none" aria-label="Der Laden"><source src="/film.webm"></video>';
  const props = { playbackId, title: "Der Laden", posterUrl: null, notice: "Daten an Mux" };
  const data = JSON.stringify({ props, slots: { film } });
  const inside = await drawIsland({ name: "mux-film", id: "i0-", data });
  const script = bundles.islands["mux-film"]?.script ?? "";
  const attributes = `data-name="mux-film" data-when="interaction" data-id="i0-" data-script="${script}"`;
  return `<!doctype html><html lang="de"><title>Kino</title><body><main><h1>Kino</h1><div style="width:640px;height:360px"><vt-island ${attributes}><div>${inside}</div><script type="application/json">${data.replaceAll("<", "\\u003c")}</script></vt-island></div></main><script type="module" src="${bundles.loader}"></script></body></html>`;
}

/** A second of a square that moves. */
async function recorded(page: Page): Promise<Buffer> {
  const base64 = await page.evaluate(async () => {
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [160, 90];
    const pencil = canvas.getContext("2d");
    const recorder = new MediaRecorder(canvas.captureStream(25), { mimeType: "video/mp4;codecs=vp9" });
    let frames = 0;
    const drawing = setInterval(() => {
      pencil?.fillRect((frames * 4) % 140, 35, 20, 20);
      if ((frames += 1) === 40) recorder.stop();
    }, 40);
    const parts: Blob[] = [];
    recorder.ondataavailable = ({ data }) => void parts.push(data);
    const ended = new Promise((resolve) => (recorder.onstop = resolve));
    recorder.start();
    await ended;
    clearInterval(drawing);
    const bytes = new Uint8Array(await new Blob(parts).arrayBuffer());
    return btoa(bytes.reduce((text, byte) => text + String.fromCharCode(byte), ""));
  });
  return Buffer.from(base64, "base64");
}

/** Mux's addresses lead to a server on this machine that speaks as it does. */
async function opened({ isMuxThere }: { isMuxThere: boolean }) {
  const page = await openPatiently(browser);
  const asked: string[] = [];
  const told: string[] = [];
  page.on("console", (message) => message.type() === "error" && told.push(message.text()));
  const body = await html(isMuxThere ? await mux.ready(await recorded(page)) : "play1");
  await page.route(/.*/, async (route: Route) => {
    const url = new URL(route.request().url());
    if (url.protocol === "blob:") return route.continue();
    asked.push(url.host + url.pathname);
    if (url.origin === origin) {
      if (url.pathname === "/")
        return route.fulfill({
          body,
          contentType: "text/html",
          headers: { "content-security-policy": visitorPagePolicy(body) },
        });
      const file = bundles.files.find(({ name }) => url.pathname === `/visitor/${name}`);
      return file
        ? route.fulfill({ body: Buffer.from(file.bytes), contentType: "text/javascript" })
        : route.fulfill({ status: 404 });
    }
    if (!isMuxThere || !url.host.endsWith(".mux.com")) return route.abort();
    const response = await route.fetch({ url: `${mux.origin}${url.pathname}${url.search}` });
    return route.fulfill({ response });
  });
  await page.goto(`${origin}/`);
  return { page, asked, told };
}

/** What a script of the page may not make of a text: an element that runs something, one of the player's, a script, code. */
const refusedTexts = (page: Page) =>
  page.evaluate(() => {
    const place = document.createElement("div");
    const attempts = {
      text: () => (place.innerHTML = "<img src=x onerror=alert(1)>"),
      drawing: () => (place.innerHTML = "<slot></slot>"),
      script: () => (document.createElement("script").src = "/visitor/any.js"),
      code: () => (document.createElement("script").text = "1"),
    };
    return Object.entries(attempts).flatMap(([name, attempt]) => {
      try {
        attempt();
        return [];
      } catch {
        return [name];
      }
    });
  });

const isForeign = (address: string) => !address.startsWith("film.test/");

it("plays a film by Mux's player once it is pressed, and asks nobody but this site before, nor anybody but Mux after", async () => {
  const { page, asked, told } = await opened({ isMuxThere: true });
  const own = page.getByLabel("Der Laden");
  await expect.poll(() => own.isVisible()).toBe(true);
  await own.hover();
  await expect.poll(() => page.locator("vt-island").getAttribute("data-awake")).toBe("true");
  expect(asked.filter(isForeign)).toEqual([]);
  const before = asked.length;
  await own.evaluate((film: HTMLVideoElement) => {
    film.muted = true;
    void film.play();
  });
  const player = page.locator("mux-player");
  await player.waitFor();
  const played = () => player.evaluate((film) => (film as HTMLVideoElement).currentTime);
  await expect.poll(played).toBeGreaterThan(0.3);
  expect(asked.slice(before).filter((address) => isForeign(address) && !/^[a-z]+\.mux\.com\//.test(address))).toEqual(
    [],
  );
  expect(told.filter((text) => /Content Security Policy|Trusted/.test(text))).toEqual([]);
  expect(await refusedTexts(page), "with the player").toEqual(["text", "script", "code"]);
  const fullscreen = page.locator("media-fullscreen-button").first();
  expect(await fullscreen.getAttribute("aria-label"), "the page's language").toBe("Vollbildmodus aktivieren");
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);

  await page.locator("media-controller").first().press("Shift+?");
  await page.locator("media-keyboard-shortcuts-dialog").getByText("Space", { exact: true }).waitFor();
  await page.keyboard.press("Escape");

  const stood = await played();
  await player.evaluate((film) => film.dispatchEvent(new CustomEvent("error")));
  await expect.poll(() => player.count()).toBe(0);
  const goesOn = () => own.evaluate((film: HTMLVideoElement) => film.currentTime);
  await expect.poll(goesOn, { message: "from here, where it broke off" }).toBeGreaterThanOrEqual(stood - 0.3);
  await page.context().close();
});

it("plays the film from here where Mux cannot be reached", async () => {
  const { page, asked } = await opened({ isMuxThere: false });
  const own = page.locator("video[aria-label]");
  await own.hover();
  await expect.poll(() => page.locator("vt-island").getAttribute("data-awake")).toBe("true");
  expect(await refusedTexts(page), "before the player is there").toEqual(["text", "drawing", "script", "code"]);
  await own.evaluate((film: HTMLVideoElement) => void film.play().catch(() => undefined));
  await expect.poll(() => asked.some((address) => address.endsWith("/play1.m3u8"))).toBe(true);
  await expect.poll(() => page.locator("mux-player").count()).toBe(0);
  expect(await page.locator("video[aria-label]").count()).toBe(1);
  // It is asked for once when it is pressed, and once more when it goes on.
  await expect.poll(() => asked.filter((address) => address.endsWith("/film.webm")).length).toBe(2);
  await page.context().close();
});
