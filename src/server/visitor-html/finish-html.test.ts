import { describe, expect, it } from "vitest";
import { finishHtml, type Finishing } from "./finish-html.ts";
import { readSheet } from "./sheet.ts";

const sheets: Record<string, string> = {
  "/_next/static/chunks/a.css": ".title{color:red}.golf-row{color:blue}.unused{color:green}",
  "/_next/static/visitor/faces.css": `@font-face{font-family:"Inter Text";src:url(x.woff2)}`,
};
const finishing: Finishing = {
  build: {
    loader: "/_next/static/visitor/loader-1.js",
    fontFaces: "/_next/static/visitor/faces.css",
    islands: {
      card: {
        script: "/s/card.js",
        scripts: ["/s/react.js", "/s/card.js"],
        styles: ["/s/card.css"],
        words: ["golf-row"],
      },
    },
  },
  sheetAt: (href) => readSheet(sheets[href] ?? "", href),
  drawIsland: async ({ name, id, data }) => `<p id="${id}p">${name} ${data.length > 0 ? "drawn" : ""}</p>`,
};

/** A page as Next writes it. */
const page = (body: string, head = "") =>
  [
    `<!DOCTYPE html><html lang="de"><head><meta charSet="utf-8"/>`,
    `<link rel="preload" as="image" imageSrcSet="/m/1.webp 480w" fetchPriority="high"/>`,
    `<link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/>`,
    `<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/b.js"/>`,
    `<script src="/_next/static/chunks/b.js" async=""></script><title>T &amp; co</title>${head}</head>`,
    `<body class="site"><div hidden=""><!--$--><!--/$--></div>${body}<!--$--><!--/$-->`,
    `<script id="_R_">self.__next_r="x"</script><script>self.__next_f.push([1,"</div>"])</script></body></html>`,
  ].join("");

describe("the page that visitors get", () => {
  it("holds nothing of the framework, and one script of its own", async () => {
    const html = await finishHtml(page(`<h1 class="title">Hallo</h1>`), finishing);
    expect(html).not.toMatch(/__next|\/_next\/static\/chunks|as="script"|<!--/);
    expect(html.match(/<script/g)).toHaveLength(1);
    expect(html).toContain(`<script type="module" async src="/_next/static/visitor/loader-1.js"></script></head>`);
    expect(html).toContain(`<h1 class="title">Hallo</h1>`);
    expect(html).toContain(`<title>T &amp; co</title>`);
    expect(html).toContain(`fetchPriority="high"`);
  });

  it.each([
    ["its third section", "section-c", ["section-a", "section-b", "section-c"]],
    ["its end", "page-end", ["section-a", "section-b"]],
  ])("is not painted before %s begins, which ends its first screen", async (_, id, sections) => {
    const body = sections.map((each) => `<section id="${each}"></section>`).join("");
    const html = await finishHtml(page(body), finishing);
    expect(html).toContain(`<link rel="expect" href="#${id}" blocking="render">`);
    expect(html).toMatch(/<i id="page-end" hidden><\/i><\/body><\/html>$/);
  });

  it("holds the rules that can match it, and no others", async () => {
    const html = await finishHtml(page(`<h1 class="title">Hallo</h1>`), finishing);
    expect(html).toContain("<style>.title{color:red}</style>");
  });

  it("keeps data for search engines", async () => {
    const data = `<script type="application/ld+json">{"@type":"Store"}</script>`;
    expect(await finishHtml(page("", data), finishing)).toContain(data);
  });

  it("has its islands drawn, with their slots, their code announced and the rules that they may use", async () => {
    const island = `<vt-island data-name="card" data-when="load"><script type="application/json">{"a":"\\u003c/script>"}</script><div data-slot="prize"><p>Ein <b>Bier</b></p></div></vt-island>`;
    const html = await finishHtml(page(`<div>${island}</div>`), finishing);
    expect(html).toContain(`<div><p id="i0-p">card drawn</p></div>`);
    expect(html).toContain(`data-script="/s/card.js" data-styles="/s/card.css"`);
    expect(html).toContain(
      String.raw`{"props":{"a":"\u003c/script>"},"slots":{"prize":"\u003cp>Ein \u003cb>Bier\u003c/b>\u003c/p>"}}`,
    );
    expect(html).toMatch(
      /<link rel="modulepreload" href="[^"]*loader[^"]*"><link rel="modulepreload" href="\/s\/react.js">/,
    );
    expect(html).toContain(".golf-row{color:blue}");
    expect(html).not.toContain(".unused");
  });

  it("lets typefaces wait for the code of an island that wakes at once, and for no other", async () => {
    const withIsland = (when: string) =>
      `<p style="font-family:Inter Text">Hallo</p><vt-island data-name="card" data-when="${when}"><script type="application/json">{}</script></vt-island>`;
    const face = `@font-face{font-family:"Inter Text";src:url(/_next/static/visitor/x.woff2)}`;
    const waiting = `<style data-later media="(scripting: none)">${face}</style>`;
    const atOnce = await finishHtml(page(withIsland("load")), finishing);
    expect(atOnce).toContain(waiting);
    expect(atOnce.replace(waiting, "")).not.toContain("@font-face");
    expect(await finishHtml(page(withIsland("visible")), finishing)).toContain(`<style>${face}`);
  });

  it("announces no code of an island that waits", async () => {
    const island = `<vt-island data-name="card" data-when="visible"><script type="application/json">{}</script></vt-island>`;
    expect(await finishHtml(page(island), finishing)).not.toContain("modulepreload");
  });

  it.each([
    `<!--$?--><template id="B:0"></template><p>Lädt</p><!--/$-->`,
    `<!--$~--><p>Lädt</p><!--/$-->`,
    `<!--$!--><p>Lädt</p><!--/$-->`,
    `<div hidden="" id="S:0"><p>Da</p></div>`,
  ])("is refused when it came in pieces: %s", async (body) => {
    await expect(finishHtml(page(body), finishing)).rejects.toThrow(/in pieces/);
  });

  it("may hold words that look like React's own scripts", async () => {
    expect(await finishHtml(page("<p>$RC(&lt;!--$?--&gt;)</p>"), finishing)).toContain("$RC(");
  });

  it("is refused when it has an island that the build does not know", async () => {
    const island = `<vt-island data-name="other"><script type="application/json">{}</script></vt-island>`;
    await expect(finishHtml(page(island), finishing)).rejects.toThrow(/no island called other/);
  });
});
