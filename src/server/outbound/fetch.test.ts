import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { startHostileServer, type HostileServer } from "../../../tests/support/hostile-server.ts";
import { fetchOutbound, outboundFetch, outboundLimits, type OutboundFetch, type OutboundOptions } from "./fetch.ts";

/** The one machine of this internet; its connections end at the hostile server. */
const outside = "93.184.216.34";

const { milliseconds } = outboundLimits;
let hostile: HostileServer;
/** Stands on this machine, where nothing foreign may ever lead. */
let canary: HostileServer;
let dialled: string[];
let names: Map<string, string[]>;
let fetchHere: OutboundFetch;
let site: string;

beforeEach(async () => {
  outboundLimits.milliseconds = 60_000; // what is refused is so for what it is, not for a slow machine
  [hostile, canary] = await Promise.all([startHostileServer(), startHostileServer()]);
  dialled = [];
  names = new Map([["evil.example", [outside]]]);
  site = `http://evil.example:${hostile.port}`;
  fetchHere = outboundFetch({
    resolve: async (name) => {
      const found = names.get(name) ?? [];
      if (found.length > 1 && found[0] !== "all") names.set(name, found.slice(1)); // the answer flips
      const addresses = found[0] === "all" ? found.slice(1) : found.slice(0, 1);
      return addresses.map((address) => ({ address, family: address.includes(":") ? 6 : 4 }));
    },
    dial: (address) => {
      dialled.push(address);
      return address === outside ? "127.0.0.1" : address;
    },
    ports: new Set(["", "80", "443", String(hostile.port), String(canary.port)]),
  });
});
afterEach(async () => {
  outboundLimits.milliseconds = milliseconds;
  expect(canary.asked).toEqual([]);
  expect(dialled.filter((address) => address !== outside)).toEqual([]);
  await Promise.all([hostile.close(), canary.close()]);
});

const refusal = (address: string, options?: OutboundOptions) =>
  fetchHere(address, options).then(
    ({ status }) => `answered ${status}`,
    (error: { reason?: string }) => error.reason,
  );

describe("a foreign server that means well", () => {
  it("is read, packed or not, with its type and its status", async () => {
    const good = await fetchHere(`${site}/good.json`, { types: ["application/json"] });
    expect(good).toMatchObject({ status: 200, type: "application/json", url: `${site}/good.json` });
    expect(good.body.toString()).toBe("{}");
    expect((await fetchHere(`${site}/packed.json`)).body.toString()).toBe('{"packed":true}');
    expect(await fetchHere(`${site}/gone`, { types: ["application/json"] })).toMatchObject({ status: 410 });
    expect((await fetchHere(`${site}/to?/good.json`)).url).toBe(`${site}/good.json`);
  });

  it("is asked for its status alone where that is enough, and followed as far as the caller wants", async () => {
    const endless = await fetchHere(`${site}/endless`, { withBody: false, types: ["application/json"] });
    expect([endless.status, endless.body.length]).toEqual([200, 0]);
    hostile.asked.length = 0;
    expect(await refusal(`${site}/circle`, { withBody: false, redirects: 5 })).toBe("unfit");
    expect(hostile.asked).toHaveLength(6);
  });

  it("is told nothing but what it was sent, and another origin not even that", async () => {
    names.set("other.example", [outside]);
    const other = `http://other.example:${hostile.port}/good.json`;
    await fetchHere(`${site}/to?${encodeURIComponent(other)}`, { headers: { authorization: "Bearer secret" } });
    expect(hostile.headers.map(({ host, authorization }) => [host?.split(":")[0], authorization])).toEqual([
      ["evil.example", "Bearer secret"],
      ["other.example", undefined],
    ]);
    expect(hostile.headers.every(({ cookie }) => cookie === undefined)).toBe(true);
  });
});

