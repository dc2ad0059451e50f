import type { IncomingMessage } from "node:http";
import { afterEach, expect, it, vi } from "vitest";
import { clientIp } from "./client-ip.ts";
import { env } from "../env.ts";

const of = (forwarded: string | undefined, remoteAddress = "::ffff:192.0.2.1") =>
  clientIp({ headers: { "x-forwarded-for": forwarded }, socket: { remoteAddress } } as unknown as IncomingMessage);

afterEach(() => vi.restoreAllMocks());

it("is the whole address that our own proxy wrote, without a port", () => {
  vi.spyOn(env, "TRUST_PROXY", "get").mockReturnValue(1);
  expect(of("2001:db8:1:2:3:4:5:6")).toBe("2001:db8:1:2:3:4:5:6");
  expect(of("198.51.100.1, [2001:db8::6]:4711")).toBe("2001:db8::6");
  expect(of("198.51.100.1, 203.0.113.7:4711")).toBe("203.0.113.7");
});

it("is what the outermost of our own proxies wrote, where several stand one behind the other", () => {
  vi.spyOn(env, "TRUST_PROXY", "get").mockReturnValue(2);
  expect(of("198.51.100.1, 203.0.113.7:4711, 192.0.2.80")).toBe("203.0.113.7");
  expect(of("203.0.113.7, 192.0.2.80")).toBe("203.0.113.7");
  expect(of("203.0.113.7"), "past the outer one").toBe("203.0.113.7");
  expect(of(undefined), "past both").toBe("192.0.2.1");
});

it("is the socket's without a proxy, whatever the caller writes", () => {
  expect(of("203.0.113.7")).toBe("192.0.2.1");
  expect(of(undefined, "2001:db8::6")).toBe("2001:db8::6");
});
