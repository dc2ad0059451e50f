import { expect, test, type Page } from "@playwright/test";
import { golfOrigin, opticianOrigin } from "./support/origins.ts";

test.use({ viewport: { width: 390, height: 844 } });

const kB = 1024;

/** Bytes over the wire of a first visit by kind (`Script`, `Font` …), and how far the page's parts moved. */
async function visit(page: Page, address: string): Promise<{ bytes: Record<string, number>; shift: number }> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.setCacheDisabled", { cacheDisabled: true });
  const kinds = new Map<string, string>();
  const bytes: Record<string, number> = {};
  session.on("Network.responseReceived", ({ requestId, type }) => kinds.set(requestId, type));
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? "Other";
    bytes[kind] = (bytes[kind] ?? 0) + encodedDataLength;
  });
  await page.goto(address, { waitUntil: "networkidle" });
  const shift = await page.evaluate(
    () =>
      new Promise<number>((done) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as unknown as { value: number }).value;
        }).observe({ type: "layout-shift", buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => done(sum)));
      }),
  );
  await session.detach();
  return { bytes, shift };
}

const pages = {
  [opticianOrigin]: [
    "/de",
    "/fr",
    "/de/leistungen",
    "/de/team",
    "/de/~contact",
    "/de/~imprint",
    "/de/search",
    "/de/gibt-es-nicht",
  ],
  [golfOrigin]: ["/de", "/de/~urban-golf-start", "/de/map/hauptbahnhof"],
};

for (const [origin, paths] of Object.entries(pages)) {
  test(`visitors of ${origin.replace(/:\d+/, "")} get no framework, and little of anything`, async ({ page }) => {
    for (const path of paths) {
      const { bytes, shift } = await visit(page, origin + path);
      const url = new URL(origin + path);
      const host = url.host;
      url.hostname = "localhost"; // Node may not know the names below it
      const answer = await page.request.get(url.href, { headers: { host } });
      const html = await answer.text();
      expect(html, path).not.toMatch(/\/_next\/static\/chunks\/[^"]+\.js|__next_|rel="stylesheet"/);
      const scripts = [...html.matchAll(/<script([^>]*)>/g)].map(([, attributes = ""]) => attributes);
      const running = scripts.filter((attributes) => !/type="application\/(ld\+)?json"/.test(attributes));
      expect(running, path).toEqual([
        expect.stringMatching(/^ type="module" async src="\/_next\/static\/visitor\/loader-/),
      ]);
      const policy = answer.headers()["content-security-policy"];
      expect(policy, path).toMatch(/script-src 'self'(;|$)/);
      if (!html.includes("<vt-island")) expect(bytes["Script"], path).toBeLessThanOrEqual(6 * kB);
      expect(bytes["Font"] ?? 0, path).toBeLessThanOrEqual(51 * kB);
      expect(Math.round(shift * 100), `${path} moves by ${shift}`).toBe(0);
    }
  });
}

test("the optician's home page weighs 140 kB at most", async ({ page }) => {
  const { bytes } = await visit(page, `${opticianOrigin}/de`);
  const all = Object.values(bytes).reduce((sum, size) => sum + size, 0);
  expect(all, JSON.stringify(bytes)).toBeLessThanOrEqual(140 * kB);
});

test("an island wakes when it comes near, and not before", async ({ page }) => {
  await page.goto(`${golfOrigin}/de`, { waitUntil: "networkidle" });
  const island = page.locator('vt-island[data-name="golf-records"]');
  await expect(island).not.toHaveAttribute("data-awake");
  await page.locator(".score-tracker").scrollIntoViewIfNeeded();
  await expect(island).toHaveAttribute("data-awake", "true");
  await expect(island.getByRole("table").or(island.getByRole("paragraph")).first()).toBeVisible();
});
