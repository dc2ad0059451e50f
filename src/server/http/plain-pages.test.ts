import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { contentLocales } from "~/lib/locales.ts";
import { languageTag } from "~/lib/language-tag.ts";
import { sendPlain } from "./plain-pages.ts";

const server = createServer((request, response) =>
  request.url?.endsWith("/broken") ? sendPlain(response, 500) : sendPlain(response, 503, { "retry-after": "5" }),
);
beforeAll(() => new Promise<void>((done) => void server.listen(0, "127.0.0.1", done)));
afterAll(() => server.close());

async function read(path: string, wish = "") {
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers: { "accept-language": wish } });
  const body = await answer.text();
  return {
    answer,
    lang: /<html lang="([^"]*)"/.exec(body)?.[1],
    title: /<h1>(.*)<\/h1>/.exec(body)?.[1],
    style: /<style>([^<]*)/.exec(body)?.[1],
    links: body.match(/<a .*<\/a>/g) ?? [],
  };
}

it.each(contentLocales)("speaks the language of the address: %s", async (locale) => {
  const { lang, title, answer } = await read(`/${locale}/kontakt`, "ja");
  expect(lang).toBe(languageTag(locale));
  expect(title === "Gleich wieder da").toBe(locale === "de");
  expect([answer.status, answer.headers.get("retry-after"), answer.headers.get("vary")]).toEqual([
    503,
    "5",
    "accept-language",
  ]);
});

it.each([
  ["/", "pt-BR, de;q=0.5", "pt"],
  ["/media/x.webp", "sr", "sr-Latn"],
  ["/", "ja", "en"],
  ["/xx", "", "en"],
  ["/constructor", "__proto__", "en"],
  ["/%3Cscript%3E", `"><script>`, "en"],
])("speaks a language that the reader of %s wishes for with %s", async (path, wish, lang) =>
  expect((await read(path, wish)).lang).toBe(lang),
);

it("leads home from a page that broke, in the reader's language, and nowhere while the server is away", async () => {
  expect((await read("/fr/broken")).links).toEqual(['<a href="/fr">Vers l’accueil</a>']);
  expect((await read("/broken", "it")).links).toEqual(['<a href="/">Alla pagina iniziale</a>']);
  expect((await read("/fr/contact")).links).toEqual([]);
});

it("leads home by a link that a finger meets", async () => {
  const { style } = await read("/de/broken");
  expect(style).toMatch(/font:1\.125rem\/1\.6 /); // with what is around it: 48 px
  expect(style).toMatch(/a\{display:inline-block;padding:\.6rem 0;/);
});

it("breaks the long words of its title where a phone shows large letters", async () => {
  expect((await read("/de/broken")).style).toMatch(/h1\{[^}]*overflow-wrap:anywhere/);
});
