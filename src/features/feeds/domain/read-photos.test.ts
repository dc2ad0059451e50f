import { expect, it } from "vitest";
import { photosAddress, readPhotos } from "./read-photos.ts";

const at = { address: "https://feeds.behold.so/abcDEF123", now: new Date("2026-11-23T12:00:00Z") };
const post = {
  id: "17",
  timestamp: "2026-11-20T08:00:00+0000",
  permalink: "https://www.instagram.com/p/A/",
  mediaType: "IMAGE",
  mediaUrl: "https://scontent.example/full.jpg?sig=1",
  sizes: { medium: { mediaUrl: "https://behold.pictures/17/medium.webp", width: 700, height: 700 } },
  caption: "Neu\nim Laden #brille",
  prunedCaption: "Neu\nim Laden",
};

it("finds the account by its id, or a service by its whole address", () => {
  expect(photosAddress(" abcDEF123 ")).toBe("https://feeds.behold.so/abcDEF123");
  expect(photosAddress("https://photos.example/feed.json")).toBe("https://photos.example/feed.json");
  for (const none of ["", "a b", "@optik", "javascript:alert(1)//x/y", "../../etc"])
    expect(photosAddress(none), none).toBeNull();
});

it("takes the middle size of a picture, the still of a film and the caption without its tags", () => {
  const film = {
    id: 18,
    mediaType: "VIDEO",
    mediaUrl: "https://v.example/f.mp4",
    thumbnailUrl: "https://v.example/s.jpg",
  };
  const { posts } = readPhotos(JSON.stringify({ username: "optik", posts: [post, film] }), at);
  expect(posts).toEqual([
    {
      externalId: "17",
      title: "",
      text: "Neu im Laden",
      href: "https://www.instagram.com/p/A/",
      pictureUrl: "https://behold.pictures/17/medium.webp",
      medium: "image",
      postedAt: new Date("2026-11-20T08:00:00Z"),
    },
    {
      externalId: "18",
      title: "",
      text: "",
      href: null,
      pictureUrl: "https://v.example/s.jpg",
      medium: "video",
      postedAt: null,
    },
  ]);
});

it("calls a post what a database gives back as it was", () => {
  const ids = ["a\u0000b", "\ud83d", `${"x".repeat(499)}😀`].map((id) => ({ ...post, id }));
  const kept = readPhotos(JSON.stringify(ids), at).posts.map(({ externalId }) => externalId);
  expect(kept).toEqual(["a b", "", "x".repeat(499)]);
});

it("reads a bare list, leaves out what is no post, and takes nothing else for a feed", () => {
  const bad = [
    null,
    7,
    { id: {} },
    { id: "x", mediaUrl: "data:image/png;base64,AA" },
    { ...post, permalink: "javascript:alert(1)" },
  ];
  expect(readPhotos(JSON.stringify(bad), at).posts.map(({ href }) => href)).toEqual([null]);
  for (const json of ["", "<html>", "7", '{"error":"no such feed"}'])
    expect(() => readPhotos(json, at), json).toThrow("photos");
});
