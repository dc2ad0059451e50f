import { rm } from "node:fs/promises";
import { dirname } from "node:path";
import type { Browser, Page } from "@playwright/test";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { mediaFolder } from "~/features/media/disk-storage.ts";
import { importVideo, maxVideoBytes } from "~/features/media/import-video.ts";
import { prepareFilm } from "~/features/media/prepare-film.ts";
import { mediaRef } from "~/features/media/media-ref.ts";
import { listMedia } from "~/features/media/service.ts";
import { forEditor, type SiteActor } from "~/lib/site-editor.ts";
import { getDb } from "~/server/db.ts";
import { findHeadlessChromium } from "../support/browser.ts";
import { useDatabase } from "../support/database.ts";
import { launchPatiently, openPatiently } from "../support/patient-browser.ts";
import { siteWithPages } from "../support/published-page.ts";
import { renderSection } from "../support/render-block.tsx";
import { startWebServer, type WebServer } from "../support/web-server.ts";

const database = useDatabase();
const editor: SiteActor = { isAdmin: false, role: "optician" };
const resolution = { width: 160, height: 90 };
let siteId = "";
let server: WebServer;
let browser: Browser;
let page: Page;
let film: Buffer;

beforeAll(async () => {
  siteId = (await siteWithPages(database.db, "film", ["kino"])).id;
  server = await startWebServer(database.url);
  browser = await launchPatiently({
    executablePath: findHeadlessChromium(),
    args: ["--no-sandbox", "--disable-gpu", "--host-resolver-rules=MAP film.test 127.0.0.1"],
  });
  page = await openPatiently(browser, { bypassCSP: true }); // the section is written into a page of the product below
  await page.goto(`http://film.test:${server.port}/de/kino`);
  film = Buffer.from(await page.evaluate(recordedFilm), "base64");
});
afterAll(async () => {
  await browser.close();
  await server.close();
  await getDb().$disconnect();
  await rm(dirname(mediaFolder({ siteId, objectId: siteId })), { recursive: true, force: true });
});

const context = () => forEditor({ db: database.db, site: { id: siteId }, actor: editor });

/** A second of a square that moves, recorded by the browser itself: WebM in base64. Runs in the page. */
async function recordedFilm(): Promise<string> {
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [160, 90];
  const pencil = canvas.getContext("2d");
  let step = 0;
  let frames = 0;
  const drawing = setInterval(() => {
    if (!pencil) return;
    pencil.fillStyle = "#1f3d36";
    pencil.fillRect(0, 0, 160, 90);
    pencil.fillStyle = "#e9d8c4";
    pencil.fillRect((step += 4) % 140, 35, 20, 20);
    if ((frames += 1) === 25) recorder.stop();
  }, 40);
  const recorder = new MediaRecorder(canvas.captureStream(25), { mimeType: "video/webm;codecs=vp8" });
  const parts: Blob[] = [];
  recorder.ondataavailable = ({ data }) => void parts.push(data);
  const ended = new Promise((resolve) => (recorder.onstop = resolve));
  recorder.start();
  await ended;
  clearInterval(drawing);
  const bytes = new Uint8Array(await new Blob(parts).arrayBuffer());
  return btoa(bytes.reduce((text, byte) => text + String.fromCharCode(byte), ""));
}

describe("importVideo", () => {
  it("refuses wrong names, other bytes and what is too large, and stores nothing of it", async () => {
    const film = { bytes: Buffer.from("<!doctype html>"), filename: "film.webm", resolution };
    await expect(importVideo(context(), film)).rejects.toThrow("File type not allowed");
    await expect(importVideo(context(), { ...film, filename: "film.mov" })).rejects.toThrow("File type not allowed");
    await expect(importVideo(context(), { ...film, filename: "film" })).rejects.toThrow("File has no extension");
    const large = Buffer.alloc(maxVideoBytes + 1);
    large.write("\u0000\u0000\u0000\u0018ftypmp42", "latin1");
    await expect(importVideo(context(), { ...film, bytes: large })).rejects.toThrow("File too large");
    expect(await database.db.media.count({ where: { siteId } })).toBe(0);
  });
});

/** A bus that nobody listens to. */
const bus = { wake: () => undefined } as never;

it("says of a film that it is being prepared, and of one that nobody can play that it failed", async () => {
  const status = async (id: string) =>
    (await database.db.media.findFirstOrThrow({ where: { siteId, id } })).videoSettings;
  const broken = Buffer.concat([film.subarray(0, 60), Buffer.alloc(1_000)]);
  const { id } = await importVideo(context(), { bytes: broken, filename: "kaputt.webm", resolution });
  expect(await status(id)).toMatchObject({ status: "preparing" });
  await prepareFilm({ db: database.db, bus }, { siteId, mediaId: id });
  expect(await status(id)).toMatchObject({ source: "own", status: "failed" });
  await database.db.media.deleteMany({ where: { siteId, id } });
});

it("plays an own film in the video section, fetched in ranges", async () => {
  const { id } = await importVideo(context(), {
    bytes: film,
    filename: "Laden.webm",
    resolution,
    alt: { de: "Der Laden" },
  });
  await prepareFilm({ db: database.db, bus }, { siteId, mediaId: id });
  const row = await database.db.media.findFirstOrThrow({ where: { siteId, id } });
  const { items } = await listMedia(context(), { mediaType: "video", page: 1 });
  expect(items.map(({ id, originalFilename }) => [id, originalFilename])).toEqual([[row.id, "Laden.webm"]]);

  const fetched: { status: number; range: string | undefined }[] = [];
  page.on("response", (response) => {
    if (response.url().includes(row.id)) {
      fetched.push({ status: response.status(), range: response.headers()["content-range"] });
    }
  });
  const section = { kind: "videoPlayer", content: { video: { mediaId: row.id } } };
  await page.setContent(renderSection(section, "visitor", [mediaRef(row)]));
  const player = page.getByLabel("Der Laden");
  expect(fetched).toEqual([]); // nothing is fetched before somebody presses play
  const played = await player.evaluate(async (element) => {
    const video = element as HTMLVideoElement;
    video.muted = true;
    await video.play();
    await new Promise<void>((resolve, reject) => {
      setTimeout(() => reject(new Error(`stands still at ${video.currentTime} s`)), 120_000);
      video.onended = () => resolve();
      video.ontimeupdate = () => video.currentTime > 0.5 && resolve();
    });
    return { width: video.videoWidth, height: video.videoHeight };
  });
  expect(played).toEqual(resolution);
  expect(fetched[0]).toEqual({ status: 206, range: `bytes 0-${film.length - 1}/${film.length}` });

  const address = `/media/${row.id}/original.webm`;
  const middle = await server.get("film.test", address, { headers: { range: "bytes=1-3" } });
  expect(middle).toMatchObject({ status: 206, headers: { "content-range": `bytes 1-3/${film.length}` } });
  expect(middle.headers["content-length"]).toBe("3");
  const beyond = await server.get("film.test", address, { headers: { range: `bytes=${film.length}-` } });
  expect(beyond.status).toBe(416);
});
