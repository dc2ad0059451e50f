import { expect, type Page } from "@playwright/test";

/** Notes from now on what must never happen in this tab: dialogs, breaches of the policy, requests to elsewhere. */
export async function watchDangers(page: Page): Promise<{ happened: string[] }> {
  const happened: string[] = [];
  page.on("dialog", (dialog) => {
    happened.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on("request", (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (["data:", "blob:"].includes(protocol) || hostname.endsWith("localhost")) return;
    happened.push(`request: ${request.url()}`);
  });
  await page.exposeFunction("noteBreach", (breach: string) => void happened.push(breach));
  await page.addInitScript(() => {
    addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, sample }) => {
      if (blockedURI === "eval" && sample === "") return; // Zod asks once whether it may compile its checks
      const { noteBreach } = window as unknown as { noteBreach: (breach: string) => void };
      noteBreach(`policy: ${effectiveDirective} ${blockedURI} ${sample}`);
    });
  });
  return { happened };
}

/** Nothing has run in this tab, nothing in its page could, and nothing sticks out of the screen. */
export async function expectHarmless(page: Page, { happened }: { happened: string[] }): Promise<void> {
  let found: string[] | undefined;
  // A golf screen without a round leads to another one; what is looked at is where it ends.
  await expect.poll(async () => (found = await page.evaluate(findDangers).catch(() => undefined))).toBeDefined();
  expect.soft(found, page.url()).toEqual([]);
  expect.soft(happened, page.url()).toEqual([]);
}

function findDangers(): string[] {
  const found: string[] = [];
  if ("ran" in window) found.push(`ran ${String(window.ran)} times`);
  for (const element of document.querySelectorAll("*")) {
    for (const { name, value } of element.attributes) {
      const where = `${element.tagName.toLowerCase()} ${name}=${value.slice(0, 80)}`;
      const isOwnFocus =
        name === "autofocus" && element.matches('#site-search [name="searchQuery"], .disclosure__head');
      if (name.startsWith("on") || name === "srcdoc" || (name === "autofocus" && !isOwnFocus)) found.push(where);
      const isAddress = ["href", "src", "action", "formaction", "xlink:href", "data", "poster"].includes(name);
      if (isAddress && /^[\s\0-\x20]*(java\s*script|vbscript|data:text|\/[/\\])/i.test(value)) found.push(where);
      if (name === "style" && /evil|javascript|expression/.test(value)) found.push(where);
    }
  }
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth + 1) found.push(`the page is ${scrollWidth} px wide on ${clientWidth}: ${widest()}`);
  return found;

  function widest(): string {
    const right = (element: Element) => element.getBoundingClientRect().right;
    const [first] = [...document.querySelectorAll("body *")].sort((one, other) => right(other) - right(one));
    return `${first?.tagName} ${first?.className} in ${first?.parentElement?.className}`;
  }
}
