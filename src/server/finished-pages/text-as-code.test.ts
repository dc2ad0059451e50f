import { runInNewContext } from "node:vm";
import { expect, it } from "vitest";
import { withFirstScript } from "./text-as-code.ts";

const page = "<!DOCTYPE html><html><head><script src=a></script></head><body>über &lt;head></body></html>";
const origin = "https://optik.example";

interface Policy {
  createHTML(text: string, type: string, sink: string): string | null;
  createScriptURL(text: string, type: string, sink: string): string | null;
  createScript?: unknown;
}

/** What the first script of a page leaves behind in a browser. */
function firstScriptRun() {
  const script = /<script nonce="n-1">(.*?)<\/script>/s.exec(withFirstScript(Buffer.from(page), "n-1").toString())?.[1];
  const policies: Record<string, Policy> = {};
  const trustedTypes = { createPolicy: (name: string, policy: Policy) => void (policies[name] = policy) };
  const browser = { trustedTypes, URL, location: { origin }, document: { baseURI: `${origin}/de/edit/~home` } };
  runInNewContext(script ?? "", browser);
  return { policy: policies["default"] as Policy, browser: browser as object };
}

it("stands before every other script of a page, and in nothing else", () => {
  const text = withFirstScript(Buffer.from(page), "n-1").toString();
  expect(text).toMatch(/^<!DOCTYPE html><html><head><script nonce="n-1">[^]*<\/script><script src=a>/);
  expect(text.replace(/<script nonce.*?<\/script>/s, "")).toBe(page);
  for (const other of ['1:["$","head"]<head>', "", "<!DOCTYPE html><p>Nichts"])
    expect(withFirstScript(Buffer.from(other), "n-1").toString()).toBe(other);
});

it.each([
  ["/_next/static/chunks/a.js", "HTMLScriptElement src", true],
  [`${origin}/_next/static/chunks/a.js`, "HTMLScriptElement src", true],
  ["/map/worker.mjs?v=1", "Worker constructor", true],
  [`blob:${origin}/3f0d`, "Worker constructor", true],
  ["/golf-worker.js", "ServiceWorkerContainer register", true],
  [`blob:${origin}/3f0d`, "HTMLScriptElement src", false],
  ["/media/1/original.js", "HTMLScriptElement src", false],
  ["/media/1/original.js", "SVGScriptElement href", false],
  ["/_next/static/../../media/1/original.js", "HTMLScriptElement src", false],
  ["//else.example/_next/static/a.js", "HTMLScriptElement src", false],
  ["https://else.example/worker.js", "Worker constructor", false],
  ["data:text/javascript,1", "Worker constructor", false],
  ["javascript:1", "HTMLScriptElement src", false],
])("lets in as a script what is the site's own: %s as %s", (address, sink, isIn) => {
  expect(firstScriptRun().policy.createScriptURL(address, "TrustedScriptURL", sink)).toBe(isIn ? address : null);
});

it.each([
  ["<p>eingefügt</p>", "DOMParser parseFromString", true],
  [".crop { color: red }", "Element innerHTML", true],
  ["<script></script>", "Element innerHTML", true],
  ["<script>alert(1)</script>", "Element innerHTML", false],
  ["<b>x</b>", "Element innerHTML", false],
  ["<img src=x onerror=alert(1)>", "Range createContextualFragment", false],
  ["<p>x</p>", "HTMLIFrameElement srcdoc", false],
])("lets text with elements be read, and not put into the page: %s by %s", (text, sink, isIn) => {
  const { policy } = firstScriptRun();
  expect(policy.createHTML(text, "TrustedHTML", sink)).toBe(isIn ? text : null);
  expect(policy.createScript).toBeUndefined();
});

it("tells Zod to compile nothing before Zod is there", () =>
  expect(firstScriptRun().browser).toMatchObject({ __zod_globalConfig: { jitless: true } }));
