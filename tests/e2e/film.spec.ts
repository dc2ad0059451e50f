import { randomUUID } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "./support/axe.ts";
import { post } from "./support/call-api.ts";
import { DraftApi, makePage } from "./support/draft.ts";
import { EditorPage } from "./support/editor-page.ts";
import { expectFitsThePhone } from "./support/fits-phone.ts";
import { phoneOf } from "./support/on-phone.ts";
import { listenTo } from "./support/said.ts";
import { test } from "./support/story.ts";

/** Noise, recorded by the browser for as long as it takes: a WebM that is large enough to travel in several pieces. */
async function recorded(page: Page, path: string): Promise<void> {
  const base64 = await page.evaluate(async () => {
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [640, 360];
    const pencil = canvas.getContext("2d");
    const noise = new ImageData(640, 360);
    const recorder = new MediaRecorder(canvas.captureStream(25), {
      mimeType: "video/webm;codecs=vp8",
      videoBitsPerSecond: 12_000_000,
    });
    const drawing = setInterval(() => {
      for (let at = 0; at < noise.data.length; at += 65_536)
        crypto.getRandomValues(noise.data.subarray(at, Math.min(at + 65_536, noise.data.length)));
      for (let at = 3; at < noise.data.length; at += 4) noise.data[at] = 255;
      pencil?.putImageData(noise, 0, 0);
    }, 40);
    const parts: Blob[] = [];
    recorder.ondataavailable = ({ data }) => {
      parts.push(data);
      const size = parts.reduce((sum, part) => sum + part.size, 0);
      if (size > 2_500_000 && recorder.state === "recording") recorder.stop();
    };
    const ended = new Promise((resolve) => (recorder.onstop = resolve));
    recorder.start(200);
    await ended;
    clearInterval(drawing);
    const reader = new FileReader();
    const read = new Promise((resolve) => (reader.onload = resolve));
    reader.readAsDataURL(new Blob(parts));
    await read;
    return typeof reader.result === "string" ? (reader.result.split(",")[1] ?? "") : "";
  });
  await writeFile(path, Buffer.from(base64, "base64"));
}

const slug = `film-${randomUUID().slice(0, 8)}`;
const made = { pageId: "", silentPageId: "" };
test.afterEach(async ({ page }) => {
  for (const name of ["Rundgang", "Zweiter", "Neuer"])
    for (const mediaId of await idsOf(page, name)) await post(page, "media/delete", { mediaId, evenIfUsed: true });
  for (const id of Object.values(made)) await post(page, "page/remove", { id });
});

/** The films of the library with this in their names. */
const idsOf = (page: Page, name: string) =>
  page.evaluate(async (search) => {
    const films = await fetch(`/api/v1/media?mediaType=video&search=${search}`);
    return ((await films.json()) as { items: { id: string }[] }).items.map(({ id }) => id);
  }, name);

