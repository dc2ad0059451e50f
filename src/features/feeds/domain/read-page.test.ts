import { expect, it } from "vitest";
import { readPage } from "./read-page.ts";

const read = (head: string) =>
  readPage(`<!doctype html><head>${head}</head><body><title>x</title></body>`, "https://blog.example/a");

it("takes what a page says of itself for others", () =>
  expect(
    read(`<title>Blog</title><meta property="og:title" content="Licht &amp; Auge"><meta property="og:image" content="/b.jpg">
      <meta property="og:description" content="Zwei &lt;b&gt;Stunden&lt;/b&gt;"><meta property="og:title" content="anders">`),
  ).toEqual({
    title: "Licht & Auge",
    text: "Zwei Stunden",
    href: "https://blog.example/a",
    pictureUrl: "https://blog.example/b.jpg",
  }));

it("reads no further than where elements open without end", () => {
  const deep = "<b>".repeat(200) + '<meta property="og:title" content="zu tief">';
  expect(readPage(`<title>Blog</title>${deep}`, "https://blog.example/a")?.title).toBe("Blog");
  expect(readPage(deep, "https://blog.example/a")).toBeNull();
});

it("takes title and description where it says nothing more, and nothing without a title", () => {
  expect(read("<title> Blog\n</title><meta name='Description' content='Text'>")).toMatchObject({
    title: "Blog",
    text: "Text",
    pictureUrl: null,
  });
  expect(read("<meta name='description' content='Text'>")).toBeNull();
  expect(read('<title>T</title><meta property="og:image" content="javascript:alert(1)">')?.pictureUrl).toBeNull();
});
