import { describe, expect, it } from "vitest";
import { securityHeaders } from "../http/headers.ts";
import { noncePolicy, pagePolicies, visitorPagePolicy } from "./csp.ts";

describe("the policy of a page for visitors", () => {
  it("allows scripts that are files of the site, and not one that stands in a page", () => {
    expect(visitorPagePolicy("<p>Hallo</p>")).toMatch(/script-src 'self'(;|$)/);
    expect(visitorPagePolicy("<p>Hallo</p>")).toContain("object-src 'none'");
  });

  it("lets a service in where visitors can agree to it, and nowhere else", () => {
    const directive = (name: string, html: string) => new RegExp(`${name} ([^;]*)`).exec(visitorPagePolicy(html))?.[1];
    const asked = '<vt-consent data-pixel="12345678"><section hidden=""></section></vt-consent>';
    expect(directive("script-src", asked)).toBe("'self' https://connect.facebook.net");
    expect(directive("img-src", asked)).toBe("'self' https://www.facebook.com data: blob:");
    const both = '<vt-consent data-analytics="G-ABC123" data-tag-manager="GTM-ABC1">';
    expect(directive("script-src", both)).toBe("'self' https://*.googletagmanager.com");
    const managed = '<vt-consent data-tag-manager="GTM-ABC1">'; // which measures by what it loads of Analytics
    for (const html of [both, managed])
      expect(directive("connect-src", html), html).toMatch(
        /\*\.google-analytics\.com https:\/\/analytics\.google\.com /,
      );
    expect(directive("img-src", managed)).toContain("https://*.google-analytics.com");
    for (const html of ['<vt-consent data-quiet="">', '&lt;vt-consent data-pixel="12345678"&gt;', "<p>Hallo</p>"]) {
      expect(directive("script-src", html)).toBe("'self'");
      expect(directive("connect-src", html)).toBe("'self'");
      expect(directive("img-src", html)).toBe("'self' data: blob:");
    }
  });

  it("lets Mux in where it delivers a film of the page, and never a script of it", () => {
    const told = (html: string) =>
      [...visitorPagePolicy(html).matchAll(/([a-z]+)-src [^;]*mux\.com/g)].map(([, of]) => of);
    expect(told('<vt-island data-name="mux-film" data-when="interaction">')).toEqual(["media", "img", "connect"]);
    for (const html of ['<vt-island data-name="map">', "&lt;vt-island data-name=&quot;mux-film&quot;&gt;", "<video>"])
      expect(told(html), html).toEqual([]);
  });

  it.each([
    ["<p>Hallo</p>", "'none'"],
    ['<vt-island data-name="form">', "'none'"],
    ['&lt;vt-island data-name="map">', "'none'"],
    ["<vt-consent>", "'none'"],
    ['<vt-island data-name="map">', "default slots"],
    ['<vt-island data-name="form"><vt-island data-name="map">', "default slots"],
    ['<vt-island data-name="mux-film">', "default slots"],
    ['<vt-island data-name="golf-card">', "default slots"],
    ['<vt-consent data-pixel="1">', undefined],
    ["<vt-search>", "'none'"],
    ['<vt-businesses class="directory">', "'none'"],
    ['<vt-businesses class="directory"><vt-island data-name="directory-map">', "default slots"],
  ])("lets no text become HTML or code but what a page is made with: %s", (html, policies) => {
    const policy = visitorPagePolicy(html);
    const held = /; require-trusted-types-for 'script'; trusted-types ([^;]*)(?:;|$)/.exec(policy)?.[1];
    expect(held).toBe(policies);
    expect(policy.includes("trusted-types")).toBe(policies !== undefined);
  });

  const frames = (html: string) => /frame-src ([^;]*)/.exec(visitorPagePolicy(html))?.[1];

  it("lets others' pages be shown only where the page has a place for them", () => {
    const booking = '<vt-booking data-origin="https://termin.example"><a href="/">x</a></vt-booking>';
    const film = '<vt-video-click data-video-id="x"></vt-video-click>';
    expect(frames("<p>https://termin.example</p>")).toBe("'none'");
    expect(frames(film)).toBe("https://www.youtube-nocookie.com");
    expect(frames(booking + booking)).toBe("https://termin.example https://www.termin.example");
    expect(frames(film + booking)).toMatch(/^https:\/\/www\.youtube-nocookie\.com https:\/\/termin\.example /);
  });

  it("lets a booking be shown that leads on to the same address with www, or without", () => {
    expect(frames('<vt-booking data-origin="https://www.termin.example:8443">')).toBe(
      "https://www.termin.example:8443 https://termin.example:8443",
    );
  });

  it("lets a booking be paid there, and nothing else in any page", () => {
    const paid = (html: string) => /payment=[^,]*/.exec(String(pagePolicies(html)["permissions-policy"]))?.[0];
    expect(paid('<vt-booking data-origin="https://termin.example">')).toBe(
      'payment=(self "https://termin.example" "https://www.termin.example")',
    );
    expect(paid("<p>Hallo</p>")).toBeUndefined(); // what every answer has
    expect(securityHeaders["permissions-policy"]).toContain("payment=()");
  });

  it("lets a booking hear of the window in which it is paid, and no other page", () => {
    const held = (html: string) => pagePolicies(html)["cross-origin-opener-policy"];
    expect(held('<vt-booking data-origin="https://termin.example">')).toBe("same-origin-allow-popups");
    for (const html of ["<p>Hallo</p>", '<vt-video-click data-video-id="x">', '<vt-booking data-origin="*">'])
      expect(held(html), html).toBeUndefined(); // what every answer has
  });

  it.each([
    '&lt;vt-booking data-origin="https://termin.example"',
    '<vt-booking data-origin="*"',
    '<vt-booking data-origin="https://*.example"',
    '<vt-booking data-origin="https://a.example; script-src *"',
    '<vt-booking data-origin="https://a.example https://b.example"',
  ])("takes nothing else for an origin: %s", (html) => expect(frames(html)).toBe("'none'"));
});

describe("the policy of a page for one request", () => {
  it("carries its nonce and the live door of its own origin", () => {
    const policy = noncePolicy("abc", "https://optik.example");
    expect(policy).toContain("'nonce-abc' 'strict-dynamic'");
    expect(policy).toContain("connect-src 'self' wss://optik.example");
    expect(policy).toMatch(/frame-src 'self'( |;)/); // the editor shows a page as other devices do
    expect(policy).not.toContain("unsafe-eval");
  });

  it("lets no text become HTML or code, but while developing", () => {
    const isHeld = (isDevelopment: boolean) =>
      noncePolicy("abc", "https://optik.example", { isDevelopment }).includes("; require-trusted-types-for 'script'");
    expect([isHeld(false), isHeld(true)]).toEqual([true, false]);
  });

  it("lets uploads go where they must", () => {
    const policy = noncePolicy("abc", "https://optik.example", { uploadOrigins: ["https://in.example"] });
    expect(policy).toContain("connect-src 'self' wss://optik.example https://in.example");
  });
});
