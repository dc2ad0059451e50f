import { describe, expect, it } from "vitest";
import { translator } from "./messages.ts";
import de from "./messages/de.json" with { type: "json" };
import fr from "./messages/fr.json" with { type: "json" };

describe("translator", () => {
  it("finds a text by its dotted key", () => {
    expect(translator("de")("blocks.video.play")).toBe("Video abspielen");
    expect(translator("fr")("blocks.video.play")).toBe("Lire la vidéo");
  });
  it("puts values in place", () =>
    expect(translator("de")("blocks.carousel.slide", { number: 2, total: 5 })).toBe("2 von 5"));
  it("shows German in a language without texts of its own", () =>
    expect(translator("it")("blocks.video.play")).toBe("Video abspielen"));
  it("gives an unknown key back, and never something inherited", () => {
    expect(translator("de")("blocks.nowhere")).toBe("blocks.nowhere");
    expect(translator("de")("constructor")).toBe("constructor");
  });
  it("has the same keys in every language", () => expect(keysOf(fr)).toEqual(keysOf(de)));
});

function keysOf(node: unknown, path = ""): string[] {
  if (typeof node !== "object" || node === null) return [path];
  return Object.entries(node)
    .flatMap(([key, value]) => keysOf(value, `${path}.${key}`))
    .sort();
}