test("an editor adds a film on a phone: its upload is cut off, goes on after a reload, is prepared, and a visitor plays it in ranges", async ({
  page,
  browser,
}, info) => {
  const editor = new EditorPage(page);
  await editor.signIn("optiker@vitrine.example");
  const film = info.outputPath("Rundgang.webm");
  await recorded(page, film);
  made.pageId = await makePage(page, { de: slug, fr: slug }, ["videoPlayer"]);
  const phone = await phoneOf(page);
  const onPhone = new EditorPage(phone);
  await onPhone.open(made.pageId);
  const placeIn = ({ canvas }: EditorPage) => canvas.locator('[data-vt-item$=":video"]');
  const filmsOn = (screen: Page) => screen.getByRole("dialog", { name: "Video auswählen" });
  const choose = async () => {
    await placeIn(onPhone).tap();
    const chosen = phone.waitForEvent("filechooser");
    const upload = filmsOn(phone).getByRole("button", { name: "Video hochladen" });
    await expect(upload).toBeVisible(); // until then nothing is told at all
    await expect(filmsOn(phone).getByText("Du kannst sie auch hierher ziehen")).toBeHidden(); // not with a finger
    await upload.tap();
    await (await chosen).setFiles(film);
  };

  let pieces = 0;
  await phone.route("**/api/tus/*", async (route) => {
    if (route.request().method() === "PATCH" && (pieces += 1) > 1) return; // hangs, as on a line that went away
    await route.continue();
  });
  await choose();
  await expect(filmsOn(phone).getByText(/Rundgang.webm wird hochgeladen: [1-9]/)).toBeVisible();
  await expect.poll(() => pieces).toBeGreaterThan(1); // the first one is there
  await expectFitsThePhone(phone);
  await expectAccessible(phone);
  await phone.reload(); // the film is chosen again, and only what was missing is sent
  await onPhone.isReady();
  await phone.unrouteAll({ behavior: "ignoreErrors" });
  const said = await listenTo(phone);
  const goesOn = phone.waitForRequest((request) => request.method() === "PATCH" && request.url().includes("/api/tus/"));
  await choose();
  expect(Number((await goesOn).headers()["upload-offset"])).toBeGreaterThanOrEqual(900_000);
  await said("Rundgang.webm ist bereit");
  await expect(filmsOn(phone)).toBeHidden(); // it is chosen at once
  await expect(placeIn(onPhone).locator("img")).toHaveAttribute("src", /\/media\/.*\.webp/); // the browser drew it
  await expectFitsThePhone(phone);
  await onPhone.isSaved();
  await onPhone.publish();
  await phone.context().close();

  const visitor = await browser.newPage({ viewport: { width: 390, height: 844 } });
  const ranges: number[] = [];
  visitor.on("response", (response) => {
    if (response.url().endsWith("/original.webm")) ranges.push(response.status());
  });
  await visitor.goto(`/de/${slug}`);
  const player = visitor.locator("video").first();
  await expect(visitor.locator(".video__poster").first()).toHaveAttribute("srcset", /\/media\/.* 480w/);
  expect(ranges).toEqual([]);
  const play = async () => {
    await player.evaluate((element: HTMLVideoElement) => {
      element.muted = true;
      return element.play();
    });
    await expect.poll(() => player.evaluate((element: HTMLVideoElement) => element.currentTime)).toBeGreaterThan(0.3);
  };
  await play();
  expect(ranges[0]).toBe(206);

  await test.step("at the head of a page it begins by itself, silent, and stands still for whoever wants calm", async () => {
    made.silentPageId = await makePage(page, { de: `still-${slug}`, fr: `muet-${slug}` }, ["hero"]);
    const draft = new DraftApi(page, made.silentPageId);
    const [groupId = ""] = Object.keys((await draft.read()).document.groups);
    const [mediaId = ""] = await idsOf(page, "Rundgang");
    await draft.editInOrder([
      { command: "group.option", input: { groupId, key: "media", value: "video" } },
      { command: "field.image", input: { groupId, fieldName: "video", mediaId } },
    ]);
    expect((await post(page, "page/publish", { id: made.silentPageId })).status).toBe(200);
    for (const reducedMotion of ["no-preference", "reduce"] as const) {
      const watcher = await browser.newPage({ reducedMotion });
      const asked: string[] = [];
      watcher.on("request", (request) => void asked.push(request.url()));
      await watcher.goto(new URL(`/de/still-${slug}`, page.url()).href);
      await watcher.waitForFunction(() => customElements.get("vt-ambient-video"));
      const silent = watcher.locator("vt-ambient-video video");
      const time = () => silent.evaluate((element: HTMLVideoElement) => element.currentTime);
      if (reducedMotion === "reduce") {
        await watcher.waitForTimeout(500);
        expect(asked.filter((url) => url.endsWith(".webm"))).toEqual([]);
        await watcher.getByRole("button", { name: "Video abspielen" }).click();
      }
      await expect.poll(time).toBeGreaterThan(0.1);
      expect(await silent.evaluate((element: HTMLVideoElement) => element.muted)).toBe(true);
      await watcher.getByRole("button", { name: "Video anhalten" }).click();
      await expect(watcher.getByRole("button", { name: "Video abspielen" })).toBeVisible();
      await watcher.close();
    }
  });

  const place = placeIn(editor);
  const library = filmsOn(page);
  await test.step("another one that is dropped onto it takes its place", async () => {
    await editor.open(made.pageId);
    const still = await place.locator("img").getAttribute("src");
    const saidNow = await listenTo(page);
    await place.evaluate(giveFilm, await player.locator("source").getAttribute("src"));
    await saidNow("Zweiter.webm ist bereit");
    await expect(place.locator("img")).not.toHaveAttribute("src", still ?? "");
    await editor.undo();
    await expect(place.locator("img")).toHaveAttribute("src", still ?? "");
    await editor.isSaved();
  });

  await test.step("one that is replaced in the library is another one on the page, for visitors, too, who play it on a computer", async () => {
    const before = await player.locator("source").getAttribute("src");
    await page.goto(`/de/edit/${made.pageId}?library=1`);
    const panel = page.getByRole("dialog", { name: "Mediathek" });
    await panel.getByText("Videos", { exact: true }).click();
    await panel.getByRole("button", { name: /^Rundgang/ }).click();
    const chosen = page.waitForEvent("filechooser");
    await page.getByRole("dialog", { name: "Rundgang" }).getByRole("button", { name: "Datei ersetzen" }).click();
    const saidThere = await listenTo(page);
    await (await chosen).setFiles({ name: "Neuer.webm", mimeType: "video/webm", buffer: await readFile(film) });
    await saidThere("Ersetzt. Alle Verwendungen");
    const shown = async () => {
      await visitor.reload();
      return player.locator("source").getAttribute("src");
    };
    await expect.poll(shown).not.toBe(before);
    expect(await shown()).toMatch(/original\.webm$/);
    await visitor.setViewportSize({ width: 1_280, height: 800 });
    await play();
    expect(await idsOf(page, "Rundgang"), "there is one of the two").toEqual([]);
    await editor.open(made.pageId);
  });
  await visitor.close();

  await test.step("an address of YouTube is looked at before it is sent", async () => {
    await place.dblclick();
    await library.getByText("YouTube", { exact: true }).click();
    await library.getByLabel("YouTube-Adresse").fill("https://vimeo.com/1");
    await library.getByRole("button", { name: "Hinzufügen" }).click();
    await expect(library.getByText("Bitte geben Sie eine gültige YouTube-URL ein")).toBeVisible();
    await expectAccessible(page);
  });

  await test.step("files are taken wherever they are dropped or pasted here, one for a single place", async () => {
    await library
      .locator(".vt-media__entry")
      .first()
      .evaluate(giveFiles, { way: "drop", names: ["a.webm", "b.webm"] });
    await expect(library.getByText(/a\.webm/).first()).toBeVisible(); // with what is wrong with it
    await expect(library.getByText(/b\.webm/)).toHaveCount(0);
    await library
      .getByRole("button", { name: "Abbrechen" })
      .first()
      .evaluate(giveFiles, { way: "paste", names: ["c.webm"] });
    await expect(library.getByText(/c\.webm/).first()).toBeVisible();
  });
});

/** Lets go of files over an element, or pastes them, that are called films and are none. */
function giveFiles(element: Element, { way, names }: { way: string; names: string[] }): void {
  const data = new DataTransfer();
  for (const name of names) data.items.add(new File(["kein Film"], name, { type: "video/webm" }));
  const how = { bubbles: true, cancelable: true };
  if (way === "paste") element.dispatchEvent(new ClipboardEvent("paste", { ...how, clipboardData: data }));
  else if (!element.dispatchEvent(new DragEvent("dragover", { ...how, dataTransfer: data })))
    element.dispatchEvent(new DragEvent("drop", { ...how, dataTransfer: data }));
}

/** Lets go of the film at this address over an element, under another name. */
async function giveFilm(element: Element, address: string | null): Promise<void> {
  const film = await (await fetch(address ?? "")).blob();
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(new File([film], "Zweiter.webm", { type: "video/webm" }));
  const how = { bubbles: true, cancelable: true, dataTransfer };
  if (!element.dispatchEvent(new DragEvent("dragover", how))) element.dispatchEvent(new DragEvent("drop", how));
}
