import { expect, it } from "vitest";
import { networkOf } from "~/lib/addresses/network-of.ts";
import { hour } from "~/lib/time/lengths.ts";
import { rateLimit } from "./rate-limit.ts";

const details = { retryAfterMs: expect.any(Number) as number };
const tooMany = expect.objectContaining({ code: "too-many", details }) as Error;

it("refuses what is over the limit with the time to wait, each key for itself", () => {
  const limit = rateLimit("test of keys", { most: 2, windowMs: hour });
  expect([limit.count("a"), limit.count("a")]).toEqual([1, 2]);
  expect(() => limit.count("a")).toThrow(tooMany);
  expect(() => limit.check("a")).toThrow(tooMany);
  expect(limit.count("b", 2)).toBe(2);
  expect(() => limit.check("b")).toThrow(tooMany);
});

it("lets a key go on after its counts were taken back, and begin anew after it was forgotten", () => {
  const limit = rateLimit("test of ends", { most: 1, windowMs: hour });
  limit.count("a");
  limit.takeBack("a");
  expect(limit.count("a")).toBe(1);
  limit.forget("a");
  expect(limit.countOf("a")).toBe(0);
});

it("counts under its name wherever it is asked for", () => {
  rateLimit("test of names", { most: 1, windowMs: hour }).count("a");
  expect(() => rateLimit("test of names", { most: 1, windowMs: hour }).count("a")).toThrow(tooMany);
  expect(rateLimit("test of other names", { most: 1, windowMs: hour }).count("a")).toBe(1);
});

it("counts the networks of one /48 together as well, sixteen times as generously", () => {
  const limit = rateLimit("test of wider networks", { most: 2, windowMs: hour });
  const key = (at: number, wider = "2001:db8:7") =>
    `site ${networkOf(`${wider}:${at.toString(16)}::1`)} ada@example.ch`;
  for (let at = 0; at < 32; at += 1) expect(limit.count(key(at))).toBe(1);
  limit.takeBack(key(0));
  expect(limit.count(key(100))).toBe(1);
  expect(() => limit.count(key(101))).toThrow(tooMany);
  expect(() => limit.check(key(102))).toThrow(tooMany);
  expect(limit.count(key(0, "2001:db8:8"))).toBe(1);
  expect(limit.count("192.0.2.7")).toBe(1);
});

it("refuses one network of a /48 for ever more without its neighbours", () => {
  const limit = rateLimit("test of neighbours", { most: 2, windowMs: hour });
  const [loud, neighbour] = ["2001:db8:9:1::/64", "2001:db8:9:2::/64"];
  for (let call = 0; call < 2; call += 1) limit.count(loud);
  for (let call = 0; call < 100; call += 1) expect(() => limit.count(loud)).toThrow(tooMany);
  expect(limit.count(neighbour)).toBe(1);
});
