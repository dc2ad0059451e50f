import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readXmlFeed } from "./read-xml-feed.ts";

const now = new Date("2026-11-23T12:00:00Z");
const read = (xml: string) => readXmlFeed(xml, { address: "https://blog.example/feeds/all.xml", now });
const item = (inside: string) => read(`<rss version="2.0"><channel>${inside}</channel></rss>`).posts[0];

describe("the language of a feed", () => {
  it.each([
    ["<rss><channel><language>de-ch</language></channel></rss>", "de-CH"],
    ["<rss><channel><language> fr_FR </language><item><title>t</title></item></channel></rss>", "fr-FR"],
    ["<rss xml:lang='it'><channel><item xml:lang='en'><title>t</title></item></channel></rss>", "it"],
    ["<feed xml:lang='rm'><entry><title>t</title><dc:language>en</dc:language></entry></feed>", "rm"],
    ["<rdf:RDF><channel><dc:language>sr-Latn</dc:language></channel></rdf:RDF>", "sr-Latn"],
    ["<rss><channel><language>Deutsch &quot; onload=x</language></channel></rss>", undefined],
    ["<rss><channel><language>a-</language></channel></rss>", undefined],
    ["<feed><entry><title>t</title></entry></feed>", undefined],
  ])("of %s is %s", (xml, language) => expect(read(xml).language).toBe(language));
});

describe("an RSS feed", () => {
  const rss = `<?xml version="1.0" encoding="utf-8"?>
    <!-- <item><title>not this one</title></item> -->
    <rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:media="http://search.yahoo.com/mrss/">
      <channel>
        <title>Blog &amp; Brille</title><link>https://blog.example/</link>
        <image><url>/logo.png</url><title>Logo</title></image>
        <item>
          <title><![CDATA[Was <b>Kurzsichtigkeit</b> &amp; Licht verbindet]]></title>
          <link>/2026/licht</link>
          <guid isPermaLink="false">post-7</guid>
          <pubDate>Mon, 09 Nov 2026 08:30:00 +0100</pubDate>
          <description>&lt;p&gt;Zwei Stunden &lt;em&gt;Tages&lt;/em&gt;licht.&lt;/p&gt;&lt;script&gt;alert(1)&lt;/script&gt;&lt;p&gt;Jeden Tag.&lt;/p&gt;</description>
          <enclosure url="bilder/licht.jpg" type="image/jpeg" length="1"/>
        </item>
        <item>
          <title>AT&amp;amp;T und 3 &amp;lt; 4</title>
          <content:encoded><![CDATA[<img src="https://zähler.example/p.gif" width="1" height="1"><p>Text</p><img src="/b.png">]]></content:encoded>
          <link>javascript:alert(1)</link>
        </item>
        <item><title> </title></item>
      </channel>
    </rss>`;

  it("has as many links as a person would give a post, however many there are", () => {
    const links = Array.from({ length: 200 }, (_, at) => `<link rel="related" href="/${at}"/>`).join("");
    const post = (before: string) => item(`<item><title>t</title>${before}<link href="/page"/></item>`);
    expect(post("")?.href).toBe("https://blog.example/page");
    expect(post(links)?.href).toBeNull();
  });

  it("has no more addresses taken apart than fifty of every post, whichever elements name them", () => {
    const bad = '<media:thumbnail url="http://["/>';
    const pictureAfter = (count: number, each = bad) =>
      item(`<item><title>t</title>${each.repeat(count)}<media:thumbnail url="/a.jpg"/></item>`)?.pictureUrl ?? null;
    expect(pictureAfter(1_000)).toBe("https://blog.example/a.jpg");
    expect(pictureAfter(1_200)).toBeNull();
    expect(pictureAfter(1_200, '<a xml:base="b"/>')).toBeNull();
  });

  it("is read as plain words, whole addresses and moments", () =>
    expect(read(rss)).toEqual({
      title: "Blog & Brille",
      posts: [
        {
          externalId: "post-7",
          title: "Was Kurzsichtigkeit & Licht verbindet",
          text: "Zwei Stunden Tageslicht. Jeden Tag.",
          href: "https://blog.example/2026/licht",
          pictureUrl: "https://blog.example/feeds/bilder/licht.jpg",
          medium: "image",
          postedAt: new Date("2026-11-09T07:30:00Z"),
        },
        {
          externalId: "AT&T und 3 < 4 Text",
          title: "AT&T und 3 < 4",
          text: "Text",
          href: null,
          pictureUrl: "https://blog.example/b.png",
          medium: "image",
          postedAt: null,
        },
      ],
    }));

  it.each([
    ["<media:content url='a.webp' medium='image'/>", "https://blog.example/feeds/a.webp"],
    ["<media:group><media:thumbnail url='//cdn.example/t.jpg'/></media:group>", "https://cdn.example/t.jpg"],
    ["<itunes:image href='https://cdn.example/i.png'/>", "https://cdn.example/i.png"],
    ["<enclosure url='film.mp4' type='video/mp4'/>", null],
    ["<enclosure url='data:image/png;base64,AAAA' type='image/png'/>", null],
    ["<media:content url='file:///etc/passwd' medium='image'/>", null],
  ])("finds the picture of %s", (inside, pictureUrl) =>
    expect(item(`<item><title>T</title>${inside}</item>`)).toMatchObject({ title: "T", pictureUrl }),
  );

  it("is read as RDF too, whose items stand beside the channel", () => {
    const { title, posts } = read(
      "<rdf:RDF><channel><title>Alt</title></channel><item><title>Eins</title><link>https://a.example/1</link><dc:date>2026-11-01</dc:date></item></rdf:RDF>",
    );
    expect([title, posts[0]?.href, posts[0]?.postedAt?.toISOString()]).toEqual([
      "Alt",
      "https://a.example/1",
      "2026-11-01T00:00:00.000Z",
    ]);
  });

  it("names a post without a title by its words, and says nothing twice", () => {
    expect(item("<item><description>Nur ein Satz.</description></item>")).toMatchObject({
      title: "Nur ein Satz.",
      text: "",
    });
    const twice = "<item><guid>1</guid><title>A</title></item>";
    expect(read(`<rss><channel>${twice}${twice}</channel></rss>`).posts).toHaveLength(1);
  });
});

