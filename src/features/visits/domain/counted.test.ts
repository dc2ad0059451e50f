import { describe, expect, it } from "vitest";
import { isCounted, referrerHost, tellableQuery } from "./counted.ts";

const agent = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36";

describe("a visit", () => {
  it.each([
    ["a browser", {}],
    ["a browser that says what it fetches", { "sec-fetch-dest": "document" }],
    ["a browser with other cookies", { cookie: "vitrine.theme=dark" }],
    [
      "a phone of a maker called Cubot",
      { "user-agent": agent.replace("X11; Linux x86_64", "Linux; Android 13; CUBOT P80") },
    ],
  ])("is %s", (_, headers) => expect(isCounted({ "user-agent": agent, ...headers })).toBe(true));

  it.each([
    ["what says no name", { "user-agent": undefined }],
    ["a tool", { "user-agent": "curl/8.9" }],
    ["a search engine", { "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)" }],
    ["a browser without a screen", { "user-agent": agent.replace("Chrome/", "HeadlessChrome/") }],
    ["a page fetched beforehand", { "sec-purpose": "prefetch" }],
    ["a page fetched beforehand by older browsers", { purpose: "prefetch" }],
    ["a page within a page", { "sec-fetch-dest": "iframe" }],
    ["a page that a script fetches", { "sec-fetch-dest": "empty" }],
    ["whoever signed in here", { cookie: "a=b; vitrine.member=1" }],
  ])("is not %s", (_, headers) => expect(isCounted({ "user-agent": agent, ...headers })).toBe(false));

  it("may be what a script fetches, where a script shows it", () => {
    expect(isCounted({ "user-agent": agent, "sec-fetch-dest": "empty" }, { isByScript: true })).toBe(true);
    expect(isCounted({ "user-agent": agent, "sec-fetch-dest": "iframe" }, { isByScript: true })).toBe(false);
  });
});

describe("where somebody came from", () => {
  it.each([
    ["https://www.search.example/find?q=brille", "search.example"],
    ["https://other.example:8443/", "other.example:8443"],
    ["https://optik.example/de", null],
    ["http://optik.example/de", null],
    ["android-app://com.example/", null],
    ["javascript:alert(1)", null],
    ["nonsense", null],
    [undefined, null],
    [`https://${"a".repeat(60)}.${"b".repeat(60)}.example/`, null],
  ])("%s: %s", (referrer, host) => expect(referrerHost(referrer, "https://optik.example")).toBe(host));
});

describe("what somebody looked for", () => {
  it.each([
    ["  Gleitsicht \n Brille ", "gleitsicht brille"],
    ["\0Brille\u0007n", "brille n"],
    ["x".repeat(200), "x".repeat(60)],
    ["ada@example.ch", null],
    ["052 123 45 67", null],
    ["Brille 2026", "brille 2026"],
    ["   ", null],
  ])("%j is kept as %j", (query, kept) => expect(tellableQuery(query)).toBe(kept));
});
