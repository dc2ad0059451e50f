import { describe, expect, it } from "vitest";
import { noncePolicy, visitorPagePolicy } from "./csp.ts";

describe("the policy of a page for visitors", () => {
  it("allows scripts that are files of the site, and not one that stands in a page", () => {
    expect(visitorPagePolicy).toMatch(/script-src 'self'(;|$)/);
    expect(visitorPagePolicy).toContain("object-src 'none'");
  });
});

describe("the policy of a page for one request", () => {
  it("carries its nonce and the live door of its own origin", () => {
    const policy = noncePolicy("abc", "https://optik.example", false);
    expect(policy).toContain("'nonce-abc' 'strict-dynamic'");
    expect(policy).toContain("connect-src 'self' wss://optik.example");
    expect(policy).toMatch(/frame-src 'self'( |;)/); // the editor shows a page as other devices do
    expect(policy).not.toContain("unsafe-eval");
  });
});
