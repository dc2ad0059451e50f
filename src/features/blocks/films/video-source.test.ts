import { describe, expect, it } from "vitest";
import { testMedia } from "../../../../tests/support/render-block.tsx";
import { videoSource } from "./video-source.ts";

const film = (videoSettings: Record<string, string> | null, mimeType = "video/mp4") =>
  testMedia({ mediaType: "video", mimeType, videoSettings });

describe("videoSource", () => {
  it("plays an own file beside its pictures", () =>
    expect(videoSource(film({ source: "own", status: "ready" }))).toEqual({
      type: "file",
      url: "/media/one/original.mp4",
      mimeType: "video/mp4",
    }));
  it("names what Mux delivers it under, and nothing that could be an address", () => {
    const at = (playbackId: string) => videoSource(film({ source: "own", status: "ready", playbackId }));
    expect(at("a1B2")).toMatchObject({ type: "file", url: "/media/one/original.mp4", playbackId: "a1B2" });
    for (const wrong of ["", "../x", "a?b", "https://evil.example", "a".repeat(200)])
      expect(at(wrong), wrong).not.toHaveProperty("playbackId");
  });
  it("waits for a file that is not ready", () =>
    expect(videoSource(film({ source: "own", status: "preparing" }))).toBeNull());
  it("plays no file of an unknown type", () => expect(videoSource(film(null, "text/html"))).toBeNull());
  it("takes a YouTube film by its id and never by a stored address", () =>
    expect(
      videoSource(film({ source: "youtube", videoId: "dQw4w9WgXcQ", youtubeUrl: "https://evil.example" })),
    ).toEqual({ type: "youtube", videoId: "dQw4w9WgXcQ" }));
  it.each(["", "short", "twelve_chars", '"onload=x">', "../../x/yzab"])("refuses %j as an id", (videoId) =>
    expect(videoSource(film({ source: "youtube", videoId }))).toBeNull(),
  );
  it("plays no picture", () => expect(videoSource(testMedia())).toBeNull());
});
