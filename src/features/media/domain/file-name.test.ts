import { describe, expect, it } from "vitest";
import { displayName, imageExtensionOf } from "./file-name.ts";

describe("imageExtensionOf", () => {
  it.each(["a.jpg", "a.JPEG", "a.b.png", "a.gif", "logo.svg", "ä.webp"])("allows %s", (name) => {
    expect(imageExtensionOf(name)).toBe(name.split(".").at(-1)?.toLowerCase());
  });

  it.each(["a.pdf", "a.heic", "a.jpg.exe", "a.html"])("refuses %s as a type that is not allowed", (name) => {
    expect(() => imageExtensionOf(name)).toThrow("File type not allowed");
  });

  it.each(["", "picture", "folder.jpg/picture", ".png", "a."])("refuses %j as a name without extension", (name) => {
    expect(() => imageExtensionOf(name)).toThrow("File has no extension");
  });
});

describe("displayName", () => {
  it("drops folders and control characters", () => {
    expect(displayName("C:\\fakepath\\mein\u202e bild\u0000.png")).toBe("mein bild.png");
    expect(displayName("../../etc/foto.jpg")).toBe("foto.jpg");
  });

  it("keeps emoji whole, also where a long name is cut", () => {
    expect(displayName("👩‍🍳 backt.png")).toBe("👩‍🍳 backt.png");
    expect(displayName(`👓${"a".repeat(195)}.png`)).toBe(`${"a".repeat(195)}.png`);
  });
});
