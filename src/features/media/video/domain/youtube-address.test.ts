import { describe, expect, it } from "vitest";
import { readYoutubeAddress } from "./youtube-address.ts";

const id = "dQw4w9-gX_Q";

describe("readYoutubeAddress", () => {
  it.each([
    `https://www.youtube.com/watch?v=${id}`,
    `https://youtube.com/watch?list=PL1&v=${id}&t=4s`,
    `http://m.youtube.com/watch?v=${id}#t=3`,
    `www.youtube.com/watch?v=${id}`,
    `https://www.youtube.com/embed/${id}?start=3`,
    `https://youtu.be/${id}`,
    `https://youtu.be/${id}?si=abc`,
    `https://www.youtube-nocookie.com/embed/${id}`,
    ` https://youtube-nocookie.com/embed/${id}/ `,
  ])("finds the id in %s", (text) => expect(readYoutubeAddress(text)).toEqual({ ok: true, videoId: id }));

  it.each([
    "",
    id,
    "https://www.youtube.com/",
    "https://www.youtube.com/watch?v=short",
    `https://youtu.be/${id.slice(1)}`,
    `https://www.youtube.com/watch?vv=${id}`,
    `https://www.youtube.com/channel/${id}`,
    `https://vimeo.com/${id}`,
    `https://evil.example/?https://youtu.be/${id}`,
    `https://youtu.be.evil.example/${id}`,
    `https://notyoutube.com/watch?v=${id}`,
    `javascript:alert("https://youtu.be/${id}")`,
    `https://youtu.be/${id} ${id}`,
  ])("finds none of the forms in %s", (text) =>
    expect(readYoutubeAddress(text)).toEqual({ ok: false, refusal: "youtube-url" }),
  );

  it.each([`https://youtu.be/${id}x`, `https://www.youtube.com/watch?v=${id}%20`])(
    "cannot tell the id of %s, which goes on",
    (text) => expect(readYoutubeAddress(text)).toEqual({ ok: false, refusal: "youtube-id" }),
  );
});