describe("addresses that lead to this machine or its network", () => {
  const hidden = [
    "127.0.0.1",
    "127.1",
    "0x7f.1",
    "2130706433",
    "017700000001",
    "0.0.0.0",
    "[::1]",
    "[::]",
    "[::ffff:7f00:1]",
    "[::ffff:127.0.0.1]",
    "[64:ff9b::7f00:1]",
    "[2002:7f00:1::]",
    "[fd00::1]",
    "[fe80::1]",
    "10.0.0.1",
    "172.16.0.1",
    "192.168.1.1",
    "100.64.0.1",
    "169.254.169.254",
    "224.0.0.1",
    "255.255.255.255",
  ];
  it.each(hidden)("are refused as %s, entered or redirected to", async (host) => {
    const address = `http://${host}:${canary.port}/good.json`;
    expect(await refusal(address)).toBe("refused");
    expect(await refusal(`${site}/to?${encodeURIComponent(address)}`)).toBe("refused");
  });

  it.each(["127.0.0.1", "::1", "::ffff:7f00:1", "::ffff:10.0.0.1", "169.254.169.254", "fe80::1", "192.168.0.1"])(
    "are refused behind a name that leads to %s",
    async (address) => {
      names.set("inside.example", [address]);
      const inside = `http://inside.example:${canary.port}/`;
      expect(await refusal(inside)).toBe("refused");
      expect(await refusal(`${site}/to?${encodeURIComponent(inside)}`)).toBe("refused");
    },
  );

  it("are refused when DNS answers them the second time, and left out beside a public one", async () => {
    names.set("flip.example", [outside, "127.0.0.1"]);
    expect(await refusal(`http://flip.example:${hostile.port}/good.json`)).toBe("answered 200");
    expect(await refusal(`http://flip.example:${canary.port}/good.json`)).toBe("refused");
    names.set("flip.example", [outside, "127.0.0.1"]);
    const back = encodeURIComponent(`http://flip.example:${canary.port}/good.json`);
    expect(await refusal(`http://flip.example:${hostile.port}/to?${back}`)).toBe("refused");
    names.set("both.example", ["all", "127.0.0.1", outside, "::1"]);
    expect(await refusal(`http://both.example:${hostile.port}/good.json`)).toBe("answered 200");
  });

  it("are reached where the operator has configured them, and by no redirect from there", async () => {
    const isOwn = (url: URL) => url.port === String(hostile.port) && url.hostname === "127.0.0.1";
    expect(await refusal(`http://127.0.0.1:${hostile.port}/good.json`, { isOwn })).toBe("answered 200");
    const onwards = encodeURIComponent(`http://127.0.0.1:${canary.port}/`);
    expect(await refusal(`http://127.0.0.1:${hostile.port}/to?${onwards}`, { isOwn })).toBe("refused");
  });
});

describe("what is not the web", () => {
  it.each([
    "file:///etc/passwd",
    "ftp://evil.example/",
    "gopher://evil.example/",
    "data:text/plain,hello",
    "http://user:secret@evil.example/",
    "//evil.example/",
    "evil.example",
    "",
  ])("is refused: %s", async (address) => expect(await refusal(address)).toBe("refused"));

  it("is any port but 80 and 443", async () => {
    for (const port of [22, 25, 5432, 6379, 8080])
      await expect(fetchOutbound(`http://${outside}:${port}/`)).rejects.toMatchObject({ reason: "refused" });
  });

  it("is what the caller's own list leaves out, redirects included", async () => {
    const isAllowed = (url: URL) => url.pathname !== "/good.json";
    expect(await refusal(`${site}/good.json`, { isAllowed })).toBe("refused");
    expect(await refusal(`${site}/to?/good.json`, { isAllowed })).toBe("refused");
    expect(hostile.asked).toEqual(["/to?/good.json"]);
  });
});

describe("answers that mean harm", () => {
  it.each([
    ["/announced", "unfit"],
    ["/endless", "unfit"],
    ["/gzip-bomb", "unfit"],
    ["/brotli-bomb", "unfit"],
    ["/packed-twice", "unfit"],
    ["/not-packed", "unfit"],
    ["/circle", "unfit"],
    ["/broken", "away"],
    ["/switching", "away"],
  ])("end for what they are, and not for their time: %s", async (path, reason) =>
    expect(await refusal(site + path, { milliseconds: 50_000 })).toBe(reason),
  );

  it.each(["/drip", "/silent"])("end when their time is over: %s", async (path) =>
    expect(await refusal(site + path, { milliseconds: 300 })).toBe("away"),
  );

  it("end in time when nobody answers what their name leads to", async () => {
    const deaf = outboundFetch({
      resolve: () => new Promise(() => {}),
      dial: (address) => address,
      ports: new Set([""]),
    });
    await expect(deaf("http://slow.example/", { milliseconds: 50 })).rejects.toMatchObject({ reason: "away" });
  });

  it("give no secret of an address away", async () => {
    await expect(fetchHere(`${site}/to?/to?/to?/to?/secret`)).rejects.toThrow(/^too many redirects((?!secret).)*$/);
  });

  it("end when they are of another type", async () => {
    const types = ["application/json", "image/*"];
    expect(await refusal(`${site}/page.html`, { types })).toBe("unfit");
    expect(await refusal(`${site}/untyped`, { types })).toBe("unfit");
  });

  it("lead no POST elsewhere", async () => {
    expect(await refusal(`${site}/to?/good.json`, { method: "POST", body: "{}" })).toBe("unfit");
    expect(hostile.asked).toHaveLength(1);
  });
});
