import { describe, expect, it } from "vitest";
import { parseRoute, routeSchema, writeRoute } from "./map-route.ts";

const line = (coordinates: unknown, type = "LineString") => ({
  type: "FeatureCollection",
  features: [{ type: "Feature", properties: {}, geometry: { type, coordinates } }],
});
const two = [
  [8.7239, 47.4997],
  [8.7286, 47.5017],
];

describe("parseRoute", () => {
  it.each([
    ["a list of number pairs", JSON.stringify(two)],
    ["a FeatureCollection whose first feature is a LineString", JSON.stringify(line(two))],
    ["pairs with a height", JSON.stringify(line(two.map((pair) => [...pair, 439])))],
    ["decimal pairs as text, one a line", "8.7239, 47.4997\n8.7286, 47.5017"],
    ["decimal pairs as text, in brackets without the outer ones", "[8.7239,47.4997],\n[8.7286,47.5017],"],
    ["decimal pairs as text, divided by semicolons", "8.7239 47.4997; 8.7286 47.5017"],
    ["pairs with the latitude first, as map pages write them", "47.4997, 8.7239\n47.5017, 8.7286"],
    ["more decimals than a phone knows", "[[8.72390000001, 47.4997], [8.7286, 47.50169999999]]"],
  ])("reads %s", (_, text) => {
    expect(parseRoute(text)).toEqual({ ok: true, route: two });
  });

  it.each(["", "  \n "])("reads no route from an empty text (%j)", (text) => {
    expect(parseRoute(text)).toEqual({ ok: true, route: null });
  });

  it.each([
    ["words", "von hier nach dort", 'Invalid format: "vonhiernachdort" is no decimal pair'],
    ["pairs without decimals as text", "8,47\n9,46", 'Invalid format: "847946" is no decimal pair'],
    ["an unclosed list", "[[8.7, 47.4], [8.7", 'Invalid format: "8.7" is no decimal pair'],
    ["another GeoJSON", '{"type":"Feature"}', /^Invalid format: a list of pairs or a FeatureCollection/],
    ["a collection that begins with a point", JSON.stringify(line([8.7, 47.4], "Point")), /^Invalid format: /],
    ["an empty collection", '{"type":"FeatureCollection","features":[]}', /^Invalid format: /],
    ["one pair", "[[8.7, 47.4]]", "Invalid coordinates format"],
    ["one pair as text", "8.7, 47.4", "Invalid coordinates format"],
    ["texts for numbers", '[["8.7", "47.4"], ["8.8", "47.5"]]', "Invalid coordinates format"],
    ["single numbers", "[8.7, 47.4]", "Invalid coordinates format"],
    ["a line without its list", JSON.stringify(line(null)), "Invalid coordinates format"],
    ["places that the map cannot show", "[[2.35, 48.85], [2.36, 48.86]]", "Invalid coordinates format"],
    ["one place far away", "[[8.7, 47.4], [80.7, 47.4]]", "Invalid coordinates format"],
    ["an endless list", JSON.stringify(Array.from({ length: 5001 }, () => [8.7, 47.4])), "Invalid coordinates format"],
  ])("refuses %s", (_, text, error) => {
    const parsed = parseRoute(text);
    expect(parsed.ok).toBe(false);
    if (!parsed.ok) expect(parsed.error).toEqual(error instanceof RegExp ? expect.stringMatching(error) : error);
  });

  it("reads what it wrote, and saves what the option accepts", () => {
    const parsed = parseRoute(JSON.stringify(two));
    const route = parsed.ok ? parsed.route : null;
    expect(parseRoute(writeRoute(route))).toEqual(parsed);
    expect(routeSchema.safeParse(route).success).toBe(true);
    expect(writeRoute(null)).toBe("");
  });
});
