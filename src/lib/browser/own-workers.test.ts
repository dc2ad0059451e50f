import { afterEach, describe, expect, it, vi } from "vitest";
import { allowMarkup, allowOwnWorkers } from "./own-workers.ts";

type Rule = (text: string, type: string, sink: string) => string | null;
interface Policy {
  createHTML: Rule;
  createScriptURL: Rule;
  createScript?: Rule;
}

function pageWith({ defaultPolicy = null }: { defaultPolicy?: object | null } = {}) {
  const made: Record<string, Policy> = {};
  vi.stubGlobal("trustedTypes", {
    defaultPolicy,
    createPolicy: (name: string, policy: Policy) => (made[name] = policy),
  });
  vi.stubGlobal("document", { baseURI: "https://golf.example/de/game" });
  vi.stubGlobal("location", { origin: "https://golf.example" });
  allowOwnWorkers();
  return made;
}

describe("allowOwnWorkers", () => {
  afterEach(() => void vi.unstubAllGlobals());

  it.each([
    ["/golf-sw.js", "ServiceWorkerContainer register", true],
    ["/map/worker.mjs?v=5", "Worker constructor", true],
    ["blob:https://golf.example/1-2", "Worker constructor", true],
    ["https://evil.example/x.js", "Worker constructor", false],
    ["//evil.example/x.js", "ServiceWorkerContainer register", false],
    ["data:text/javascript,alert(1)", "Worker constructor", false],
    ["/golf-sw.js", "HTMLScriptElement src", false],
  ])("%s for %s: %s", (address, sink, isAllowed) => {
    expect(pageWith()["default"]?.createScriptURL(address, "TrustedScriptURL", sink)).toBe(isAllowed ? address : null);
  });

  it.each([
    ["<img src=x onerror=alert(1)>", "DOMParser parseFromString", true],
    ["<img src=x onerror=alert(1)>", "Element innerHTML", false],
    ["<p>Hallo</p>", "Element innerHTML", false],
    ["", "Element innerHTML", true],
  ])("%s for %s: %s", (text, sink, isAllowed) => {
    expect(pageWith()["default"]?.createHTML(text, "TrustedHTML", sink)).toBe(isAllowed ? text : null);
  });

  it("lets markup through that is found harmless, whoever made the policy", () => {
    const html = (text: string) => page["default"]?.createHTML(text, "TrustedHTML", "ShadowRoot innerHTML");
    const page = pageWith();
    expect(html("<slot>")).toBeNull();
    allowMarkup((text) => text === "<slot>");
    expect([html("<slot>"), html("<img>")]).toEqual(["<slot>", null]);
    allowMarkup(() => false);
  });

  it("makes code of no text", () => void expect(pageWith()["default"]?.createScript).toBeUndefined());
  it("leaves a page its own policy", () => void expect(pageWith({ defaultPolicy: {} })).toEqual({}));
  it("needs no browser that knows of it", () => {
    vi.stubGlobal("trustedTypes", undefined);
    expect(allowOwnWorkers).not.toThrow();
  });
});
