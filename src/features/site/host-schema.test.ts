import { expect, it } from "vitest";
import { hostNameIn } from "./host-schema.ts";

it.each([
  ["www.optik.ch", "www.optik.ch"],
  [" HTTPS://WWW.Optik.ch/de/team?x=1 ", "www.optik.ch"],
  ["optik.ch:8080/", "optik.ch"],
  ["müller-optik.ch", "xn--mller-optik-thb.ch"],
  ["", null],
  ["zwei wörter", null],
  ["http://", null],
  ["[::1]", null],
  ["-optik.ch", null],
])("reads the host name in %j as %j", (text, host) => expect(hostNameIn(text)).toBe(host));
