import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { plainTextOf } from "~/features/richtext/plain-text.ts";
import { anyRichText } from "../../../../tests/support/arbitrary-rich-text.ts";
import {
  startTranslationServer,
  withWords,
  type TranslationServer,
} from "../../../../tests/support/translation-servers.ts";
import { guardOf } from "../domain/guard.ts";
import { translateContents } from "../translate-contents.ts";
import { openAi, patienceFor } from "./open-ai.ts";
import { serviceOf } from "./services.ts";

const names = ["deepl", "libretranslate", "openai"] as const;
const asking = { from: "de", to: "fr" } as const;
const plain = (text: string) => ({ text, json: null });
const guard = guardOf([], { to: "fr", isFromFirst: true });
const named = guardOf([{ source: "Vitrine", isKept: true, words: {} }], { to: "fr", isFromFirst: true });

describe.each(names)("%s", (name) => {
  let server: TranslationServer;
  beforeEach(async () => {
    server = await startTranslationServer(name);
  });
  afterEach(() => server.close());

  const service = (key = server.key) => {
    const found = serviceOf(name, {
      DEEPL_API_KEY: key,
      DEEPL_URL: server.url,
      LIBRETRANSLATE_URL: `${server.url}/`,
      LIBRETRANSLATE_API_KEY: key,
      OPENAI_API_KEY: key,
      OPENAI_BASE_URL: server.url,
      OPENAI_MODEL: "test-model",
    });
    if (!found) throw new Error("not set up");
    return found;
  };
  const refusal = (promise: Promise<unknown>) =>
    promise.then(
      () => null,
      (error: { details?: { refusal?: string } }) => error.details?.refusal ?? error,
    );

  it("translates texts in their order, tags and all", async () => {
    const texts = ['Guten <g id="1">Tag</g> &amp; <x id="2">{name}</x>', "Brille"];
    expect(await service().translate({ texts, ...asking })).toEqual([
      'GUTEN <g id="1">TAG</g> &amp; <x id="2">{name}</x>',
      "BRILLE",
    ]);
  });

  it("asks as often as the texts need, and puts them together again", async () => {
    const contents = Array.from({ length: 70 }, (_, index) => plain(`text ${index}`));
    const translated = await translateContents(contents, { ...asking, guard, service: service() });
    expect(translated).toEqual(contents.map(({ text }) => ({ content: plain(text.toUpperCase()) })));
    expect(server.asked.length).toBeGreaterThan(1);
  });

  it("brings any rich text back with its formatting, links, line breaks, placeholders and names", () =>
    fc.assert(
      fc.asyncProperty(fc.array(anyRichText, { minLength: 1, maxLength: 30 }), async (texts) => {
        const contents = texts.flatMap((json) => (json ? [{ text: plainTextOf(json), json: json }] : []));
        server.say((markup) => markup);
        const same = await translateContents(contents, { ...asking, guard: named, service: service() });
        expect(same).toEqual(contents.map(({ json }) => ({ content: { text: expect.any(String) as string, json } })));
        server.say((markup) => withWords(markup, (words) => words.replace(/\p{L}/gu, "ж")));
        const other = await translateContents(contents, { ...asking, guard: named, service: service() });
        expect(other.filter((answer) => "refusal" in answer)).toEqual([]);
      }),
      { numRuns: 10 },
    ));

  it("says that the key is wrong", async () =>
    expect(await refusal(service("other").translate({ texts: ["Tag"], ...asking }))).toBe("translation-key"));

  it("says that it is busy after three tries, and goes on where one of them is answered", async () => {
    const busy = { status: 429, headers: { "retry-after": "0.01" } };
    server.failNext(busy, busy);
    expect(await service().translate({ texts: ["Tag"], ...asking })).toEqual(["TAG"]);
    server.failNext(busy, busy, busy);
    expect(await refusal(service().translate({ texts: ["Tag"], ...asking }))).toBe("translation-busy");
    expect(server.asked).toHaveLength(6);
  });

  it("says that it is away when it breaks or answers something else", async () => {
    server.failNext({ status: 500 }, { status: 200, body: { hello: "world" } });
    for (let n = 0; n < 2; n += 1)
      expect(await refusal(service().translate({ texts: ["Tag"], ...asking }))).toBe("translation-away");
    const gone = service();
    await server.close();
    expect(await refusal(gone.translate({ texts: ["Tag"], ...asking }))).toBe("translation-away");
  });

  it("leaves a text out whose tags did not come back, and keeps the others", async () => {
    server.say((markup) => markup.replaceAll(/<[^>]+>/g, "").toUpperCase());
    const contents = [plain("Tag"), plain("Hallo {name}"), plain("Brille")];
    expect(await translateContents(contents, { ...asking, guard, service: service() })).toEqual([
      { content: plain("TAG") },
      { refusal: "translation-broken" },
      { content: plain("BRILLE") },
    ]);
  });
});

it("gives a model that writes 80 letters a second the time for the longest question, and short ones no more than others", () => {
  const { most } = openAi({ url: "http://127.0.0.1:9", model: "slow" });
  expect(patienceFor(["x".repeat(most.letters)])).toBeGreaterThan((1_000 * most.letters) / 80);
  expect(patienceFor(["Tag"])).toBeLessThan(16_000);
});

describe("what a service cannot do", () => {
  it("is told with its reason: quotas, languages", async () => {
    const deepl = await startTranslationServer("deepl");
    const openai = await startTranslationServer("openai");
    const keys = { DEEPL_API_KEY: deepl.key, DEEPL_URL: deepl.url, OPENAI_API_KEY: openai.key } as const;
    const all = { ...keys, OPENAI_BASE_URL: openai.url, OPENAI_MODEL: "test" };
    deepl.failNext({ status: 456, body: { message: "Quota Exceeded" } });
    openai.failNext({ status: 429, body: { error: { code: "insufficient_quota" } } });
    for (const name of ["deepl", "openai"] as const) {
      await expect(serviceOf(name, all)?.translate({ texts: ["Tag"], ...asking })).rejects.toMatchObject({
        details: { refusal: "translation-quota" },
      });
    }
    const service = serviceOf("deepl", all);
    if (!service) throw new Error("not set up");
    await expect(service.translate({ texts: ["Tag"], from: "de", to: "sq" })).rejects.toMatchObject({
      details: { refusal: "translation-language" },
    });
    await expect(translateContents([plain("Tag")], { from: "de", to: "rm", guard, service })).rejects.toMatchObject({
      details: { refusal: "translation-language" },
    });
    expect(deepl.asked).toHaveLength(2);
    await Promise.all([deepl.close(), openai.close()]);
  });

  it("is anything at all without a key or an address", () =>
    expect(names.map((name) => serviceOf(name, { OPENAI_MODEL: "test" }))).toEqual([null, null, null]));
});
