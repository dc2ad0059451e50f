import { describe, expect, it } from "vitest";
import { mailHref, phoneHref, safeHref, safeTextLink } from "./safe-href.ts";

const refused = [
  "",
  "   ",
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  " javascript:alert(1)",
  "java\tscript:alert(1)",
  "java\nscript:alert(1)",
  "java\rscript:alert(1)",
  "\u0000javascript:alert(1)",
  "\u0001javascript:alert(1)",
  "javascript\u200b:alert(1)",
  "\u202ejavascript:alert(1)",
  "javascript://example.ch/%0aalert(1)",
  "jav&#x09;ascript:alert(1)",
  "https://example.ch/\u200b",
  "https://example.ch/\u202etxt.exe",
  "https://ex\u00adample.ch/",
  "/seite\u200b",
  "/sei\u2028te",
  "/a\u0001b",
  "data:text/html,<script>alert(1)</script>",
  "data:text/html;base64,PHNjcmlwdD4=",
  "DATA:image/svg+xml,<svg onload=alert(1)>",
  "vbscript:msgbox(1)",
  "file:///etc/passwd",
  "ftp://example.ch/",
  "blob:https://example.ch/1",
  "about:blank",
  "view-source:https://example.ch",
  "filesystem:https://example.ch/x",
  "ws://example.ch",
  "intent://scan/#Intent;end",
  "sms:+41520000000",
  "//example.ch",
  "///example.ch",
  "////example.ch",
  "/\\example.ch",
  "\\\\example.ch",
  "\\/example.ch",
  "/\t/example.ch",
  "/\n/example.ch",
  "/.//example.ch",
  "/..//example.ch",
  "/a/..//example.ch",
  "/path\\..\\example.ch",
  "/\u0000",
  "/ok\u202egnp.exe",
  "http:example.ch",
  "https:example.ch",
  "https:/example.ch",
  "https:///example.ch",
  "https:\\\\example.ch",
  "http:\\example.ch",
  "https://user@example.ch",
  "https://user:secret@example.ch",
  "https://www.bank.ch@evil.example",
  "https://",
  "http://",
  "https://exa mple.ch",
  "https://[::1",
  "https://example.ch:99999",
  "www.example.ch",
  "example.ch/page",
  "page",
  "./page",
  "../page",
  "?query",
  "#",
  "#<script>",
  "# onmouseover=alert(1)",
  "mailto:",
  "mailto:nobody",
  "mailto:a@example.ch?bcc=b@example.ch",
  "mailto:a@example.ch,b@example.ch",
  "mailto:a@example.ch%0d%0aBcc:b@example.ch",
  'mailto:"><img src=x>@example.ch',
  "mailto:javascript:alert(1)@x.ch",
  "tel:",
  "tel:12",
  "tel:javascript",
  "tel:+41;ext=1",
  "tel:*#06#",
  "tel:0123456789012345678",
  "x".repeat(3000),
  `https://example.ch/${"x".repeat(2000)}`,
  ":",
  "://example.ch",
  "%6aavascript:alert(1)",
  "javascript&colon;alert(1)",
];

const allowed: [string, string][] = [
  ["https://example.ch", "https://example.ch/"],
  [" https://example.ch/a?b=1#c ", "https://example.ch/a?b=1#c"],
  ["HTTP://EXAMPLE.ch/Weg", "http://example.ch/Weg"],
  ["https://bücher.example/", "https://xn--bcher-kva.example/"],
  ["/de/kontakt", "/de/kontakt"],
  ["/de/kontakt?a=1#karte", "/de/kontakt?a=1#karte"],
  ["/de/~home", "/de/~home"],
  ["/", "/"],
  ["#karte", "#karte"],
  ["mailto:info@optik.example", "mailto:info@optik.example"],
  ["tel:+41 52 000 00 01", "tel:+41520000001"],
  ["tel:052 000 00 01", "tel:0520000001"],
];

describe("safeHref", () => {
  it.each(refused)("refuses %j", (address) => expect(safeHref(address)).toBeNull());
  it.each(allowed)("lets %j pass as %j", (address, href) => expect(safeHref(address)).toBe(href));
  it("knows more than 80 hostile addresses", () => expect(refused.length).toBeGreaterThanOrEqual(80));
});

describe("phoneHref and mailHref", () => {
  it("keeps a phone number's digits and drops the bracketed zero", () =>
    expect(phoneHref("+41 (0)52 000 00 01")).toBe("tel:+41520000001"));
  it("refuses words as a phone number", () => expect(phoneHref("auf Anfrage")).toBeNull());
  it("takes one mail address only", () => {
    expect(mailHref(" info@optik.example ")).toBe("mailto:info@optik.example");
    expect(mailHref("a@b.ch, c@d.ch")).toBeNull();
  });
});

describe("safeTextLink", () => {
  it("lets a page of the site and every safe address pass, and nothing else", () => {
    const page = "page:6f0b6a52-3f0c-4c36-9f3e-0a9c2a1b7d10";
    expect(safeTextLink(page)).toBe(page);
    expect(safeTextLink("https://example.ch/")).toBe("https://example.ch/");
    for (const wrong of ["page:", "page:home", `${page}/..`, `${page}\n`, "javascript:alert(1)"]) {
      expect(safeTextLink(wrong)).toBeNull();
    }
  });
});