describe("an Atom feed", () => {
  const atom = `<feed xmlns="http://www.w3.org/2005/Atom" xml:base="https://atom.example/blog/">
    <title type="html">&lt;i&gt;Atom&lt;/i&gt;</title>
    <entry xml:base="2026/">
      <title type="text">Kleiner &lt;b&gt; als</title>
      <id>urn:uuid:1</id>
      <link rel="self" href="https://atom.example/1.atom"/>
      <link rel="enclosure" type="image/png" href="b.png"/>
      <link href="eins.html"/>
      <published>2026-11-02T10:00:00</published><updated>2026-11-05T10:00:00Z</updated>
      <content type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml"><p>Ein <b>fetter</b> Satz.</p><title>x</title></div></content>
    </entry>
  </feed>`;

  it("is read below its own base, its title by its type", () =>
    expect(read(atom)).toEqual({
      title: "Atom",
      posts: [
        {
          externalId: "urn:uuid:1",
          title: "Kleiner <b> als",
          text: "Ein fetter Satz. x",
          href: "https://atom.example/blog/2026/eins.html",
          pictureUrl: "https://atom.example/blog/2026/b.png",
          medium: "image",
          postedAt: new Date("2026-11-02T10:00:00Z"),
        },
      ],
    }));
});

describe("what means harm", () => {
  it("expands no entity that the document declares", () => {
    const bomb = `<!DOCTYPE rss [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;"><!ENTITY x SYSTEM "file:///etc/passwd">]>
      <rss><channel><item><title>Bombe &b; &x;</title></item></channel></rss>`;
    const title = read(bomb).posts[0]?.title ?? "";
    expect(title).toContain("Bombe");
    expect(title).not.toMatch(/haha|root:/);
  });

  it("ends at elements without end, also inside a text", () => {
    expect(() => read(`<rss><channel>${"<a>".repeat(500_000)}`)).toThrow("without end");
    const html = "&lt;b&gt;".repeat(20_000);
    expect(item(`<item><title>T</title><description>${html}Ende</description></item>`)?.title).toBe("T");
  });

  it("keeps 24 posts, and no text without end", () => {
    const many = "<item><title>T</title><description>wort </description></item>".replace(
      "wort ",
      "wort ".repeat(30_000),
    );
    const numbered = Array.from({ length: 40 }, (_, at) => many.replace("T<", `T${at}<`)).join("");
    const { posts } = read(`<rss><channel>${numbered}</channel></rss>`);
    expect(posts).toHaveLength(24);
    expect(Math.max(...posts.map(({ text }) => text.length))).toBeLessThanOrEqual(500);
  });

  it("shows no mark that turns the words around it, and no control character", () =>
    expect(item("<item><title>a\u202Eb\u0007c</title></item>")?.title).toBe("ab c"));

  it.each(["", "{}", "<html><body></body></html>", "kein XML", "<opml/>"])("is no feed: %j", (text) =>
    expect(() => read(text)).toThrow("not a feed"),
  );

  it("breaks nothing, whatever stands there", () =>
    fc.assert(
      fc.property(
        fc.array(
          fc.constantFrom(
            "<item>",
            "</item>",
            "<title>",
            "]]>",
            "<![CDATA[",
            "&",
            "<entry",
            ">",
            "x",
            "</rss>",
            "<link href='",
          ),
        ),
        (parts) => {
          const { posts } = read(`<rss>${parts.join("")}`);
          return posts.every(({ title }) => title.length <= 200);
        },
      ),
    ));
});
