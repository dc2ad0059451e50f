import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { cachedPagePolicy, noncePolicy } from "./csp.ts";

const hash = (script: string) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`;

describe("the policy of a cached page", () => {
  const own = 'self.__next_f.push([1,"x"])';

  it("allows the framework's inline scripts by their hashes and no others", () => {
    const policy = cachedPagePolicy(`<script src="/a.js"></script><script>${own}</script><script>alert(1)</script>`);
    expect(policy).toContain(hash(own));
    expect(policy).not.toContain(hash("alert(1)"));
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
    expect(policy).toContain("object-src 'none'");
  });

  it("knows the bundler's loader and React's streaming scripts", () => {
    for (const script of [
      '(globalThis["TURBOPACK"] || []).push({})',
      "$RC=function(){}",
      "(self.__next_f=[]).push([0])",
    ])
      expect(cachedPagePolicy(`<script id="_R_">${script}</script>`)).toContain(hash(script));
  });

  it("names each script once", () => {
    const policy = cachedPagePolicy(`<script>${own}</script><script id="x">${own}</script>`);
    expect(policy.split(hash(own))).toHaveLength(2);
  });
});

describe("the policy of a page for one request", () => {
  it("carries its nonce and the live door of its own origin", () => {
    const policy = noncePolicy("abc", "https://optik.example", false);
    expect(policy).toContain("'nonce-abc' 'strict-dynamic'");
    expect(policy).toContain("connect-src 'self' wss://optik.example");
    expect(policy).not.toContain("unsafe-eval");
  });
});
