import { randomUUID } from "node:crypto";
import { chromium, type Browser, type Page } from "@playwright/test";
import { apiClient } from "../support/api.ts";
import { findChromium } from "../support/browser.ts";
import { signIn } from "../support/session.ts";
import { cookiesFor } from "./cookies-for.ts";
import { type Figure, medianAndSpread, ms, percentile, spread, timed, within } from "./figures.ts";
import { atMost } from "./goals.ts";
import { keyWork, traceCategories } from "./key-work.ts";
import { locales } from "./product.ts";
import { slowDown } from "./slow-phone.ts";
import { readVitals, slowVisits, visits, type Vitals } from "./visit.ts";

const sections = 100;
const keys = 200;
/** What else the machine does moves a single opening by hundreds of milliseconds. */
const openings = 5;
const times = 30; // of fewer, the 95th of a hundred would be the slowest

/**
 * The editor on a page of 100 sections in Chromium: from a key or a press to the picture that shows what it did, beside a
 * bare text area in the same browser, and its first opening on a slow phone; then that page as visitors meet it. Pictures come every 16.7 ms, so that the time
 * from a key to its picture says in part by how little it missed the one before; the work of a key does not.
 */
export async function bigPage(origin: string): Promise<Figure[]> {
  const cookie = await signIn(origin, "admin@vitrine.example", "vitrine-demo");
  const api = apiClient(origin, cookie);
  const pageId = await makePage(api);
  const browser = await chromium.launch({ executablePath: findChromium(), args: ["--no-sandbox"] });
  const address = `${origin}/de/edit/${pageId}?toolbar=1`;
  const phone = await slowOpenings(browser, address, cookie);
  const { typing, floor, actions } = await work(browser, address, cookie);
  const publishes = await publish(api, pageId);
  const { felt: visited, median } = await slowVisits(browser, `${origin}/de/hundert-bereiche`);
  const { felt: home } = await slowVisits(browser, `${origin}/de`);
  await browser.close();
  await api.page.remove.mutate({ id: pageId });
  const on = `on ${sections} sections`;
  return [
    {
      name: `a visitor's page of ${sections} sections, largest paint on a slow phone, median of ${visits} (least to most)`,
      value: visited.largest,
      beside: `first ${visited.first}, blocked ${visited.blocked}, moved ${visited.moved}; the optician's home ${home.largest}, blocked ${home.blocked}`,
      goals: [
        atMost(700, median.largest, { unit: "ms" }),
        atMost(10, median.blocked, { what: "blocked", unit: "ms" }),
        atMost(0, Number(median.moved.toFixed(3)), { what: "moved" }),
      ],
    },
    {
      name: `editor ${on}, first opening on a slow phone: largest paint, median of ${openings} (least to most)`,
      value: inWords(phone.paints),
      beside: `takes an edit after ${inWords(phone.readies)}`,
      goals: [atMost(2_000, percentile(phone.paints, 0.5), { unit: "ms" })],
    },
    {
      name: `a key ${on}, to its picture`,
      value: spread(typing.times),
      beside: `bare text area ${spread(floor.times)}`,
    },
    {
      name: `a key ${on}, what the page works until its picture`,
      value: spread(typing.work),
      beside: `bare text area ${spread(floor.work)}`,
      goals: [within(16, typing.work)],
    },
    ...Object.entries(actions).map(([name, samples]) => ({
      name: `${name} ${on}, to its picture`,
      value: spread(samples),
      beside: `a key in a bare text area ${ms(percentile(floor.times, 0.5))}`,
      goals: [within(100, samples)],
    })),
    {
      name: `publish ${on}`,
      value: spread(publishes),
      beside: `after a change each, ${publishes.length} times`,
      goals: [within(1_000, publishes)],
    },
  ];
}

async function makePage(api: ReturnType<typeof apiClient>): Promise<string> {
  const name = { de: "Hundert Bereiche" };
  const initialMeta = { name, disallowedLanguages: locales.filter((locale) => locale !== "de") };
  const { id: pageId } = await api.page.add.mutate({ collectionName: null, lang: "de", initialMeta });
  let { revision } = await api.page.draft.query({ pageId });
  const run = async (command: string, input: object) => {
    const operation = { opId: randomUUID(), command, input: input as never };
    ({ revision } = await api.page.edit.mutate({ pageId, baseRevision: revision, operation }));
  };
  let nextTo: string | null = null;
  for (let index = 0; index < sections; index += 1) {
    const groupId = randomUUID();
    await run("group.add", { groupId, kind: "textOnImage", nextTo, parentId: null });
    await run("field.text", { groupId, fieldName: "title", locale: "de", text: `Abschnitt ${index}` });
    nextTo = groupId;
  }
  return pageId;
}

async function publish(api: ReturnType<typeof apiClient>, pageId: string): Promise<number[]> {
  const samples: number[] = [];
  for (let time = 0; time < times; time += 1) {
    const { revision: baseRevision } = await api.page.draft.query({ pageId });
    const input = { locale: "de", name: `Hundert Bereiche ${time}` };
    const operation = { opId: randomUUID(), command: "page.rename", input };
    await api.page.edit.mutate({ pageId, baseRevision, operation });
    samples.push(...(await timed(1, () => api.page.publish.mutate({ id: pageId }))));
  }
  return samples;
}

const inWords = (samples: number[]) => medianAndSpread(samples, { unit: " ms", digits: 0 });

/** First openings of the editor, each in a browser that has nothing of it yet. */
async function slowOpenings(browser: Browser, address: string, cookie: string) {
  const paints: number[] = [];
  const readies: number[] = [];
  for (let turn = 0; turn < openings; turn += 1) {
    const { paint, ready } = await firstOpening(browser, address, cookie);
    paints.push(paint);
    readies.push(ready);
  }
  return { paints, readies };
}

