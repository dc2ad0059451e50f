import { describe, expect, it } from "vitest";
import { mapAppHref } from "./map-app.ts";

describe("mapAppHref", () => {
  it.each([
    ["Mozilla/5.0 (Linux; Android 15; Pixel 8)", "geo:47.5,8.72?q=47.5,8.72"],
    ["Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)", "https://maps.apple.com/?q=47.5,8.72"],
    ["Mozilla/5.0 (X11; Linux x86_64)", "https://www.openstreetmap.org/?mlat=47.5&mlon=8.72#map=18/47.5/8.72"],
    ["", "https://www.openstreetmap.org/?mlat=47.5&mlon=8.72#map=18/47.5/8.72"],
  ])("opens the place for %j", (userAgent, href) => expect(mapAppHref([8.72, 47.5], userAgent)).toBe(href));

  it.each([
    ["Mozilla/5.0 (Linux; Android 15; Pixel 8)", "geo:0,0?q=M%C3%BChlegasse%203%2C%208353%20Elgg"],
    ["Mozilla/5.0 (iPad)", "https://maps.apple.com/?q=M%C3%BChlegasse%203%2C%208353%20Elgg"],
    ["", "https://www.openstreetmap.org/search?query=M%C3%BChlegasse%203%2C%208353%20Elgg"],
  ])("asks for the address where no point is known for %j", (userAgent, href) =>
    expect(mapAppHref("Mühlegasse 3, 8353 Elgg", userAgent)).toBe(href),
  );
});