async function firstOpening(browser: Browser, address: string, cookie: string) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
  await context.addCookies(cookiesFor(address, cookie));
  const page = await context.newPage();
  await slowDown(await context.newCDPSession(page));
  await page.goto(address, { timeout: 120_000 });
  await page.locator(".vt-app[data-ready='true']").waitFor({ timeout: 120_000 });
  const ready = await page.evaluate<number>("performance.now()");
  const { largest: paint } = await page.evaluate<Vitals>(readVitals);
  await context.close();
  return { paint, ready };
}

async function work(browser: Browser, address: string, cookie: string) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: "reduce" });
  await context.addCookies(cookiesFor(address, cookie));
  const bare = await context.newPage();
  await bare.setContent("<textarea autofocus></textarea>");
  await bare.locator("textarea").click();
  const floor = { times: await type(bare), work: await workOf(bare) };
  await bare.close();

  const page = await context.newPage();
  await page.goto(address);
  await page.locator(".vt-app[data-ready='true']").waitFor({ timeout: 120_000 });
  const section = page.locator(".vt-section").nth(50);
  await section.getByRole("textbox").first().click();
  const typing = { times: await type(page), work: await workOf(page) };
  await page.keyboard.press("Escape"); // to the section; once more would close the bar

  const actions: Record<string, number[]> = {
    ...{ "open options": [], move: [], undo: [], duplicate: [] },
    ...{ "open the dialog of sections": [], "add one of its sections": [] },
  };
  const bar = page.getByRole("region", { name: "Bearbeitungsleiste" });
  const isSaved = () =>
    page
      .getByRole("status")
      .filter({ hasText: /^Gespeichert$/ })
      .waitFor();
  for (let time = 0; time < times; time += 1) {
    await section.focus();
    actions["open options"]?.push(await until(page, "menu", () => page.keyboard.press("Enter")));
    const menu = page.getByRole("dialog", { name: "Menü für" });
    actions["move"]?.push(await until(page, "order", () => menu.getByRole("button", { name: "Nach unten" }).click()));
    await isSaved();
    actions["undo"]?.push(await until(page, "order", () => bar.getByRole("button", { name: "Rückgängig" }).click()));
    await isSaved();
    await section.focus();
    await page.keyboard.press("Enter");
    const duplicate = menu.getByRole("button", { name: "Duplizieren" });
    actions["duplicate"]?.push(await until(page, "order", () => duplicate.click()));
    await isSaved();
    await bar.getByRole("button", { name: "Rückgängig" }).click();
    await isSaved();
    const adding = page.locator(".vt-canvas").getByRole("button", { name: "Bereich hinzufügen" }).last();
    actions["open the dialog of sections"]?.push(await until(page, "kinds", () => adding.click()));
    const kind = page.getByRole("dialog").getByRole("button", { name: "Zitat" });
    await kind.scrollIntoViewIfNeeded();
    await page.waitForTimeout(500); // as somebody who reads what there is: the sections around it are drawn
    actions["add one of its sections"]?.push(await until(page, "order", () => kind.click()));
    await isSaved();
    await bar.getByRole("button", { name: "Rückgängig" }).click();
    await isSaved();
  }
  await context.close();
  return { typing, floor, actions };
}

/** Milliseconds from each of many keys to the picture that follows it. */
async function type(page: Page): Promise<number[]> {
  await page.evaluate(() => {
    const samples: number[] = [];
    Object.assign(window, { samples });
    addEventListener(
      "keydown",
      ({ timeStamp }) =>
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel(); // behind the picture
          port1.onmessage = () => samples.push(performance.now() - timeStamp);
          port2.postMessage(null);
        }),
      true,
    );
  });
  await press(page);
  return page.evaluate(() => (window as unknown as { samples: number[] }).samples);
}

/** Milliseconds that the page works for each of as many keys until its picture; traced apart, because tracing costs time. */
async function workOf(page: Page): Promise<number[]> {
  const browser = page.context().browser();
  if (!browser) throw new Error("The page has no browser of its own");
  await browser.startTracing(page, { categories: traceCategories });
  await press(page);
  return keyWork(await browser.stopTracing());
}

async function press(page: Page): Promise<void> {
  for (let key = 0; key < keys; key += 1) {
    await page.keyboard.press(key % 6 === 5 ? "Space" : "a");
    await page.waitForTimeout(40);
  }
}

/**
 * Milliseconds from the first key or press in `act` to the picture in which the sections have another order, the
 * keyboard is in the menu, or the kinds of section stand there.
 */
async function until(page: Page, what: "order" | "menu" | "kinds", act: () => Promise<void>): Promise<number> {
  await page.evaluate(`void (window.took = (${watch})("${what}"))`);
  await act();
  return page.evaluate<number>("window.took");
}

/** Runs in the page. As text: names that a compiler adds to functions are not known there. */
const watch = `(what) => {
  const state = () =>
    what === "menu"
      ? String(document.activeElement?.closest("[data-vt-menu]") !== null)
      : what === "kinds"
        ? String(document.querySelector(".vt-kinds") !== null)
        : [...document.querySelectorAll(".vt-section")].map((each) => each.getAttribute("data-vt-item")).join();
  const before = state();
  let began = 0;
  for (const type of ["keydown", "click"])
    addEventListener(type, ({ timeStamp }) => void (began ||= timeStamp), { capture: true, once: true });
  return new Promise((resolve) => {
    const look = () => {
      if (began === 0 || state() === before) return requestAnimationFrame(look);
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve(performance.now() - began);
      port2.postMessage(null);
    };
    look();
  });
}`;
